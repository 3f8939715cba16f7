import type { DwellingAnswers, HeatPumpExtras } from '@sens/engine';
import { encodeAnswers } from '#features/house-questions/answers-address.ts';
import { decodeHouse, type ToolCodec } from '#features/tool/tool-codec.ts';
import { HEAT_PUMP_COPY as COPY } from './copy.ts';
import { decodeExtras, EXTRA_KEYS, encodeExtras } from './extras.ts';
import { adjustedExtraWords } from './words/extra-words.ts';

/** The house, and what only this check asks: the place, the boiler's age and the sound. */
export interface HeatPumpState {
  answers: DwellingAnswers;
  extras: HeatPumpExtras;
  /** The visitor does not know the bill and wants advice on our estimate of it. */
  withoutBill?: true;
}

/** Key and word in the address for who does not know the bill. */
export const BILL_KEY = 'rekening';
export const BILL_UNKNOWN = 'onbekend';

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
    const bill = (query.get(BILL_KEY) ?? '').trim().toLowerCase();
    const strange = bill !== '' && bill !== BILL_UNKNOWN;
    return {
      state: {
        answers: house.state.answers,
        extras,
        ...(bill === BILL_UNKNOWN ? { withoutBill: true } : {}),
      },
      notes: [
        ...house.notes,
        ...more,
        ...(strange ? [{ text: COPY.unknownBill(bill.slice(0, 40)) }] : []),
      ],
    };
  },
  encode({ answers, extras, withoutBill }) {
    const query = encodeAnswers(answers);
    encodeExtras(extras, query);
    if (withoutBill) query.set(BILL_KEY, BILL_UNKNOWN);
    return query;
  },
};
