import type { AnswerField, Report } from '@sens/engine';
import { formatEuroEstimate } from '#lib/format-nl.ts';

/** Words of what an answer would change. */
export const EFFECT_COPY = {
  topTitle: 'Deze drie antwoorden veranderen het meest',
  topTitleFew: 'Dit zou de uitkomst het meest veranderen',
  spread: (low: string, high: string) => `Het plan bespaart dan rond ${low} of ${high} per jaar.`,
  upTo: (high: string) => `Het plan bespaart dan tot ${high} per jaar.`,
  labelSpread: (best: string, worst: string) =>
    `Geschatte klasse ${best} tot ${worst}. De besparing blijft bijna gelijk.`,
} as const;

/** More would be a form, not a hint. */
const MOST = 3;

/** A question that was left open with what its answer would change, in words. */
export interface QuestionEffect {
  field: AnswerField;
  words: string;
}

const euros = (value: number) => formatEuroEstimate(value * 100);

/** In euros where they differ as they are shown, else in classes; nothing when neither does. */
function effectWords(values: Report['wouldChange'][number]['values']): string {
  const low = euros(values.besparingLaagEurPerJaar);
  const high = euros(values.besparingHoogEurPerJaar);
  if (low !== high)
    return low === euros(0) ? EFFECT_COPY.upTo(high) : EFFECT_COPY.spread(low, high);
  const { labelBest, labelSlechtst } = values;
  return labelBest === labelSlechtst ? '' : EFFECT_COPY.labelSpread(labelBest, labelSlechtst);
}

/** The answers that would change the outcome most, as page and PDF name them. */
export function questionEffects({ wouldChange }: Pick<Report, 'wouldChange'>): QuestionEffect[] {
  return wouldChange
    .map(({ values }) => ({ field: values.vraag, words: effectWords(values) }))
    .filter(({ words }) => words !== '')
    .slice(0, MOST);
}

/** What stands above them. */
export const questionsTitle = (effects: readonly QuestionEffect[]): string =>
  effects.length === MOST ? EFFECT_COPY.topTitle : EFFECT_COPY.topTitleFew;
