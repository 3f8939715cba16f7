import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import postcss from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { pagesAmong, readPages } from './built-pages.ts';
import { namesInMarkup } from './reachable-styles.ts';
import { withStrings } from './script-strings.ts';
import type { VitePlugin } from './vite-plugin.ts';

/** What a class is called in the source, and what it is called in what is built. */
export type ShortNames = ReadonlyMap<string, string>;

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const CONTENT = fileURLToPath(new URL('../../content/', import.meta.url));

/** A name that no other word of a script could be: `flex`, `hidden` are short already, and may mean anything. */
const IS_UTILITY = /[-:/[\d]/;

/** Words of CSS's own that a script may mean (`easing: 'ease-out'`), and classes that tests look for. */
const KEPT =
  /^(?:(?:ease|inline|table)-.+|line-through|flow-root|sr-only|text-muted|fill-label-.+)$/;

/** What stands between two names: a string's escapes too. */
const WORD = /[^\s"'`\\]+/g;

/** Elements have names of one letter and two, and what a page keeps of its styles asks for either kind. */
const ELEMENTS = 'a b i p q s u g dd dl dt em hr br li ol ul rp rt td th tr h1 h2 h3 h4 h5 h6';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** a, b, ... z, aa, ab, ... */
function shortName(count: number): string {
  const last = LETTERS.charAt(count % LETTERS.length);
  const rest = Math.floor(count / LETTERS.length);
  return rest === 0 ? last : shortName(rest - 1) + last;
}

const OWN_UTILITY = /@utility\s+([\w-]+)/g;

/** The names of all classes that a style sheet has rules for. */
export function classesIn(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    if (!selector.includes('.')) return;
    parseSelectors((root) => {
      root.walkClasses(({ value }) => {
        names.add(value);
      });
    }).processSync(selector);
  });
  return names;
}

/** Part of a name by which a style sheet asks for classes: `[class*="rounded-"]`, `[class^="bg-"]`, `[class*=" bg-"]`. */
export interface NamePart {
  text: string;
  isStart: boolean;
}

/** The parts of names by which a style sheet asks for classes. */
export function partsIn(css: string): NamePart[] {
  const parts: NamePart[] = [];
  postcss.parse(css).walkRules(({ selector }) => {
    if (!selector.includes('[class')) return;
    parseSelectors((root) => {
      root.walkAttributes(({ attribute, operator, value = '' }) => {
        const text = value.trim();
        if (attribute === 'class')
          parts.push({ text, isStart: operator === '^=' || text !== value });
      });
    }).processSync(selector);
  });
  return parts;
}

/** A style sheet whose classes have their short names. */
export function withShortClasses(css: string, names: ShortNames): string {
  const root = postcss.parse(css);
  const rename = parseSelectors((selectors) => {
    selectors.walkClasses((node) => {
      node.value = names.get(node.value) ?? node.value;
    });
  });
  root.walkRules((rule) => {
    if (rule.selector.includes('.')) rule.selector = rename.processSync(rule.selector);
  });
  return root.toString();
}

/** A script in whose strings those classes have their short names. */
export const withShortStrings = (code: string, names: ShortNames): string =>
  withStrings(code, (written) => written.replace(WORD, (word) => names.get(word) ?? word));

/**
 * A short name for each class that only Tailwind knows, the commonest shortest.
 * @param classes all that the style sheet has rules for
 * @param written classes that we write rules for ourselves: scripts and tests ask for those by name
 * @param parts parts of names by which a sheet asks for classes
 * @param texts the source that uses the classes
 * @param words what may stand in a text of the site and is called like a class by chance
 */
export function shortNamesFor(
  classes: ReadonlySet<string>,
  written: ReadonlySet<string>,
  parts: readonly NamePart[],
  texts: readonly string[],
  words: ReadonlySet<string>,
): Map<string, string> {
  const uses = new Map<string, number>();
  for (const text of texts)
    for (const [word] of text.matchAll(WORD)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const source = texts.join('\n');
  const mayChange = (name: string) =>
    IS_UTILITY.test(name) &&
    !KEPT.test(name) &&
    !written.has(name) &&
    !parts.some(({ text, isStart }) => (isStart ? name.startsWith(text) : name.includes(text))) &&
    !words.has(name) &&
    !source.includes(`.${name}`);
  const taken = new Set([...classes, ...words, ...ELEMENTS.split(' ')]);
  const names = [...classes].filter(mayChange);
  names.sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1));
  let count = 0;
  const next = (): string => {
    const name = shortName(count);
    count += 1;
    return taken.has(name) ? next() : name;
  };
  return new Map(names.map((name) => [name, next()]));
}

const readAll = (pattern: string, folder: string, exclude: string[] = []) =>
  globSync(pattern, { cwd: folder, exclude })
    .sort()
    .map((file) => readFileSync(folder + file, 'utf8'));

/** Words that a declaration of the sheet has as its value, such as `inline-block`, which is a class too. */
function valuesIn(css: string): string[] {
  const values: string[] = [];
  postcss.parse(css).walkDecls(({ value }) => {
    values.push(...value.split(/[\s,()]+/));
  });
  return values;
}

function namesOf(css: string): Map<string, string> {
  const sheets = readAll('**/*.css', SOURCE).join('\n');
  const utilities = [...sheets.matchAll(OWN_UTILITY)].map(([, name = '']) => name);
  const written = new Set([...classesIn(sheets), ...utilities]);
  const content = readAll('**/*.{yaml,md}', CONTENT).flatMap((text) => text.split(/[^\w-]+/));
  const words = new Set([...content, ...valuesIn(css)]);
  const source = readAll('**/*.{ts,tsx,astro}', SOURCE, ['**/*.test.*']);
  return shortNamesFor(classesIn(css), written, partsIn(sheets), source, words);
}

/** Long names that built pages still have for a class: none, or they go without their rules. */
export const longNamesIn = (pages: readonly string[], names: ShortNames): string[] =>
  [...namesInMarkup(...pages)].filter((name) => names.has(name));

/**
 * Calls Tailwind's classes a, b, ... aa in what is built, in pages, scripts and styles alike: a page is one byte in
 * thirteen lighter. In development they keep their names.
 */
export function shortClassNames(): AstroIntegration {
  const names = new Map<string, string>();
  const plugin: VitePlugin = {
    name: 'short-class-names',
    apply: 'build',
    transform: {
      filter: { id: /\.css(?:\?.*)?$/ },
      handler(code, id) {
        if (!id.startsWith(SOURCE)) return null;
        // The site's one sheet of Tailwind's comes before those of what the shell brings later.
        if (names.size === 0) for (const [name, short] of namesOf(code)) names.set(name, short);
        return { code: withShortClasses(code, names), map: null };
      },
    },
    renderChunk(code) {
      return { code: withShortStrings(code, names), map: null };
    },
  };
  return {
    name: 'short-class-names',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': async ({ assets, logger }) => {
        const files = pagesAmong(assets);
        const pages = await readPages(files);
        const [left] = longNamesIn(pages, names);
        if (left !== undefined) {
          const at = pages.findIndex((page) => longNamesIn([page], names).includes(left));
          throw new Error(
            `${relative(SOURCE, files[at] ?? '')}: de klasse "${left}" heeft haar korte naam niet; schrijf haar in één tekst, tussen spaties (site/build/short-class-names.ts)`,
          );
        }
        logger.info(`${names.size} classes`);
      },
    },
  };
}
