import { describe, expect, it } from 'vitest';
import type { House } from '../dwelling/house.ts';
import { CHOICES, cleanAnswers, type DwellingAnswers, figures2026, MEASURE_IDS } from '../index.ts';
import { resolveHouse } from '../reading/resolve-house.ts';
import { measureRules } from './catalogue.ts';
import { withMeasures } from './part-measures.ts';

const houseOf = (answers: DwellingAnswers): House =>
  resolveHouse(cleanAnswers(answers), figures2026, 2026).house;

/** What the heat-pump check may have done first. */
const FIRST = ['dakisolatie', 'vloerisolatie', 'spouwmuurisolatie', 'gevelisolatie', 'hr-glas'];
const first = MEASURE_IDS.filter((id) => FIRST.includes(id));

const houses = CHOICES.glazing.flatMap((glazing) =>
  [1910, 1974, 1990].map((bouwjaar) => houseOf({ woningtype: 'hoekwoning', bouwjaar, glazing })),
);

describe('what comes before a pump', () => {
  it.each(first)('%s makes of a house what it makes of it in the plan', (id) => {
    for (const house of houses) {
      const inPlan = measureRules[id].apply(house, figures2026);
      expect(withMeasures(house, [id], figures2026).shell).toEqual(inPlan.shell);
    }
  });

  it('adds up, and leaves the house itself as it was', () => {
    for (const house of houses) {
      const before = structuredClone(house);
      const done = first.reduce<House>((so, id) => measureRules[id].apply(so, figures2026), house);
      expect(withMeasures(house, first, figures2026).shell).toEqual(done.shell);
      expect(house).toEqual(before);
      expect(withMeasures(house, [], figures2026)).toEqual(house);
    }
  });
});

it('no measure excludes another that does not exclude it', () => {
  const pairs = MEASURE_IDS.flatMap((id) =>
    measureRules[id].excludes.map((other) => [id, other] as const),
  );
  expect(pairs.filter(([id, other]) => !measureRules[other].excludes.includes(id))).toEqual([]);
  expect(pairs.filter(([id, other]) => id === other)).toEqual([]);
});
