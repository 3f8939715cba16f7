import { expect, test } from 'vitest';
import { cleanAnswers, type DwellingAnswers, figures2026 } from '../index.ts';
import { resolveHouse } from '../reading/resolve-house.ts';
import { planFor } from './plan.ts';
import type { Route } from './route.ts';

const LEAST_EUR = figures2026.assumptions.routeTieEurPerYear.value;

function routesOf(answers: DwellingAnswers): Route[] {
  const { house } = resolveHouse(cleanAnswers(answers), figures2026, 2026);
  const { route, others } = planFor(house, figures2026);
  return [route, ...others];
}

const idsOf = ({ steps }: Route) => steps.map(({ candidate }) => candidate.id);

test('no large work is in a route that gains less than the least by it, whatever was weighed before it', () => {
  const types = ['hoekwoning', 'twee-onder-een-kap', 'vrijstaand'] as const;
  const bills = [350, 360, 390, 430, 450, 460];
  const works = types.flatMap((woningtype) =>
    [130, 170, 220].flatMap((floorAreaM2) =>
      [1, 4].flatMap((residents) =>
        bills.flatMap((monthlyCostEur) =>
          routesOf({ woningtype, bouwjaar: 1925, floorAreaM2, residents, monthlyCostEur }).flatMap(
            (route) =>
              [...route.works]
                .filter(([id]) => idsOf(route).includes(id) && !route.required.includes(id))
                .map(([id, moreEur]) => ({ id, moreEur, floorAreaM2, monthlyCostEur })),
          ),
        ),
      ),
    ),
  );
  expect(works.length).toBeGreaterThan(100);
  expect(works.filter(({ moreEur }) => moreEur < LEAST_EUR)).toEqual([]);
});

test('a corner house of 130 m2 leaves its outer wall as it is where the roof already does its work', () => {
  const [best] = routesOf({
    woningtype: 'hoekwoning',
    bouwjaar: 1925,
    floorAreaM2: 130,
    residents: 1,
    monthlyCostEur: 350,
  });
  expect(best && idsOf(best)).not.toContain('gevelisolatie');
});

test('a measure that is done alone is judged by the single grant', () => {
  const [alone] = routesOf({
    woningtype: 'hoekwoning',
    bouwjaar: 1950,
    residents: 2,
    monthlyCostEur: 75,
    unwanted: [
      'gevelisolatie',
      'dakisolatie',
      'vloerisolatie',
      'hr-glas',
      'triple-glas',
      'kierdichting',
      'zonneboiler',
      'warmtepompboiler',
      'hybride-warmtepomp',
      'warmtepomp',
    ],
  });
  expect(alone?.doubled).toBe(false);
  expect(alone && idsOf(alone)).toEqual([]);
});

test('a large work that does not even pay in the house as it is is not weighed', () => {
  const routes = routesOf({
    woningtype: 'tussenwoning',
    bouwjaar: 1905,
    residents: 1,
    monthlyCostEur: 100,
  });
  const weighed = routes
    .filter(({ id }) => id !== 'warmtepomp')
    .flatMap(({ works }) => [...works.keys()]);
  expect(weighed).toEqual([]);
});
