import type { HtmlElement } from 'html-validate';
import { pageOf } from './built-page.ts';

/** What is on every page in the same words and is not counted: the form, the notes and the contents. */
const LEFT_OUT = 'form, #formulier, #toelichting, nav, svg, script, style';

/** The words of a page's own part, lower case, with the town's name as one word. */
export function wordsOf(path: string, town: string): string[] {
  const [main] = pageOf(path).querySelectorAll('main');
  if (!main) throw new Error(`${path} has no main`);
  const left = new Set(main.querySelectorAll(LEFT_OUT));
  const text = ownText(main, left);
  const name = town.toLowerCase();
  const short = name.replace(' rotterdam', '');
  return text
    .toLowerCase()
    .replaceAll('\u00a0', ' ')
    .replaceAll(name, ' plaatsnaam ')
    .replaceAll(short, ' plaatsnaam ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function ownText(element: HtmlElement, left: ReadonlySet<HtmlElement>): string {
  if (left.has(element)) return ' ';
  const own = element.childNodes.map((node) =>
    'tagName' in node ? ownText(node as HtmlElement, left) : node.textContent,
  );
  return ` ${own.join(' ')} `;
}

/** Runs of five words. */
export function shinglesOf(words: readonly string[], length = 5): Set<string> {
  const all = new Set<string>();
  for (let start = 0; start + length <= words.length; start += 1) {
    all.add(words.slice(start, start + length).join(' '));
  }
  return all;
}

/** Which share of the smaller of two pages stands on the other too, 0 to 1. */
export function sharedOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const each of small) if (large.has(each)) shared += 1;
  return small.size === 0 ? 0 : shared / small.size;
}
