import type { Report } from '@sens/engine';
import type { ReactNode } from 'react';
import { Folded } from '#components/ui/Folded.tsx';
import { formatEuroRange } from '#lib/format-nl.ts';
import { investmentWords, paybackWords, subsidyWords } from '#words/money/money-words.ts';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { planWords } from '#words/plan/plan-words.ts';
import { reasonWords } from '#words/plan/reason-words.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { NetAmount } from './NetAmount.tsx';
import { IndicativeTag } from './StepFigures.tsx';

/**
 * Said outright: where there is no room, CSS lays the table out as cards, and not every browser then
 * still tells a screen reader that it is a table.
 */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** A figure; its label is shown where the heads of the columns are not. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td {...ROLES.cell} data-label={label}>
      {children}
    </td>
  );
}

function Row({
  measure,
  heads,
}: {
  measure: Report['considered'][number];
  heads: ReturnType<typeof headsOf>;
}) {
  const { investmentCents, subsidyCents, priceIsIndicative } = measure;
  return (
    <tr {...ROLES.row}>
      <th {...ROLES.name}>{MEASURE_WORDS[measure.id].name}</th>
      <Cell label={heads.investment}>
        {investmentWords(investmentCents)}
        {investmentCents && priceIsIndicative ? (
          <IndicativeTag>{COPY.indicativePrice}</IndicativeTag>
        ) : null}
      </Cell>
      <Cell label={heads.subsidy}>{subsidyWords(subsidyCents)}</Cell>
      <Cell label={heads.net}>
        <NetAmount investment={investmentCents} subsidy={subsidyCents} />
      </Cell>
      <Cell label={heads.saving}>{formatEuroRange(measure.savingCentsPerYear)}</Cell>
      <Cell label={heads.payback}>
        {paybackWords(measure.paybackYears, measure.lifetimeYears, investmentCents)}
      </Cell>
      <Cell label={heads.ground}>{measure.reasons.map(reasonWords).join(' ')}</Cell>
    </tr>
  );
}

const headsOf = (subsidyYear: number, ground: string) => ({
  measure: COPY.measure,
  investment: COPY.investment,
  subsidy: COPY.subsidy(subsidyYear),
  net: COPY.net,
  saving: COPY.saving,
  payback: COPY.payback,
  ground,
});

/** What was worked out but not chosen, with its figures, so that the visitor can weigh it. */
export function Considered({ report }: { report: Report }) {
  if (report.considered.length === 0) return null;
  const { consideredText, ground } = planWords(report);
  const heads = headsOf(report.subsidyYear, ground);
  return (
    <Folded className="mt-10" summary={<h3>{COPY.consideredTitle}</h3>}>
      <p className="max-w-[60ch]">{consideredText}</p>
      <table {...ROLES.table} className="considered mt-3" data-considered>
        <caption className="sr-only">{COPY.consideredTitle}</caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {Object.values(heads).map((head) => (
              <th key={head} {...ROLES.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {report.considered.map((measure) => (
            <Row heads={heads} key={measure.id} measure={measure} />
          ))}
        </tbody>
      </table>
    </Folded>
  );
}
