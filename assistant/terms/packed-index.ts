import { wordsOf } from '#language/dutch.ts';
import type { AnswerPage, AssistantIndex, Passage, PassageKind } from './index-file.ts';

/** The index as it travels: what a passage shares with the one before it, or with its own heading, is left out. */
export interface PackedIndex extends Omit<AssistantIndex, 'passages' | 'pages'> {
  passages: string;
  /** Of a town's page only `/isolatie Ridderkerk`: what that service's page and the town's name do not tell. */
  pages: readonly (AnswerPage | string)[];
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

/**
 * Between pages, passages, lines, headings and ways to ask. None stands in a text, and none is written as two
 * characters in JSON, as a new line is.
 */
const PAGE = '\x7f';
const PASSAGE = '~';
const LINE = '|';
const HEAD = '^';
const ASK = '`';
const MARKS = /[\x7f~|^`]/;

const nameOf = (head: string) => wordsOf(head).join('-');

/** The name that goes without saying: of a question its own, else that of the passage before or of a new heading. */
function guess(kind: PassageKind, heads: readonly string[], before: Passage | undefined): string {
  const own = nameOf(heads[0] ?? '');
  if (kind === 'faq') return `vraag-${own}`;
  return before && before.heads[0] === heads[0] ? before.anchor : own;
}

/** The page of a service for a town, as both are named. */
function townPage(
  said: string,
  pages: readonly (AnswerPage | string)[],
  towns: AssistantIndex['towns'],
): AnswerPage | undefined {
  const [service = '', ...name] = said.split(' ');
  const town = name.join(' ');
  const slug = towns[town]?.slug;
  const of = pages.find((page) => typeof page !== 'string' && page.path === service);
  if (slug === undefined || of === undefined || typeof of === 'string') return undefined;
  return { path: `${service}-${slug}`, kind: 'town', title: `${of.title} ${town}`, town };
}

/** A page as it travels: as two names where those tell the rest. */
function packPage(page: AnswerPage, { pages, towns }: AssistantIndex): AnswerPage | string {
  const { path, town = '', title } = page;
  const slug = towns[town]?.slug;
  if (slug === undefined) return page;
  const said = `${path.slice(0, -slug.length - 1)} ${town}`;
  const told = townPage(said, pages, towns);
  return told?.path === path && told.title === title ? said : page;
}

/** Writes an index as it travels. */
export const packIndex = (index: AssistantIndex): PackedIndex => ({
  ...index,
  pages: index.pages.map((page) => packPage(page, index)),
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
    const texts = [anchor, ...heads, ...asks, ...lines];
    const marked = texts.find((text) => MARKS.test(text));
    if (marked) throw new Error(`a text has a mark of the index in it: ${marked}`);
    const first = [`${letter}${see ?? ''}${name}`, ...said].join(HEAD);
    packed += PASSAGE + [[first, ...asks].join(ASK), ...lines].join(LINE);
    before = passage;
  }
  return packed;
}

/** Reads an index that travelled. */
export const unpackIndex = (packed: PackedIndex): AssistantIndex => ({
  ...packed,
  pages: packed.pages.flatMap((page) =>
    typeof page === 'string' ? (townPage(page, packed.pages, packed.towns) ?? []) : page,
  ),
  passages: unpackPassages(packed.passages),
});

/** Reads passages that travelled. */
export function unpackPassages(packed: string): Passage[] {
  const passages: Passage[] = [];
  for (const part of packed.split(PAGE).slice(1)) {
    const [page = '', ...texts] = part.split(PASSAGE);
    let before: Passage | undefined;
    for (const text of texts) {
      const [first = '', ...lines] = text.split(LINE);
      const [start = '', ...asks] = first.split(ASK);
      const [mark = '', ...said] = start.split(HEAD);
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
