import { expect, test } from 'vitest';
import { figures2026, makeReport, type Report } from '../index.ts';

const TYPES = [
  'tussenwoning',
  'hoekwoning',
  'twee-onder-een-kap',
  'vrijstaand',
  'appartement',
] as const;
const YEARS = [1910, 1960, 1974, 1990];
const [LEAST, MOST, STEP] = [80, 450, 5];

/** What a plan asks and gives, as expected, in EUR and EUR a year. */
function outcome({ plan }: Pick<Report, 'plan'>) {
  const net = plan.map(
    ({ investmentCents, subsidyCents }) => investmentCents.mid - (subsidyCents?.mid ?? 0),
  );
  const gain = plan.map(({ savingCentsPerYear }) => savingCentsPerYear.mid);
  const sum = (cents: number[]) => cents.reduce((total, each) => total + each, 0) / 100;
  return { net: sum(net), gain: sum(gain) };
}

/** Plans of one house for bills (EUR a month) that rise by five at a time. */
function plansAlong(woningtype: (typeof TYPES)[number], bouwjaar: number) {
  const bills = Array.from({ length: (MOST - LEAST) / STEP + 1 }, (_, at) => LEAST + at * STEP);
  return bills.map((bill) => {
    const answers = { woningtype, bouwjaar, residents: 2, monthlyCostEur: bill };
    return { bill, ...outcome(makeReport(answers, figures2026, '2026-11-20')) };
  });
}

const houses = TYPES.flatMap((type) => YEARS.map((year) => [type, year] as const));
const neighbours = houses.flatMap(([type, year]) => {
  const plans = plansAlong(type, year);
  return plans.slice(1).map((plan, at) => ({ type, year, plan, before: plans[at] ?? plan }));
});

test('no bill of EUR 5 more brings a plan that costs more and gains less', () => {
  const worse = neighbours.filter(
    ({ plan, before }) => plan.net > before.net + 1 && plan.gain < before.gain - 1,
  );
  expect(worse).toEqual([]);
});

// Asked is that each is explained in the report. Until that can be asked of it, their number may only fall.
test('few bills of EUR 5 more change a plan by more than EUR 5,000', () => {
  const jumps = neighbours.filter(({ plan, before }) => Math.abs(plan.net - before.net) > 5_000);
  expect(jumps.length).toBeLessThanOrEqual(34);
});
