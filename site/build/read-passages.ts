import type { PassageKind } from '@sens/assistant';
import { elementsOf, type HtmlNode, readHtml } from './html-tree.ts';

/** A piece of a built page, before it knows the place of its page. */
export interface ReadPassage {
  kind: PassageKind;
  anchor: string;
  heads: string[];
  lines: string[];
  /** Path of the page on which one reads on about it. */
  see?: string;
}

export interface ReadPage {
  title: string;
  passages: ReadPassage[];
}

/** What leads elsewhere, or is the same on every page. */
/** Headings under which nothing answers a question: sample reviews, what leads to other pages, a film, the law's own form. */
const SKIPPED_ANCHORS = new Set([
  'reviews',
  'film',
  'daarna',
  'overzicht',
  'kennisbank',
  'projecten',
  'certificaten',
  'regio',
  'verder',
  'wat-wilt-u-weten',
  'huis-verandert',
  '12-recht-en-privacy',
  '13-modelformulier-voor-herroeping',
  'wijzigingen',
  'waarom-wij-dat-doen-en-op-welke-grond',
  'wat-uw-browser-wel-onthoudt',
]);

/** What an answer leaves out: where a text comes from, when it was written, what every tool says of itself. */
const ASIDE =
  /^(?:Bron(?:nen)?:|Door de adviseurs van |2 minuten$|Geen e-mailadres nodig$|Alles is een indicatie$)/;

const SKIPPED = new Set([
  'figure',
  'nav',
  'form',
  'astro-island',
  'fieldset',
  'sup',
  'button',
  'img',
  'label',
  'address',
]);
const SKIPPED_IDS = new Set(['formulier', 'energy-form', 'plaatsen', 'bronnen', 'uitkomst']);

/** What the address of the note to a claim begins with. */
const NOTE = 'toelichting-';

const END_OF_MAIN = '</main>';

/** Text within these belongs to one line. */
const BLOCKS = new Set(['p', 'li', 'dd', 'dt', 'tr', 'figcaption', 'blockquote']);

const isSkipped = ({ tag, attributes }: HtmlNode) =>
  SKIPPED.has(tag) || attributes['aria-hidden'] === 'true' || SKIPPED_IDS.has(attributes.id ?? '');

/** The words within an element as a reader sees them. */
function wordsIn(node: HtmlNode | string): string {
  if (typeof node === 'string') return node;
  if (isSkipped(node)) return '';
  const inner = node.children.map(wordsIn).join('');
  return node.tag === 'br' || BLOCKS.has(node.tag) || /^(?:div|h\d|small|span|b)$/.test(node.tag)
    ? ` ${inner} `
    : inner;
}

/** What leads to the foot of a page says nothing beside it. */
const AT_FOOT = / ?[^.!?]*\bonderaan deze pagina\./g;

const tidy = (text: string) =>
  text
    .replace(AT_FOOT, '')
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();

const textIn = (node: HtmlNode) => tidy(wordsIn(node));

/** What stands small below the name of a row: "Biobased: € 1,50 per m² erbij". */
const noteOf = (row: HtmlNode): string => {
  const [name] = row.children.filter((cell) => typeof cell !== 'string');
  const [note] = name ? elementsOf(name, ({ tag }) => tag === 'small') : [];
  return note ? textIn(note) : '';
};

/** With the full stop that it may have already. */
const closed = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** An example is told from what was counted by its word on the page; an answer has it beside the figure. */
const SAMPLE = 'voorbeeld';

const isSample = (child: HtmlNode | string | undefined) =>
  child !== undefined && (typeof child === 'string' ? child : wordsIn(child)).trim() === SAMPLE;

/** Puts in the place of each mark of a claim that is an example that it is one. */
function withSamples(main: HtmlNode): void {
  const notes = elementsOf(main, ({ attributes }) => attributes.id?.startsWith(NOTE) ?? false);
  const samples = new Set(
    [...notes]
      .filter(({ children }) => children.some(isSample))
      .map(({ attributes }) => attributes.id),
  );
  for (const { children } of [...elementsOf(main, ({ children }) => children.some(isMark))]) {
    for (const [at, child] of children.entries()) {
      if (!isMark(child)) continue;
      const id = firstOf(child, 'a')?.attributes.href?.slice(1);
      const before = children
        .slice(0, at)
        .findLast((each) => !isString(each) || each.trim() !== '');
      if (samples.has(id) && !isSample(before)) children[at] = ` (${SAMPLE})`;
    }
  }
}

/** What stands in a cell that has nothing to say. */
const NOTHING = /^(?:[-–]|geen cijfer)$/i;

/** A cell below its title as one sentence: "Begin met" and "De spouw", but "Nog niets" by itself. */
function underTitle(title: string, cell: string): string {
  if (!title.endsWith(' met')) return `${title} ${cell}`;
  return /^nog /i.test(cell)
    ? cell
    : `${title} ${cell.replace(/^(?:De|Het|Een) /, (word) => word.toLowerCase())}`;
}

/** Of a page what is not the same on all others: half of its elements. */
function mainOf(html: string): string {
  const end = html.lastIndexOf(END_OF_MAIN);
  return html.slice(html.indexOf('<main'), end + END_OF_MAIN.length);
}

/**
 * The passages of a built page: what stands under each heading that has an address of its own, each
 * question with its answer, each word with its meaning, each note to a claim, each table.
 * @param html the page as the visitor gets it
 */
export function readPassages(html: string): ReadPage {
  const [main] = elementsOf(readHtml(mainOf(html)), ({ tag }) => tag === 'main');
  const page: ReadPage = { title: '', passages: [] };
  if (!main) return page;
  withSamples(main);
  let anchor = '';
  let current = begin('text', [], []);

  function begin(kind: PassageKind, heads: string[], lines: string[]): ReadPassage {
    const passage = { kind, anchor, heads, lines };
    page.passages.push(passage);
    return passage;
  }

  function addLine(line: string) {
    if (line !== '' && !ASIDE.test(line)) current.lines.push(line);
  }

  function heading(node: HtmlNode) {
    const text = textIn(node);
    if (node.tag === 'h1') {
      page.title = text;
      return;
    }
    if (node.tag === 'h2' || node.attributes.id) anchor = node.attributes.id ?? '';
    if (node.tag === 'h2') current = begin('text', [text], []);
    else current = begin('text', [current.heads[0] ?? '', text], []);
  }

  function table(node: HtmlNode) {
    const rows = [...elementsOf(node, ({ tag }) => tag === 'tr')].map((row) =>
      row.children.filter((cell) => typeof cell !== 'string').map(textIn),
    );
    const [names = [], ...body] = rows;
    const caption = [...elementsOf(node, ({ tag }) => tag === 'caption')].map(textIn);
    const notes = [...elementsOf(node, ({ tag }) => tag === 'tr')].slice(1).map(noteOf);
    begin('table', [...new Set([...current.heads, ...caption])], []).lines = body.map(
      ([first = '', ...cells], row) => {
        const note = notes[row] ?? '';
        const name = note === '' ? first : first.slice(0, -note.length).trim();
        const said = cells
          .map((cell, at) => [names[at + 1], cell])
          .filter(([, cell]) => cell && !NOTHING.test(cell))
          .map(([title, cell = '']) => (title ? underTitle(title, cell) : cell))
          .join('; ');
        return [`${name}: ${said}`, note].filter(Boolean).map(closed).join(' ');
      },
    );
  }

  function question(node: HtmlNode, summary: HtmlNode) {
    const answers = node.children.filter(
      (child): child is HtmlNode => typeof child !== 'string' && child !== summary,
    );
    const passage = begin('faq', [textIn(summary)], answers.flatMap(linesIn));
    passage.anchor = answers[0]?.attributes.id ?? anchor;
  }

  function walk(node: HtmlNode) {
    for (const child of node.children) {
      if (typeof child === 'string' || isSkipped(child)) continue;
      const { tag, attributes } = child;
      const summary = firstOf(child, 'summary');
      const isQuestion = tag === 'details' && attributes.name === 'faq' && summary;
      if (/^h[1-4]$/.test(tag)) heading(child);
      else if (tag === 'table') table(child);
      else if (isQuestion) question(child, summary);
      else if (tag === 'li' && attributes.id?.startsWith(NOTE)) note(child);
      else if (tag === 'dl') terms(child);
      else if (tag === 'li' && firstOf(child, 'h3')) walk(child);
      else if (BLOCKS.has(tag)) addLine(isOnlyLinks(child) ? '' : textIn(child));
      else if (tag === 'section') section(child);
      else walk(child);
    }
  }

  /** A list of questions may end with where one reads on. */
  function section(node: HtmlNode) {
    const from = page.passages.length;
    walk(node);
    const last = node.children.findLast((child) => typeof child !== 'string');
    const to = last?.tag === 'p' && isOnlyLinks(last) ? firstOf(last, 'a') : undefined;
    const see = to?.attributes.href;
    if (see) for (const each of page.passages.slice(from)) if (each.kind === 'faq') each.see = see;
  }

  function note(node: HtmlNode) {
    const name = firstOf(node, 'b');
    const rest = node.children.filter(
      (child) => child !== name && !(typeof child !== 'string' && child.tag === 'a'),
    );
    const text = tidy(rest.map(wordsIn).join(''))
      .replace(/^(?:voorbeeld)?[:\s]+/, '')
      .replace(/ Bron: [^.]*\.?$/, '');
    const passage = begin('note', name ? [textIn(name)] : [], [text]);
    passage.anchor = node.attributes.id ?? anchor;
  }

  function terms(node: HtmlNode) {
    for (const item of elementsOf(node, ({ children }) => children.some(isName))) {
      const [names, meaning] = ['dt', 'dd'].map((tag) => {
        const parts = item.children.filter((each) => typeof each !== 'string' && each.tag === tag);
        return parts.map((part) => tidy(wordsIn(part))).join(' ');
      });
      const name = (names ?? '').replace(/:$/, '');
      if (name && meaning && meaning.length > 40) begin('term', [name], [meaning]);
      else if (name && meaning) addLine(`${name}: ${meaning}.`);
    }
  }

  walk(main);
  // Only the last word of a page has a heading without an address: what to do next.
  page.passages = page.passages.filter(
    ({ kind, heads, lines, anchor: at }) =>
      lines.some((line) => line.length > 15) &&
      (at !== '' || heads.length === 0) &&
      !SKIPPED_ANCHORS.has(at) &&
      !(at === 'faq-titel' && kind === 'text') &&
      // What to tick off of one kind of work answers nothing by itself.
      !(at === 'checklist-titel' && heads.length > 1 && heads[1] !== 'Bij elke offerte'),
  );
  return page;
}

/** What only leads elsewhere. */
const isOnlyLinks = (node: HtmlNode): boolean =>
  node.children.every((child) =>
    typeof child === 'string' ? child.trim() === '' : child.tag === 'a' || isOnlyLinks(child),
  );

const isName = (child: HtmlNode | string) => typeof child !== 'string' && child.tag === 'dt';

const isString = (child: HtmlNode | string): child is string => typeof child === 'string';

const isMark = (child: HtmlNode | string): child is HtmlNode =>
  !isString(child) && child.tag === 'sup' && child.attributes.class === 'claim-mark';

const firstOf = (node: HtmlNode, tag: string): HtmlNode | undefined =>
  elementsOf(node, (each) => each.tag === tag).next().value ?? undefined;

/** Each paragraph and item within; text that stands in none is a line of its own. */
function linesIn(node: HtmlNode): string[] {
  const blocks = [...elementsOf(node, ({ tag }) => BLOCKS.has(tag))];
  const lines = (blocks.length > 0 ? blocks : [node]).map(textIn);
  return lines.filter((line) => line !== '');
}
