import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type DwellingAnswers,
  figures2026,
  type InsulationLevel,
  LABEL_CLASSES,
  type MeasureId,
  makeReport,
  type Range,
  type Report,
} from '../index.ts';

const today = '2026-11-20';
const level = fc.constantFrom<InsulationLevel>('niet', 'matig', 'goed');
const anyNumber = (min: number, max: number) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.double({ min, max, noNaN: true }) },
    { weight: 1, arbitrary: fc.double() },
  );

const answersArbitrary = fc.record(
  {
    woningtype: fc.constantFrom(
      'tussenwoning',
      'hoekwoning',
      'twee-onder-een-kap',
      'vrijstaand',
      'appartement',
    ),
    bouwjaar: anyNumber(1500, 3000),
    monthlyCostEur: anyNumber(0, 600),
    floorAreaM2: anyNumber(5, 5000),
    residents: anyNumber(0, 12),
    roof: level,
    wall: level,
    floor: level,
    glazing: fc.constantFrom('enkel', 'dubbel', 'hr++', 'triple'),
    heating: fc.constantFrom('cv-ketel', 'hybride', 'warmtepomp', 'warmtenet'),
    solarPanels: anyNumber(0, 30),
  },
  { requiredKeys: ['woningtype'] },
) as fc.Arbitrary<DwellingAnswers>;

function isRange(value: unknown): value is Range {
  return typeof value === 'object' && value !== null && 'low' in value && 'mid' in value;
}

/** Every range in a report with the path to it. */
function rangesIn(value: unknown, path = ''): [string, Range][] {
  if (isRange(value)) return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => rangesIn(inner, `${path}.${key}`));
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

function forAnyHouse(check: (report: Report, answers: DwellingAnswers) => void, runs = 2000): void {
  fc.assert(
    fc.property(answersArbitrary, (answers) =>
      check(makeReport(answers, figures2026, today), answers),
    ),
    { numRuns: runs, seed: 20261120 },
  );
}

it('holds only finite numbers, whatever the answers', () => {
  forAnyHouse((report) => {
    expect(numbersIn(report).every(Number.isFinite)).toBe(true);
  });
});

it('has every range in order, and none below zero but the electricity a heat pump takes', () => {
  forAnyHouse((report) => {
    for (const [path, { low, mid, high }] of rangesIn(report)) {
      expect(low, path).toBeLessThanOrEqual(mid);
      expect(mid, path).toBeLessThanOrEqual(high);
      if (!path.endsWith('electricitySavedKwhPerYear')) expect(low, path).toBeGreaterThanOrEqual(0);
    }
  });
});

it('shares the heat loss out completely', () => {
  forAnyHouse((report) => {
    for (const { heatLoss } of [report.now, report.after]) {
      expect(heatLoss.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(heatLoss.every(({ share }) => share > 0)).toBe(true);
    }
  });
});

it('never grants more than a measure costs', () => {
  forAnyHouse((report) => {
    for (const { investmentCents, subsidyCents } of report.plan) {
      if (subsidyCents === null) continue;
      expect(subsidyCents.low).toBeLessThanOrEqual(investmentCents.low);
      expect(subsidyCents.mid).toBeLessThanOrEqual(investmentCents.mid);
      expect(subsidyCents.high).toBeLessThanOrEqual(investmentCents.high);
    }
  });
});

it('gives the same report twice', () => {
  forAnyHouse((report, answers) => {
    expect(makeReport(answers, figures2026, today)).toStrictEqual(report);
  }, 500);
});

const insulating: readonly MeasureId[] = ['spouwmuurisolatie', 'dakisolatie', 'vloerisolatie'];
const place: Partial<Record<MeasureId, number>> = {
  spouwmuurisolatie: 1,
  dakisolatie: 1,
  vloerisolatie: 1,
  'hr-glas': 2,
  'hybride-warmtepomp': 3,
  warmtepomp: 3,
  zonnepanelen: 4,
};

it('insulates before it changes the heating, and generates last', () => {
  forAnyHouse(({ plan }) => {
    const places = plan.map(({ id }) => place[id] ?? 0);
    expect(places).toStrictEqual(places.toSorted((a, b) => a - b));
    expect(plan.map(({ step }) => step)).toStrictEqual(plan.map((_, index) => index + 1));
    for (const { step, needsFirst } of plan) {
      const earlier = plan.slice(0, step - 1).map(({ id }) => id);
      expect(needsFirst.every((id) => earlier.includes(id))).toBe(true);
    }
  });
});

it('names each measure once: in the plan, worked out beside it, or left out', () => {
  forAnyHouse(({ plan, considered, leftOut }) => {
    const ids = [...plan, ...considered, ...leftOut].map(({ id }) => id);
    expect(ids).toHaveLength(10);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('has at most one heat pump, and the all-electric one only in an insulated house', () => {
  forAnyHouse(({ plan, leftOut }) => {
    const pumps = plan.filter(({ id }) => id.endsWith('warmtepomp'));
    expect(pumps.length).toBeLessThanOrEqual(1);
    if (pumps[0]?.id !== 'warmtepomp') return;
    for (const { id, reason } of leftOut) {
      if (insulating.includes(id)) expect(reason.code).toBe('al-geisoleerd');
    }
  });
});

it('never lets the label get worse along the plan', () => {
  forAnyHouse(({ now, plan, after }) => {
    const ranks = [now.label.likely, ...plan.map(({ labelAfter }) => labelAfter)].map((label) =>
      LABEL_CLASSES.indexOf(label),
    );
    expect(ranks).toStrictEqual(ranks.toSorted((a, b) => b - a));
    expect(LABEL_CLASSES.indexOf(after.label.likely)).toBe(ranks.at(-1));
  });
});

it('saves as much in sum as the cost falls', () => {
  forAnyHouse(({ now, after, totals }) => {
    const fallCents = (now.costCentsPerMonth.mid - after.costCentsPerMonth.mid) * 12;
    expect(Math.abs(fallCents - totals.savingCentsPerYear.mid)).toBeLessThanOrEqual(16);
  });
});

it('never uses more gas nor has a worse label with better insulation', () => {
  const levels: InsulationLevel[] = ['niet', 'matig', 'goed'];
  const part = fc.constantFrom('roof', 'wall', 'floor');
  fc.assert(
    fc.property(answersArbitrary, part, (answers, key) => {
      // A bill would hide the difference: the use is then scaled to it.
      const { monthlyCostEur: _, ...unbilled } = answers;
      const states = levels.map(
        (value) => makeReport({ ...unbilled, [key]: value }, figures2026, today).now,
      );
      const gas = states.map(({ gasM3PerYear }) => gasM3PerYear.mid);
      expect(gas).toStrictEqual(gas.toSorted((a, b) => b - a));
      const ep2 = states.map(({ label }) => label.ep2KwhPerM2.mid);
      expect(ep2).toStrictEqual(ep2.toSorted((a, b) => b - a));
    }),
    { numRuns: 700, seed: 1 },
  );
});

it('never uses more gas with better glass', () => {
  const glazings = ['enkel', 'dubbel', 'hr++', 'triple'] as const;
  fc.assert(
    fc.property(answersArbitrary, (answers) => {
      const { monthlyCostEur: _, ...unbilled } = answers;
      const gas = glazings.map(
        (glazing) => makeReport({ ...unbilled, glazing }, figures2026, today).now.gasM3PerYear.mid,
      );
      expect(gas).toStrictEqual(gas.toSorted((a, b) => b - a));
    }),
    { numRuns: 500, seed: 2 },
  );
});
