import { describe, expect, it } from 'vitest';
import { energyUseOf } from '../energy/energy-use.ts';
import { solarRow } from '../energy/solar.ts';
import { cleanAnswers, type DwellingAnswers, figures2026, makeReport } from '../index.ts';
import { costEur } from '../plan/worth.ts';
import { resolveHouse } from '../reading/resolve-house.ts';
import { generationRules } from './generation.ts';

const terraced: DwellingAnswers = { woningtype: 'tussenwoning', bouwjaar: 1970 };
const report = (answers: DwellingAnswers) => makeReport(answers, figures2026, '2026-11-20');

describe('solar panels', () => {
  const panelsOf = (answers: DwellingAnswers) => {
    const { plan, considered, leftOut } = report(answers);
    const worked = [...plan, ...considered].find(({ id }) => id === 'zonnepanelen');
    return { worked, leftOut: leftOut.find(({ id }) => id === 'zonnepanelen') };
  };

  it('are the smallest usual set for who uses less than that makes: 2,500 EUR (pv.mc)', () => {
    const { worked } = panelsOf({ ...terraced, residents: 1, monthlyCostEur: 140 });
    expect(worked?.quantity).toStrictEqual({ value: 6, unit: 'panelen' });
    expect(worked?.investmentCents?.mid).toBe(250_000);
  });

  it('stand in the plan where they earn back their price and a new inverter, else beside it', () => {
    const inPlan = panelsOf({ ...terraced, monthlyCostEur: 200 }).worked;
    const beside = panelsOf({ ...terraced, residents: 1, monthlyCostEur: 90 }).worked;
    expect(inPlan?.step).toBeGreaterThan(0);
    expect(beside?.step).toBe(0);
    // 2,500 and an inverter of 1,000 (pv.inverter) in 25 years (pv.life)
    const most = 350_000 / 25;
    expect(inPlan?.savingCentsPerYear.mid).toBeGreaterThan(most);
    expect(beside?.savingCentsPerYear.mid).toBeLessThan(most);
    expect(beside?.reasons.map(({ code }) => code)).toStrictEqual([
      'niet-terugverdiend',
      'saldering-stopt',
      'nieuwe-omvormer',
    ]);
  });

  it('are as many as gain most, beside a battery that stands there already too', () => {
    const { solar } = figures2026;
    const counts = [6, 8, 10];
    let more = 0;
    for (const electricityKwhPerYear of [2400, 3000, 3600, 4200]) {
      const [without, , beside] = [0, 5, 10].map((batteryKwh) => {
        const answers = { ...terraced, electricityKwhPerYear, batteryKwh };
        const house = resolveHouse(cleanAnswers(answers), figures2026, 2026).house;
        const { usedKwh } = energyUseOf(house, figures2026);
        const gains = counts
          .filter((count) => count === 6 || count * solar.yield.value.kwhPerPanelPerYear <= usedKwh)
          .map((panels) => ({
            panels,
            gainEur:
              costEur(house, figures2026) -
              costEur({ ...house, panels }, figures2026) -
              solarRow(panels, figures2026).costEur / solar.lifetime.value.years,
          }));
        const best = gains.toSorted((a, b) => b.gainEur - a.gainEur)[0]?.panels;
        const done = generationRules.zonnepanelen.apply(house, figures2026);
        expect(done.panels).toBe(best);
        return done.panels;
      });
      more += Number((beside ?? 0) > (without ?? 0));
    }
    expect(more).toBeGreaterThan(0);
  });

  it('that lie there already are told by their number, so that a few leave room for more', () => {
    for (const solarPanels of [1, 2, 12]) {
      expect(panelsOf({ ...terraced, solarPanels }).leftOut?.reason).toStrictEqual({
        code: solarPanels < 12 ? 'weinig-zonnepanelen' : 'al-zonnepanelen',
        values: { panelen: solarPanels },
      });
    }
  });

  it('are too few where more is bought beside them than they make, as with a pump alone', () => {
    const codeOf = (more: Partial<DwellingAnswers>) =>
      panelsOf({ woningtype: 'hoekwoning', bouwjaar: 1995, solarPanels: 6, ...more }).leftOut
        ?.reason.code;
    const electric = { heating: 'warmtepomp', cooking: 'elektrisch' } as const;
    expect(codeOf({ ...electric, electricityKwhPerYear: 3600 })).toBe('weinig-zonnepanelen');
    expect(codeOf({ ...electric, electricityKwhPerYear: 1800 })).toBe('al-zonnepanelen');
  });

  it('say where only the end of our prices keeps their number down, and nowhere else', () => {
    const most = figures2026.assumptions.panelsPerPlan.value.max;
    const cap = { code: 'panelen-grens', values: { panelen: most } };
    const large: DwellingAnswers = { woningtype: 'vrijstaand', bouwjaar: 1975, roofAreaM2: 260 };
    const capped = panelsOf({ ...large, electricityKwhPerYear: 9000 }).worked;
    expect(capped?.quantity.value).toBe(most);
    expect(capped?.reasons).toContainEqual(cap);
    // Here the roof decides, and there the use.
    const roofed = panelsOf({ ...large, electricityKwhPerYear: 9000, roofAreaM2: 58 }).worked;
    expect(roofed?.quantity.value).toBe(most);
    expect(roofed?.reasons).not.toContainEqual(cap);
    const frugal = panelsOf({ ...terraced, residents: 1, monthlyCostEur: 140 }).worked;
    expect(frugal?.reasons).not.toContainEqual(cap);
  });

  it('are refused on a roof on which the smallest set does not fit, and on no other', () => {
    const { worked, leftOut } = panelsOf({ ...terraced, roofAreaM2: 30 });
    expect(worked).toBeUndefined();
    expect(leftOut?.reason).toStrictEqual({ code: 'dak-te-klein', values: { panelen: 6 } });
    expect(panelsOf({ ...terraced, roofAreaM2: 33 }).worked).toBeDefined();
  });

  it('take more of a flat roof, all of which is in the sun, than of a pitched one', () => {
    const flat: DwellingAnswers = { ...terraced, roofType: 'plat' };
    expect(panelsOf({ ...flat, roofAreaM2: 23 }).worked).toBeDefined();
    // Six measure more than half of this one, and the rows need the gap between them too.
    expect(panelsOf({ ...flat, roofAreaM2: 21 }).leftOut?.reason.code).toBe('dak-te-klein');
    expect(panelsOf({ ...terraced, roofType: 'schuin', roofAreaM2: 23 }).worked).toBeUndefined();
  });
});
