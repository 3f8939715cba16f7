import { expect, test } from 'vitest';
import { filesOfScripts, laterScripts, withoutLater } from './later-scripts.ts';

const page = (body: string, head = '') =>
  `<html><head><script data-whole-page>{first()}</script>${head}</head><body><p>Tekst</p>${body}</body></html>`;

const FILE = '/_astro/page.abc.js';

test('scripts of the body may come later; data and what has a file of its own is none', () => {
  const html = page(
    '<script>one()</script><script type="module">two()</script><script src="/x.js"></script>' +
      '<script type="application/ld+json">{}</script>',
    '<script type="importmap">{}</script>',
  );
  expect(laterScripts(html)).toEqual(['one()', 'two()']);
});

test('a page whose head decides what it shows keeps its scripts', () => {
  const html = page('<script>one()</script>', '<script>decide()</script>');
  expect(laterScripts(html)).toEqual([]);
  expect(withoutLater(html, new Map([['one()', FILE]]))).toBe(html);
});

test('a script that imports by itself stays', () => {
  expect(laterScripts(page('<script type="module">import "/x.js";go()</script>'))).toEqual([]);
});

test('what the file holds leaves the page, once, and what only this page has stays', () => {
  const html = page('<script>one()</script><script>own()</script><script>one()</script>');
  const left = withoutLater(html, new Map([['one()', FILE]]));
  expect(left).not.toContain('one()');
  expect(left).toContain('<script>own()</script>');
  expect(left.match(/import\("\/_astro\/page\.abc\.js"\)/g)).toHaveLength(1);
  expect(left).toMatch(/<script data-whole-page>\{first\(\)\}\{let f=/);
});

test('a page without such a script loads nothing', () => {
  const html = page('<script>own()</script>');
  expect(withoutLater(html, new Map([['one()', FILE]]))).toBe(html);
});

test('a page without the first script of all pages stops the build: it would lose the others', () => {
  const html = '<html><head></head><body><script>one()</script></body></html>';
  expect(() => withoutLater(html, new Map([['one()', FILE]]))).toThrow('eerste script');
});

test('what many pages have goes to one file, a long script of one or two to its own', () => {
  const long = `long(${'1'.repeat(1000)})`;
  const ofTwo = `both(${'2'.repeat(1000)})`;
  const shell = '<script>one()</script><script>two()</script>';
  const pages = [
    page(`${shell}<script>${long}</script><script>${ofTwo}</script>`),
    page(`${shell}<script>short()</script><script>${ofTwo}</script>`),
    page(shell),
  ];
  expect(filesOfScripts(pages)).toEqual([['one()', 'two()'], [long], [ofTwo]]);
});
