import { type Registered, withRegistered } from '@sens/contract';
import {
  type AnswerField,
  type BudgetOutcome,
  type DwellingAnswers,
  figuresFor,
  type MeasureId,
  type Report,
  usableAnswers,
} from '@sens/engine';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { withAnswer } from '#features/house-questions/HouseQuestions.tsx';
import { today as currentDay } from '#lib/today.ts';
import { knownReport } from './known-report.ts';
import type { BudgetsFor } from './own-way/budgets-later.ts';
import { REFINE_COPY } from './refine/copy.ts';
import { planChange } from './refine/plan-change.ts';
import type { Refining } from './refine/refining.ts';

const NOTHING: readonly string[] = [];

/** The answers with one measure unwanted, or wanted again. */
function withWish(
  { unwanted = [], ...answers }: DwellingAnswers,
  id: MeasureId,
  isWanted: boolean,
): DwellingAnswers {
  const others = unwanted.filter((one) => one !== id);
  const left = isWanted ? others : [...others, id];
  return left.length > 0 ? { ...answers, unwanted: left } : answers;
}

/** What we would assume of the open question, and what the visitor's answer to it does to the plan. */
function useOpenQuestion(
  open: AnswerField | undefined,
  answers: DwellingAnswers,
  base: DwellingAnswers,
  report: Report,
  make: (answers: DwellingAnswers) => Report,
): Pick<Refining, 'assumed' | 'change'> {
  const value = open && answers[open];
  const was = open && base[open];
  const unanswered = useMemo(() => {
    if (!open || value === undefined || open === 'woningtype') return undefined;
    return make(withAnswer(answers, open, undefined));
  }, [open, value, answers, make]);
  const earlier = useMemo(() => {
    if (!open || value === was) return undefined;
    if (was === undefined) return unanswered;
    return make(withAnswer(answers, open, was));
  }, [open, value, was, unanswered, answers, make]);
  const change = useMemo(
    () => (earlier ? planChange(earlier, report, REFINE_COPY.byThisAnswer) : NOTHING),
    [earlier, report],
  );
  return { assumed: open && unanswered?.dwelling[open], change };
}

/**
 * The report of a house whose answers can be refined. The answers change at once; the report follows
 * a moment later, so that typing and sliding never wait for it.
 * @param start the answers to begin with, as given: the report says what it made of a number
 * @param base those the report was first made with, to compare with and to go back to
 * @param registered what registers know beside the answers
 * @param today ISO date to compute for until an answer changes
 */
export function useLiveReport(
  start: DwellingAnswers,
  base: DwellingAnswers,
  registered: Registered | undefined,
  today: string,
): {
  report: Report;
  before: Report;
  budgets: (work: BudgetsFor) => BudgetOutcome[];
  refining: Refining;
} {
  const [answers, setAnswers] = useState(start);
  const [open, ask] = useState<AnswerField>();
  const settled = useDeferredValue(answers);
  // What is changed is kept as of today, with today's rules; what it is compared with too.
  const day = settled === start ? today : currentDay();
  const make = useCallback(
    (of: DwellingAnswers) => knownReport(of, registered, day),
    [registered, day],
  );
  const report = useMemo(() => make(settled), [settled, make]);
  const budgets = useCallback(
    (work: BudgetsFor) => work(withRegistered(settled, registered), figuresFor(day), day),
    [settled, registered, day],
  );
  // Nothing to compare with until an answer differs: the first paint computes one report, not two.
  const isOther = settled !== base;
  const other = useMemo(() => (isOther ? make(base) : undefined), [isOther, base, make]);
  const answer = useCallback<Refining['answer']>(
    (field, value) => setAnswers((last) => withAnswer(last, field, value)),
    [],
  );
  const want = useCallback<Refining['want']>(
    (id, isWanted) => setAnswers((last) => withWish(last, id, isWanted)),
    [],
  );
  const reset = useCallback(() => {
    setAnswers(base);
    ask(undefined);
  }, [base]);
  // A question shows the number that counts, and only such a one is kept.
  const usable = useMemo(() => usableAnswers(answers), [answers]);
  const usableBase = useMemo(() => usableAnswers(base), [base]);
  const { assumed, change } = useOpenQuestion(open, settled, base, report, make);
  return {
    report,
    before: other ?? report,
    budgets,
    refining: {
      answers: usable,
      base: usableBase,
      answer,
      want,
      reset,
      open,
      ask,
      assumed,
      change,
    },
  };
}
