import { wordsOf } from '#language/dutch.ts';
import type { AssistantIndex, Passage, PassageKind } from './index-file.ts';

/** The index as it travels: what a passage shares with the one before it, or with its own heading, is left out. */
export interface PackedIndex extends Omit<AssistantIndex, 'passages'> {
  passages: string;
}

const KINDS: Record<PassageKind, string> = {
  text: 't',
  faq: 'f',
  term: 'w',
  note: 'n',
  table: 'r',
  own: 'o',
};
const KIND_OF = Object.fromEntries(
  Object.entries(KINDS).map(([kind, letter]) => [letter, kind]),
) as Record<string, PassageKind>;

/** Between pages, and between passages; neither stands in a text. */
const PAGE = '\f';
const PASSAGE = '\b';
const ASK = '\r';

const nameOf = (head: string) => wordsOf(head).join('-');

/** The name that goes without saying: of a question its own, else that of the passage before or of a new heading. */
function guess(kind: PassageKind, heads: readonly string[], before: Passage | undefined): string {
  const own = nameOf(heads[0] ?? '');
  if (kind === 'faq') return `vraag-${own}`;
  return before && before.heads[0] === heads[0] ? before.anchor : own;
}

/** Writes an index as it travels. */
export const packIndex = (index: AssistantIndex): PackedIndex => ({
  ...index,
  passages: packPassages(index.passages),
});

/** Writes passages as they travel. */
export function packPassages(passages: readonly Passage[]): string {
  let before: Passage | undefined;
  let packed = '';
  for (const passage of passages) {
    const { kind, page, anchor, heads, lines, asks = [], handover, see } = passage;
    if (page !== before?.page) {
      packed += `${PAGE}${page}`;
      before = undefined;
    }
    const letter = handover ? KINDS[kind].toUpperCase() : KINDS[kind];
    const name = guess(kind, heads, before) === anchor ? '' : `#${anchor}`;
    const isSame = before && heads[0] !== undefined && before.heads[0] === heads[0];
    const said = isSame ? ['', ...heads.slice(1)] : heads;
    const first = [`${letter}${see ?? ''}${name}`, ...said].join('\t');
    packed += PASSAGE + [[first, ...asks].join(ASK), ...lines].join('\n');
    before = passage;
  }
  return packed;
}

/** Reads an index that travelled. */
export const unpackIndex = (packed: PackedIndex): AssistantIndex => ({
  ...packed,
  passages: unpackPassages(packed.passages),
});

/** Reads passages that travelled. */
export function unpackPassages(packed: string): Passage[] {
  const passages: Passage[] = [];
  for (const part of packed.split(PAGE).slice(1)) {
    const [page = '', ...texts] = part.split(PASSAGE);
    let before: Passage | undefined;
    for (const text of texts) {
      const [first = '', ...lines] = text.split('\n');
      const [start = '', ...asks] = first.split(ASK);
      const [mark = '', ...said] = start.split('\t');
      const [, letter = '', see, anchor] = /^(.)(\d*)(?:#(.*))?$/.exec(mark) ?? [];
      const heads = said[0] === '' ? [before?.heads[0] ?? '', ...said.slice(1)] : said;
      const kind = KIND_OF[letter.toLowerCase()] ?? 'text';
      const passage: Passage = {
        kind,
        page: Number(page),
        anchor: anchor ?? guess(kind, heads, before),
        heads,
        lines,
        ...(asks.length > 0 ? { asks } : {}),
        ...(letter === letter.toUpperCase() ? { handover: true } : {}),
        ...(see ? { see: Number(see) } : {}),
      };
      passages.push(passage);
      before = passage;
    }
  }
  return passages;
}
