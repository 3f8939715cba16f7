import { expect, it } from 'vitest';
import { figures2026 } from '../figures/index.ts';
import { makeReport } from '../report/make-report.ts';
import { CHOICES } from '../terms/answers.ts';
import type { MeasureId } from '../terms/measures.ts';

const reports = CHOICES.woningtype.flatMap((woningtype) =>
  [1935, 1974, 1988, 2000].flatMap((bouwjaar) =>
    [150, 220, 320].map((monthlyCostEur) =>
      makeReport({ woningtype, bouwjaar, monthlyCostEur }, figures2026, '2026-11-20'),
    ),
  ),
);
/** The pumps for which a roof has to be insulated first. */
const NO_PUMP: readonly MeasureId[] = ['warmtepomp', 'bodemwarmtepomp'];
const staged = reports.filter(({ stages }) => stages.length > 0);

it('a plan in stages holds each step once, and is no cheaper than at once', () => {
  expect(staged.length).toBeGreaterThan(20);
  for (const { plan, stages, totals } of staged) {
    const planned = plan.map(({ id }) => id);
    expect(stages.flatMap(({ measures }) => measures).toSorted()).toEqual(planned.toSorted());
    const paid = stages.reduce((sum, { netInvestmentCents }) => sum + netInvestmentCents, 0);
    expect(paid).toBeGreaterThanOrEqual(totals.netInvestmentCents.mid - plan.length);
  }
});

it('what comes with a new boiler waits for its end, as does a pump without one', () => {
  const pumps = ['hybride-warmtepomp', 'warmtepomp', 'warmtepompboiler'];
  const waiting = staged.flatMap(({ stages }) =>
    stages.flatMap(({ id, measures }) =>
      measures.filter((one) => pumps.includes(one)).map((one) => [one, id]),
    ),
  );
  expect(new Set(waiting.map(([one]) => one)).size).toBeGreaterThan(1);
  expect(waiting.filter(([, id]) => id !== 'ketel')).toEqual([]);
});

it('glass and an outside wall wait for work that is done outside anyhow, as they say themselves', () => {
  const outside = staged.flatMap(({ plan, stages }) => {
    const pump = plan.some(({ id }) => id === 'warmtepomp');
    const due = plan.filter(({ moment }) => moment === 'bij-schilderwerk').map(({ id }) => id);
    return due.map((one) => ({
      pump,
      stage: stages.find(({ measures }) => measures.includes(one))?.id,
    }));
  });
  expect(outside.some(({ stage }) => stage === 'buiten')).toBe(true);
  // What all-electric asks for has to be there before it.
  expect(outside.filter(({ stage, pump }) => stage !== 'buiten' && !pump)).toEqual([]);
});

it('panels come with the roof that is insulated now, and else wait for it as the roof does', () => {
  const withoutPump = CHOICES.woningtype.flatMap((woningtype) =>
    [220, 320].map((monthlyCostEur) => {
      const answers = { woningtype, bouwjaar: 1974, monthlyCostEur, unwanted: NO_PUMP } as const;
      return makeReport(answers, figures2026, '2026-11-20');
    }),
  );
  const both = [...staged, ...withoutPump.filter(({ stages }) => stages.length > 0)].filter(
    ({ plan }) => ['dakisolatie', 'zonnepanelen'].every((one) => plan.some(({ id }) => id === one)),
  );
  const told = both.map(({ plan, stages }) => {
    const stageOf = (one: MeasureId) => stages.find(({ measures }) => measures.includes(one))?.id;
    const { moment } = plan.find(({ id }) => id === 'zonnepanelen') ?? {};
    return { roof: stageOf('dakisolatie'), panels: stageOf('zonnepanelen'), moment };
  });
  expect(new Set(told.map(({ roof }) => roof))).toEqual(new Set(['nu', 'dak']));
  for (const { roof, panels, moment } of told) {
    expect(panels).toBe(roof);
    expect(moment).toBe(roof === 'nu' ? 'na-isolatie' : 'bij-dakvernieuwing');
  }
});

it('a plan in stages ends as the plan does, however early its panels are laid', () => {
  for (const { stages, routes, after } of staged) {
    const saved = stages.reduce((sum, { savingCentsPerYear }) => sum + savingCentsPerYear, 0);
    const chosen = routes.find((one) => one.chosen);
    expect(Math.abs(saved - (chosen?.savingCentsPerYear ?? 0))).toBeLessThan(10);
    expect(stages.at(-1)?.labelAfter).toBe(after.label.likely);
  }
});
