import { expect, test } from 'vitest';
import { font as fontFile } from '../testing/make-pdf.ts';
import { FACE_FILES } from './faces.ts';
import { openFont } from './open-font.ts';

const font = openFont(fontFile(FACE_FILES.text[0]));

test('what a document does to the places of a word changes them for no other', () => {
  const word = 'Verduurzamen';
  const first = font.layout(word);
  const places = first.positions.map((position) => ({ ...position }));
  for (const position of first.positions) position.xAdvance *= 3;
  const second = font.layout(word);
  expect(second.positions.map((position) => ({ ...position }))).toEqual(places);
  expect(second.advanceWidth).toBe(places.reduce((sum, { xAdvance }) => sum + xAdvance, 0));
});

test('knows each letter that it has, and none that it has not, however often it is asked', () => {
  const ask = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  for (const _time of ['first', 'again']) {
    expect(['a', 'é', '€'].map(ask)).toEqual([true, true, true]);
    expect(['ş', '字', '₂'].map(ask)).toEqual([false, false, false]);
  }
});

test('more words than are kept are laid out all the same', () => {
  const before = font.layout('huis').advanceWidth;
  for (let number = 0; number < 4100; number += 1) font.layout(`${number}`);
  expect(font.layout('huis').advanceWidth).toBe(before);
});
