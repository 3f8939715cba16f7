import { expect, test } from 'vitest';
import { beside, stylesIn, within } from './style-tags.ts';

const PAGE =
  '<html><head><meta charset="utf-8"><script>first()</script><title>Een</title><link rel="stylesheet" href="/a.css"><style>d{e:f}</style></head><body></body></html>';

test('finds the sheets of a page, beside it and within', () => {
  expect(stylesIn(PAGE)).toEqual([{ beside: '/a.css' }, { within: 'd{e:f}' }]);
});

test('a sheet beside a page comes before its title, and after the script of its head', () => {
  expect(beside('/s.css')(PAGE)).toBe(
    `<html><head><meta charset="utf-8"><script>first()</script><link rel="stylesheet" href="/s.css"><title>Een</title></head><body></body></html>`,
  );
});

test('a sheet within a page takes the place of those that it has', () => {
  expect(within('g{h:i}')(PAGE)).toBe(
    `<html><head><meta charset="utf-8"><script>first()</script><title>Een</title><style>g{h:i}</style></head><body></body></html>`,
  );
});

test('signs of a sheet that mean something where text is replaced stay as they are', () => {
  expect(within("a::before{content:'$&'}")(PAGE)).toContain("content:'$&'");
});

test('a page without a head stops the build', () => {
  expect(() => within('')('<p>Geen hoofd</p>')).toThrow('</head>');
  expect(() => beside('/s.css')('<head></head>')).toThrow('<title>');
});
