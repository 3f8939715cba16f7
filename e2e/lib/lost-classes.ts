import type { BrowserContext, Page } from 'playwright-core';
import { allStyles } from './all-styles.ts';

/** A class in a selector, as it stands there with its signs escaped. */
const CLASS = /\.((?:[\w-]|\\.|[^\0-\x7f])+)/g;
const unescaped = (name: string) => name.replace(/\\(.)/g, '$1');

let known: Set<string> | undefined;

/** Every class that the site has a style for. */
function styledClasses(): Set<string> {
  if (known === undefined) {
    known = new Set([...allStyles().matchAll(CLASS)].map(([, name = '']) => unescaped(name)));
  }
  return known;
}

interface Worn {
  /** What tells apart the styles that pages have. */
  styles: string;
  names: string[];
}

/** The classes on a page; of one that waits for a sheet none, as it has only what stands in itself. */
function worn(): Worn {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')];
  const within = [...document.querySelectorAll('style')];
  const hasAll = document.styleSheets.length > 0 && sheets.every(({ sheet }) => sheet !== null);
  const names = [...document.querySelectorAll('[class]')].flatMap((each) => [...each.classList]);
  return {
    styles: [
      location.pathname,
      ...within.map(({ textContent }) => textContent.length),
      ...sheets.map(({ href }) => href),
    ].join(' '),
    names: hasAll ? [...new Set(names)] : [],
  };
}

/** Those of the names that no rule on the page speaks of. */
function ruleless(names: readonly string[]): string[] {
  const own = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join();
  return names.filter((name) => !own.includes(`.${CSS.escape(name)}`));
}

/** What was found in order before, by the styles of its page: to write out all rules costs more than many a test. */
const inOrder = new Map<string, Set<string>>();

async function lostOn(page: Page): Promise<string[]> {
  const { styles, names } = await page.evaluate(worn);
  const known = inOrder.get(styles) ?? new Set();
  inOrder.set(styles, known);
  const unknown = names.filter((name) => !known.has(name) && styledClasses().has(name));
  if (unknown.length === 0) return [];
  const lost = await page.evaluate(ruleless, unknown);
  for (const name of unknown) if (!lost.includes(name)) known.add(name);
  return lost;
}

async function onPage(page: Page): Promise<string[]> {
  if (page.isClosed() || !page.url().startsWith('http')) return [];
  // A page that is on its way elsewhere tells nothing.
  const silence = new Promise<string[]>((resolve) => setTimeout(resolve, 2_000, []));
  const found = await Promise.race([lostOn(page).catch(() => []), silence]);
  return found.map((name) => `${page.url()}: class "${name}", set by a script, lost its rule`);
}

/**
 * Classes on the pages of a context whose rule the build has cut, because it saw the name neither in
 * the page nor in its scripts: see site/build/page-styles.ts; write such a name out in the script.
 */
export async function lostClasses(context: BrowserContext): Promise<string[]> {
  return (await Promise.all(context.pages().map(onPage))).flat();
}
