import { PhoneFold } from '#components/ui/PhoneFold.tsx';
import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import type { HeatPumpView } from '../view.ts';
import { outcomeRows } from '../words/outcome-words.ts';
import { advisedKind } from '../words/verdict-words.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { KindCard } from './KindCard.tsx';
import { KnowMore } from './KnowMore.tsx';

/** The three kinds beside each other: a table where there is room, cards on a phone. */
export function Comparison({ check }: { check: HeatPumpView }) {
  const { verdicts, subsidyYear, advises } = check;
  const advised = advisedKind(check);
  const hasMeasures = verdicts.some(({ measures }) => measures.length > 0);
  const hasOutcome = verdicts.some(({ outcome }) => outcome);
  const rows = hasOutcome ? outcomeRows(subsidyYear, hasMeasures, advises) : [];
  return (
    <PhoneFold level="h2" title={COPY.compareTitle}>
      <section aria-labelledby="vergelijk" data-comparison>
        <h2 data-fold-title id="vergelijk">
          {COPY.compareTitle}
        </h2>
        <p className="mt-2 max-w-[65ch] text-muted">
          {COPY.compareText} {hasMeasures ? COPY.compareAfter : null}{' '}
          {advises ? null : COPY.moneyWaits}
        </p>
        <ComparisonTable recommended={advised} rows={rows} verdicts={verdicts} />
        <div className="mt-6 grid gap-4 md:hidden print:hidden">
          {verdicts.map((verdict) => (
            <KindCard
              isRecommended={verdict.kind === advised}
              key={verdict.kind}
              rows={rows}
              verdict={verdict}
            />
          ))}
        </div>
        <div className="mt-4 grid gap-2.5">
          {verdicts
            .filter(({ outcome }) => outcome)
            .map((verdict) => (
              <KnowMore
                isRecommended={verdict.kind === advised}
                key={verdict.kind}
                verdict={verdict}
              />
            ))}
        </div>
      </section>
    </PhoneFold>
  );
}
