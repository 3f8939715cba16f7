import type { AnswerField, Report } from '@sens/engine';
import { givenWords } from './answer-words.ts';
import { FACT_LABELS } from './fact-labels.ts';

/**
 * What of the visitor's answers could not be taken as it stood, and what is taken in its place. That
 * meters go before a bill is no such thing: it stands beside the bill itself.
 */
export function givenNotes({ dwelling }: Pick<Report, 'dwelling'>): string[] {
  const { gasM3PerYear, electricityKwhPerYear } = dwelling;
  const isMetered = [gasM3PerYear, electricityKwhPerYear].some(
    ({ origin }) => origin === 'visitor',
  );
  return (Object.keys(FACT_LABELS) as AnswerField[]).flatMap((field) => {
    if (field === 'monthlyCostEur' && isMetered) return [];
    return givenWords(field, dwelling[field], FACT_LABELS[field]) ?? [];
  });
}
