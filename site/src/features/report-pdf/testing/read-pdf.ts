import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PAGE } from '../layout/theme.ts';

/** An element of a PDF's structure, as a reading voice meets it. */
export interface Tag {
  role: string;
  children?: (Tag | { type: string; id: string })[];
  alt?: string;
}

/** A piece of text on a page; in points from its left and top, `y` the line that the letters stand on. */
export interface Written {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

/** What a reader program knows of a PDF. */
export interface ReadPdf {
  title: string | undefined;
  lang: string | undefined;
  marked: boolean;
  /** Width and height of every page, in points. */
  sizes: [number, number][];
  /** All text, page after page, spaces made single. */
  text: string;
  pageTexts: string[];
  /** The pieces of text of every page, where they stand. */
  written: Written[][];
  /** How far down each page is written on, as a share of the room for text. */
  filled: number[];
  tags: Tag[];
  /** The bookmarks with their depth and the page, from 1, that each leads to. */
  bookmarks: { depth: number; title: string; page: number }[];
  /** Text of every tag of a role, in reading order. */
  textOf: (role: string) => string[];
}

interface Page {
  items: { str?: string; type?: string; id?: string; transform?: number[]; width?: number }[];
  tree: Tag;
}

/** Opens a PDF as a reader program does. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const opening = getDocument({ data: bytes.slice(), verbosity: 0 });
  const pdf = await opening.promise;
  const { info } = await pdf.getMetadata();
  const { Title, Language } = info as { Title?: string; Language?: string };
  const mark = await pdf.getMarkInfo();
  const pages: Page[] = [];
  const sizes: [number, number][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    sizes.push([Math.round(width), Math.round(height)]);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    pages.push({ items, tree: (await page.getStructTree()) as unknown as Tag });
  }
  const bookmarks = await bookmarksOf(pdf, (await pdf.getOutline()) ?? []);
  await opening.destroy();
  const pageTexts = pages.map(({ items }) => clean(items.map(({ str }) => str ?? '').join(' ')));
  const tags = pages.map(({ tree }) => tree);
  return {
    title: Title,
    lang: Language,
    marked: (mark as Map<string, boolean> | null)?.get('Marked') === true,
    sizes,
    text: pageTexts.join(' '),
    pageTexts,
    written: pages.map(writtenOn),
    filled: pages.map(filledShare),
    tags,
    bookmarks,
    textOf: (role) => pages.flatMap((page) => textsOf(page, role)),
  };
}

type Opened = Awaited<ReturnType<typeof getDocument>['promise']>;
type Outline = Awaited<ReturnType<Opened['getOutline']>>;

async function bookmarksOf(pdf: Opened, items: Outline, depth = 0): Promise<ReadPdf['bookmarks']> {
  const found: ReadPdf['bookmarks'] = [];
  for (const { title, dest, items: within } of items) {
    const page = Array.isArray(dest) ? (await pdf.getPageIndex(dest[0])) + 1 : 0;
    found.push({ depth, title, page }, ...(await bookmarksOf(pdf, within, depth + 1)));
  }
  return found;
}

function writtenOn({ items }: Page): Written[] {
  return items.flatMap(({ str, transform, width = 0 }) => {
    const [size = 0, , , , x = 0, fromFoot = 0] = transform ?? [];
    return str?.trim() ? [{ text: str, x, y: PAGE.height - fromFoot, width, size }] : [];
  });
}

/** The lowest line above the foot, from the top of the text down. */
function filledShare({ items }: Page): number {
  const room = PAGE.height - PAGE.top - PAGE.bottom;
  const depths = items
    .filter(({ str }) => str?.trim())
    .map(({ transform }) => PAGE.height - PAGE.top - (transform?.[5] ?? PAGE.height))
    .filter((depth) => depth <= room);
  return Math.max(0, ...depths) / room;
}

const clean = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();

/** Text by the id of the marked content it stands in. */
function byId({ items }: Page): Map<string, string> {
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const { type, id, str } of items) {
    if (type?.startsWith('begin')) open.push(id);
    else if (type?.startsWith('end')) open.pop();
    const current = open.at(-1);
    if (str && current) texts.set(current, `${texts.get(current) ?? ''} ${str}`);
  }
  return texts;
}

function textsOf(page: Page, role: string): string[] {
  const texts = byId(page);
  const textIn = (tag: Tag | { type: string; id: string }): string =>
    'role' in tag ? (tag.children ?? []).map(textIn).join(' ') : (texts.get(tag.id) ?? '');
  const found: string[] = [];
  const walk = (tag: Tag | { type: string; id: string }) => {
    if (!('role' in tag)) return;
    if (tag.role === role) found.push(clean(textIn(tag)));
    tag.children?.forEach(walk);
  };
  if (page.tree) walk(page.tree);
  return found;
}

/** Every tag of a PDF with its ancestors' roles. */
export function allTags({ tags }: ReadPdf): { tag: Tag; within: string[] }[] {
  const found: { tag: Tag; within: string[] }[] = [];
  const walk = (tag: Tag | { type: string; id: string }, within: string[]) => {
    if (!('role' in tag)) return;
    found.push({ tag, within });
    for (const child of tag.children ?? []) walk(child, [...within, tag.role]);
  };
  for (const tag of tags) if (tag) walk(tag, []);
  return found;
}
