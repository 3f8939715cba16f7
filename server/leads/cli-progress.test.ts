import { expect, test } from 'vitest';
import { createProgress, ofAll } from './cli-progress.ts';

/** Tells of work that goes on for so long, twenty times a second. */
function written(isTTY: boolean, forMs: number): string[] {
  const texts: string[] = [];
  let at = 0;
  const progress = createProgress({ isTTY, write: (text) => texts.push(text) }, () => at);
  for (; at < forMs; at += 50) progress.show(`${at} ms`);
  progress.end();
  return texts;
}

test('a terminal shows how far it is in one line, which goes when it is done', () => {
  expect(written(true, 500)).toEqual(['\r\u001b[K200 ms', '\r\u001b[K400 ms', '\r\u001b[K']);
});

test('elsewhere it is a line now and then', () => {
  expect(written(false, 10_100)).toEqual(['5000 ms\n', '10000 ms\n']);
});

test.each([true, false])('work that is soon done says nothing', (isTTY) => {
  expect(written(isTTY, 150)).toEqual([]);
});

test.each([
  [true, ['\r\u001b[KTeruglezen …', '\r\u001b[K']],
  [false, ['Teruglezen …\n']],
] as const)('what is begun is said at once', (isTTY, expected) => {
  const texts: string[] = [];
  const progress = createProgress({ isTTY, write: (text) => texts.push(text) }, () => 0);
  progress.begin('Teruglezen …');
  progress.end();
  expect(texts).toEqual(expected);
});

test('numbers are written as in Dutch, and none is beyond all', () => {
  expect(ofAll(1_500, 100_000)).toBe('1.500 van 100.000');
  expect(ofAll(3, 2)).toBe('3 van 3');
});
