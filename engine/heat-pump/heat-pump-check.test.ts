import { describe, expect, it } from 'vitest';
import { allFigures } from '../figures/citations.ts';
import { referenceUse } from '../figures/reference-use.ts';
import { toolFigures2026 } from '../figures/tool-figures.ts';
import { paybackOf } from '../payback/payback.ts';
import { wishedPackage } from '../payback/wished-package.ts';
import { makeReport } from '../report/make-report.ts';
import type { DwellingAnswers } from '../terms/answers.ts';
import type { HeatPumpKind } from '../terms/heat-pumps.ts';
import { sumRanges } from '../terms/ranges.ts';
import { heatPumpCheck } from './heat-pump-check.ts';
import type { HeatPumpExtras, HeatPumpOutcome } from './heat-pump-types.ts';

const today = '2026-11-20';

function check(answers: Partial<DwellingAnswers>, extras?: HeatPumpExtras, day = today) {
  const all: DwellingAnswers = { woningtype: 'tussenwoning', ...answers };
  return heatPumpCheck(all, toolFigures2026, day, extras);
}

function verdict(
  answers: Partial<DwellingAnswers>,
  kind: HeatPumpKind = 'volledig-elektrisch',
  extras?: HeatPumpExtras,
) {
  const found = check(answers, extras).verdicts.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`no verdict for ${kind}`);
  return { ...found, codes: found.grounds.map(({ code }) => code as string) };
}

/** Milieu Centraal's words, as in `calibration.ts`. */
const words = {
  matig: { bouwjaar: 1980, roof: 'matig', wall: 'matig', floor: 'matig', glazing: 'dubbel' },
  redelijk: { bouwjaar: 1980, roof: 'goed', wall: 'matig', floor: 'goed', glazing: 'hr++' },
  goed: { bouwjaar: 1980, roof: 'goed', wall: 'goed', floor: 'goed', glazing: 'hr++' },
} as const;

describe("Milieu Centraal's rows (mc.heat.*)", () => {
  it.each(referenceUse.map((row) => [row.type, row.insulation, row] as const))(
    '%s, %s: all-electric as Milieu Centraal judges it, hybrid always',
    (woningtype, insulation, row) => {
      const answers = { woningtype, ...words[insulation] };
      const allElectric = verdict(answers).suitability;
      const expected = row.allElectricKwh === undefined ? 'na-maatregelen' : 'nu-geschikt';
      expect(allElectric).toBe(expected);
      expect(verdict(answers, 'hybride').suitability).toBe('nu-geschikt');
    },
  );

  it.each(referenceUse.map((row) => [row.type, row.insulation, row] as const))(
    '%s, %s: gas saved and extra electricity of a hybrid within 20 %',
    (woningtype, insulation, row) => {
      // The row is for heating and hot water; cooking comes on top.
      const gasM3PerYear = row.boilerGasM3 + toolFigures2026.cooking.value.gasM3;
      const answers = { woningtype, residents: 2, gasM3PerYear, ...words[insulation] };
      const { outcome } = verdict(answers, 'hybride');
      const off = (value: number, published: number) => Math.abs(value / published - 1);
      const gas = outcome?.gasSavedM3PerYear.mid ?? 0;
      expect(off(gas, row.boilerGasM3 - row.hybridGasM3)).toBeLessThan(0.2);
      const kwh = outcome?.electricityUsedKwhPerYear.mid ?? 0;
      expect(off(kwh, row.hybridKwh - row.boilerKwh)).toBeLessThan(0.2);
    },
  );
});

it.each(referenceUse.filter(({ allElectricKwh }) => allElectricKwh !== undefined))(
  '$type, $insulation: extra electricity of all-electric within 20 %',
  ({ type, insulation, allElectricKwh = 0, boilerKwh, boilerGasM3: gasM3PerYear }) => {
    // The row has no cooking in it.
    const answers = {
      woningtype: type,
      residents: 2,
      cooking: 'elektrisch',
      gasM3PerYear,
      ...words[insulation],
    };
    const { outcome } = verdict(answers as DwellingAnswers);
    const published = allElectricKwh - boilerKwh;
    expect(Math.abs((outcome?.electricityUsedKwhPerYear.mid ?? 0) / published - 1)).toBeLessThan(
      0.2,
    );
  },
);

describe('what makes a house suitable', () => {
  it('is the measure for each part that falls short', () => {
    const { measures, codes } = verdict({ bouwjaar: 1970 });
    expect(measures).toStrictEqual([
      'dakisolatie',
      'vloerisolatie',
      'spouwmuurisolatie',
      'hr-glas',
    ]);
    expect(codes).toStrictEqual(['eerst-isoleren', 'vijftig-graden-proef']);
  });

  it('is the outer wall where there is no cavity, and a floor from above without crawl space', () => {
    const { measures, codes } = verdict({ bouwjaar: 1910, crawlSpace: 'nee' });
    expect(measures).toContain('gevelisolatie');
    expect(measures).not.toContain('spouwmuurisolatie');
    expect(codes).toContain('vloer-zonder-kruipruimte');
  });

  it('is no floor where it can only be done from above, as in the plan', () => {
    const answers = {
      woningtype: 'hoekwoning',
      bouwjaar: 1970,
      crawlSpace: 'nee',
      wall: 'goed',
      roof: 'goed',
      glazing: 'hr++',
    } as const;
    const { suitability, measures, codes } = verdict(answers);
    expect(suitability).toBe('nu-geschikt');
    expect(measures).toStrictEqual([]);
    expect(codes).toContain('vloer-zonder-kruipruimte');
    expect(verdict({ ...answers, crawlSpace: 'ja' }).measures).toStrictEqual(['vloerisolatie']);
    const { routes } = makeReport(answers, toolFigures2026, today);
    expect(routes.map(({ id }) => id)).toContain('warmtepomp');
  });

  it('needs no roof or floor that a flat in the middle does not have', () => {
    const flat = {
      woningtype: 'appartement',
      flatPosition: 'tussen',
      bouwjaar: 1980,
      glazing: 'hr++',
    } as const;
    const agreed = { vve: 'akkoord', outdoorSpace: 'plat-dak' } as const;
    expect(verdict(flat, 'volledig-elektrisch', agreed).suitability).toBe('nu-geschikt');
  });

  it('makes the pump smaller, and proposes to try the boiler at 50 degrees', () => {
    const { outcome, grounds } = verdict({ bouwjaar: 1970 });
    expect(outcome?.powerKw.after.mid).toBeLessThan(outcome?.powerKw.now.mid ?? 0);
    expect(outcome?.supplyC).toBe(55);
    const test = grounds.find(({ code }) => code === 'vijftig-graden-proef');
    expect(test?.values).toStrictEqual({ graden: 50, buitenC: -5 });
  });
});

describe('what rules a heat pump out', () => {
  it.each<[string, Partial<DwellingAnswers>, HeatPumpKind, HeatPumpExtras, string]>([
    ['a heat network', { heating: 'warmtenet' }, 'hybride', {}, 'warmtenet'],
    ['a pump already', { heating: 'warmtepomp' }, 'bodemwarmtepomp', {}, 'al-warmtepomp'],
    ['a hybrid already', { heating: 'hybride' }, 'hybride', {}, 'al-hybride'],
    ['a block', { woningtype: 'appartement' }, 'volledig-elektrisch', {}, 'vve-buitenunit'],
    [
      'an association that says no',
      { woningtype: 'appartement' },
      'hybride',
      { vve: 'nee' },
      'vve-weigert',
    ],
    [
      'no ground of its own',
      { woningtype: 'appartement' },
      'bodemwarmtepomp',
      {},
      'geen-eigen-grond',
    ],
    ['no outdoor space', {}, 'volledig-elektrisch', { outdoorSpace: 'geen' }, 'geen-buitenruimte'],
  ])('%s', (_, answers, kind, extras, code) => {
    const { suitability, codes, outcome } = verdict(answers, kind, extras);
    expect(suitability).toBe('niet-geschikt');
    expect(codes).toStrictEqual([code]);
    expect(outcome).toBeNull();
  });

  it('leaves no recommendation on a heat network, and says why', () => {
    expect(check({ heating: 'warmtenet' }).recommended).toStrictEqual({
      kind: null,
      reasons: [{ code: 'warmtenet' }],
    });
  });

  it('lets a hybrid become all-electric, with the grant of a further pump', () => {
    const { suitability, outcome } = verdict({ bouwjaar: 2010, heating: 'hybride' });
    expect(suitability).toBe('nu-geschikt');
    const kW = outcome?.powerKw.after.mid ?? 0;
    expect(outcome?.grantCents?.mid).toBe(kW * 225 * 100);
  });
});

describe('money', () => {
  it('grants a hybrid of 4 kW as RVO does: 2,125 with A+++, 1,925 with A++', () => {
    const { outcome } = verdict({ bouwjaar: 1970 }, 'hybride');
    expect(outcome?.grantCents?.mid).toBe(212_500);
    expect(outcome?.grantCents?.low).toBe(192_500);
    expect(outcome?.netInvestmentCents.mid).toBe(620_000 - 212_500);
  });

  it('grants all-electric by its power: 1,025 + 225 a kW + 200', () => {
    const { outcome } = verdict({ woningtype: 'vrijstaand', ...words.goed });
    const kW = outcome?.powerKw.after.mid ?? 0;
    expect(outcome?.grantCents?.mid).toBe((1225 + 225 * kW) * 100);
  });

  it('grants nothing to a home of 2019, and says so', () => {
    const { outcome } = verdict({ bouwjaar: 2019, heating: 'cv-ketel' });
    expect(outcome?.grantCents).toBeNull();
    expect(outcome?.notes.map(({ code }) => code)).toContain('isde-bouwdatum');
  });

  it('counts the gas connection only for what leaves gas', () => {
    const codes = (kind: HeatPumpKind) =>
      verdict({ ...words.goed }, kind).outcome?.notes.map(({ code }) => code);
    expect(codes('volledig-elektrisch')).toContain('gasvrij');
    expect(codes('hybride')).not.toContain('gasvrij');
  });

  it('calls the ground source indicative', () => {
    expect(verdict(words.goed, 'bodemwarmtepomp').outcome?.priceIsIndicative).toBe(true);
    expect(verdict(words.goed).outcome?.priceIsIndicative).toBe(false);
  });

  it('shows amounts past their year as those of their year', () => {
    expect(check({}).subsidyOutdated).toBe(false);
    const later = check({}, {}, '2027-01-01');
    expect(later.subsidyOutdated).toBe(true);
    expect(later.assumptions.map(({ code }) => code)).toContain('isde-verlopen');
  });
});

describe('the size at the end of what is sold', () => {
  const powerOf = (answers: Partial<DwellingAnswers>, kind?: HeatPumpKind) => {
    const { outcome } = verdict(answers, kind);
    const codes = outcome?.notes.map(({ code }) => code);
    return {
      after: outcome?.powerKw.after,
      doubted: codes?.includes('verbruik-vraagt-grote-pomp'),
    };
  };
  const semi = { woningtype: 'twee-onder-een-kap', bouwjaar: 1995, residents: 2 } as const;

  it('may be too small, and is doubted where a bill or meter alone asks for it', () => {
    for (const use of [{ monthlyCostEur: 450 }, { monthlyCostEur: 600 }, { gasM3PerYear: 5000 }]) {
      const { after, doubted } = powerOf({ ...semi, ...use });
      expect(after).toMatchObject({ mid: 16, high: 16, orMore: true });
      expect(doubted).toBe(true);
    }
    expect(powerOf({ ...semi, monthlyCostEur: 440 })).toMatchObject({
      after: { mid: 15, orMore: true },
      doubted: false,
    });
    const usual = powerOf({ ...semi, monthlyCostEur: 250 });
    expect(usual).toMatchObject({ after: { orMore: false }, doubted: false });
  });

  it('is no matter of the bill where the shell asks for it, nor of a pump beside a boiler', () => {
    const large = { woningtype: 'vrijstaand', bouwjaar: 1910, floorAreaM2: 1000 } as const;
    expect(powerOf(large)).toMatchObject({ after: { mid: 16, orMore: true }, doubted: false });
    const hybrid = powerOf({ ...semi, monthlyCostEur: 600 }, 'hybride');
    expect(hybrid).toMatchObject({ after: { orMore: false }, doubted: false });
  });
});

describe('the one rule of the advice: all costs count, insulation too', () => {
  /** What is gained over the longest life of all that has to be done, cents, and over how many years. */
  const gainOf = (outcome: HeatPumpOutcome) => {
    const { first } = outcome;
    const { savingCentsPerYear, netInvestmentCents, lifetimeYears } = first?.together ?? outcome;
    const renewed = first?.together.renewedCents ?? 0;
    const cents = savingCentsPerYear.mid * lifetimeYears - netInvestmentCents.mid - renewed;
    return { cents, years: lifetimeYears, renewed };
  };

  const houses: Partial<DwellingAnswers>[] = [
    { woningtype: 'hoekwoning', bouwjaar: 1972 },
    { woningtype: 'hoekwoning', bouwjaar: 1972, monthlyCostEur: 300 },
    { woningtype: 'tussenwoning', bouwjaar: 1930, monthlyCostEur: 250 },
    { woningtype: 'vrijstaand', bouwjaar: 1960, monthlyCostEur: 400 },
    { woningtype: 'vrijstaand', bouwjaar: 1990, glazing: 'dubbel', monthlyCostEur: 120 },
  ];

  it.each(houses)(
    '%j: the gain is that of all that has to be done, as its own figures say',
    (one) => {
      const { recommended, verdicts } = check(one);
      const outcome = verdicts.find(({ kind }) => kind === recommended.kind)?.outcome;
      if (!outcome) throw new Error('no outcome');
      const { cents: gain, years, renewed } = gainOf(outcome);
      const told = recommended.reasons.find(({ code }) => /^(levert-op|niet-terug)/.test(code));
      const keeps = recommended.reasons.some(({ code }) => code === 'plan-houdt-huidig');
      expect(told?.code).toBe(gain < 0 ? 'niet-terugverdiend' : keeps ? undefined : 'levert-op');
      if (told) {
        expect(told.values).toStrictEqual({
          voordeelEur: Math.round(gain / 100),
          jaren: years,
          ...(renewed > 0 ? { nieuwNaJaar: outcome.lifetimeYears } : {}),
        });
      }
    },
  );

  it.each([
    { woningtype: 'tussenwoning', bouwjaar: 1968, floorAreaM2: 115, monthlyCostEur: 230 } as const,
    ...houses,
  ])('%j: the payback tool gains as much with every kind over as many years', (one) => {
    for (const { kind, measures, measureId, outcome } of check(one).verdicts) {
      if (!outcome) continue;
      const answers: DwellingAnswers = { woningtype: 'tussenwoning', ...one };
      const cooking = kind === 'hybride' ? [] : (['elektrisch-koken'] as const);
      const chosen = [...measures, measureId, ...cooking];
      const asked = { answers, chosen, offered: [], hasBatterySize: false };
      const { cents, years } = gainOf(outcome);
      const { flow } = paybackOf(
        { answers, chosen, offersEur: {}, path: 'mid', loan: 'geen', horizonYears: years },
        wishedPackage(asked, today, toolFigures2026),
        today,
        toolFigures2026,
      );
      // That tool counts in whole m3 and kWh: half a unit of each measure is some euros over all years.
      expect(Math.abs(cents - flow.totalGainCents.mid)).toBeLessThan(6_000);
    }
  });

  it('says that it loses just where it is not earned back', () => {
    for (const one of houses) {
      for (const { outcome } of check(one).verdicts) {
        if (!outcome) continue;
        const whole = outcome.first?.together ?? outcome;
        expect(gainOf(outcome).cents >= 0).toBe(whole.paybackYears !== null);
      }
    }
  });

  it('does not call a pump earned back that is not, with what must come first', () => {
    for (const one of houses) {
      for (const { outcome } of check(one).verdicts) {
        if (!outcome) continue;
        const told = outcome.notes.some(({ code }) => code === 'niet-terugverdiend');
        expect(told).toBe((outcome.first?.together ?? outcome).paybackYears === null);
      }
    }
  });

  it.each([
    { woningtype: 'tussenwoning', bouwjaar: 1968, floorAreaM2: 115, monthlyCostEur: 230 } as const,
    {
      woningtype: 'twee-onder-een-kap',
      bouwjaar: 1995,
      residents: 2,
      monthlyCostEur: 300,
    } as const,
  ])('%j: a pump with its cooking saves what both do in the report, to the same margin', (one) => {
    const { plan } = makeReport(one, toolFigures2026, today);
    const both = plan.filter(({ id }) => id === 'warmtepomp' || id === 'elektrisch-koken');
    expect(both).toHaveLength(2);
    const sum = sumRanges(both.map(({ savingCentsPerYear }) => savingCentsPerYear));
    const told = verdict(one).outcome?.savingCentsPerYear;
    for (const end of ['low', 'mid', 'high'] as const) {
      // Told by itself or within its plan, the hob's few euros have a margin of their own.
      expect(Math.abs((told?.[end] ?? 0) - sum[end])).toBeLessThan(500);
    }
  });

  it('has no margin on the fixed costs of gas that end with pump and hob', () => {
    const width = (cooking: 'gas' | 'elektrisch') => {
      const { low, high } = verdict({ ...words.goed, cooking, gasM3PerYear: 1300 }).outcome
        ?.savingCentsPerYear ?? { low: 0, high: 0 };
      return high - low;
    };
    // Who cooks without gas already ends it with the pump alone: there the whole keeps its margin.
    expect(width('gas')).toBeLessThan(width('elektrisch') / 1.5);
  });

  it('knows whether there is a bill', () => {
    expect(check({ bouwjaar: 1970 }).billKnown).toBe(false);
    expect(check({ monthlyCostEur: 180 }).billKnown).toBe(true);
    expect(check({ gasM3PerYear: 1200 }).billKnown).toBe(true);
    expect(check({ electricityKwhPerYear: 2800 }).billKnown).toBe(true);
    expect(check({ monthlyCostEur: 'veel' as never }).billKnown).toBe(false);
  });
});

describe('the performance over the whole year', () => {
  const outcomeOf = (answers: Partial<DwellingAnswers>, kind: HeatPumpKind) =>
    verdict(answers, kind).outcome;

  it('has hot water in it, so it is lower than that of heating alone', () => {
    for (const kind of ['volledig-elektrisch', 'bodemwarmtepomp'] as const) {
      const outcome = outcomeOf({ ...words.goed }, kind);
      expect(outcome?.yearPerformance?.high).toBeLessThan(outcome?.scop.high ?? 0);
      expect(outcome?.yearPerformance?.mid).toBeGreaterThan(1.5);
    }
  });

  it('falls as more people take hot water, where there is much to heat besides', () => {
    const large = { ...words.goed, woningtype: 'vrijstaand', thermostatC: 23 } as const;
    const of = (residents: number) =>
      outcomeOf({ ...large, residents }, 'volledig-elektrisch')?.yearPerformance?.mid ?? 0;
    expect(of(8)).toBeLessThan(of(1));
  });

  it('rises with the gas that was read, as hot water weighs less then, and never beats heating alone', () => {
    const outcomes = [700, 1300, 2200].map((gasM3PerYear) =>
      outcomeOf(
        { ...words.goed, gasM3PerYear, electricityKwhPerYear: 2500 },
        'volledig-elektrisch',
      ),
    );
    const mids = outcomes.map((outcome) => outcome?.yearPerformance?.mid ?? 0);
    expect(mids.toSorted((a, b) => a - b)).toEqual(mids);
    for (const outcome of outcomes)
      expect(outcome?.yearPerformance?.mid).toBeLessThan(outcome?.scop.mid ?? 0);
  });

  it('is none of a hybrid: its boiler makes the hot water', () => {
    expect(outcomeOf({ ...words.goed }, 'hybride')?.yearPerformance).toBeNull();
  });
});

describe('answers that do not go together', () => {
  it.each<[string, Partial<DwellingAnswers>, string]>([
    [
      'a heat network and gas',
      { heating: 'warmtenet', gasM3PerYear: 900 },
      'warmtenet-met-gasverbruik',
    ],
    [
      'a heat pump and gas',
      { heating: 'warmtepomp', gasM3PerYear: 900 },
      'warmtepomp-met-gasverbruik',
    ],
    ['a boiler and no gas', { heating: 'cv-ketel', gasM3PerYear: 0 }, 'ketel-zonder-gasverbruik'],
    ['a boiler in a new home', { heating: 'cv-ketel', bouwjaar: 2022 }, 'nieuwbouw-met-ketel'],
    ['an area out of bounds', { floorAreaM2: 5000 }, 'antwoord-aangepast'],
    ['a year to come', { bouwjaar: 2090 }, 'antwoord-aangepast'],
  ])('%s', (_, answers, code) => {
    expect(check(answers).contradictions.map((one) => one.code)).toContain(code);
  });

  it('names none in an ordinary house', () => {
    expect(
      check({ bouwjaar: 1970, heating: 'cv-ketel', gasM3PerYear: 1400 }).contradictions,
    ).toStrictEqual([]);
  });
});

describe('what would change it', () => {
  it('asks at most three things, none that was answered', () => {
    const asked = check({ bouwjaar: 1970, floorAreaM2: 110 }).wouldChange.map(({ field }) => field);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThanOrEqual(3);
    expect(asked).not.toContain('floorAreaM2');
  });

  it('narrows the heat loss as more is known', () => {
    const width = (answers: Partial<DwellingAnswers>) => {
      const { low, high } = check(answers).heatLoss.kw;
      return high - low;
    };
    expect(width({ ...words.matig, floorAreaM2: 110, residents: 2 })).toBeLessThan(
      width({ bouwjaar: 1980 }),
    );
  });
});

it('knows a flat better once it is told where in its block it is', () => {
  const width = (flatPosition?: 'tussen') => {
    const { low, mid, high } = check({
      woningtype: 'appartement',
      bouwjaar: 1970,
      ...(flatPosition ? { flatPosition } : {}),
    }).heatLoss.kw;
    return (high - low) / mid;
  };
  expect(width('tussen')).toBeLessThan(width());
});

it('rests only on sources that exist, each once', () => {
  const { sourceIds: ids, verdicts } = check({ bouwjaar: 1970 });
  expect(new Set(ids).size).toBe(ids.length);
  const known = new Set(allFigures(toolFigures2026).map(({ id }) => id));
  expect(ids.filter((id) => !known.has(id))).toStrictEqual([]);
  const named = verdicts.flatMap(({ outcome }) => outcome?.sourceIds ?? []);
  expect(named.filter((id) => !ids.includes(id))).toStrictEqual([]);
});
