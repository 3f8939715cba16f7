import {
  type AnswerField,
  type DwellingAnswers,
  figures2026,
  makeReport,
  type Report,
} from '@sens/engine';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { withAnswer } from '#features/house-questions/HouseQuestions.tsx';
import type { Refining } from './refine/refining.ts';

/**
 * The report of a house whose answers can be refined. The answers change at once; the report follows
 * a moment later, so that typing and sliding never wait for it.
 * @param start the answers to begin with
 * @param base those the report was first made with, to compare with and to go back to
 * @param today ISO date to compute for
 */
export function useLiveReport(
  start: DwellingAnswers,
  base: DwellingAnswers,
  today: string,
): { report: Report; before: Report; refining: Refining } {
  const [answers, setAnswers] = useState(start);
  const [open, ask] = useState<AnswerField>();
  const settled = useDeferredValue(answers);
  const report = useMemo(() => makeReport(settled, figures2026, today), [settled, today]);
  const before = useMemo(() => makeReport(base, figures2026, today), [base, today]);
  const answer = useCallback<Refining['answer']>(
    (field, value) => setAnswers((last) => withAnswer(last, field, value)),
    [],
  );
  const reset = useCallback(() => {
    setAnswers(base);
    ask(undefined);
  }, [base]);
  return { report, before, refining: { answers, base, answer, reset, open, ask } };
}
