import type { Report } from '@sens/engine';
import type { ReactNode } from 'react';
import { Folded } from '#components/ui/Folded.tsx';
import { formatEuroRange } from '#lib/format-nl.ts';
import { plainNetWords } from '#words/money/money-words.ts';
import { groundWords } from '#words/plan/ground-words.ts';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { planWords } from '#words/plan/plan-words.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';

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

function Row({ measure, ground }: { measure: Report['considered'][number]; ground: string }) {
  const { investmentCents, subsidyCents } = measure;
  return (
    <tr {...ROLES.row}>
      <th {...ROLES.name}>{MEASURE_WORDS[measure.id].name}</th>
      <Cell label={COPY.net}>{plainNetWords(investmentCents, subsidyCents)}</Cell>
      <Cell label={COPY.saving}>{formatEuroRange(measure.savingCentsPerYear)}</Cell>
      <Cell label={ground}>{groundWords(measure.reasons)}</Cell>
    </tr>
  );
}

/** What was worked out but not chosen: what it costs and gives, and what decided, a line each. */
export function Considered({ report }: { report: Report }) {
  if (report.considered.length === 0) return null;
  const { consideredText, ground } = planWords(report);
  return (
    <Folded className="mt-6" summary={<h3>{COPY.consideredTitle}</h3>}>
      <p className="max-w-[62ch] text-sm">{consideredText}</p>
      <table {...ROLES.table} className="considered mt-3" data-considered>
        <caption className="sr-only">{COPY.consideredTitle}</caption>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            {[COPY.measure, COPY.net, COPY.saving, ground].map((head) => (
              <th key={head} {...ROLES.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {report.considered.map((measure) => (
            <Row ground={ground} key={measure.id} measure={measure} />
          ))}
        </tbody>
      </table>
    </Folded>
  );
}
