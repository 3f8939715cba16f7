import type { Figures } from '../figures/index.ts';
import { datedReasons, nettingEnded } from '../measures/net-metering.ts';
import { isWithVve } from '../measures/worked-out.ts';
import { besidePlan } from '../plan/considered.ts';
import { inStages } from '../plan/in-stages.ts';
import { consideredMeasure, plannedMeasures } from '../plan/planned-measure.ts';
import { insulationOutcome, routeOutcomes } from '../plan/route-outcomes.ts';
import { totalsOf } from '../plan/totals.ts';
import { billDoubtOf } from '../reading/bill-doubt.ts';
import { dwellingOf } from '../reading/dwelling-facts.ts';
import { energyStateOf } from '../reading/energy-state.ts';
import { savingDoubts } from '../reading/saving-doubt.ts';
import type { DwellingAnswers } from '../terms/answers.ts';
import { doubtsOf, outsideCase } from './doubts.ts';
import { financingOf } from './financing.ts';
import { judgeHouse } from './judge-house.ts';
import { panelYearOf } from './panel-year.ts';
import { wouldChange } from './questions.ts';
import type { Report } from './report.ts';

/**
 * The report of a house: what it is now, a plan in order, what it is after, and why. Pure: the same
 * answers, figures and `today` (ISO date) always give the same report. Amounts in whole cents,
 * energy in m3 and kWh a year. Any input gives a report; a value out of bounds counts as the nearest.
 */
export function makeReport(answers: DwellingAnswers, figures: Figures, today: string): Report {
  const judged = judgeHouse(answers, figures, today);
  const { clean, resolved, house, plan: chosen, questions, spreads } = judged;
  const beside = besidePlan(house, chosen, figures);
  const ended = nettingEnded(today, figures);
  const plan = plannedMeasures(chosen, spreads.saving, figures).map((one) =>
    datedReasons(one, ended),
  );
  const considered = beside.considered.map((one) =>
    datedReasons(consideredMeasure(one, chosen, spreads.saving, figures), ended),
  );
  const now = energyStateOf(house, spreads, figures);
  const totals = totalsOf(plan, now);
  const own = totalsOf(plan.filter((one) => !isWithVve(one)));
  const bill = { grossCents: own.investmentCents.mid, netCents: own.netInvestmentCents.mid };
  const { isBilled, shareOfExpected, outOfBounds, nettedEurPerMonth, expectedGasM3PerYear } =
    resolved;
  return {
    today,
    subsidyYear: figures.isde.year,
    subsidyOutdated: today.slice(0, 10) > figures.isde.validUntil,
    dwelling: dwellingOf(answers, clean, resolved, figures),
    bill: { isBilled, shareOfExpected, outOfBounds, nettedEurPerMonth, expectedGasM3PerYear },
    billDoubt: billDoubtOf(clean, resolved, figures),
    now,
    after: energyStateOf(chosen.after, spreads, figures),
    plan,
    considered,
    routes: routeOutcomes(chosen, figures),
    insulation: insulationOutcome(chosen, figures),
    stages: inStages(chosen, figures),
    leftOut: beside.leftOut,
    totals,
    comfort: [...new Set(plan.flatMap(({ comfort }) => comfort))],
    financing: financingOf(bill, now.label.likely, figures),
    netMeteringEnded: ended,
    panelYear: panelYearOf(house, chosen.after, figures),
    doubts: doubtsOf(savingDoubts(clean, house, figures), questions, totals),
    outside: outsideCase(questions, totals),
    wouldChange: wouldChange(questions, figures),
  };
}
