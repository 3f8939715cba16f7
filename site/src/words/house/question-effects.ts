import type { AnswerField, Report } from '@sens/engine';
import { lacksYear } from '../plan/empty-plan-words.ts';
import { mayHavePanels } from './may-have-panels.ts';

/** Words of what an answer would change. */
export const EFFECT_COPY = {
  topTitle: 'Deze drie antwoorden veranderen het meest',
  topTitleFew: 'Dit zou de uitkomst het meest veranderen',
  saving: 'Uw antwoord kan de stappen en de besparing veranderen.',
  labelSpread: (best: string, worst: string) =>
    `Geschatte klasse ${best} tot ${worst}. De besparing blijft bijna gelijk.`,
  /** Of a house for which no step pays as we know it. */
  noPlanYet: (best: string, worst: string) =>
    `Geschatte klasse ${best} tot ${worst}. Misschien is er dan wel een stap die loont.`,
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
function effectWords(values: Report['wouldChange'][number]['values'], hasPlan: boolean): string {
  if (values.verschilEurPerJaar >= SAME_EUR) return EFFECT_COPY.saving;
  const { labelBest, labelSlechtst } = values;
  if (labelBest === labelSlechtst) return '';
  // Without steps nothing is saved whatever the answer; with it there may be a step.
  const spread = hasPlan ? EFFECT_COPY.labelSpread : EFFECT_COPY.noPlanYet;
  return spread(labelBest, labelSlechtst);
}

type Asking = Pick<
  Report,
  'wouldChange' | 'plan' | 'leftOut' | 'dwelling' | 'billDoubt' | 'netMeteringEnded'
>;

/** What is asked before all else: without it the rest is advice for another house. */
export function askedFirst(report: Asking): AnswerField[] {
  const fields: AnswerField[] = [];
  if (lacksYear(report)) fields.push('bouwjaar');
  if (mayHavePanels(report)) fields.push('solarPanels');
  return fields;
}

/** The answers that would change the outcome most, as page and PDF name them. */
export function questionEffects(report: Asking): QuestionEffect[] {
  const hasPlan = report.plan.length > 0;
  const first = askedFirst(report).map((field) => ({ field, words: EFFECT_COPY.saving }));
  const others = report.wouldChange
    .map(({ values }) => ({ field: values.vraag, words: effectWords(values, hasPlan) }))
    .filter(({ field, words }) => words !== '' && first.every((one) => one.field !== field));
  return [...first, ...others].slice(0, MOST);
}

/** What stands above them. */
export const questionsTitle = (effects: readonly QuestionEffect[]): string =>
  effects.length === MOST ? EFFECT_COPY.topTitle : EFFECT_COPY.topTitleFew;
