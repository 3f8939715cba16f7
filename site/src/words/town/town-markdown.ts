import type { NeighbourhoodTable } from './neighbourhood-table.ts';
import type { TownHouse } from './town-example.ts';

/** A town's table of neighbourhoods with its heading and sources. */
export function tableMarkdown({
  title,
  note,
  heads,
  rows,
  sources,
}: NeighbourhoodTable & { title: string; note: string }): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = [
    line(['Buurt', ...heads]),
    line(['---', ...heads.map(() => '---')]),
    ...rows.map(line),
  ].join('\n');
  return `## ${title}\n\n${note}\n\n${table}\n\n*Bron: ${sources.join('; ')}.*`;
}

/** A link to a tool that opens with the example's house; all tools read it from their address. */
export const exampleLink = (
  { href, label }: { href: string; label: string },
  { woningtype, bouwjaar }: TownHouse,
) => `[${label}](${href}?woningtype=${woningtype}&bouwjaar=${bouwjaar})`;
