import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readScripts } from './page-scripts.ts';
import { stylesOf } from './page-styles.ts';
import {
  namesInMarkup,
  namesInScripts,
  reachableStyles,
  withoutStandIns,
} from './reachable-styles.ts';

const CSS = [
  ':root{--used:red;--unused:blue}',
  '.card{color:var(--used)}',
  '.card:hover .mark{color:red}',
  '.other{color:blue}',
  '.only-script{display:none}',
  '.md\\:p-4{padding:1rem}',
  '.print\\:\\[\\&\\>b\\]\\:hidden>b{display:none}',
  'html[data-view="report"] .card{display:none}',
  'dialog{border:0}',
  '@keyframes settle{to{opacity:1}}',
  '@keyframes drift{to{opacity:0}}',
  '.mark{animation:settle 1s}',
  '@property --tw-a{syntax:"*";inherits:false}',
].join('');

const MARKUP = '<html><body><div class="card md:p-4"><i class="mark"></i></div></body></html>';

/** The sheet as it is cut for a page with this script. */
const cut = (script: string, markup = MARKUP) => {
  const names = new Set([...namesInMarkup(markup), ...namesInScripts(script)]);
  return reachableStyles(CSS, names, script);
};

test('rules that the markup reaches stay, and those that nothing reaches go', () => {
  const css = cut('');
  expect(css).toContain('.card{');
  expect(css).toContain('.card:hover .mark{');
  expect(css).toContain('.md\\:p-4{');
  expect(css).not.toContain('.other');
  expect(css).not.toContain('.only-script');
  expect(css).not.toContain('dialog');
});

test('keyframes, custom properties and their types go with the last rule that reads them', () => {
  const css = cut('');
  expect(css).toContain('@keyframes settle');
  expect(css).not.toContain('@keyframes drift');
  expect(css).toContain('--used');
  expect(css).not.toContain('--unused');
  expect(css).not.toContain('--tw-a');
});

test.each([
  [
    'reads it',
    '@media print{.card{color:var(--a)}}',
    '.card{--a:red;color:red}@media print{.card{color:var(--a)}}',
  ],
  ['sets it for itself', '@media print{.card{--a:blue}}', '.card{color:red}'],
])('a property that nothing on a screen reads: what is for paper %s', (_what, paper, expected) => {
  const css = `.card{--a:red;color:red}${paper}`;
  expect(reachableStyles(css, namesInMarkup(MARKUP), '')).toBe(expected);
});

test('what is set for paper is not settled', () => {
  const css = '.card{x:var(--tw-a,1)}@media print{.card{--tw-a:2}}';
  expect(reachableStyles(css, namesInMarkup(MARKUP), '')).toBe(css);
});

test.each([
  ['a class in a string', 'x.className="wide only-script"'],
  ['a class in a template', 'x.className=`$' + '{a} only-script`'],
  ['a class in JSX made into code', 'jsx("div",{className:"only-script"})'],
  ['a class added by name', "el.classList.add('only-script')"],
])('%s of a script keeps its rule', (_what, script) => {
  expect(cut(script)).toContain('.only-script{');
});

test.each(['"a b".split(" ")', 'switch(a){case 1:}', 'a?.split(b)'])(
  'what a script calls names no class: %s',
  (script) => {
    const css = '.split{a:b}.switch{a:b}';
    expect(reachableStyles(css, namesInScripts(script), script)).toBe('');
    expect(reachableStyles(css, namesInScripts('"split switch"'), '')).toBe(css);
  },
);

test.each([
  ['in the markup', namesInMarkup('<input name="datum" type="date">')],
  ['made by a script', namesInScripts('jsx("input",{id:a,type:`date`})')],
])('the parts of a date are styled where a field for one is %s', (_where, names) => {
  const rule = '::-webkit-datetime-edit{padding:0}';
  expect(reachableStyles(rule, names, '')).toBe(rule);
  expect(stylesOf([MARKUP], '', [rule])).toBe('');
});

test('the type of a field counts also where the styles have no such word', () => {
  const rule = '::-webkit-datetime-edit{padding:0}';
  expect(stylesOf(['<input type="date">'], '', [rule])).toBe(rule);
});

test('a class with signs in a script keeps its rule', () => {
  expect(cut('jsx("i",{className:"wide print:[&>b]:hidden"})')).toContain('hidden>b{');
});

test('a rule on an attribute stays, as scripts set those by names that stand nowhere as text', () => {
  const css = cut('document.documentElement.dataset.view=v');
  expect(css).toContain('data-view');
});

test('a tag that only a script makes keeps its rule', () => {
  expect(cut('jsx("dialog",{})')).toContain('dialog{');
});

test('the scripts of a page are its own, its islands’ and all that these load', async () => {
  const root = mkdtempSync(join(tmpdir(), 'sens-scripts-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const put = (name: string, text: string) => writeFileSync(join(root, name), text);
  put(
    'Form.a1.js',
    'import{x}from"./shared.b2.js";const later=()=>import("./later.c3.js");"in-form"',
  );
  put('shared.b2.js', '"in-shared"');
  put('later.c3.js', '"in-later"');
  put('other.d4.js', '"in-other"');
  const html =
    '<astro-island component-url="/Form.a1.js"></astro-island>' +
    '<script>"inline"</script><script type="application/ld+json">{"data":1}</script>';
  const scripts = await readScripts(html, pathToFileURL(`${root}/`));
  for (const text of ['in-form', 'in-shared', 'in-later', 'inline']) {
    expect(scripts).toContain(text);
  }
  expect(scripts).not.toContain('in-other');
  expect(scripts).not.toContain('"data"');
});

test.each([
  ['a state of anything', ':focus-visible{outline:3px solid}'],
  ['an attribute', '[hidden]:where(:not([hidden=until-found])){display:none}'],
  ['one of several ways to be reached', ':is(.card,.other) .mark{color:red}'],
  ['what a page has not', '.card:not(.other){color:red}'],
  ['a name written with signs', '.md\\:p-4{padding:1rem}'],
])('a rule stays that asks for %s', (_what, rule) => {
  expect(reachableStyles(rule, namesInMarkup(MARKUP), '')).toBe(rule);
});

test.each([
  ['within a list', ':is(.other,.only-script) .mark{color:red}'],
  ['around it', '.other .mark{color:red}'],
  ['within it', '.card:has(.other){color:red}'],
])('a rule goes that asks for something absent %s', (_what, rule) => {
  expect(reachableStyles(rule, namesInMarkup(MARKUP), '')).toBe('');
});

test('of several selectors only those that are reached stay', () => {
  expect(reachableStyles('.other,.card{color:red}', namesInMarkup(MARKUP), '')).toBe(
    '.card{color:red}',
  );
});

test('pages that share a sheet have of each of theirs what one of them reaches', () => {
  const sheets = ['.other{a:b}.card{c:d}', '.mark{e:f}.far{g:h}.none{i:j}'];
  const pages = [`<style>.none{}</style>${MARKUP}`, '<p class="far"></p>'];
  expect(stylesOf(pages, '', sheets)).toBe('.card{c:d}.mark{e:f}.far{g:h}');
});

test('what only browsers without @property need goes, and its declared properties stay', () => {
  const declared = '@property --tw-shadow{syntax:"*";inherits:false;initial-value:none}';
  const standIns = '@layer properties{@supports (a:b){*{--tw-shadow:none}}}';
  const order = '@layer properties,base;';
  expect(withoutStandIns(order + standIns + declared)).toBe(order + declared);
});

const MIX = 'color-mix(in oklab, var(--color-white) 10%, transparent)';
const asked = (rule: string) => `@supports (color:color-mix(in lab, red, red)){${rule}}`;

test('a colour let through goes where its digits stand before it', () => {
  const digits = '.a{color:#ffffff1a}';
  expect(withoutStandIns(digits + asked(`.a{color:${MIX}}`))).toBe(digits);
});

test.each([
  ['the colour of the text', 'color-mix(in oklab, currentcolor 50%, transparent)'],
  ['two colours', 'color-mix(in oklab, var(--color-white) 10%, red)'],
])('a mix of %s stays, as no digits say the same', (_what, value) => {
  const rule = asked(`.a{color:${value}}`);
  expect(withoutStandIns(rule)).toBe(rule);
});

test('a colour of an empty field goes where ours stands too, and else stays', () => {
  const theirs =
    '@supports (not (-webkit-appearance:-apple-pay-button)){::placeholder{color:currentColor}}';
  const ours = '::placeholder{color:#55675f}';
  expect(withoutStandIns(theirs + ours)).toBe(ours);
  expect(withoutStandIns(theirs)).toBe(theirs);
});

test('a default that is set needs no other value, and one that is not keeps it', () => {
  const read = 'html{font:var(--default-a,"x", y);order:var(--default-b,1)}';
  expect(withoutStandIns(`:root{--default-a:z}${read}`)).toBe(
    ':root{--default-a:z}html{font:var(--default-a);order:var(--default-b,1)}',
  );
});
