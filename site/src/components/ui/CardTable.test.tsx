import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardTable } from './CardTable.tsx';

const HEADS = ['Maatregel', 'Gemiddeld', 'Bandbreedte', 'Bron'];
const SHORT = ['Buitengevel', '€ 23.000', '-', 'Milieu Centraal, augustus 2026'];
const LONG = ['Pakket', '€ 15.150', '-', 'Voor dak, spouw, vloer en hybride in een tussenwoning'];
const html = (...rows: string[][]) => renderToStaticMarkup(<CardTable heads={HEADS} rows={rows} />);

test('a card has a line for each cell where all of them are short', () => {
  expect(html(SHORT)).toContain('class="card-table card-lines"');
  expect(html(SHORT, LONG)).toContain('class="card-table card-pairs"');
});

test('a table of many columns is told by it: they need more room than others', () => {
  const heads = ['Huis', 'Gas', 'Label nu', 'Eerste stap', 'Kosten', 'ISDE'];
  const many = renderToStaticMarkup(<CardTable heads={heads} rows={[heads]} />);
  expect(many).toContain('class="card-table card-lines card-many"');
});

test('a range in a cell breaks before its second amount only', () => {
  expect(html(['Dak', '€\u00a01.300 tot €\u00a02.200', '-', '-'])).toContain(
    '>€\u00a01.300 tot\u00a0€\u00a02.200<',
  );
});

test('a cell without anything in it is known by it, and stays in the table', () => {
  const cells = html(SHORT).match(/<td[^>]*>[^<]*/g) ?? [];
  expect(cells.map((cell) => cell.includes('data-none'))).toEqual([false, true, false]);
  expect(html(SHORT)).toContain(
    '<span aria-hidden="true">-</span><span class="sr-only">geen cijfer',
  );
});
