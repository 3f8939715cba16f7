import { expect, it } from 'vitest';
import { figures2026 } from '../figures/index.ts';
import { makeReport } from '../report/make-report.ts';
import { CHOICES } from '../terms/answers.ts';

const reports = CHOICES.woningtype.flatMap((woningtype) =>
  [1935, 1974, 1988, 2000].flatMap((bouwjaar) =>
    [150, 220, 320].map((monthlyCostEur) =>
      makeReport({ woningtype, bouwjaar, monthlyCostEur }, figures2026, '2026-11-20'),
    ),
  ),
);
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
