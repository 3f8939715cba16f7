import { describe, expect, it } from 'vitest';
import { type DwellingAnswers, figures2026, makeReport, type Report } from '../index.ts';

const today = '2026-11-20';
const terraced: DwellingAnswers = { woningtype: 'tussenwoning', bouwjaar: 1970 };

function report(answers: DwellingAnswers = terraced, day = today): Report {
  return makeReport(answers, figures2026, day);
}

function measure(from: Report, id: string) {
  return from.plan.find((one) => one.id === id);
}

describe('a bill', () => {
  it('scales the use until the cost is the one the visitor gave', () => {
    const { now, assumptions } = report({ ...terraced, monthlyCostEur: 180 });
    expect(now.costCentsPerMonth.mid).toBe(18_000);
    expect(assumptions.map(({ code }) => code)).toContain('maandbedrag-gebruikt');
  });

  it('is believed within bounds only, and says so', () => {
    const { now, assumptions } = report({ ...terraced, monthlyCostEur: 1e9 });
    expect(now.costCentsPerMonth.mid).toBeLessThan(100_000);
    expect(assumptions.map(({ code }) => code)).toContain('maandbedrag-buiten-bereik');
  });

  it('leaves the label alone', () => {
    const labels = [60, 400].map(
      (monthlyCostEur) => report({ ...terraced, monthlyCostEur }).now.label,
    );
    expect(labels[0]?.likely).toBe(labels[1]?.likely);
  });
});

describe('values out of bounds count as the nearest', () => {
  it.each<[Partial<DwellingAnswers>, keyof Report['dwelling'], number]>([
    [{ bouwjaar: 1500 }, 'bouwjaar', 1600],
    [{ bouwjaar: 3000 }, 'bouwjaar', 2026],
    [{ floorAreaM2: 5 }, 'floorAreaM2', 20],
    [{ floorAreaM2: 5000 }, 'floorAreaM2', 600],
    [{ monthlyCostEur: 0 }, 'monthlyCostEur', 25],
    [{ monthlyCostEur: 1e9 }, 'monthlyCostEur', 1500],
    [{ residents: 0 }, 'residents', 1],
  ])('%j', (change, key, expected) => {
    expect(report({ ...terraced, ...change }).dwelling[key]?.value).toBe(expected);
  });

  it('takes what is no number for unanswered', () => {
    const { bouwjaar } = report({ ...terraced, bouwjaar: Number.NaN }).dwelling;
    expect(bouwjaar).toStrictEqual({ value: 1970, origin: 'assumption' });
  });
});

describe('the grant', () => {
  it('is shown as that of its year once the rules have ended', () => {
    expect(report(terraced, '2026-12-31').subsidyOutdated).toBe(false);
    const later = report(terraced, '2027-01-01');
    expect(later.subsidyOutdated).toBe(true);
    expect(later.subsidyYear).toBe(2026);
    expect(later.assumptions.map(({ code }) => code)).toContain('isde-verlopen');
  });

  it('is that of one measure when the plan holds only one', () => {
    // Only glass is left on a heat network: 20.8 m2 x 25, not x 50.
    const only = report({
      ...terraced,
      roof: 'goed',
      wall: 'goed',
      floor: 'goed',
      heating: 'warmtenet',
    });
    expect(only.plan.map(({ id }) => id)).toStrictEqual(['hr-glas', 'zonnepanelen']);
    expect(measure(only, 'hr-glas')?.subsidyCents?.mid).toBe(52_000);
  });

  it('doubles when a heat pump is the second measure, whose own amount does not', () => {
    const two = report({ ...terraced, roof: 'goed', wall: 'goed', floor: 'goed' });
    expect(measure(two, 'hr-glas')?.subsidyCents?.mid).toBe(104_000);
    const kW = measure(two, 'warmtepomp')?.quantity.value ?? 0;
    expect(measure(two, 'warmtepomp')?.subsidyCents?.mid).toBe((1225 + 225 * kW) * 100);
  });

  it('is no ISDE for the shell of an apartment', () => {
    const flat = report({ woningtype: 'appartement', bouwjaar: 1960 });
    expect(measure(flat, 'spouwmuurisolatie')?.subsidyCents).toBeNull();
  });
});

describe('the plan', () => {
  it('counts interaction: a step saves less after the ones before it', () => {
    const all = report();
    const roofOnly = report({ ...terraced, wall: 'goed', floor: 'goed', glazing: 'hr++' });
    const alone = measure(all, 'dakisolatie')?.gasSavedM3PerYear.mid ?? 0;
    expect(alone).toBeGreaterThan(0);
    expect(measure(roofOnly, 'dakisolatie')?.gasSavedM3PerYear.mid).not.toBe(alone);
    const gone = all.plan.reduce((sum, one) => sum + one.gasSavedM3PerYear.mid, 0);
    expect(Math.abs(gone - all.now.gasM3PerYear.mid)).toBeLessThanOrEqual(3);
  });

  it('names what the heat pump needs first', () => {
    expect(measure(report(), 'warmtepomp')?.needsFirst).toStrictEqual([
      'spouwmuurisolatie',
      'vloerisolatie',
      'dakisolatie',
      'hr-glas',
    ]);
  });

  it('leaves measures without a published price out, by name', () => {
    const codes = Object.fromEntries(report().leftOut.map(({ id, reason }) => [id, reason.code]));
    expect(codes).toMatchObject({
      'triple-glas': 'prijs-onbekend',
      kierdichting: 'prijs-onbekend',
      ventilatie: 'prijs-onbekend',
    });
  });

  it('shows panels with and without net metering, from the published rows', () => {
    // Ten panels: 720 in 2026, 240 from 2027 (pv.mc)
    const { netMetering, plan } = report();
    expect(plan.at(-1)?.quantity).toStrictEqual({ value: 10, unit: 'panelen' });
    expect(netMetering?.savingWithCentsPerYear.mid).toBe(72_000);
    expect(netMetering?.savingAfterCentsPerYear.mid).toBe(24_000);
    expect(plan.at(-1)?.savingCentsPerYear.mid).toBe(24_000);
  });
});

describe('what would change the outcome', () => {
  it('asks only what was left open, the most telling first', () => {
    const { wouldChange } = report({ ...terraced, roof: 'matig', floorAreaM2: 110 });
    const asked = wouldChange.map(({ values }) => values?.vraag);
    expect(asked).not.toContain('roof');
    expect(asked).not.toContain('floorAreaM2');
    expect(asked).toContain('wall');
    const effects = wouldChange.map(
      ({ values }) =>
        Number(values?.besparingHoogEurPerJaar) - Number(values?.besparingLaagEurPerJaar),
    );
    for (const [index, effect] of effects.entries()) {
      expect(effect).toBeGreaterThanOrEqual((effects[index + 1] ?? 0) - 1);
    }
  });

  it('narrows the label as more is known', () => {
    const width = ({ now }: Report) => now.label.ep2KwhPerM2.high - now.label.ep2KwhPerM2.low;
    const known = report({
      ...terraced,
      roof: 'matig',
      wall: 'niet',
      floor: 'niet',
      glazing: 'dubbel',
      floorAreaM2: 115,
    });
    expect(width(known)).toBeLessThan(width(report()) * 0.8);
  });
});

it('names only sources that exist, each once', () => {
  const { sources, plan } = report();
  const ids = sources.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(
    plan.flatMap(({ sourceIds }) => sourceIds).filter((id) => !ids.includes(id)),
  ).toStrictEqual([]);
});
