import type { LabelWhatIf } from '@sens/engine';
import { LABEL_COPY } from '#features/tool/label-copy.ts';
import { formatEuroRange } from '#lib/format-nl.ts';
import { SIMULATOR_COPY as COPY } from './copy.ts';
import { groundWords, measureName } from './measure-words.ts';

/** Whether any measure that counts is switched on: only then there is a later state to show. */
export const hasAfter = ({ options }: Pick<LabelWhatIf, 'options'>): boolean =>
  options.some(({ chosen, possible }) => chosen && possible);

/** Of each measure that is switched on but does not count, why not. */
export const notCountedWords = ({ options }: Pick<LabelWhatIf, 'options'>): string[] =>
  options
    .filter(({ chosen, possible }) => chosen && !possible)
    .map((option) => COPY.notCounted(measureName(option.id), groundWords(option)));

/** The outcome as the bar's figure and as the sentence that is read out. */
export function resultWords(outcome: LabelWhatIf) {
  const { now, after } = outcome;
  const later = hasAfter(outcome) ? after : undefined;
  return {
    main: { label: COPY.main, value: COPY.mainValue(now.label, later?.label) },
    announcement: COPY.announcement(
      LABEL_COPY.estimate(now.label),
      later && LABEL_COPY.estimate(later.label),
      formatEuroRange((later ?? now).costCentsPerMonth),
    ),
  };
}
