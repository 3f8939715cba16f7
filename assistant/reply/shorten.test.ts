import { expect, test } from 'vitest';
import { stem } from '#language/dutch.ts';
import { shorten } from './shorten.ts';

const asked = (typed: string) => ({ typed, forms: new Map([[stem(typed), 1]]), weight: 1 });

test('a row is chosen by what it is of, not by a word for its amount', () => {
  const table = {
    kind: 'table' as const,
    page: 0,
    anchor: 'bedragen',
    heads: ['Per m²'],
    lines: ['Glas, bedrag van 2025: € 46.', 'Dak: € 16.'],
  };
  expect(shorten(table, [asked('dak'), asked('bedrag')], 'money')).toEqual(['Dak: € 16.']);
});

test('an answer does not begin with a line that goes on about the one above it', () => {
  const filler = Array.from({ length: 30 }, () => 'Zet de kranen open.');
  const text = {
    kind: 'text' as const,
    page: 0,
    anchor: 'proef',
    heads: ['Test uw huis'],
    lines: [
      'Lees eerst dit hele stuk. '.repeat(16).trim(),
      'Zet het water van de ketel op 50 graden.',
      'Doe dat niet met kraanwater.',
      filler.join(' '),
    ],
  };
  expect(shorten(text, [asked('kraanwater')], undefined)[0]).toBe(
    'Zet het water van de ketel op 50 graden.',
  );
});

test('an answer does not end by announcing a list for which there is no room', () => {
  const text = (...lines: string[]) => ({
    kind: 'text' as const,
    page: 0,
    anchor: 'gas',
    heads: ['Van het gas af'],
    lines: [...lines, 'Zet de kranen open. '.repeat(20).trim()],
  });
  const about = [asked('gas')];
  const costs = 'Van het gas af scheelt € 1.360 per jaar (Milieu Centraal, 2026).';
  expect(shorten(text(`${costs} Zo pakt u dat aan:`), about, undefined)).toEqual([costs]);
  expect(shorten(text(costs, 'Zo pakt u dat aan:'), about, undefined)).toEqual([costs]);
  expect(shorten(text('Van het gas af, dat gaat zo:'), about, undefined)).toEqual([
    'Van het gas af, dat gaat zo:',
  ]);
});
