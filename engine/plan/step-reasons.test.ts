import { expect, it } from 'vitest';
import { CHOICES, cleanAnswers, figures2026, makeReport } from '../index.ts';
import { resolveHouse } from '../reading/resolve-house.ts';
import { planFor } from './plan.ts';
import { costEur, earnsBack } from './worth.ts';

const answers = CHOICES.woningtype.flatMap((woningtype) =>
  [1910, 1955, 1975, 1990, 2005].flatMap((bouwjaar) =>
    [110, 150, 190, 250, 330, 450].map((monthlyCostEur) => ({
      ...{ woningtype, bouwjaar, monthlyCostEur },
    })),
  ),
);
const plans = answers.map((one) => {
  const { house } = resolveHouse(cleanAnswers(one), figures2026, 2026);
  return { plan: planFor(house, figures2026), report: makeReport(one, figures2026, '2026-11-20') };
});

it('what does not earn itself back says so, and for whose sake it stands in the plan', () => {
  let told = 0;
  for (const { plan, report } of plans) {
    for (const { id, paybackYears, reasons } of report.plan) {
      const codes = reasons.map(({ code }) => code);
      const paysNot = codes.includes('niet-terugverdiend');
      const forWhole = codes.includes('route-verdient-zich-terug');
      const withPump = codes.includes('loont-met-warmtepomp');
      // What saves nothing to speak of has no payback either.
      if (paybackYears !== null)
        expect([paysNot, forWhole, withPump]).toEqual([false, false, false]);
      else expect(paysNot).toBe(true);
      if (!paysNot) continue;
      const isAsked = plan.route.required.includes(id) || plan.route.works.has(id);
      expect(forWhole).toBe(isAsked || id === plan.route.id);
      expect(withPump).toBe(!forWhole && plan.route.id !== 'huidig');
      told += 1;
    }
  }
  expect(told).toBeGreaterThan(8);
});

it('what a house without a pump does pays with the grant that it gets, single or double', () => {
  const own = plans.map(({ plan }) => plan.route).filter(({ id }) => id === 'huidig');
  expect(new Set(own.map(({ doubled }) => doubled))).toEqual(new Set([true, false]));
  for (const { steps, doubled, works } of own) {
    for (const { candidate, before, after } of steps) {
      if (works.has(candidate.id)) continue;
      const savedEur = costEur(before, figures2026) - costEur(after, figures2026);
      expect(earnsBack(candidate, savedEur, { doubled })).toBe(true);
    }
  }
});

it('a large work that the heating does not ask for says what it adds, never less than is clear', () => {
  for (const { plan, report } of plans) {
    for (const { id, reasons } of report.plan) {
      const told = reasons.find(({ code }) => code === 'groot-werk-loont');
      const isWork = plan.route.works.has(id) && !plan.route.required.includes(id);
      expect(told !== undefined).toBe(isWork);
      if (told?.code === 'groot-werk-loont') {
        expect(told.values.meerEurPerJaar).toBeGreaterThanOrEqual(
          figures2026.assumptions.routeTieEurPerYear.value,
        );
      }
    }
  }
});

it('what lies on a roof that may yet be insulated says so, unless the plan insulates it', () => {
  const roofs = plans.flatMap(({ report: { plan, considered, dwelling } }) => {
    const onIt = plan.filter(({ id }) => id === 'zonnepanelen' || id === 'zonneboiler');
    // Once is enough: the first says it for both.
    return onIt.slice(0, 1).map(({ reasons }) => ({
      isBare: considered.some(
        ({ id, reasons: why }) => id === 'dakisolatie' && why[0]?.code !== 'al-geisoleerd',
      ),
      isFlat: dwelling.woningtype.value === 'appartement',
      isTold: reasons.some(({ code }) => code === 'dak-eerst'),
    }));
  });
  expect(roofs.some(({ isTold }) => isTold)).toBe(true);
  for (const { isBare, isFlat, isTold } of roofs) expect(isTold).toBe(isBare && !isFlat);
});

it('a roof that is insulated under panels says that they are in the way', () => {
  const roofOf = (solarPanels: number) => {
    const answers = { woningtype: 'hoekwoning', bouwjaar: 1972, monthlyCostEur: 300 } as const;
    const { plan } = makeReport({ ...answers, solarPanels }, figures2026, '2026-11-20');
    return plan.find(({ id }) => id === 'dakisolatie')?.reasons.map(({ code }) => code);
  };
  expect(roofOf(10)).toContain('panelen-op-dak');
  // Those that the plan brings lie on it afterwards.
  expect(roofOf(0)).not.toContain('panelen-op-dak');
});

it('a part through which hardly any heat goes tells no share of nothing', () => {
  const house = {
    woningtype: 'vrijstaand',
    bouwjaar: 1884,
    monthlyCostEur: 350,
    roofAreaM2: 5,
  } as const;
  const { plan } = makeReport(house, figures2026, '2026-11-20');
  const told = plan.flatMap(({ reasons }) =>
    reasons.flatMap((one) => (one.code === 'verlies-deel' ? [one.values] : [])),
  );
  expect(plan.map(({ id }) => id)).toContain('dakisolatie');
  expect(told).not.toEqual([]);
  expect(told.filter(({ procent }) => procent < 1)).toEqual([]);
});

it('a single step that hardly gains more than it costs says so', () => {
  const told = plans.flatMap(({ plan, report }) => {
    const [only, ...others] = report.plan;
    if (!only || others.length > 0 || only.paybackYears === null) return [];
    const isTold = only.reasons.some(({ code }) => code === 'wint-weinig');
    return [{ isTold, gainEur: plan.route.gainEur }];
  });
  expect(told.some(({ isTold }) => isTold)).toBe(true);
  const least = figures2026.assumptions.routeTieEurPerYear.value;
  for (const { isTold, gainEur } of told) expect(isTold).toBe(gainEur < least);
});

const codesOf = (one: Parameters<typeof makeReport>[0]) =>
  makeReport(one, figures2026, '2026-11-20').plan.map(({ reasons }) =>
    reasons.map(({ code }) => code),
  );

it('a plan of more steps that together hardly gain more than they cost says so, once, where one starts', () => {
  const codes = codesOf({
    woningtype: 'tussenwoning',
    bouwjaar: 1982,
    monthlyCostEur: 210,
    heating: 'warmtenet',
    cooking: 'elektrisch',
    residents: 3,
  });
  expect(codes.length).toBeGreaterThan(1);
  expect(codes.map((own) => own.includes('plan-wint-weinig'))).toEqual(
    codes.map((_, at) => at === 0),
  );
  const least = figures2026.assumptions.routeTieEurPerYear.value;
  for (const { plan, report } of plans) {
    const said = report.plan.filter(({ reasons }) =>
      reasons.some(({ code }) => code === 'plan-wint-weinig'),
    );
    const isLittle = plan.steps.length > 1 && plan.route.gainEur < least;
    expect(said.length).toBe(isLittle ? 1 : 0);
  }
});

it('a first step that takes long to gain a little says so, and only the step to start with', () => {
  const [first, ...others] = codesOf({
    woningtype: 'tussenwoning',
    bouwjaar: 1934,
    monthlyCostEur: 90,
  });
  expect(others.length).toBeGreaterThan(0);
  expect(first).toContain('wint-weinig');
  for (const own of others) expect(own).not.toContain('wint-weinig');
});
