import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import postcss from 'postcss';
import { STYLES_WITHIN } from '../src/layouts/styles-within.ts';
import { changePage, pagesByRoute, readPages } from './built-pages.ts';
import { constantsOf, withConstants } from './constant-properties.ts';
import { hashedPath } from './hashed-path.ts';
import { kept } from './kept.ts';
import { notePart } from './page-parts.ts';
import { namedProperties, readScripts } from './page-scripts.ts';
import {
  namesInMarkup,
  namesInScripts,
  reachableStyles,
  withoutStandIns,
} from './reachable-styles.ts';
import { beside, type PageSheet, stylesIn, within, withoutStyles } from './style-tags.ts';

/** Every style of the site, beside the built pages: what tests hold a page's own styles against. */
const ALL_STYLES = '../all-styles.css';

/** Pages with parts that hardly any other has. All others share one sheet: whoever reads on waits for none. */
const APART = [...STYLES_WITHIN, '/verduurzamingsrapportage', '/tools/[tool]'];

/** In place of a route: that of all others. */
const SHARED = '';

/** Custom properties that some script of the site names: what is set in a page may come to be another value. */
type Named = ReadonlySet<string>;

/** What of a sheet today's browsers need, with what never changes written out. */
function readSheet(css: string, named: Named): string {
  const needed = withoutStandIns(css);
  return withConstants(needed, constantsOf(postcss.parse(needed), named));
}

/** The files of pages that have a sheet together, by the route that alone has it. */
function sharing(routes: ReturnType<typeof pagesByRoute>): [route: string, files: string[]][] {
  const isApart = ([route]: [string, string[]]) => APART.includes(route);
  const others = routes.filter((one) => !isApart(one)).flatMap(([, files]) => files);
  return [...routes.filter(isApart), [SHARED, others]];
}

/** The sheets that some of these pages have, each once and in their order, by what tells one from another. */
const sheetsOf = (pages: readonly string[]): ReadonlyMap<string, PageSheet> =>
  new Map(pages.flatMap(stylesIn).map((sheet) => [JSON.stringify(sheet), sheet]));

/**
 * The rules that any of these pages can reach by its markup or its scripts.
 * @param pages as Astro built them
 * @param scripts everything that their islands and scripts may run
 * @param sheets the sheets that they have within, read
 */
export function stylesOf(
  pages: readonly string[],
  scripts: string,
  sheets: readonly string[],
): string {
  const markup = namesInMarkup(...pages.map(withoutStyles));
  const names = new Set([...markup, ...namesInScripts(scripts)]);
  return sheets.map((css) => reachableStyles(css, names, scripts)).join('');
}

/**
 * After the build: each page has its style sheet as a file in its head, or within it (`layouts/styles-within.ts`), with
 * only the rules that it and those that share it can use. Until then all pages have one style sheet, in a file, and pages
 * made on request keep that one.
 */
export function pageStyles(): AstroIntegration {
  return {
    name: 'page-styles',
    hooks: {
      'astro:build:done': async ({ dir, assets, logger }) => {
        const started = performance.now();
        const shell = [...namedProperties(dir, 'shell/*.js')].join(' ');
        const named = namedProperties(dir, '{_astro,shell}/*.js');
        const read = new Map<string, Promise<string>>();
        const written = new Map<string, string>();
        /** A sheet of which no rule is cut; one in a file is kept so. */
        async function whole(sheet: PageSheet): Promise<string> {
          if ('within' in sheet) return readSheet(sheet.within, named);
          const css = readSheet(await readFile(new URL(`.${sheet.beside}`, dir), 'utf8'), named);
          written.set(sheet.beside, css);
          return css;
        }
        const asFile = (css: string, route: string) => {
          const path = hashedPath('sheet', 'css', css);
          written.set(path, css);
          if (route === SHARED) notePart('sheet', path);
          return path;
        };
        for (const [route, files] of sharing(pagesByRoute(assets))) {
          const pages = await readPages(files);
          const scripts = new Set([
            ...(await Promise.all(pages.map((page) => readScripts(page, dir)))),
            shell,
          ]);
          const sheets = await Promise.all(
            [...sheetsOf(pages)].map(([key, sheet]) => kept(read, key, () => whole(sheet))),
          );
          if (sheets.length === 0) continue;
          const css = stylesOf(pages, [...scripts].join('\n'), sheets);
          const withSheets = STYLES_WITHIN.includes(route)
            ? within(css)
            : beside(asFile(css, route));
          for (const [place, file] of files.entries())
            changePage(file, withSheets(pages[place] ?? ''));
        }
        for (const [path, css] of written) await writeFile(new URL(`.${path}`, dir), css);
        await writeFile(new URL(ALL_STYLES, dir), (await Promise.all(read.values())).join('\n'));
        const took = Math.round(performance.now() - started);
        logger.info(`${written.size} style sheets, in ${took} ms`);
      },
    },
  };
}
