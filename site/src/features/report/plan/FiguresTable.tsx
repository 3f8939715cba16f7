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

/** Figures a line each, the first of a row its name; on a phone each label stands above its figure. */
export function FiguresTable({
  caption,
  heads,
  rows,
}: {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly [name: string, ...cells: string[]])[];
}) {
  return (
    <table {...ROLES.table} className="considered mt-3">
      <caption className="sr-only">{caption}</caption>
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          {heads.map((head) => (
            <th key={head} {...ROLES.head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {rows.map(([name, ...cells]) => (
          <tr {...ROLES.row} key={name}>
            <th {...ROLES.name}>{name}</th>
            {cells.map((cell, column) => (
              <td {...ROLES.cell} data-label={heads[column + 1]} key={heads[column + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
