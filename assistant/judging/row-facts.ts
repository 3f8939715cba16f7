import { stem, stemsOf, wordsOf } from '#language/dutch.ts';
import type { FoundPassage } from '#passages/search-passages.ts';

/** What stands in a passage whoever asks: read once, as each question weighs some eighty of them. */
export interface RowFacts {
  /** Stems of what it is called. */
  named: readonly string[];
  /** Stems of what its rows are called; only a table has rows. */
  rowNames: ReadonlySet<string>;
  /** Words of each row with an amount, with their stems. */
  amounts: readonly (readonly (readonly [word: string, root: string])[])[];
  text: string;
}

const known = new WeakMap<FoundPassage['passage'], RowFacts>();

function read({ passage: { kind, heads, lines }, page }: FoundPassage): RowFacts {
  const isTable = kind === 'table';
  const rows = isTable ? lines : [];
  return {
    // The rows of a page about grants are amounts of grants, whatever stands over them.
    named: stemsOf((isTable ? [...heads, page.title] : heads).join(' ')),
    rowNames: new Set(rows.flatMap((row) => stemsOf(row.split(':')[0] ?? ''))),
    amounts: rows
      .filter((row) => row.includes('€'))
      .map((row) => wordsOf(row).map((word) => [word, stem(word)] as const)),
    text: lines.join(' '),
  };
}

/** What stands in a passage that was found. */
export function rowFacts(found: FoundPassage): RowFacts {
  const facts = known.get(found.passage) ?? read(found);
  known.set(found.passage, facts);
  return facts;
}
