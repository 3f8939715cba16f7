import { type DwellingAnswers, figures2026, makeReport, type Report } from '@sens/engine';
import { useDeferredValue, useMemo } from 'react';

/**
 * The whole report of a house, for the parts of a tool that may come a moment after the main result:
 * assumptions, sources, what would change the outcome.
 */
export function useReport(answers: DwellingAnswers, today: string): Report {
  const quiet = useDeferredValue(answers);
  return useMemo(() => makeReport(quiet, figures2026, today), [quiet, today]);
}
