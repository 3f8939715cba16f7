import type { NeighbourhoodTable } from './neighbourhood-table.ts';
import type { TownHouse } from './town-houses.ts';

/** A table in Markdown. */
export function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A town's table of neighbourhoods with its heading. */
export const tableMarkdown = ({
  title,
  note,
  heads,
  rows,
}: NeighbourhoodTable & { title: string; note: string }): string =>
  `## ${title}\n\n${note}\n\n${tableOf(heads, rows)}`;

/** A link to a tool that opens with the example's house; all tools read it from their address. */
export const exampleLink = (
  { href, label }: { href: string; label: string },
  { woningtype, bouwjaar }: TownHouse,
) => `[${label}](${href}?woningtype=${woningtype}&bouwjaar=${bouwjaar})`;
