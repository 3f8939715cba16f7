import { expect, test } from 'vitest';
import { figures2026, type MeasureId, makeReport, type Report } from '../index.ts';

const TYPES = [
  'tussenwoning',
  'hoekwoning',
  'twee-onder-een-kap',
  'vrijstaand',
  'appartement',
] as const;
const YEARS = [1910, 1960, 1974, 1990];
const [LEAST, MOST, STEP] = [80, 450, 5];
const JUMP_EUR = 5_000;

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
function plansAlong(woningtype: (typeof TYPES)[number], bouwjaar: number, residents: number) {
  const bills = Array.from({ length: (MOST - LEAST) / STEP + 1 }, (_, at) => LEAST + at * STEP);
  return bills.map((bill) => {
    const answers = { woningtype, bouwjaar, residents, monthlyCostEur: bill };
    const report = makeReport(answers, figures2026, '2026-11-20');
    return { bill, ...outcome(report), report };
  });
}

/** Two persons everywhere, and houses in which a wider walk found a jump that nothing told of. */
const houses = [
  ...TYPES.flatMap((type) => YEARS.map((year) => [type, year, 2] as const)),
  ['tussenwoning', 1975, 1],
  ['tussenwoning', 1985, 1],
  ['twee-onder-een-kap', 1975, 3],
] as const;
const neighbours = houses.flatMap(([type, year, residents]) => {
  const plans = plansAlong(type, year, residents);
  return plans.slice(1).map((plan, at) => ({ type, year, plan, before: plans[at] ?? plan }));
});

test('no bill of EUR 5 more brings a plan that costs more and gains less', () => {
  const worse = neighbours.filter(
    ({ plan, before }) => plan.net > before.net + 1 && plan.gain < before.gain - 1,
  );
  expect(worse.map(({ type, year, plan }) => [type, year, plan.bill])).toEqual([]);
});

/** Why a measure is not in this plan, and why it is. */
const groundOf = ({ considered, leftOut }: Report, id: MeasureId) =>
  (
    considered.find((one) => one.id === id)?.reasons[0] ??
    leftOut.find((one) => one.id === id)?.reason
  )?.code;
const reasonsOf = ({ plan }: Report, id: MeasureId) =>
  plan.find((one) => one.id === id)?.reasons.map(({ code }) => code) ?? [];

/** What one of two plans may say of the way of heating that the other chooses, and the other of it. */
const BESIDE: readonly unknown[] = ['route-duurder', 'route-minder-voordelig', 'route-na-een-bron'];
const CHOSEN = ['route-voordeligst', 'route-beter'] as const;

/** Whether both plans say what the difference between them hangs on. */
function isTold(cheaper: Report, dearer: Report): boolean {
  const way = (one: Report) => one.routes.find(({ chosen }) => chosen)?.id;
  // Whichever of the two leaves the present way of heating may be the cheaper: it spares large works.
  for (const [from, to] of [
    [cheaper, dearer],
    [dearer, cheaper],
  ] as const) {
    const id = way(to);
    if (id === undefined || id === 'huidig' || id === way(from)) continue;
    const said = reasonsOf(to, id);
    return BESIDE.includes(groundOf(from, id)) && CHOSEN.some((code) => said.includes(code));
  }
  const had = cheaper.plan.map(({ id }) => id);
  const added = dearer.plan.filter(({ id }) => !had.includes(id));
  const works = added.some(
    ({ id }) =>
      groundOf(cheaper, id) === 'groot-werk-weinig' &&
      reasonsOf(dearer, id).includes('groot-werk-loont'),
  );
  // What waits for the price of one source says so, and without it the rest is no jump.
  const rest = dearer.plan.filter(({ id }) => groundOf(cheaper, id) !== 'een-bron');
  return works || outcome({ plan: rest }).net - outcome(cheaper).net <= JUMP_EUR;
}

test('where EUR 5 more change a plan by more than EUR 5,000, both plans say on what it hangs', () => {
  const jumps = neighbours.filter(({ plan, before }) => Math.abs(plan.net - before.net) > JUMP_EUR);
  expect(jumps.length).toBeGreaterThan(10);
  const untold = jumps.filter(({ plan, before }) => {
    const [cheaper, dearer] = before.net < plan.net ? [before, plan] : [plan, before];
    return !isTold(cheaper.report, dearer.report);
  });
  expect(untold.map(({ type, year, plan }) => [type, year, plan.bill])).toEqual([]);
});

test('a way of heating that gains less than the present one says on which terms it gains most', () => {
  const answers = { woningtype: 'tussenwoning', bouwjaar: 1974, residents: 1 } as const;
  const [keeps, hybrid] = [180, 185].map((monthlyCostEur) =>
    makeReport({ ...answers, monthlyCostEur }, figures2026, '2026-11-20'),
  );
  if (!keeps || !hybrid) throw new Error('no reports');
  expect(groundOf(keeps, 'hybride-warmtepomp')).toBe('route-minder-voordelig');
  const why = hybrid.plan.find(({ id }) => id === 'hybride-warmtepomp')?.reasons ?? [];
  expect(why.find(({ code }) => code === 'route-beter')?.values).toEqual({
    dan: 'huidig',
    verschilEurPerJaar: 15,
    mostYears: 15,
  });
});

test('an outer wall that pays by the smaller pump that it asks for is done, though not by itself', () => {
  const answers = { woningtype: 'tussenwoning', bouwjaar: 1980, residents: 1 } as const;
  const [without, done] = [370, 425].map((monthlyCostEur) =>
    makeReport({ ...answers, monthlyCostEur }, figures2026, '2026-11-20'),
  );
  if (!without || !done) throw new Error('no reports');
  expect(groundOf(without, 'gevelisolatie')).toBe('groot-werk-weinig');
  expect(reasonsOf(done, 'gevelisolatie')).toContain('groot-werk-loont');
  const kW = (one: Report) => one.plan.find(({ id }) => id === 'warmtepomp')?.quantity.value ?? 0;
  expect(kW(done)).toBeLessThan(kW(without));
});

test('a plan without a step stands beside a way of heating that gains only with its true reason', () => {
  const empty = neighbours.map(({ plan }) => plan.report).filter(({ plan }) => plan.length === 0);
  const gaining = empty.flatMap((report) =>
    report.routes
      .filter(({ chosen, gainCentsPerYear }) => !chosen && gainCentsPerYear > 10_000)
      .map(({ id }) => [report.now.costCentsPerMonth.mid, groundOf(report, id as MeasureId)]),
  );
  expect(gaining.length).toBeGreaterThan(0);
  expect(gaining.filter(([, code]) => code !== 'route-na-een-bron')).toEqual([]);
});

test('what a pump would leave beside a plan without a step is what its whole way gains', () => {
  const flat = { woningtype: 'appartement', bouwjaar: 1990, residents: 4 } as const;
  const report = makeReport({ ...flat, monthlyCostEur: 250 }, figures2026, '2026-11-20');
  expect(report.plan).toEqual([]);
  const hybrid = report.routes.find(({ id }) => id === 'hybride-warmtepomp');
  const beside = report.considered.find(({ id }) => id === 'hybride-warmtepomp');
  expect(beside?.reasons[0]).toEqual({
    code: 'route-na-een-bron',
    values: {
      winstEurPerJaar: Math.round((hybrid?.gainCentsPerYear ?? 0) / 100),
      eerst: ['warmtepompboiler'],
    },
  });
});
