import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** A script within the page that runs; what is data or a rule for the browser has a type of its own. */
const INLINE = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;

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

/** Loads a script once the page has painted something: until then the line is the first screen's. */
const loader = (path: string) =>
  `<script>new PerformanceObserver(l=>{if(l.getEntriesByName("first-contentful-paint")[0])import("${path}")}).observe({type:"paint",buffered:true})</script>`;

/**
 * The page with the scripts that stand in a file left out, and that file loaded after the first paint.
 * @param shared the scripts that the file holds
 * @param path where the file is
 */
export function withoutShared(html: string, shared: ReadonlySet<string>, path: string): string {
  const own = new Set(laterScripts(html).filter((text) => shared.has(text)));
  if (own.size === 0) return html;
  const left = html.replace(INLINE, (all, text: string) => (own.has(text) ? '' : all));
  return left.replace('</body>', `${loader(path)}</body>`);
}

/** One module out of several scripts, each in a block so that no name of one meets another's. */
const together = (scripts: Iterable<string>) =>
  [...scripts].map((text) => `{${text.trim()}}`).join('\n');

/** What more than one of these pages has in it. */
function sharedScripts(pages: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const html of pages) {
    for (const text of new Set(laterScripts(html))) {
      if (seen.has(text)) shared.add(text);
      seen.add(text);
    }
  }
  return shared;
}

/**
 * After the build: scripts that stand in the body of several pages (what wakes the islands, the
 * shell) move to one file, which the next page has at hand. See docs/decisions/0037.
 */
export function laterScriptsFile(): AstroIntegration {
  return {
    name: 'later-scripts',
    hooks: {
      'astro:build:done': async ({ dir, assets, logger }) => {
        const files = [...assets.values()].flat().map((url) => fileURLToPath(url));
        const names = files.filter((file) => file.endsWith('.html'));
        const pages = await Promise.all(names.map((file) => readFile(file, 'utf8')));
        const shared = sharedScripts(pages);
        const text = together(shared);
        const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
        const path = `/_astro/page.${hash}.js`;
        await writeFile(new URL(`.${path}`, dir), text);
        await Promise.all(
          names.map((file, index) =>
            writeFile(file, withoutShared(pages[index] ?? '', shared, path)),
          ),
        );
        logger.info(`${shared.size} scripts of ${pages.length} pages in ${path}`);
      },
    },
  };
}
