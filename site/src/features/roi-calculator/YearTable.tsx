import type { CashFlowYear } from '@sens/engine';
import { TableScroll } from '#components/ui/TableScroll.tsx';
import { Fold } from '#features/tool/Fold.tsx';
import { yearTable } from './chart-data.ts';
import { ROI_COPY as COPY } from './copy.ts';
import { signed } from './outcome-words.ts';

function Table({ years }: { years: readonly CashFlowYear[] }) {
  const { heads, rows } = yearTable(years);
  return (
    <div className="prose max-w-none tabular-nums print:[&_.table-scroll]:overflow-visible print:[&_table]:text-[6.5pt] print:[&_td]:px-1 print:[&_th]:px-1">
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
                <td className="whitespace-nowrap" key={heads[index]}>
                  {signed(amount)}
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
    <section aria-labelledby="jaar-voor-jaar" data-year-table>
      <h3 id="jaar-voor-jaar">{COPY.tableTitle}</h3>
      <p className="mt-1 max-w-[60ch] text-sm text-bos-900/85">{COPY.tableText}</p>
      <Fold className="mt-1" look="plain" title={COPY.showTable}>
        <Table years={years} />
      </Fold>
    </section>
  );
}
