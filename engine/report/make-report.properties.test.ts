// @module-tag long

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unsuitableParts } from '../dwelling/heat-pump-fit.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import {
  CHOICES,
  type ChoiceField,
  cleanAnswers,
  type DwellingAnswers,
  figures2026,
  type InsulationLevel,
  LABEL_CLASSES,
  MEASURE_IDS,
  type MeasureId,
  makeReport,
  NUMBERS,
  type NumberField,
  offerFor,
  packageFor,
  type Range,
  type Report,
  type WorkedOutMeasure,
} from '../index.ts';
import { ep2Of } from '../label/label.ts';
import { restsOnOneSource } from '../measures/one-source.ts';
import { insulates } from '../plan/asked-grant.ts';
import { conflict } from '../plan/choice.ts';
import { planFor } from '../plan/plan.ts';
import { resolveHouse } from '../reading/resolve-house.ts';

const today = '2026-11-20';

/** A number within the bounds, or a good way outside, or no number at all. */
function anyNumber(field: NumberField) {
  const { min, max } = NUMBERS[field];
  return fc.oneof(
    { weight: 8, arbitrary: fc.double({ min, max, noNaN: true }) },
    { weight: 1, arbitrary: fc.double({ min: -10, max: max * 10, noNaN: true }) },
    { weight: 1, arbitrary: fc.double() },
  );
}

const choices = Object.fromEntries(
  (Object.keys(CHOICES) as ChoiceField[]).map((field) => [
    field,
    fc.constantFrom(...(CHOICES[field] as readonly string[])),
  ]),
);
const numbers = Object.fromEntries(
  (Object.keys(NUMBERS) as NumberField[]).map((field) => [field, anyNumber(field)]),
);

/** Any house: every question answered or not, with sense or without. */
const anyAnswers = fc.record(
  { ...choices, ...numbers },
  { requiredKeys: ['woningtype'] },
) as unknown as fc.Arbitrary<DwellingAnswers>;

/** Houses of which little is known, as the lead form sends them. */
const fewAnswers = fc.record(
  {
    woningtype: fc.constantFrom(...CHOICES.woningtype),
    bouwjaar: fc.integer({ min: 1880, max: 2025 }),
    monthlyCostEur: fc.integer({ min: 60, max: 500 }),
    glazing: fc.constantFrom(...CHOICES.glazing),
    residents: fc.integer({ min: 1, max: 6 }),
    floorAreaM2: fc.integer({ min: 40, max: 300 }),
  },
  { requiredKeys: ['woningtype'] },
) as unknown as fc.Arbitrary<DwellingAnswers>;

const anyHouse = fc.oneof(
  { weight: 2, arbitrary: fewAnswers },
  { weight: 3, arbitrary: anyAnswers },
);

function isRange(value: object): value is Range {
  return 'low' in value && 'mid' in value;
}

/**
 * Below zero may be the electricity a measure takes, what cooking costs, and the CO2 of a battery's
 * loss or of a fan where heat comes from a network, whose own CO2 no source gives.
 */
const mayBeNegative = /electricitySavedKwhPerYear|co2SavedKgPerYear|savingCentsPerYear/;

/** Walks a report: every number finite, every range in order. Faults as text; none when it is right. */
function faultsIn(value: unknown, key = 'report'): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${key} is ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  const faults: string[] = [];
  for (const inner in value) {
    const found = faultsIn(value[inner as never], inner);
    for (const fault of found) faults.push(`${key}.${fault}`);
  }
  if (!isRange(value)) return faults;
  const { low, mid, high } = value;
  if (!(low <= mid && mid <= high)) faults.push(`${key} is ${low}, ${mid}, ${high}`);
  if (low < 0 && !mayBeNegative.test(key)) faults.push(`${key} falls below zero: ${low}`);
  return faults;
}

const place: readonly (readonly MeasureId[])[] = [
  [
    'spouwmuurisolatie',
    'gevelisolatie',
    'dakisolatie',
    'zoldervloerisolatie',
    'vloerisolatie',
    'bodemisolatie',
    'hr-glas',
    'triple-glas',
    'isolerende-deur',
    'kierdichting',
    'ventilatie',
    'ventilatie-wtw',
  ],
  ['waterzijdig-inregelen', 'radiatorfolie'],
  [
    'elektrisch-koken',
    'hybride-warmtepomp',
    'warmtepomp',
    'bodemwarmtepomp',
    'warmtepompboiler',
    'zonneboiler',
  ],
  ['zonnepanelen', 'pvt-panelen'],
  ['thuisbatterij'],
];
const placeOf = (id: MeasureId) => place.findIndex((ids) => ids.includes(id));
const rank = (label: (typeof LABEL_CLASSES)[number]) => LABEL_CLASSES.indexOf(label);
const rising = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? value));

/** Each rule with the fault it finds in a report. */
const rules: Record<string, (report: Report) => unknown> = {
  'shares of heat loss sum to 1': ({ now, after }) =>
    [now, after].some(
      ({ heatLoss }) =>
        Math.abs(heatLoss.reduce((sum, { share }) => sum + share, 0) - 1) > 1e-9 ||
        heatLoss.some(({ share }) => share < 0),
    ),
  'a way of heating that is called dearer costs more': ({ considered }) =>
    considered.find(
      ({ reasons: [first] }) => first?.code === 'route-duurder' && first.values.meerEur <= 0,
    ),
  'a grant is never more than the investment': ({ plan, considered }) =>
    [...plan, ...considered].find(
      ({ investmentCents: cost, subsidyCents: grant }) =>
        cost !== null &&
        grant !== null &&
        (grant.low > cost.low || grant.mid > cost.mid || grant.high > cost.high),
    ),
  'each of the 23 measures stands once: in the plan, beside it or left out': (report) => {
    const ids = [...report.plan, ...report.considered, ...report.leftOut].map(({ id }) => id);
    return ids.length !== MEASURE_IDS.length || new Set(ids).size !== ids.length;
  },
  'no plan begins with a price from one source': ({ plan }) =>
    plan.slice(0, 1).find(({ id }) => restsOnOneSource(id)),
  'insulate, then heat, then generate': ({ plan }) => !rising(plan.map(({ id }) => placeOf(id))),
  'steps are numbered, and what comes first comes first': ({ plan }) =>
    plan.some(
      ({ step, needsFirst }, index) =>
        step !== index + 1 ||
        needsFirst.some((id) => !plan.slice(0, index).some((one) => one.id === id)),
    ),
  'nothing stands in a plan beside what it excludes': ({ plan }) =>
    plan.some((one) => plan.some((other) => one !== other && conflict(one.id, other.id))),
  'every measure saves money, but for cooking that a gas-free house needs': (report) =>
    [...report.plan, ...report.considered].find(
      ({ id, savingCentsPerYear }) => savingCentsPerYear.low < 0 && id !== 'elektrisch-koken',
    ),
  'what does not earn itself back is there for the route, which does': ({ plan, routes }) => {
    const chosen = routes.find((one) => one.chosen);
    const odd = plan.filter(
      ({ paybackYears, reasons, savingCentsPerYear }) =>
        paybackYears === null &&
        savingCentsPerYear.mid > 100 &&
        !reasons.some(({ code }) => /^(nodig-voor|route-|loont-met)/.test(code)),
    );
    return odd.length > 0 || (chosen?.gainCentsPerYear ?? 0) < 0;
  },
  'nobody saves more than there is': ({ now, plan, totals }) => {
    const mostCents = now.costCentsPerMonth.high * 12;
    // The middle is cut off nowhere: it may differ by its rounding.
    const above = ({ mid, high }: Range, most: number) => high > Math.max(most, mid) + 1;
    const over = plan.find(
      ({ savingCentsPerYear, gasSavedM3PerYear, co2SavedKgPerYear }) =>
        savingCentsPerYear.high > now.costCentsPerMonth.mid * 12 + 12 ||
        gasSavedM3PerYear.high > now.gasM3PerYear.mid + 1 ||
        co2SavedKgPerYear.high > now.co2KgPerYear.mid + 1,
    );
    const { savingCentsPerYear: total, co2SavedKgPerYear: co2 } = totals;
    const whole =
      total.mid > now.costCentsPerMonth.mid * 12 + 20 ||
      above(total, mostCents) ||
      above(co2, now.co2KgPerYear.high);
    return over ?? (whole ? totals : undefined);
  },
  'no payback is nil': ({ plan, considered, totals }) =>
    [...plan, ...considered, totals].find(({ paybackYears }) => paybackYears?.low === 0),
  'fastest is said of one that is': ({ plan }) => {
    const years = (one: (typeof plan)[number]) => one.paybackYears?.mid ?? 1e9;
    const said = plan.filter(({ reasons }) =>
      reasons.some(({ code }) => code === 'snelst-terugverdiend'),
    );
    const insulation = plan.filter(({ id }) => insulates(id));
    return said.some(
      (one) =>
        insulation.length < 2 || years(one) >= 15 || insulation.some((o) => years(o) < years(one)),
    );
  },
  'no flat of unknown place is told to insulate a part of a roof or floor': (report) => {
    const { woningtype, flatPosition, floorAreaM2 } = report.dwelling;
    if (woningtype.value !== 'appartement' || flatPosition.value !== 'onbekend') return undefined;
    const parts: readonly MeasureId[] = ['dakisolatie', 'vloerisolatie', 'bodemisolatie'];
    return [...report.plan, ...report.considered].find(
      ({ id, quantity }) => parts.includes(id) && quantity.value < floorAreaM2.value / 2 - 1,
    );
  },
  'the label never gets worse along the plan': ({ now, plan, after }) =>
    !rising([now.label.likely, ...plan.map((one) => one.labelAfter)].map((one) => -rank(one))) ||
    rank(after.label.likely) !== rank(plan.at(-1)?.labelAfter ?? now.label.likely),
  'the steps save what the bill falls': ({ now, after, totals }) => {
    const fall = (now.costCentsPerMonth.mid - after.costCentsPerMonth.mid) * 12;
    return Math.abs(fall - totals.savingCentsPerYear.mid) > 120 ? fall : undefined;
  },
  'at most three answers are asked for': ({ wouldChange }) => wouldChange.length > 3,
  'a loan is never more than what is to be paid': ({ financing, totals }) =>
    (financing.loan?.principalCents ?? 0) > totals.netInvestmentCents.mid,
  'comfort is that of the plan, each once': ({ comfort, plan }) =>
    new Set(comfort).size !== comfort.length ||
    comfort.some((code) => !plan.some((one) => one.comfort.includes(code))),
};

describe('over random houses', () => {
  it('every report keeps every rule', () => {
    fc.assert(
      fc.property(anyHouse, (answers) => {
        const report = makeReport(answers, figures2026, today);
        const faults = faultsIn(report);
        for (const [name, broken] of Object.entries(rules)) {
          const fault = broken(report);
          if (fault !== undefined && fault !== false)
            faults.push(`${name}: ${JSON.stringify(fault)}`);
        }
        if (faults.length > 0) throw new Error(faults.join('\n'));
      }),
      { numRuns: 2500, seed: 20261120 },
    );
  });

  it('the package of the plan is the plan, figure by figure', () => {
    // Less what only its place in the plan says: reasons, what comes first, and when.
    const bare = (one: WorkedOutMeasure) => ({
      ...one,
      ...{ step: 0, reasons: [], needsFirst: [], moment: 'altijd' },
    });
    fc.assert(
      fc.property(anyHouse, (answers) => {
        const { plan, considered, leftOut } = makeReport(answers, figures2026, today);
        const offer = offerFor(answers, figures2026, today);
        const offered = [offer.measures.map(bare), offer.leftOut];
        const reported = [[...plan, ...considered].map(bare), leftOut];
        if (JSON.stringify(offered) !== JSON.stringify(reported)) {
          throw new Error('the offer is not that of the report');
        }
        const ids = plan.map(({ id }) => id);
        if (ids.length === 0) return;
        // In whatever order they were ticked.
        const pack = packageFor(answers, ids.toSorted(), figures2026, today);
        const shown = JSON.stringify(pack.measures.map(bare));
        if (shown !== JSON.stringify(plan.map(bare))) throw new Error(ids.join());
      }),
      { numRuns: 800, seed: 6 },
    );
  });

  it('a pump is chosen only where one clearly gains more than what heats now, or spares a large work', () => {
    const { routeTieEurPerYear, largeWorkEur } = figures2026.assumptions;
    fc.assert(
      fc.property(anyHouse, (answers) => {
        const { house } = resolveHouse(cleanAnswers(answers), figures2026, 2026);
        const { route, others } = planFor(house, figures2026);
        const present = others.find(({ id }) => id === 'huidig');
        if (present === undefined) return;
        if (present.heat.netEur - route.heat.netEur >= largeWorkEur.value) return;
        const best = Math.max(...[route, ...others].map(({ heat }) => heat.gainEur));
        if (best - present.heat.gainEur <= routeTieEurPerYear.value) throw new Error(route.id);
      }),
      { numRuns: 1500, seed: 9 },
    );
  });

  it('the same answers give the same report', () => {
    fc.assert(
      fc.property(anyHouse, (answers) => {
        const twice = [0, 1].map(() => JSON.stringify(makeReport(answers, figures2026, today)));
        if (twice[0] !== twice[1]) throw new Error('two reports differ');
      }),
      { numRuns: 300, seed: 3 },
    );
  });

  it('no heat pump without a boiler stands before what makes the house fit for it', () => {
    fc.assert(
      fc.property(anyHouse, (answers) => {
        const { house } = resolveHouse(cleanAnswers(answers), figures2026, 2026);
        const { steps } = planFor(house, figures2026);
        const pumps = steps.filter(({ candidate }) => candidate.id.endsWith('warmtepomp'));
        if (pumps.length > 1) throw new Error('two pumps');
        for (const { candidate, before } of pumps) {
          const missing = unsuitableParts(before, figures2026);
          if (candidate.id !== 'hybride-warmtepomp' && missing.length > 0) {
            throw new Error(missing.join());
          }
        }
      }),
      { numRuns: 3000, seed: 4 },
    );
  });

  const parts = ['roof', 'wall', 'floor'] as const;
  const levels: InsulationLevel[] = ['niet', 'matig', 'goed'];
  const ladders: readonly (readonly [string, readonly Partial<DwellingAnswers>[]])[] = [
    ...parts.map((part) => [part, levels.map((level) => ({ [part]: level }))] as const),
    ['glazing', CHOICES.glazing.map((glazing) => ({ glazing }))],
    ['doors', CHOICES.doors.map((doors) => ({ doors }))],
    ['draughtProofing', CHOICES.draughtProofing.map((draughtProofing) => ({ draughtProofing }))],
  ];

  it.each(ladders)('better %s never takes more energy nor worsens EP2', (_, ladder) => {
    fc.assert(
      fc.property(anyHouse, (answers) => {
        // A bill or a meter would hide the difference: the use is then scaled to it.
        const unbilled = cleanAnswers({
          ...answers,
          monthlyCostEur: undefined,
          gasM3PerYear: undefined,
          electricityKwhPerYear: undefined,
        });
        const houses = ladder.map(
          (rung) => resolveHouse({ ...unbilled, ...rung }, figures2026, 2026).house,
        );
        const tiny = 1e-9;
        const worse = (pick: (house: (typeof houses)[number]) => number) =>
          houses.some((house, index) => {
            const before = houses[index - 1];
            return before !== undefined && pick(house) > pick(before) * (1 + tiny) + tiny;
          });
        if (worse((house) => energyUseOf(house, figures2026).gasM3)) throw new Error('more gas');
        if (worse((house) => energyUseOf(house, figures2026).heatGj)) throw new Error('more heat');
        if (worse((house) => energyUseOf(house, figures2026).usedKwh)) throw new Error('more kWh');
        if (worse((house) => ep2Of(house, figures2026))) throw new Error('worse EP2');
      }),
      { numRuns: 1500, seed: 5 },
    );
  });
});

it('refuses a day that is none', () => {
  expect(() => makeReport({ woningtype: 'tussenwoning' }, figures2026, 'geen dag')).toThrow(
    '"geen dag" is no day',
  );
});
