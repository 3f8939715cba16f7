import { type DwellingAnswers, figures2026, makeReport, type Report } from '@sens/engine';
import { useMemo } from 'react';
import { useRested } from './use-rested.ts';

/**
 * The whole report of a house, for the parts of a tool that may come a moment after the main result:
 * assumptions, sources, what would change the outcome.
 */
export function useReport(answers: DwellingAnswers, today: string): Report {
  const rested = useRested(answers);
  return useMemo(() => makeReport(rested, figures2026, today), [rested, today]);
}
