import { expect, test } from 'vitest';
import { type Board, townSign } from './town-sign.ts';

const board: Board = [
  [0.1, 0.5],
  [0.5, 0.6],
  [0.1, 0.6],
];
const texts = (name: string) => townSign(name, board, 640, 640).lines.map(({ text }) => text);

test('a short name stands on one line, in the middle of the board', () => {
  const { lines } = townSign('Ridderkerk', board, 640, 640);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.x).toBeCloseTo(Math.hypot(256, 64) / 2, 2);
});

test('a long name breaks at the space or hyphen nearest its middle', () => {
  expect(texts('Capelle aan den IJssel')).toStrictEqual(['Capelle aan', 'den IJssel']);
  expect(texts('Krimpen aan den IJssel')).toStrictEqual(['Krimpen aan', 'den IJssel']);
  expect(texts('Hendrik-Ido-Ambacht')).toStrictEqual(['Hendrik-Ido-', 'Ambacht']);
});

test('no line is wider than the board, and two lines are not higher', () => {
  for (const name of [
    'Rhoon',
    'Oud-Beijerland',
    'Capelle aan den IJssel',
    'Abcdefghijklmnopqrstuv',
  ]) {
    const { lines, fontSize } = townSign(name, board, 640, 640);
    for (const { text } of lines)
      expect(text.length * fontSize * 0.6).toBeLessThan(Math.hypot(256, 64));
    expect(lines.length * fontSize).toBeLessThan(64);
  }
});

test('the text lies in the plane of the board, from its top left corner', () => {
  const { transform } = townSign('Rhoon', board, 640, 640);
  const [a = 0, b = 0, c, d, e, f] = transform.slice(7, -1).split(' ').map(Number);
  expect(b / a).toBeCloseTo(64 / 256, 2);
  expect([c, d, e, f]).toStrictEqual([0, 1, 64, 320]);
});
