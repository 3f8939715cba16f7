import type { AnswerField, Report } from '@sens/engine';

/** Words of what an answer would change. */
export const EFFECT_COPY = {
  topTitle: 'Deze drie antwoorden veranderen het meest',
  topTitleFew: 'Dit zou de uitkomst het meest veranderen',
  saving: 'Uw antwoord kan de stappen en de besparing veranderen.',
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

/** Less than this in a year (EUR) is no other saving. */
const SAME_EUR = 10;

/**
 * The saving where it differs, else the class; nothing when neither does. No amount: with another answer
 * another plan may be better, and that is known only once it is given.
 */
function effectWords(values: Report['wouldChange'][number]['values']): string {
  if (values.verschilEurPerJaar >= SAME_EUR) return EFFECT_COPY.saving;
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
