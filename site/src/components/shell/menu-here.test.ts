import { expect, test } from 'vitest';
import { menuHere } from './menu-here.ts';

const SERVICES = { links: [{ href: '/isolatie' }, { href: '/rapport' }] };
const TOOLS = { links: [{ href: '/rapport' }, { href: '/tools/check' }] };
const here = (path: string, ...above: string[]) =>
  menuHere(
    [SERVICES, TOOLS],
    path,
    ['/', ...above, path].map((each) => ({ name: each, path: each })),
  );

test('a page belongs to the menu that links to it, and to the first of two', () => {
  expect(here('/tools/check', '/tools')).toBe(TOOLS);
  expect(here('/rapport')).toBe(SERVICES);
});

test('a page under one of a menu belongs to that menu', () => {
  expect(here('/isolatie-ridderkerk', '/isolatie')).toBe(SERVICES);
});

test('the page above those of a menu belongs to it', () => {
  expect(here('/tools')).toBe(TOOLS);
});

test('the home page and a page in no menu belong to none', () => {
  expect(here('/')).toBeUndefined();
  expect(here('/prijzen')).toBeUndefined();
});
