import { type DwellingAnswers, labelWhatIf, type MeasureId, toolFigures2026 } from '@sens/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Result } from './Result.tsx';

const HOUSE: DwellingAnswers = { woningtype: 'tussenwoning', bouwjaar: 1970 };

/** What stands in each row, by the name of the row. */
function rowsOf(answers: DwellingAnswers, chosen: readonly MeasureId[] = []) {
  const outcome = labelWhatIf(answers, chosen, toolFigures2026, '2026-11-20');
  const html = renderToStaticMarkup(<Result outcome={outcome} />);
  const rows = [...html.matchAll(/scope="row">([^<]+)<\/th>(.*?)<\/tr>/g)];
  return Object.fromEntries(
    rows.map(([, name = '', cells = '']) => [
      name,
      [...cells.matchAll(/<td[^>]*>([^<]+)/g)].map(([, words]) => words),
    ]),
  );
}

test('a house with a boiler is told its gas, and no heat of a network', () => {
  expect(Object.keys(rowsOf(HOUSE))).toEqual([
    'Kosten per maand',
    'Gas per jaar',
    'Stroom per jaar',
    'CO₂ per jaar',
  ]);
});

test('a house on a heat network is told its heat, and gas only where it cooks on it', () => {
  const network = { ...HOUSE, heating: 'warmtenet', cooking: 'elektrisch' } as const;
  const { 'Warmte van het net per jaar': heat = [], ...others } = rowsOf(network, [
    'spouwmuurisolatie',
  ]);
  expect(Object.keys(others)).toEqual(['Kosten per maand', 'Stroom per jaar', 'CO₂ per jaar']);
  expect(heat).toHaveLength(2);
  const [now = 0, later = 0] = heat.map((words) => Number.parseInt(words ?? '', 10));
  expect(heat[0]).toMatch(/^\d+ tot \d+\u00a0GJ$/);
  expect(later).toBeLessThan(now);
  expect(rowsOf({ ...network, cooking: 'gas' })).toHaveProperty('Gas per jaar');
});

const HINT = 'Zet bij de vragen maatregelen aan.';

function estimateOf(answers: DwellingAnswers, chosen: readonly MeasureId[] = []) {
  const outcome = labelWhatIf(answers, chosen, toolFigures2026, '2026-11-20');
  return renderToStaticMarkup(<Result outcome={outcome} />);
}

test('with only a measure that does not count it says why not, and asks for no other', () => {
  expect(estimateOf(HOUSE)).toContain(HINT);
  const dropped = estimateOf(HOUSE, ['warmtepomp']);
  expect(dropped).toContain('&quot;Volledig elektrische warmtepomp&quot; telt niet mee. ');
  expect(dropped).not.toContain(HINT);
});

test('the middle of the estimate lies between its ends as they are told', () => {
  const said = estimateOf({ ...HOUSE, bouwjaar: 1968, floorAreaM2: 60, groundFloorAreaM2: 500 });
  const [, mid, low, high] =
    /ongeveer (\d+)\u00a0kWh per m² per jaar \((\d+) tot (\d+)\)/.exec(said) ?? [];
  expect(Number(mid)).toBeGreaterThanOrEqual(Number(low));
  expect(Number(mid)).toBeLessThanOrEqual(Number(high));
});
