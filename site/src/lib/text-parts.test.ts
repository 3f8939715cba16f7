import { expect, test } from 'vitest';
import { sectionsOf, textParts } from './text-parts.ts';

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

test('a section is a heading with all that stands under it, and what draws its own heading is one by itself', () => {
  const text =
    'Vooraf\n\n## Een\n\nTekst\n\n{{isde-tabel}}\n\nNa\n\n{{stappen}}\n\n## Twee\n\n### Klein';
  const plain = (markdown: string) => ({ markdown, beside: false });
  expect(sectionsOf(textParts(text))).toEqual([
    { parts: [plain('Vooraf\n\n')] },
    {
      title: 'Een',
      parts: [plain('## Een\n\nTekst'), { mark: 'isde-tabel' }, plain('Na')],
    },
    { parts: [{ mark: 'stappen' }] },
    { title: 'Twee', parts: [plain('## Twee\n\n### Klein')] },
  ]);
});

test('what stands side by side belongs to the heading above it', () => {
  const text = '## Een\n\n{{naast-elkaar}}\n\n### A\n\n### B\n\n{{einde}}';
  const [section] = sectionsOf(textParts(text));
  expect(section?.parts.at(-1)).toEqual({ markdown: '### A\n\n### B', beside: true });
});
