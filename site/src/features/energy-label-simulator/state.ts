import { type DwellingAnswers, MEASURE_IDS, type MeasureId } from '@sens/engine';
import { encodeAnswers } from '#features/house-questions/answers-address.ts';
import { decodeHouse, readList, type ToolCodec } from '#features/tool/tool-codec.ts';
import { SIMULATED_KEY } from '#features/tool/tools.ts';
import { SIMULATOR_COPY as COPY } from './copy.ts';

/** The house, and the measures that the visitor tries out. */
export interface SimulatorState {
  answers: DwellingAnswers;
  chosen: MeasureId[];
}

/** The simulator's state in an address; a measure that does not exist is dropped, and told. */
export const simulatorCodec: ToolCodec<SimulatorState> = {
  decode(query) {
    const { state, notes } = decodeHouse(query);
    const { words: chosen, unknown } = readList(query, SIMULATED_KEY, MEASURE_IDS);
    const more = unknown.map((given) => ({
      text: COPY.unknownMeasure(given.slice(0, 40)),
      target: 'maatregelen',
    }));
    return { state: { ...state, chosen }, notes: [...notes, ...more] };
  },
  encode({ answers, chosen }) {
    const query = encodeAnswers(answers);
    for (const id of MEASURE_IDS) if (chosen.includes(id)) query.append(SIMULATED_KEY, id);
    return query;
  },
};
