import { expect, test } from 'vitest';
import { withShortDrawings } from './short-drawings.ts';

test('a shape that holds nothing closes itself', () => {
  expect(withShortDrawings('<svg><path d="M0 0"></path><g><use href="#a"></use></g></svg>')).toBe(
    '<svg><path d="M0 0"/><g><use href="#a"/></g></svg>',
  );
});

test('what holds something, and what is no drawing, stays', () => {
  const page = '<svg><circle r="1"><title>x</title></circle><g></g></svg><p></p><i></i>';
  expect(withShortDrawings(page)).toBe(page);
});

test.each([
  ['lucide lucide-x shrink-0 size-5', ' class="shrink-0 size-5"'],
  ['lucide lucide-alert lucide-circle-alert', ''],
  ['lucide-like', ' class="lucide-like"'],
  ['size-5 lucide', ' class="size-5 lucide"'],
])('an icon keeps of the classes "%s" those of ours', (classes, kept) => {
  expect(withShortDrawings(`<svg class="${classes}" width="24">`)).toBe(`<svg${kept} width="24">`);
});

test('a symbol says itself how it is drawn, where all else is as large as it', () => {
  const shape = '<path d="M4 5h16"/>';
  const icon = (box: string) =>
    `<symbol id="icon-menu" viewBox="0 0 24 24"><svg width="24" height="24" viewBox="${box}" fill="none" stroke="currentColor" stroke-width="1.75" class="lucide lucide-menu" aria-hidden="true">${shape}</svg></symbol>`;
  expect(withShortDrawings(icon('0 0 24 24'))).toBe(
    `<symbol id="icon-menu" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75">${shape}</symbol>`,
  );
  expect(withShortDrawings(icon('0 0 12 12'))).toContain('<svg width="24"');
});

test('code stays as it is', () => {
  const code = `<script>a='<svg class="lucide lucide-x"><path></path></svg>'</script>`;
  expect(withShortDrawings(code)).toBe(code);
});
