import { expect, it } from 'vitest';
import { allFigures } from '../figures/citations.ts';
import { figures2026, MEASURE_IDS, makeReport } from '../index.ts';
import { restsOnOneSource } from './one-source.ts';

it('are the measures whose price one publisher gives that is no official one', () => {
  const { plan, considered } = makeReport(
    { woningtype: 'hoekwoning', bouwjaar: 1968, solarPanels: 8 },
    figures2026,
    '2026-11-20',
  );
  const terraced = makeReport(
    { woningtype: 'hoekwoning', bouwjaar: 1920, wallType: 'massief', monthlyCostEur: 250 },
    figures2026,
    '2026-11-20',
  );
  const all = [...plan, ...considered, ...terraced.plan, ...terraced.considered];
  const priced = new Map(all.map((one) => [one.id, one]));
  const oneSource = [...priced.values()].filter(({ sourceIds, investmentCents }) => {
    const price = allFigures(figures2026).find(({ id }) => id === sourceIds[0]);
    return investmentCents !== null && price?.confidence === 'C' && price.sources.length === 1;
  });
  const expected = MEASURE_IDS.filter((id) => priced.has(id) && restsOnOneSource(id));
  expect(oneSource.map(({ id }) => id).toSorted()).toStrictEqual(expected.toSorted());
  expect(expected).toHaveLength(8);
});
