import { expect, test } from 'vitest';
import { mayContinue, wantedRange } from './range.ts';

test.each([
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=99-', { first: 99, last: 99 }],
  ['bytes=10-1000', { first: 10, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['Bytes= 5-6 ', { first: 5, last: 6 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=6-5', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['lines=0-1', undefined],
  ['', undefined],
  [undefined, undefined],
])('of a file of 100 bytes, %j asks for %j', (header, range) => {
  expect(wantedRange(header, 100)).toEqual(range);
});

test('an empty file has no part to give', () => {
  expect(wantedRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(wantedRange('bytes=-5', 0)).toBe('unsatisfiable');
});

test('only the same file goes on where a client stopped', () => {
  expect(mayContinue(undefined, '"a"')).toBe(true);
  expect(mayContinue('"a"', '"a"')).toBe(true);
  expect(mayContinue('W/"a"', '"a"')).toBe(false);
  expect(mayContinue('"b"', '"a"')).toBe(false);
  expect(mayContinue('Fri, 20 Nov 2026 12:00:00 GMT', '"a"')).toBe(false);
});
