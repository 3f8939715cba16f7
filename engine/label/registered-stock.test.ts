import { describe, expect, it } from 'vitest';
import { cleanAnswers } from '../dwelling/clean-answers.ts';
import { isUntold } from '../dwelling/house.ts';
import { heatLossOf, labelHeatLossOf } from '../energy/heat-loss.ts';
import { figures2026 } from '../figures/index.ts';
import { measureRules } from '../measures/catalogue.ts';
import { resolveHouse } from '../reading/resolve-house.ts';
import { makeReport } from '../report/make-report.ts';
import { CHOICES, type DwellingAnswers } from '../terms/answers.ts';
import { MEASURE_IDS } from '../terms/measures.ts';
import { ep2Of } from './label.ts';

const TODAY = '2026-11-20';
const houseOf = (answers: DwellingAnswers) =>
  resolveHouse(cleanAnswers(answers), figures2026, 2026).house;
const years = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe.each(CHOICES.woningtype)('a %s of which only the year is known', (woningtype) => {
  it('has an EP2 that falls by small steps from year to year, until the decree of 2014', () => {
    for (const bouwjaar of years(1901, 2013)) {
      const [before, now] = [bouwjaar - 1, bouwjaar].map((year) =>
        ep2Of(houseOf({ woningtype, bouwjaar: year }), figures2026),
      ) as [number, number];
      const step = now / before - 1;
      expect(step, `${bouwjaar}`).toBeLessThanOrEqual(0.001);
      expect(step, `${bouwjaar}`).toBeGreaterThan(-0.095);
      // Where the registered labels change their period, nothing jumps.
      if (bouwjaar === 1945 || bouwjaar === 1965) expect(step).toBeGreaterThan(-0.02);
    }
  });

  it('has one bill and one first step from 1930 to 1974, whatever its label', () => {
    const reports = [1930, 1938, 1950, 1964, 1965, 1974].map((bouwjaar) =>
      makeReport({ woningtype, bouwjaar }, figures2026, TODAY),
    );
    const [first] = reports;
    for (const { now, plan } of reports) {
      expect(now.gasM3PerYear.mid).toBe(first?.now.gasM3PerYear.mid);
      expect(plan[0]?.id).toBe('spouwmuurisolatie');
    }
  });

  it.each([1935, 1950, 1972, 1980, 2000])('of %d has no worse EP2 by any insulation', (year) => {
    const house = houseOf({ woningtype, bouwjaar: year });
    for (const id of MEASURE_IDS.filter((one) => /isolatie$|glas$|deur$/.test(one))) {
      const rule = measureRules[id];
      if (rule.blocked(house, figures2026) !== undefined) continue;
      const after = rule.apply(house, figures2026);
      expect(ep2Of(after, figures2026), id).toBeLessThanOrEqual(ep2Of(house, figures2026));
    }
  });
});

describe('what was told', () => {
  const told = { roof: 'matig', wall: 'niet', floor: 'niet', glazing: 'dubbel' } as const;

  it('takes no mean for granted', () => {
    const house = houseOf({ woningtype: 'hoekwoning', bouwjaar: 1938, ...told });
    expect(labelHeatLossOf(house, figures2026)).toEqual(heatLossOf(house, figures2026));
  });

  it('gives one EP2 from 1930 to 1964, as all of these were built alike', () => {
    const ep2 = [1930, 1944, 1945, 1964].map((bouwjaar) =>
      ep2Of(houseOf({ woningtype: 'hoekwoning', bouwjaar, ...told }), figures2026),
    );
    expect(new Set(ep2).size).toBe(1);
  });

  it('takes the mean away part by part', () => {
    const answers = { woningtype: 'vrijstaand', bouwjaar: 1970, roof: 'matig' } as const;
    const house = houseOf(answers);
    const [loss, label] = [heatLossOf(house, figures2026), labelHeatLossOf(house, figures2026)];
    expect(label.dak).toBe(loss.dak);
    expect(label.gevel).toBeLessThan(loss.gevel);
    expect(label.glas / loss.glas).toBeCloseTo(0.8, 9);
  });

  it('leaves the doors in a wall out of what is taken for granted of the wall', () => {
    const house = houseOf({ woningtype: 'vrijstaand', bouwjaar: 1970 });
    const doors = house.areas.doorM2 * house.shell.doorU;
    const [loss, label] = [heatLossOf(house, figures2026), labelHeatLossOf(house, figures2026)];
    expect(label.gevel - doors).toBeCloseTo(0.8 * (loss.gevel - doors), 9);
  });

  it('is true of a part that a measure changed', () => {
    const house = houseOf({ woningtype: 'tussenwoning', bouwjaar: 1970 });
    const filled = measureRules.spouwmuurisolatie.apply(house, figures2026);
    expect(isUntold(house, 'wallRc')).toBe(true);
    expect(isUntold(filled, 'wallRc')).toBe(false);
    expect(isUntold(filled, 'roofRc')).toBe(true);
  });
});
