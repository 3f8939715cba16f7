// @module-tag long

import { describe, expect, it } from 'vitest';
import {
  CHOICES,
  cleanAnswers,
  type DwellingAnswers,
  figures2026,
  makeReport,
  type Report,
} from '../index.ts';
import { resolveHouse } from '../reading/resolve-house.ts';
import { planFor } from './plan.ts';
import { routeOutcomes } from './route-outcomes.ts';

const report = (answers: DwellingAnswers) => makeReport(answers, figures2026, '2026-11-20');

/** Monthly bills from EUR 60 to 500. */
const upTo500 = (step: number) =>
  Array.from({ length: Math.floor(440 / step) + 1 }, (_, index) => 60 + index * step);

const order = ['huidig', 'hybride-warmtepomp', 'warmtepomp'];

describe('the choice of heating', () => {
  const routesOver = (answers: DwellingAnswers, bills: readonly number[]) =>
    bills.map((monthlyCostEur) => {
      const { house } = resolveHouse(
        cleanAnswers({ ...answers, monthlyCostEur }),
        figures2026,
        2026,
      );
      return order.indexOf(planFor(house, figures2026).route.id);
    });

  it('goes one way as the bill rises, euro by euro: keep, hybrid, all-electric', () => {
    const routes = routesOver({ woningtype: 'tussenwoning', bouwjaar: 1968 }, upTo500(1));
    expect(routes).toStrictEqual(routes.toSorted((a, b) => a - b));
    expect(new Set(routes)).toStrictEqual(new Set([0, 1, 2]));
  });

  it.each(
    CHOICES.woningtype.flatMap((woningtype) =>
      [1910, 1950, 1980, 1990, 2000, 2010].map((bouwjaar) => ({ woningtype, bouwjaar })),
    ),
  )('does so in a $woningtype of $bouwjaar, whoever lives there', (answers) => {
    for (const residents of [1, 2, 4]) {
      const routes = routesOver({ ...answers, residents }, upTo500(5));
      expect(routes).toStrictEqual(routes.toSorted((a, b) => a - b));
    }
  });
});

describe('a house of solid walls', () => {
  it('insulates them for no gain that a hybrid gives for half the money', () => {
    const { largeWorkEur, routeTieEurPerYear } = figures2026.assumptions;
    const spared: number[] = [];
    for (const woningtype of ['tussenwoning', 'twee-onder-een-kap', 'vrijstaand'] as const) {
      for (const monthlyCostEur of upTo500(10)) {
        const answers = {
          woningtype,
          bouwjaar: 1928,
          wallType: 'massief',
          monthlyCostEur,
        } as const;
        const { house } = resolveHouse(cleanAnswers(answers), figures2026, 2026);
        const { route, others } = planFor(house, figures2026);
        const [present, hybrid] = order.map((id) =>
          [route, ...others].find((one) => one.id === id),
        );
        if (!present || !hybrid) throw new Error('a route is missing');
        const moreEur = present.heat.netEur - hybrid.heat.netEur;
        if (moreEur < largeWorkEur.value) continue;
        const gainEur = present.heat.gainEur - hybrid.heat.gainEur;
        if (gainEur <= routeTieEurPerYear.value) expect(route).not.toBe(present);
        if (gainEur > -routeTieEurPerYear.value && route === hybrid) spared.push(monthlyCostEur);
      }
    }
    // There are houses in which the two are as good: else nothing was asked.
    expect(spared.length).toBeGreaterThan(0);
  });
});

describe('a plan as the bill rises by five euros', () => {
  it.each(CHOICES.woningtype)('never costs more and gains less in a %s', (woningtype) => {
    const losing: string[] = [];
    for (const bouwjaar of [1910, 1955, 1980, 2000]) {
      for (const residents of [1, 4]) {
        let last: { net: number; gain: number } | undefined;
        for (const monthlyCostEur of upTo500(5)) {
          const answers = cleanAnswers({ woningtype, bouwjaar, residents, monthlyCostEur });
          const plan = planFor(resolveHouse(answers, figures2026, 2026).house, figures2026);
          const chosen = routeOutcomes(plan, figures2026).find((one) => one.chosen);
          if (!chosen) throw new Error('no route is chosen');
          const now = { net: chosen.netInvestmentCents, gain: chosen.gainCentsPerYear };
          if (last && now.net > last.net + 5000 && now.gain < last.gain - 500) {
            losing.push(`${bouwjaar}, ${residents} people, EUR ${monthlyCostEur}`);
          }
          last = now;
        }
      }
    }
    expect(losing).toStrictEqual([]);
  });
});

describe('a dearer route', () => {
  /** What the pump beside a plan is said to add and to cost. */
  const added = ({ considered }: Report) => {
    const first = considered.find(({ id }) => id === 'warmtepomp')?.reasons[0];
    expect(first?.code).toBe('route-duurder');
    return first?.code === 'route-duurder' ? first.values : undefined;
  };
  // Eight panels lie there already, so neither route adds any.
  const corner = report({
    woningtype: 'hoekwoning',
    bouwjaar: 1975,
    gasM3PerYear: 1200,
    solarPanels: 8,
  });

  it('stands beside the plan where it may not pay, with what it adds by name', () => {
    const [, hybrid, electric] = corner.routes;
    expect(hybrid?.chosen).toBe(true);
    expect(electric?.gainCentsPerYear).toBeGreaterThan(hybrid?.gainCentsPerYear ?? 0);
    const values = added(corner);
    expect(values).toMatchObject({
      erbij: ['dakisolatie', 'hr-glas', 'elektrisch-koken'],
      vervalt: ['zonneboiler'],
    });
    const meerCents = (electric?.netInvestmentCents ?? 0) - (hybrid?.netInvestmentCents ?? 0);
    expect(values?.meerEur).toBeCloseTo(meerCents / 100, -0.5);
  });

  it('counts no panels in what it costs more: they go with any heating', () => {
    // The same houses without panels of their own: each route then has its own number of them.
    const bare = report({ woningtype: 'hoekwoning', bouwjaar: 1975, gasM3PerYear: 1200 });
    const values = added(bare);
    expect(`${values?.erbij},${values?.vervalt}`).not.toContain('zonnepanelen');
    expect(values?.meerEur).toBe(added(corner)?.meerEur);
  });

  it('is none that costs less than the plan: that one gains too little more for the trouble', () => {
    const { considered, routes } = report({
      woningtype: 'tussenwoning',
      wallType: 'massief',
      residents: 6,
    });
    const [present, hybrid] = routes;
    expect(present?.chosen).toBe(true);
    expect(hybrid?.netInvestmentCents).toBeLessThan(present?.netInvestmentCents ?? 0);
    const first = considered.find(({ id }) => id === 'hybride-warmtepomp')?.reasons[0];
    expect(first?.code).toBe('route-minder-voordelig');
  });
});
