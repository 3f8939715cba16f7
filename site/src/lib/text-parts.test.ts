import { expect, test } from 'vitest';
import { textParts } from './text-parts.ts';

test('a text without marks is one part', () => {
  expect(textParts('## Kop\n\nTekst {{claim:a}}.\n')).toEqual([
    { markdown: '## Kop\n\nTekst {{claim:a}}.', beside: false },
  ]);
});

test('a mark on a line of its own stands between the texts around it', () => {
  expect(textParts('Voor\n\n{{isde-tabel}}\n\nNa')).toEqual([
    { markdown: 'Voor', beside: false },
    { mark: 'isde-tabel' },
    { markdown: 'Na', beside: false },
  ]);
});

test('a mark within a sentence is left to whoever fills in tokens', () => {
  expect(textParts('Zie {{isde-tabel}} hier')).toHaveLength(1);
});

test('two marks after each other have no empty text between them', () => {
  expect(textParts('{{voordelen}}\n\n{{stappen}}')).toEqual([
    { mark: 'voordelen' },
    { mark: 'stappen' },
  ]);
});

test('what stands between the pair is set side by side, and nothing else', () => {
  const parts = textParts('A\n\n{{naast-elkaar}}\n\n### B\n\n- c\n\n{{einde}}\n\nD');
  expect(parts.map((part) => 'beside' in part && part.beside)).toEqual([false, true, false]);
});

test('a pair that is not closed, or closed twice, stops the build', () => {
  expect(() => textParts('{{naast-elkaar}}\n\nA')).toThrow('{{einde}}');
  expect(() => textParts('A\n\n{{einde}}')).toThrow('{{einde}}');
});

test('what a page always has stands where the text says, else at the end', () => {
  const parts = textParts('A\n\n{{stappen}}\n\nB', undefined, ['voordelen', 'stappen']);
  expect(parts.map((part) => ('mark' in part ? part.mark : part.markdown))).toEqual([
    'A',
    'stappen',
    'B',
    'voordelen',
  ]);
});

test('only running text is filled in', () => {
  expect(textParts('A\n\n{{stappen}}', (text) => `${text}!`)).toEqual([
    { markdown: 'A!', beside: false },
    { mark: 'stappen' },
  ]);
});
