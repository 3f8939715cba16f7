import type { DwellingAnswers } from '../dwelling/answers.ts';
import { fact } from '../dwelling/assume-house.ts';
import type { CleanAnswers } from '../dwelling/clean-answers.ts';
import type { ResolvedHouse } from '../dwelling/resolve-house.ts';
import { energyStateOf, type Spreads } from '../energy/energy-state.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import type { Figures } from '../figures/index.ts';
import { datedReasons, netMeteringOf, nettingEnded } from '../payback/net-metering.ts';
import { besidePlan } from '../plan/considered.ts';
import { planFor } from '../plan/plan.ts';
import { consideredMeasure, plannedMeasures } from '../plan/planned-measure.ts';
import { routeOutcomes } from '../plan/route-outcomes.ts';
import { totalsOf } from '../plan/totals.ts';
import { joinSpreads } from '../ranges.ts';
import { financingOf } from './financing.ts';
import { notesOf } from './notes.ts';
import { doubts, openQuestions, type Question, wouldChange } from './questions.ts';
import { readHouse } from './read-house.ts';
import type { DwellingFacts, Report } from './report-types.ts';
import { sourceList } from './source-list.ts';

/** What the bill and the meters say, or what is expected of them. */
function meterFacts(answers: CleanAnswers, resolved: ResolvedHouse, figures: Figures) {
  const { gasM3, boughtKwh } = energyUseOf(resolved.house, figures);
  return {
    monthlyCostEur: resolved.monthlyCostEur,
    gasM3PerYear: fact(answers.gasM3PerYear, Math.round(gasM3)),
    electricityKwhPerYear: fact(answers.electricityKwhPerYear, Math.round(boughtKwh)),
  };
}

/** What the house was taken to be, with what the bill and the meters say. */
export function dwellingOf(
  given: DwellingAnswers,
  clean: CleanAnswers,
  resolved: ResolvedHouse,
  figures: Figures,
): DwellingFacts {
  const known = clean.woningtype === given.woningtype;
  return {
    ...resolved.facts,
    woningtype: { value: clean.woningtype, origin: known ? 'visitor' : 'assumption' },
    ...meterFacts(clean, resolved, figures),
  };
}

/** How far the outcome may lie from the middle: the model's own spread and the open questions. */
export function spreadsOf(
  answers: CleanAnswers,
  questions: readonly Question[],
  figures: Figures,
): Spreads {
  const { value } = figures.assumptions.spread;
  const unplaced =
    answers.woningtype === 'appartement' && (answers.flatPosition ?? 'onbekend') === 'onbekend';
  const flat = unplaced ? figures.assumptions.apartmentSpread.value : 0;
  const { heat, ep2 } = doubts(questions);
  const billed = answers.monthlyCostEur !== undefined;
  const metered = answers.gasM3PerYear !== undefined;
  const read = answers.electricityKwhPerYear !== undefined;
  const limited = (shares: number[]) => Math.min(value.most, joinSpreads(shares));
  return {
    gas: billed || metered ? value.gasWithBill : limited([value.gas, flat, ...heat]),
    electricity: billed || read ? value.electricityWithBill : value.electricity,
    ep2: limited([value.ep2, flat, ...ep2]),
    saving: limited([value.saving, flat]),
  };
}

/**
 * The report of a house: what it is now, a plan in order, what it is after, and why. Pure: the same
 * answers, figures and `today` (ISO date) always give the same report. Amounts in whole cents,
 * energy in m3 and kWh a year. Any input gives a report; a value out of bounds counts as the nearest.
 */
export function makeReport(answers: DwellingAnswers, figures: Figures, today: string): Report {
  const { clean, thisYear, resolved } = readHouse(answers, figures, today);
  const { house } = resolved;
  const chosen = planFor(house, figures);
  const questions = openQuestions(clean, resolved, chosen, figures, thisYear);
  const spreads = spreadsOf(clean, questions, figures);
  const beside = besidePlan(house, chosen, figures);
  const ended = nettingEnded(today, figures);
  const plan = plannedMeasures(chosen, spreads.saving, figures).map((one) =>
    datedReasons(one, ended),
  );
  const considered = beside.considered.map((one) =>
    consideredMeasure(one, chosen, spreads.saving, figures),
  );
  const now = energyStateOf(house, spreads, figures);
  const totals = totalsOf(plan, now);
  const subsidyOutdated = today.slice(0, 10) > figures.isde.validUntil;
  const financing = financingOf(totals.netInvestmentCents.mid, now.label.likely, figures);
  const routes = routeOutcomes(chosen, figures);
  return {
    today,
    subsidyYear: figures.isde.year,
    subsidyOutdated,
    dwelling: dwellingOf(answers, clean, resolved, figures),
    now,
    after: energyStateOf(chosen.after, spreads, figures),
    plan,
    considered,
    routes,
    leftOut: beside.leftOut,
    totals,
    comfort: [...new Set(plan.flatMap(({ comfort }) => comfort))],
    financing,
    netMeteringEnded: ended,
    netMetering: netMeteringOf(plan, chosen.after, spreads.saving, today, figures),
    assumptions: notesOf(
      { clean, resolved, plan, considered, routes, financing, subsidyOutdated, ended },
      figures,
    ),
    wouldChange: wouldChange(questions, figures),
    sources: sourceList(house, [...plan, ...considered], financing, figures),
  };
}
