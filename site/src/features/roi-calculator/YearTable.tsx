import type { CashFlowYear } from '@sens/engine';
import { TableScroll } from '#components/ui/TableScroll.tsx';
import { Fold } from '#features/tool/Fold.tsx';
import { formatEuro } from '#lib/format-nl.ts';
import { yearTable } from './chart-data.ts';
import { ROI_COPY as COPY } from './copy.ts';

/** On paper there is no room for the sign in every cell; the text above says that all is in euro. */
function Amount({ cents }: { cents: number }) {
  const [minus = '', digits] = formatEuro(cents).split('€\u00a0');
  return (
    <>
      {minus.trim()}
      <span>
        {minus && '\u00a0'}€{'\u00a0'}
      </span>
      {digits}
    </>
  );
}

function Table({ years }: { years: readonly CashFlowYear[] }) {
  const { heads, rows } = yearTable(years);
  return (
    <div className="prose max-w-none tabular-nums [&_td]:whitespace-nowrap print:[&_table]:text-[8pt] print:[&_td_span]:hidden print:[&_th]:hyphens-auto">
      <TableScroll label={COPY.tableTitle}>
        <thead>
          <tr>
            <th scope="col">{COPY.columns.year}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ year, cents }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              {cents.map((amount, index) => (
                <td key={heads[index]}>
                  <Amount cents={amount} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableScroll>
    </div>
  );
}

/** Every year with all that is paid and earned in it. */
export function YearTable({ years }: { years: readonly CashFlowYear[] }) {
  return (
    <div data-year-table>
      <Fold heading="h3" title={COPY.tableTitle}>
        <p className="max-w-[60ch] text-sm text-muted">{COPY.tableText}</p>
        <Table years={years} />
      </Fold>
    </div>
  );
}
