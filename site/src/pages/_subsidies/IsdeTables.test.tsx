import { isdeDemands2026, toolFigures2026 } from '@sens/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IsdeOutdated, IsdeTables } from './IsdeTables.tsx';

const LAST_DAY = '31 december 2026';

/** What the page says around the last day of the amounts, as it is read. */
function said(day: string): string[] {
  const html = renderToStaticMarkup(
    <IsdeTables day={day} demands={isdeDemands2026} figures={toolFigures2026} />,
  );
  const words = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  return words.match(new RegExp(`[^.:]*\\b(?:gelden|golden) tot en met ${LAST_DAY}`, 'g')) ?? [];
}

test('on the last day of its amounts the page says once that they hold', () => {
  expect(said('2026-12-31')).toEqual([expect.stringContaining(' gelden ')]);
});

test('in the new year the page says everywhere that its amounts are of the old one', () => {
  const told = said('2027-01-02');
  expect(told).toHaveLength(2);
  for (const sentence of told) expect(sentence).toContain(' golden ');
});

test('a page with one of the tables says in the new year whose amounts these are', () => {
  const warned = (day: string) =>
    renderToStaticMarkup(<IsdeOutdated day={day} figures={toolFigures2026} />);
  expect(warned('2026-12-31')).toBe('');
  expect(warned('2027-01-01')).toContain(`golden tot en met ${LAST_DAY}`);
});
