import { expect, it } from 'vitest';
import {
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
