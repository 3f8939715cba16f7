import type { AnswerField, Report } from '@sens/engine';
import { formatEuro, roundEstimate } from '#lib/format-nl.ts';
import { REFINE_COPY as COPY } from './copy.ts';

/** More would be a form, not a hint. */
const MOST = 3;

/** A question that was left open with what its answer would change, in words. */
export interface QuestionEffect {
  field: AnswerField;
  words: string;
}

const euros = (value: number | string | undefined) =>
  formatEuro(roundEstimate(Number(value ?? 0)) * 100);

/** In euros where they differ as they are shown, else in classes; nothing when neither does. */
function effectWords(values: NonNullable<Report['wouldChange'][number]['values']>): string {
  const low = euros(values.besparingLaagEurPerJaar);
  const high = euros(values.besparingHoogEurPerJaar);
  if (low !== high) return low === euros(0) ? COPY.upTo(high) : COPY.spread(low, high);
  const { labelBest, labelSlechtst } = values;
  return labelBest === labelSlechtst ? '' : COPY.labelSpread(`${labelBest}`, `${labelSlechtst}`);
}

/** The answers that would change the outcome most, as page and PDF name them. */
export function questionEffects({ wouldChange }: Pick<Report, 'wouldChange'>): QuestionEffect[] {
  return wouldChange
    .map(({ values = {} }) => ({ field: values.vraag as AnswerField, words: effectWords(values) }))
    .filter(({ words }) => words !== '')
    .slice(0, MOST);
}

/** What stands above them. */
export const questionsTitle = (effects: readonly QuestionEffect[]): string =>
  effects.length === MOST ? COPY.topTitle : COPY.topTitleFew;
