import { TABLE_ROLES as ROLES } from '#components/ui/table-roles.ts';

/** So many rows stay together on paper, or their head stays behind on the page before; more would leave that page empty. */
const MOST_TOGETHER = 8;

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
    <table
      {...ROLES.table}
      className={`considered mt-3 ${rows.length > MOST_TOGETHER ? '' : 'break-inside-avoid'}`}
    >
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
