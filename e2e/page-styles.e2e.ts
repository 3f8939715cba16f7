import { allStyles } from './lib/all-styles.ts';
import { ALL_PATHS } from './lib/pages.ts';
import { expect, test } from './lib/test.ts';

/**
 * Selectors of the site's styles that reach something on a page, but are not among its own: the build
 * cut too much. States and parts of an element (`:hover`, `::before`) count as reached; a part that only
 * fields of one type have, where such a field is.
 */
function cutTooMuch({
  pages,
  all,
  sheets,
}: {
  pages: [path: string, html: string][];
  all: string;
  /** By its address, which a page names. */
  sheets: Record<string, string>;
}) {
  const STATE =
    /(?<!\\)::?(?:hover|focus(?:-visible|-within)?|active|visited|checked|disabled|enabled|open|target|(?:in)?valid|user-(?:in)?valid|(?:in|out-of)-range|required|optional|placeholder-shown|autofill|popover-open|modal|default|indeterminate|read-only|read-write|before|after|first-letter|first-line|backdrop|placeholder|marker|selection|file-selector-button|details-content|cue|-(?:webkit|moz)-[\w-]+|view-transition[\w-]*(?:\([^)]*\))?)(?![\w-])/g;
  const FIELDS: [part: RegExp, field: string][] = [
    [
      /^::-webkit-(?:date|calendar)[\w-]*/,
      'input:is([type^="date"], [type="time"], [type="month"], [type="week"])',
    ],
    [/^::-webkit-(?:inner|outer)-spin-button/, 'input[type="number"]'],
    [/^::-webkit-search-decoration/, 'input[type="search"]'],
    [/^::file-selector-button/, 'input[type="file"]'],
  ];
  const split = (list: string) => {
    const parts = [''];
    let depth = 0;
    for (const [index, letter] of [...list].entries()) {
      const isEscaped = list[index - 1] === '\\';
      if (!isEscaped && /[([]/.test(letter)) depth += 1;
      if (!isEscaped && /[)\]]/.test(letter)) depth -= 1;
      if (letter === ',' && depth === 0 && !isEscaped) parts.push('');
      else parts[parts.length - 1] += letter;
    }
    return parts.map((one) => one.trim());
  };
  const selectors = (rules: CSSRuleList, context = ''): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) {
        return split(rule.selectorText).map((one) => `${context}\n${one}`);
      }
      const name = rule.cssText.slice(0, rule.cssText.indexOf('{')).trim();
      return rule instanceof CSSGroupingRule ? selectors(rule.cssRules, `${context} ${name}`) : [];
    });
  const read = (css: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return new Set(selectors(sheet.cssRules));
  };
  const known = read(all);
  const reaches = (page: Document, selector: string) => {
    const named = FIELDS.reduce((text, [part, field]) => text.replace(part, field), selector);
    const bare = named.replace(STATE, '').replace(/(^|[\s>+~(,])(?=$|[\s>+~),])/g, '$1*');
    try {
      return page.querySelector(bare) !== null;
    } catch {
      return true;
    }
  };
  return {
    known: known.size,
    cut: pages.flatMap(([path, html]) => {
      const page = new DOMParser().parseFromString(html, 'text/html');
      const links = [...page.querySelectorAll('link[rel="stylesheet"]')];
      const beside = links.map((link) => sheets[link.getAttribute('href') ?? ''] ?? '');
      const styles = [...page.querySelectorAll('style')].map((style) => style.textContent);
      const own = read([...styles, ...beside].join('\n'));
      return [...known]
        .filter((one) => !own.has(one))
        .map((one) => one.slice(one.indexOf('\n') + 1))
        .filter((selector) => reaches(page, selector))
        .map((selector) => `${path}: "${selector}" was cut by site/build/reachable-styles.ts`);
    }),
  };
}

test('no page lacks a style that reaches something on it', async ({ open, site }) => {
  // The parser says that it would not apply another page's styles.
  const page = await open('/404', { mayLog: /Applying inline style|404/ });
  const all = allStyles();
  const pages = await Promise.all(
    ALL_PATHS.map(async (path): Promise<[string, string]> => {
      return [path, await (await fetch(site.origin + path)).text()];
    }),
  );
  const paths = new Set(pages.flatMap(([, html]) => html.match(/\/_astro\/[\w.-]+\.css/g) ?? []));
  const sheets = Object.fromEntries(
    await Promise.all(
      [...paths].map(async (path): Promise<[string, string]> => {
        return [path, await (await fetch(site.origin + path)).text()];
      }),
    ),
  );
  const { known, cut } = await page.evaluate(cutTooMuch, { pages, all, sheets });
  expect(known).toBeGreaterThan(800);
  expect(cut).toEqual([]);
});
