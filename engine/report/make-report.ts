import type { DwellingAnswers } from '../dwelling/answers.ts';
import { type CleanAnswers, cleanAnswers } from '../dwelling/clean-answers.ts';
import { resolveHouse } from '../dwelling/resolve-house.ts';
import { energyStateOf, type Spreads } from '../energy/energy-state.ts';
import type { Figures } from '../figures/index.ts';
import { netMeteringOf } from '../payback/net-metering.ts';
import { planFor } from '../plan/plan.ts';
import { consideredMeasure, plannedMeasure } from '../plan/planned-measure.ts';
import { totalsOf } from '../plan/totals.ts';
import { joinSpreads } from '../ranges.ts';
import { notesOf } from './notes.ts';
import { doubts, openQuestions, type Question, wouldChange } from './questions.ts';
import type { Report } from './report-types.ts';
import { sourceList } from './source-list.ts';

/** The year of `today` (ISO date); of the figures when it is no date. */
function yearOf(today: string, figures: Figures): number {
  const year = Number.parseInt(today.slice(0, 4), 10);
  return Number.isNaN(year) ? figures.isde.year : year;
}

/** How far the outcome may lie from the middle: the model's own spread and the open questions. */
function spreadsOf(
  answers: CleanAnswers,
  questions: readonly Question[],
  figures: Figures,
): Spreads {
  const { value } = figures.assumptions.spread;
  const flat = answers.woningtype === 'appartement' ? figures.assumptions.apartmentSpread.value : 0;
  const { heat, ep2 } = doubts(questions);
  const billed = answers.monthlyCostEur !== undefined;
  const limited = (shares: number[]) => Math.min(value.most, joinSpreads(shares));
  return {
    gas: billed ? value.gasWithBill : limited([value.gas, flat, ...heat]),
    electricity: billed ? value.electricityWithBill : value.electricity,
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
  const clean = cleanAnswers(answers);
  const thisYear = yearOf(today, figures);
  const resolved = resolveHouse(clean, figures, thisYear);
  const questions = openQuestions(clean, resolved, figures, thisYear);
  const spreads = spreadsOf(clean, questions, figures);
  const { steps, considered, leftOut, after } = planFor(resolved.house, figures);
  const plan = steps.map((_, index) => plannedMeasure(index, steps, spreads.saving, figures));
  const subsidyOutdated = today.slice(0, 10) > figures.isde.validUntil;
  return {
    today,
    subsidyYear: figures.isde.year,
    subsidyOutdated,
    dwelling: {
      ...resolved.facts,
      woningtype: {
        value: clean.woningtype,
        origin: clean.woningtype === answers.woningtype ? 'visitor' : 'assumption',
      },
      monthlyCostEur: resolved.monthlyCostEur,
    },
    now: energyStateOf(resolved.house, spreads, figures),
    after: energyStateOf(after, spreads, figures),
    plan,
    considered: considered.map((one) => consideredMeasure(one, steps, spreads.saving, figures)),
    leftOut,
    totals: totalsOf(plan),
    netMetering: netMeteringOf(plan, spreads.saving, figures),
    assumptions: notesOf(resolved, subsidyOutdated, figures),
    wouldChange: wouldChange(questions, figures),
    sources: sourceList(resolved.house, plan, figures),
  };
}
