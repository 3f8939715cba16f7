import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { changePage, pagesAmong, readPages } from './built-pages.ts';
import { hashedPath } from './hashed-path.ts';
import { notePart } from './page-parts.ts';

/**
 * A script within the page that runs and may be moved; what is data or a rule for the browser has a type of its own, and
 * what must run where it stands a name.
 */
const INLINE = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;

/** The script that each page begins with, by its name. What loads the others is part of it: a second one would weigh more. */
const FIRST = /(<script data-whole-page>[\s\S]*?)<\/script>/;

/** A module's own imports cannot stand in the block that keeps scripts apart. */
const IS_BOUND = /^\s*(?:import|export)\b/m;

const bodyOf = (html: string) => html.slice(html.indexOf('<body'));

/** A script in the head decides what the page shows: such a page keeps its scripts with it. */
const decidesAtOnce = (html: string) =>
  new RegExp(INLINE.source).test(html.slice(0, html.indexOf('<body')));

/**
 * The scripts of a page's body that may run after its first paint.
 * @param html the page as Astro built it
 */
export function laterScripts(html: string): string[] {
  if (decidesAtOnce(html)) return [];
  const all = [...bodyOf(html).matchAll(INLINE)].map(([, text = '']) => text);
  return all.filter((text) => !IS_BOUND.test(text));
}

/** As `directives/load-problem.ts` does once there is a script: here the very first one did not come. */
const SAY_PROBLEM =
  'p.hidden=0;p.querySelector("pre").textContent=[location.pathname,e,navigator.userAgent].join("\\n")';

/** A browser that has told of no paint by then, so long after the page was loaded, will tell of none. */
const PAINTED_WITHIN_MS = 500;

/**
 * Loads scripts once the page has painted something: until then the line is the first screen's. Firefox tells of no
 * paint where it brings somebody back to the middle of a page, so its end of loading counts too. Who goes
 * on while they are under way may come back to the page as they left it: then it asks for them once more.
 * @param isNeeded the page has a screen that says so when they do not come
 */
function loader(paths: readonly string[], isNeeded: boolean): string {
  const each = paths.map((path) => `import("${path}")`).join();
  const all = paths.length > 1 ? `Promise.all([${each}])` : each;
  const again = 'addEventListener("pageshow",f,{once:!0})';
  const load = isNeeded
    ? `let f=()=>{let p=document.getElementById("laadprobleem");${all}.then(()=>{p.hidden=1},e=>{${SAY_PROBLEM};${again}})}`
    : `let f=()=>${all}.catch(()=>${again})`;
  return `{${load};new PerformanceObserver(l=>{l.getEntriesByName("first-contentful-paint")[0]&&f()}).observe({type:"paint",buffered:!0});addEventListener("load",()=>setTimeout(f,${PAINTED_WITHIN_MS}))}`;
}

/**
 * The page with the scripts that stand in files left out, and those files loaded after the first paint.
 * @param fileOf where a script is that stands in a file
 */
export function withoutLater(html: string, fileOf: ReadonlyMap<string, string>): string {
  const paths = new Set(laterScripts(html).flatMap((text) => fileOf.get(text) ?? []));
  if (paths.size === 0) return html;
  const left = html.replace(INLINE, (all, text: string) => (fileOf.has(text) ? '' : all));
  if (!FIRST.test(left))
    throw new Error('Een pagina zonder eerste script kan de latere niet laden');
  const load = loader([...paths], html.includes('id="laadprobleem"'));
  return left.replace(FIRST, (_all, first: string) => `${first}${load}</script>`);
}

/** One module out of several scripts, each in a block so that no name of one meets another's. */
const together = (scripts: Iterable<string>) =>
  [...scripts].map((text) => `{${text.trim()}}`).join('\n');

/** A shorter script of a few pages is not worth a request. */
const WORTH_A_FILE = 800;

/** What so few pages have would be a burden to all the others, its words' styles included. */
const FEW = 2;

/**
 * What goes to a file: all that many pages have in one, and a long script of a few pages in its own.
 * @returns the scripts of each file
 */
export function filesOfScripts(pages: readonly string[]): string[][] {
  const uses = new Map<string, number>();
  for (const html of pages) {
    for (const text of new Set(laterScripts(html))) uses.set(text, (uses.get(text) ?? 0) + 1);
  }
  const texts = [...uses.keys()];
  const shared = texts.filter((text) => (uses.get(text) ?? 0) > FEW);
  const alone = texts.filter((text) => !shared.includes(text) && text.length > WORTH_A_FILE);
  return [...(shared.length > 0 ? [shared] : []), ...alone.map((text) => [text])];
}

/**
 * After the build: scripts that stand in the body of many pages (what wakes the islands, the
 * shell) move to one file, which the next page has at hand; a long one of a few pages to a file of
 * its own. See docs/decisions/0037.
 */
export function laterScriptsFile(): AstroIntegration {
  return {
    name: 'later-scripts',
    hooks: {
      'astro:build:done': async ({ dir, assets, logger }) => {
        const names = pagesAmong(assets);
        const pages = await readPages(names);
        const files = filesOfScripts(pages).map((scripts) => {
          const text = together(scripts);
          return { scripts, text, path: hashedPath('page', 'js', text) };
        });
        await Promise.all(files.map(({ path, text }) => writeFile(new URL(`.${path}`, dir), text)));
        const fileOf = new Map(
          files.flatMap(({ scripts, path }) => scripts.map((text) => [text, path] as const)),
        );
        notePart('later', [...fileOf]);
        for (const [index, file] of names.entries())
          changePage(file, withoutLater(pages[index] ?? '', fileOf));
        logger.info(`${fileOf.size} scripts of ${pages.length} pages in ${files.length} files`);
      },
    },
  };
}
