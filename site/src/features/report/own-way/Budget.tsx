import type { BudgetOutcome, PlannedMeasure } from '@sens/engine';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { NumberField } from '#components/ui/NumberField.tsx';
import { whenSeen } from '#features/citations/when-seen.ts';
import { Announcer } from '#features/tool/Announcer.tsx';
import { formatEuro, formatEuroEstimate } from '#lib/format-nl.ts';
import { MEASURE_WORDS, measureList } from '#words/plan/measure-words.ts';
import { REPORT_COPY } from '#words/report-copy.ts';
import { FiguresTable } from '../plan/FiguresTable.tsx';
import { OwnAnswers } from '../plan/own-answers.ts';
import { budgetsLater } from './budgets-later.ts';
import { OWN_WAY_COPY as COPY } from './copy.ts';
import { outcomeWithin, stagesOf } from './within-budget.ts';

const STEP_EUR = 250;
/** What a field takes: nobody is stopped at the price of this plan. */
const BOUNDS = { min: 0, max: 250_000, decimals: 0 };

const about = (cents: number) => REPORT_COPY.about(formatEuroEstimate(cents));

/** What one does with a budget, in words; nothing as long as nobody asked. */
function wordsOf(outcomes: readonly BudgetOutcome[], budgetEur: number, steps: number): string {
  const budget = formatEuro(budgetEur * 100);
  const reached = outcomeWithin(outcomes, budgetEur * 100);
  if (!reached) return COPY.nothing(budget, about(outcomes[0]?.netInvestmentCents ?? 0));
  const { measures, netInvestmentCents, savingCentsPerYear, labelAfter } = reached;
  const done =
    measures.length === steps ? COPY.all(budget) : COPY.some(budget, measureList(measures));
  return `${done} ${COPY.result(about(netInvestmentCents), about(savingCentsPerYear), labelAfter)}`;
}

/** What the reader's own budget does; the table tells the plan step by step without a script. */
export function Budget({ plan }: { plan: readonly PlannedMeasure[] }) {
  const [budgetEur, setBudgetEur] = useState<number>();
  const stages = stagesOf(plan);
  const wholeEur = (stages.at(-1)?.paidCents ?? 0) / 100;
  const max = Math.max(STEP_EUR, Math.ceil(wholeEur / STEP_EUR) * STEP_EUR);
  const value = budgetEur ?? Math.round(max / 2 / STEP_EUR) * STEP_EUR;
  const budgets = use(OwnAnswers)?.budgets;
  const seen = useRef<HTMLHeadingElement>(null);
  useEffect(() => (seen.current ? whenSeen(seen.current, budgetsLater.load) : undefined), []);
  const work = budgetsLater.use();
  // Worked out at the first touch, and again where an answer changed: nobody else waits for it.
  const asked = budgetEur !== undefined && work !== null;
  const outcomes = useMemo(() => (asked ? (budgets?.(work) ?? []) : []), [asked, budgets, work]);
  const words = asked ? wordsOf(outcomes, value, plan.length) : COPY.touch;
  return (
    <>
      <h4 className="mt-6 text-lg font-semibold" ref={seen}>
        {COPY.budgetTitle}
      </h4>
      <div className="only-script mt-2 max-w-xl print:hidden">
        <NumberField
          bounds={BOUNDS}
          errorWords={(error) =>
            error === 'no-number' ? COPY.noNumber : COPY.outOfBounds(formatEuro(BOUNDS.max * 100))
          }
          id="budget"
          label={COPY.budget}
          look="middle"
          name="budget"
          onChange={setBudgetEur}
          placeholder={String(value)}
          slider={{
            label: COPY.budgetTitle,
            range: { min: 0, max, step: STEP_EUR },
            value,
            words: formatEuro(value * 100),
          }}
          unit="€"
          value={budgetEur}
        />
        {/* Each key changes it: it is read out once one rests. */}
        <output aria-live="off" className="mt-2 block min-h-20 font-semibold" htmlFor="budget">
          {words}
        </output>
        <Announcer text={words} />
      </div>
      <FiguresTable
        caption={COPY.stages}
        heads={[COPY.until, REPORT_COPY.net, REPORT_COPY.saving, REPORT_COPY.labelAfter]}
        rows={stages.map(({ measure, paidCents, savingCentsPerYear, label }, index) => [
          `${index + 1}. ${MEASURE_WORDS[measure.id].name}`,
          about(paidCents),
          about(savingCentsPerYear),
          COPY.label(label),
        ])}
      />
      <p className="mt-2 max-w-[62ch] text-sm">{COPY.grants}</p>
    </>
  );
}
