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

/** Classes on a page without a rule in it. */
function ruleless(): string[] {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="stylesheet"]')];
  // Before its sheet is there a page has only what stands in itself.
  if (sheets.some(({ sheet }) => sheet === null)) return [];
  const own = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join();
  if (!own) return [];
  const used = new Set(
    [...document.querySelectorAll('[class]')].flatMap((each) => [...each.classList]),
  );
  return [...used].filter((name) => !own.includes(`.${CSS.escape(name)}`));
}

async function onPage(page: Page): Promise<string[]> {
  if (page.isClosed() || !page.url().startsWith('http')) return [];
  // A page that is on its way elsewhere tells nothing.
  const silence = new Promise<string[]>((resolve) => setTimeout(resolve, 2_000, []));
  const found = await Promise.race([page.evaluate(ruleless).catch(() => []), silence]);
  return found
    .filter((name) => styledClasses().has(name))
    .map((name) => `${page.url()}: class "${name}", set by a script, lost its rule`);
}

/**
 * Classes on the pages of a context whose rule the build has cut, because it saw the name neither in
 * the page nor in its scripts: see site/build/page-styles.ts; write such a name out in the script.
 */
export async function lostClasses(context: BrowserContext): Promise<string[]> {
  return (await Promise.all(context.pages().map(onPage))).flat();
}
