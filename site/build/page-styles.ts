import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readScripts, shellProperties } from './page-scripts.ts';
import { namesInMarkup, namesInScripts, reachableStyles } from './reachable-styles.ts';

const STYLE = /(<style[^>]*>)([\s\S]*?)(?=<\/style>)/g;

/** Every style of the site, beside the built pages: what tests hold a page's own styles against. */
const ALL_STYLES = '../all-styles.css';

/** Answers that many pages share: the words of a sheet or a script, and what a sheet is cut to. */
const remembered = <T>(work: (text: string) => T) => {
  const known = new Map<string, T>();
  return (text: string): T => {
    const result = known.get(text) ?? work(text);
    known.set(text, result);
    return result;
  };
};
const wordsOf = remembered((css) => new Set(css.match(/[\w-]+/g)));
const scriptNames = remembered(namesInScripts);
const cuts = new Map<string, string>();

function cutStyles(css: string, markup: string, scripts: string): string {
  const words = wordsOf(css);
  // Only a name that the sheet has tells two pages apart.
  const names = [...namesInMarkup(markup), ...scriptNames(scripts)].filter((name) =>
    words.has(/[\w-]+/.exec(name)?.[0] ?? ''),
  );
  const key = createHash('sha256')
    .update(JSON.stringify([css, scripts, [...new Set(names)].toSorted()]))
    .digest('base64');
  const cut = cuts.get(key) ?? reachableStyles(css, new Set(names), scripts);
  cuts.set(key, cut);
  return cut;
}

/**
 * Leaves in a page's inline styles only the rules that its markup or its scripts can reach.
 * @param html the page as Astro built it
 * @param scripts everything that the page's islands and scripts may run
 */
export function withOwnStyles(html: string, scripts: string): string {
  const markup = html.replace(STYLE, '$1');
  return html.replace(
    STYLE,
    (_all, open: string, css: string) => open + cutStyles(css, markup, scripts),
  );
}

/**
 * After the build: each HTML file keeps only the styles it can use. All pages share one style sheet at
 * build. Pages rendered on request keep the whole.
 */
export function pageStyles(): AstroIntegration {
  return {
    name: 'page-styles',
    hooks: {
      'astro:build:done': async ({ dir, assets, logger }) => {
        const started = performance.now();
        const files = [...assets.values()].flat().map((url) => fileURLToPath(url));
        const pages = files.filter((file) => file.endsWith('.html'));
        const sheets = new Set<string>();
        const shell = shellProperties(dir);
        for (const file of pages) {
          const html = await readFile(file, 'utf8');
          for (const [, , css = ''] of html.matchAll(STYLE)) sheets.add(css);
          await writeFile(file, withOwnStyles(html, `${await readScripts(html, dir)}\n${shell}`));
        }
        await writeFile(new URL(ALL_STYLES, dir), [...sheets].join('\n'));
        const took = Math.round(performance.now() - started);
        logger.info(`${pages.length} pages, ${cuts.size} sets of styles, in ${took} ms`);
      },
    },
  };
}
