import type PDFDocument from 'pdfkit';
import { type HasGlyph, type Run, toRuns } from './faces.ts';
import { COLUMN, type FaceName, PAGE } from './theme.ts';

type Document = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Document['struct']>;
type Bookmark = Document['outline'];

/** What may be said of an element of the structure. */
export interface ElementOptions {
  alt?: string;
  scope?: 'Column' | 'Row';
  bbox?: [left: number, top: number, right: number, bottom: number];
}

/** Ends the measuring of a beginning. */
const BEGUN = Symbol('begun');

/**
 * Where the next thing is written: a place on a page, and the element of the document's structure
 * that it belongs to. Everything runs twice where it has to stay together: once to be measured
 * (`dry`, nothing is drawn), once to be drawn.
 */
export class Sheet {
  readonly doc: Document;
  readonly hasGlyph: HasGlyph;
  dry = false;
  x: number = PAGE.left;
  width: number = COLUMN;
  y: number = PAGE.top;
  #parent: Element;
  #isBeginning = false;
  #bookmark: Bookmark | undefined;
  #runs = new Map<string, readonly Run[]>();
  #heights = new Map<string, number>();

  constructor(doc: Document, hasGlyph: HasGlyph, root: Element) {
    this.doc = doc;
    this.hasGlyph = hasGlyph;
    this.#parent = root;
  }

  /** An element of the structure with what `draw` puts in it. */
  element(type: string, draw: () => void, options: ElementOptions = {}): void {
    if (this.dry) {
      draw();
      return;
    }
    const element = this.doc.struct(type as never, options as never);
    const outer = this.#parent;
    outer.add(element);
    this.#parent = element;
    draw();
    element.end();
    this.#parent = outer;
  }

  /** Draws something that belongs to the present element. */
  content(draw: () => void): void {
    if (this.dry) draw();
    else this.#parent.add(draw);
  }

  /** Draws what says nothing: lines, grounds, ornaments. */
  artifact(draw: () => void): void {
    if (this.dry) return;
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** A link over a part of the page, told apart in the structure. */
  link(url: string, says: string, place: { x: number; y: number; w: number; h: number }): void {
    if (this.dry) return;
    const { x, y, w, h } = place;
    const options = { structParent: this.#parent, Contents: new String(says) };
    this.doc.link(x, y, w, h, url, options as never);
  }

  /** A way to this place in the list of contents beside the pages; a part stands within its section. */
  bookmark(title: string, isPart: boolean): void {
    if (this.dry) return;
    const { outline, page } = this.doc;
    const within = (isPart && this.#bookmark) || outline;
    // From the right and from the top; the reader's own zoom stays.
    const place = { left: page.width, top: this.y, zoom: 0 };
    const made = within.addItem(title, place as never);
    if (!isPart) this.#bookmark = made;
  }

  /** The pieces of a text by font; words come back often. */
  runs(text: string, face: FaceName): readonly Run[] {
    const key = `${face} ${text}`;
    const known = this.#runs.get(key) ?? toRuns(text, face, this.hasGlyph);
    this.#runs.set(key, known);
    return known;
  }

  /** How high a text is: what stays together within what stays together is measured again and again. */
  heightOf(key: string, measure: () => number): number {
    const height = this.#heights.get(key) ?? measure();
    this.#heights.set(key, height);
    return height;
  }

  gap(points: number): void {
    this.y += points;
  }

  /** Runs a part of the page at another place and width. */
  within(place: { x: number; width: number }, draw: () => void): void {
    const { x, width } = this;
    Object.assign(this, place);
    draw();
    Object.assign(this, { x, width });
  }

  /** How high something would be. */
  measure(draw: () => void): number {
    return this.#dryRun(draw, false);
  }

  /** How high the first thing would be that stays whole. */
  #beginningOf(draw: () => void): number {
    return this.#dryRun(draw, true);
  }

  #dryRun(draw: () => void, isBeginning: boolean): number {
    const { dry, x, y, width } = this;
    const outer = this.#isBeginning;
    this.dry = true;
    this.#isBeginning = isBeginning;
    try {
      draw();
    } catch (reason) {
      if (reason !== BEGUN) throw reason;
    }
    const height = this.y - y;
    Object.assign(this, { dry, x, y, width });
    this.#isBeginning = outer;
    return height;
  }

  /** What is left of the page. */
  get room(): number {
    return this.dry ? Number.POSITIVE_INFINITY : PAGE.height - PAGE.bottom - this.y;
  }

  /** Whether nothing stands on the page yet. */
  get isAtTop(): boolean {
    return this.y <= PAGE.top;
  }

  newPage(): void {
    this.doc.addPage();
    this.y = PAGE.top;
  }

  /** Starts a new page when there is less room than this left. */
  ensure(height: number): void {
    if (height > this.room && !this.isAtTop) this.newPage();
  }

  /** Says how high a thing is that stays whole: whoever measures a beginning needs no more than that. */
  begin(height: number): void {
    if (!this.#isBeginning) return;
    this.y += height;
    throw BEGUN;
  }

  /** Keeps something on one page, when it fits on one at all. */
  keep(draw: () => void): void {
    if (!this.dry || this.#isBeginning) this.#claim(this.measure(draw));
    draw();
  }

  #claim(height: number): void {
    this.begin(height);
    this.ensure(height);
  }

  /**
   * Keeps what announces (a heading and its words) on the page of what it announces: of that, the first
   * thing that stays whole. The rest may go on over the page.
   */
  announce(words: () => void, draw: () => void): void {
    if (!this.dry || this.#isBeginning) this.#claim(this.measure(words) + this.#beginningOf(draw));
    words();
    draw();
  }

  /** Two parts beside each other; the next thing comes below the longer one. */
  columns(left: { width: number; draw: () => void }, right: { width: number; draw: () => void }) {
    const { y, x, width } = this;
    this.within({ x, width: left.width }, left.draw);
    const afterLeft = this.y;
    this.y = y;
    this.within({ x: x + width - right.width, width: right.width }, right.draw);
    this.y = Math.max(this.y, afterLeft);
  }
}
