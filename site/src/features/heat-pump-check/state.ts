import type { DwellingAnswers, HeatPumpExtras } from '@sens/engine';
import { encodeAnswers } from '#features/house-questions/answers-address.ts';
import { decodeHouse, type ToolCodec } from '#features/tool/tool-codec.ts';
import { decodeExtras, EXTRA_KEYS, encodeExtras } from './extras.ts';
import { adjustedExtraWords } from './words/extra-words.ts';

/** The house, and what only this check asks: the place, the boiler's age and the sound. */
export interface HeatPumpState {
  answers: DwellingAnswers;
  extras: HeatPumpExtras;
}

/** Id of a question of this tool alone. */
export const extraId = (field: keyof HeatPumpExtras): string => `vraag-${EXTRA_KEYS[field]}`;

/** The check's state in an address; anything that cannot be used is told. */
export const heatPumpCodec: ToolCodec<HeatPumpState> = {
  decode(query) {
    const house = decodeHouse(query);
    const { extras, adjustments } = decodeExtras(query);
    const more = adjustments.map((one) => ({
      text: adjustedExtraWords(one),
      target: extraId(one.field),
    }));
    return {
      state: { answers: house.state.answers, extras },
      notes: [...house.notes, ...more],
    };
  },
  encode({ answers, extras }) {
    const query = encodeAnswers(answers);
    encodeExtras(extras, query);
    return query;
  },
};
