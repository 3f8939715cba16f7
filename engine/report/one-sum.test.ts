import { expect, it } from 'vitest';
import {
  CHOICES,
  type DwellingAnswers,
  type MeasureId,
  makeReport,
  packageFor,
  paybackDetails,
  paybackOf,
  toolFigures2026,
  wishedPackage,
} from '../index.ts';
import { totalsOf } from '../plan/totals.ts';

const today = '2026-11-22';
const houses: DwellingAnswers[] = [
  { woningtype: 'tussenwoning', bouwjaar: 1974 },
  { woningtype: 'tussenwoning', bouwjaar: 2005, residents: 4 },
  { woningtype: 'hoekwoning', bouwjaar: 1990, residents: 2, monthlyCostEur: 200 },
  { woningtype: 'vrijstaand', bouwjaar: 1985, residents: 3 },
];

const isPanels = ({ id }: { id: MeasureId }) => id === 'zonnepanelen';

/** The payback tool for the plan itself, or for what was chosen. */
function tool(answers: DwellingAnswers, chosen?: MeasureId[]) {
  const wish = { answers, chosen, offersEur: {}, path: 'mid', loan: 'geen' } as const;
  const wished = wishedPackage(
    { ...wish, offered: [], hasBatterySize: false },
    today,
    toolFigures2026,
  );
  const payback = paybackOf(wish, wished, today, toolFigures2026);
  return { payback, details: paybackDetails(wish, payback, today, toolFigures2026) };
}

it.each(houses)('panels earn themselves back in report and tool alike: $woningtype', (answers) => {
  const planned = makeReport(answers, toolFigures2026, today).plan.find(isPanels);
  const inTool = tool(answers).details.perMeasure.find(isPanels)?.payback?.mid;
  expect(inTool).toBeGreaterThan(12);
  expect(planned?.paybackYears?.mid).toBeCloseTo(inTool ?? 0, 0);
});

it('counts wear and the inverter of panels in a whole as in the panels by themselves', () => {
  const [, answers = houses[0] as DwellingAnswers] = houses;
  const { measures } = packageFor(answers, ['zonnepanelen'], toolFigures2026, today);
  const { flow } = tool(answers, ['zonnepanelen']).payback;
  expect(measures[0]?.paybackYears?.mid).toBeCloseTo(flow.paybackYears?.mid ?? 0, 1);
  expect(totalsOf(measures).paybackYears).toStrictEqual(measures[0]?.paybackYears);
});

it('takes no panels into a plan that the tool says never earn themselves back', () => {
  for (const residents of [1, 2, 3, 4]) {
    for (const woningtype of ['tussenwoning', 'hoekwoning', 'vrijstaand'] as const) {
      const answers = { woningtype, residents, bouwjaar: 1990 };
      if (!makeReport(answers, toolFigures2026, today).plan.some(isPanels)) continue;
      const { details } = tool(answers);
      expect(details.perMeasure.find(isPanels)?.payback).not.toBeNull();
    }
  }
});

const many = CHOICES.woningtype.flatMap((woningtype) =>
  [1930, 1974, 1990, 2008].flatMap((bouwjaar) =>
    [1, 2, 4].flatMap((residents) =>
      [{}, { monthlyCostEur: 150 }, { monthlyCostEur: 250 }, { monthlyCostEur: 350 }].map(
        (bill): DwellingAnswers => ({ woningtype, bouwjaar, residents, ...bill }),
      ),
    ),
  ),
);

/** Rounded grants, and years that end where a payback falls in the middle of one. */
const NEAR_YEARS = 0.25;

it('gives one payback for one step in report and tool, of a heat pump and of cooking too', () => {
  const steps = many.flatMap((answers) => {
    const { plan } = makeReport(answers, toolFigures2026, today);
    const { perMeasure } = tool(answers).details;
    return plan.map(({ id, paybackYears }) => ({
      id,
      answers,
      report: paybackYears?.mid ?? null,
      tool: perMeasure.find((one) => one.id === id)?.payback?.mid ?? null,
    }));
  });
  const differs = steps.filter(
    (one) =>
      (one.report === null) !== (one.tool === null) ||
      Math.abs((one.report ?? 0) - (one.tool ?? 0)) > NEAR_YEARS,
  );
  expect(steps.length).toBeGreaterThan(700);
  expect(steps.some(({ id }) => id === 'elektrisch-koken')).toBe(true);
  expect(differs).toEqual([]);
});

it('gives one payback for the whole plan in report and tool, but where an inverter is due just then', () => {
  const { years } = toolFigures2026.solar.inverter.value;
  const differs = many.flatMap((answers) => {
    const { plan, totals } = makeReport(answers, toolFigures2026, today);
    if (plan.length === 0) return [];
    const whole = totals.paybackYears?.mid ?? null;
    const inTool = tool(answers).payback.flow.paybackYears?.mid ?? null;
    // Earned back on the eve of a new inverter, or just not: half a year lies between the two.
    if (whole !== null && inTool !== null && Math.min(whole, inTool) === years) return [];
    const gap = Math.abs((whole ?? 0) - (inTool ?? 0));
    return (whole === null) !== (inTool === null) || gap > NEAR_YEARS ? [{ answers, gap }] : [];
  });
  expect(differs).toEqual([]);
});

it('says which way of heating is better as its routes stand side by side', () => {
  const told = many.flatMap((answers) => {
    const { plan, considered, routes } = makeReport(answers, toolFigures2026, today);
    const chosen = routes.find((one) => one.chosen);
    const eurOf = (id: string) =>
      (routes.find((one) => one.id === id)?.gainCentsPerYear ?? Number.NaN) / 100;
    return [...plan, ...considered].flatMap(({ id, reasons }) =>
      reasons.flatMap((reason) => {
        const isHarder =
          reason.code === 'route-beter' && (reason.values.mostYears ?? reason.values.costFactor);
        if (isHarder) return [];
        const other =
          reason.code === 'route-minder-voordelig'
            ? id
            : reason.code === 'route-beter' || reason.code === 'route-voordeligst'
              ? reason.values.dan
              : undefined;
        if (other === undefined || !chosen) return [];
        const values = reason.values as {
          verschilEurPerJaar: number;
          metPanelenEurPerJaar?: number;
        };
        const { verschilEurPerJaar, metPanelenEurPerJaar } = values;
        const shownEur = eurOf(chosen.id) - eurOf(other);
        const saidEur =
          metPanelenEurPerJaar === undefined ? verschilEurPerJaar : -metPanelenEurPerJaar;
        const isBest = routes.every((one) => one.chosen || eurOf(one.id) < eurOf(chosen.id));
        return [{ answers, code: reason.code, missEur: Math.abs(shownEur - saidEur), isBest }];
      }),
    );
  });
  expect(told.length).toBeGreaterThan(100);
  expect(told.filter(({ missEur }) => !(missEur <= 1))).toEqual([]);
  expect(told.filter(({ code, isBest }) => code === 'route-voordeligst' && !isBest)).toEqual([]);
});
