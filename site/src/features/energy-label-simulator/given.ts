import type { LabelWhatIf } from '@sens/engine';
import { type GivenAnswer, givenOfHouse } from '#features/tool/given-answers.ts';
import { SIMULATOR_COPY as COPY } from './copy.ts';
import { effectWords, measureName } from './measure-words.ts';
import type { SimulatorState } from './state.ts';

/** Every answer that was given, and the measures that are on with what each does. */
export function givenOf(
  { answers, chosen }: SimulatorState,
  { dwelling, options }: LabelWhatIf,
): GivenAnswer[] {
  const on = options.filter(({ id }) => chosen.includes(id));
  return [
    ...givenOfHouse(answers, dwelling),
    ...on.map((option) => ({
      label: COPY.measureOn(measureName(option.id)),
      words: effectWords(option)[0] ?? '',
    })),
  ];
}
