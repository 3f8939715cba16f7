import { TableScroll } from '#components/ui/TableScroll.tsx';
import type { Row } from './figures.ts';

/** A table of words and figures, named by its first column; figures stand at the right. */
export function RowsTable({
  label,
  heads,
  rows,
  isFigures = false,
}: {
  label: string;
  heads: readonly string[];
  rows: readonly Row[];
  isFigures?: boolean;
}) {
  return (
    <div
      className={`prose max-w-none print:[&_table]:text-[7.5pt] print:[&_:is(th,td)]:py-px! ${isFigures ? '[&_td]:text-right! [&_thead_th:not(:first-child)]:text-right!' : ''}`}
    >
      <TableScroll label={label}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableScroll>
    </div>
  );
}
