import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import postcss from 'postcss';
import { pagesAmong, rewritePages } from './built-pages.ts';
import { constantsOf, withConstants } from './constant-properties.ts';
import { hashedPath } from './hashed-path.ts';
import { kept } from './kept.ts';
import { namedProperties, readScripts } from './page-scripts.ts';
import { splitForPaper, withPaper } from './print-styles.ts';
import {
  isFieldType,
  namesInMarkup,
  namesInScripts,
  reachableStyles,
  withoutStandIns,
} from './reachable-styles.ts';

/** Splits a page by turns: what stands before a style, its tag, the style. */
const STYLE = /(<style[^>]*>)([\s\S]*?)(?=<\/style>)/;
const isStyle = (_part: string, place: number) => place % 3 === 2;

/** Every style of the site, beside the built pages: what tests hold a page's own styles against. */
const ALL_STYLES = '../all-styles.css';

/** A style sheet of the site, and what it was cut to for pages that have the same names of it. */
interface Sheet {
  /** What of it today's browsers need, on a screen. */
  own: string;
  /** What of it is for paper. */
  paper: string;
  /** Every word in it: only a name among these tells two pages apart. */
  words: ReadonlySet<string>;
  /** The names of a page's scripts that it has, by all that the page may run. */
  ofScripts: Map<string, readonly string[]>;
  /** By the scripts and the names. */
  cuts: Map<string, Map<string, string>>;
}

const sheets = new Map<string, Sheet>();

const FIRST_WORD = /[\w-]+/;

/** Custom properties that some script of the site names: what is set in a page may come to be another value. */
type Named = ReadonlySet<string>;

function readSheet(css: string, named: Named): Sheet {
  const needed = withoutStandIns(css);
  const written = withConstants(needed, constantsOf(postcss.parse(needed), named));
  const { screen, paper } = splitForPaper(written);
  return {
    own: screen,
    paper,
    words: new Set(css.match(/[\w-]+/g)),
    ofScripts: new Map(),
    cuts: new Map(),
  };
}

const sheetOf = (css: string, named: Named) => kept(sheets, css, () => readSheet(css, named));

function cutStyles(css: string, markup: string, scripts: string, named: Named): string {
  const { own, paper, words, ofScripts, cuts } = sheetOf(css, named);
  const known = (names: Iterable<string>) =>
    [...names].filter((name) => isFieldType(name) || words.has(FIRST_WORD.exec(name)?.[0] ?? ''));
  const scriptNames = kept(ofScripts, scripts, () => known(namesInScripts(scripts)));
  const names = new Set([...known(namesInMarkup(markup)), ...scriptNames]);
  const ofThese = kept(cuts, scripts, () => new Map<string, string>());
  const key = [...names].sort().join(' ');
  return kept(ofThese, key, () => reachableStyles(own, names, scripts, paper));
}

/**
 * Leaves in a page's inline styles only the rules that its markup or its scripts can reach.
 * @param html the page as Astro built it
 * @param scripts everything that the page's islands and scripts may run
 * @param named the custom properties that any script of the site names
 */
export function withOwnStyles(html: string, scripts: string, named: Named = new Set()): string {
  const parts = html.split(STYLE);
  const markup = parts.filter((part, place) => !isStyle(part, place)).join('');
  return parts
    .map((part, place) => (isStyle(part, place) ? cutStyles(part, markup, scripts, named) : part))
    .join('');
}

/** What of a page's styles is for paper. */
const paperOf = (html: string, named: Named) =>
  html
    .split(STYLE)
    .filter(isStyle)
    .map((css) => sheetOf(css, named).paper)
    .join('');

const countOf = (all: Iterable<Sheet>) =>
  [...all].flatMap(({ cuts }) => [...cuts.values()]).reduce((sum, { size }) => sum + size, 0);

/**
 * After the build: each HTML file keeps only the styles it can use on a screen; those for paper stand in one file
 * for all. All pages share one style sheet at build. Pages rendered on request keep the whole.
 */
export function pageStyles(): AstroIntegration {
  return {
    name: 'page-styles',
    hooks: {
      'astro:build:done': async ({ dir, assets, logger }) => {
        const started = performance.now();
        const shell = [...namedProperties(dir, 'shell/*.js')].join(' ');
        const named = namedProperties(dir, '{_astro,shell}/*.js');
        const withShell = new Map<string, string>();
        const papers = new Map<string, string>();
        await rewritePages(assets, async (html) => {
          const scripts = await readScripts(html, dir);
          const all = kept(withShell, scripts, () => `${scripts}\n${shell}`);
          const paper = paperOf(html, named);
          const page = withOwnStyles(html, all, named);
          if (paper === '') return page;
          const path = hashedPath('print', 'css', paper);
          papers.set(path, paper);
          return withPaper(page, path);
        });
        await Promise.all(
          [...papers].map(([path, text]) => writeFile(new URL(`.${path}`, dir), text)),
        );
        await writeFile(
          new URL(ALL_STYLES, dir),
          [...sheets.values()].flatMap(({ own, paper }) => [own, paper]).join('\n'),
        );
        const took = Math.round(performance.now() - started);
        logger.info(
          `${pagesAmong(assets).length} pages, ${countOf(sheets.values())} sets of styles, in ${took} ms`,
        );
      },
    },
  };
}
