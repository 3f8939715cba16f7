import type { House } from '../dwelling/house.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import type { Figures } from '../figures/index.ts';
import { ep2Of, labelClassOf } from '../label/label.ts';
import { measureRules } from '../measures/catalogue.ts';
import { choiceFor, conflict } from '../plan/choice.ts';
import type { Plan } from '../plan/plan.ts';
import { costEur } from '../plan/worth.ts';
import { type Contradiction, contradictionsOf } from '../reading/contradictions.ts';
import { dwellingOf } from '../reading/dwelling-facts.ts';
import { type EnergyState, energyStateOf } from '../reading/energy-state.ts';
import type { DwellingAnswers } from '../terms/answers.ts';
import type { DwellingFacts } from '../terms/facts.ts';
import type { LabelClass } from '../terms/label-class.ts';
import { MEASURE_IDS, type MeasureId } from '../terms/measures.ts';
import type { Reason } from '../terms/reasons.ts';
import { judgeHouse } from './judge-house.ts';
import { useNotesOf } from './notes.ts';
import { wouldChange } from './questions.ts';
import type { Report } from './report.ts';
import { houseFigureIds } from './used-figures.ts';

/** One measure of the what-if list. */
export interface LabelOption {
  id: MeasureId;
  /** The visitor chose it, whether or not it could be done. */
  chosen: boolean;
  /** It can be done beside the other choices. */
  possible: boolean;
  /** Why it cannot, or which choice it gave way to. */
  ground?: Reason;
  /** Class and EP2 of the house as it is now with this measure alone. */
  labelAlone: LabelClass;
  ep2Alone: number;
  /** On top of the other choices; 0 when it cannot be done. */
  gasSavedM3PerYear: number;
  savingCentsPerYear: number;
  /** Other choices that it does not go with. */
  conflictsWith: MeasureId[];
}

/** The label as it is, and as it would be with the chosen measures. */
export interface LabelWhatIf {
  dwelling: DwellingFacts;
  now: EnergyState;
  after: EnergyState;
  options: LabelOption[];
  /** The unanswered questions that leave the class or the saving most open. */
  wouldChange: Report['wouldChange'];
  contradictions: Contradiction[];
  /** What class, use and cost rest on, and the ids of the figures behind them. */
  assumptions: Reason[];
  sourceIds: string[];
}

/** What a measure alone makes of the house as it is. */
function alone(id: MeasureId, house: House, figures: Figures) {
  const rule = measureRules[id];
  const changed = rule.blocked(house, figures) === undefined ? rule.apply(house, figures) : house;
  const ep2 = ep2Of(changed, figures);
  return { labelAlone: labelClassOf(ep2, figures), ep2Alone: Math.round(ep2) };
}

/** The house, its plan, the choices, those that are done and those that gave way. */
interface WhatIf {
  house: House;
  plan: Plan;
  chosen: readonly MeasureId[];
  done: readonly MeasureId[];
  givenUp: ReadonlyMap<MeasureId, Reason>;
}

function optionOf(id: MeasureId, what: WhatIf, figures: Figures): LabelOption {
  const { house, plan, chosen, done, givenUp } = what;
  const conflictsWith = chosen.filter((one) => one !== id && conflict(one, id));
  const beside = chosen.filter((one) => one !== id && !conflictsWith.includes(one));
  const before = choiceFor(house, beside, plan, figures).after;
  // What was done before another choice that would be in its way, such as the pump of PV-T, is done all the same.
  const blocked = done.includes(id) ? undefined : measureRules[id].blocked(before, figures);
  const ground = givenUp.get(id) ?? blocked;
  const after = ground === undefined ? measureRules[id].apply(before, figures) : before;
  const gasM3 = energyUseOf(before, figures).gasM3 - energyUseOf(after, figures).gasM3;
  const savingEur = costEur(before, figures) - costEur(after, figures);
  return {
    id,
    chosen: chosen.includes(id),
    possible: ground === undefined,
    ...(ground === undefined ? {} : { ground }),
    ...alone(id, house, figures),
    gasSavedM3PerYear: Math.round(gasM3) + 0,
    savingCentsPerYear: Math.round(savingEur * 100) + 0,
    conflictsWith,
  };
}

/**
 * The label now and with any set of measures, and for each measure what it would do: an indication,
 * never a registered energy label. Choices that exclude each other are resolved to the later one in the
 * catalogue, with a ground for the other.
 */
export function labelWhatIf(
  answers: DwellingAnswers,
  chosen: readonly MeasureId[],
  figures: Figures,
  today: string,
): LabelWhatIf {
  const judged = judgeHouse(answers, figures, today);
  const { clean, resolved, house, plan, questions, spreads } = judged;
  const ids = MEASURE_IDS.filter((id) => chosen.includes(id));
  const choice = choiceFor(house, ids, plan, figures);
  const done = choice.steps.map(({ candidate }) => candidate.id);
  const givenUp = new Map(choice.leftOut.map(({ id, reason }) => [id, reason]));
  const dwelling = dwellingOf(answers, clean, resolved, figures);
  const now = energyStateOf(house, spreads, figures);
  return {
    dwelling,
    now,
    after: energyStateOf(choice.after, spreads, figures),
    options: MEASURE_IDS.map((id) =>
      optionOf(id, { house, plan, chosen: ids, done, givenUp }, figures),
    ),
    wouldChange: wouldChange(questions, figures),
    contradictions: contradictionsOf(clean, resolved, figures),
    assumptions: useNotesOf({ dwelling, bill: resolved, now }, figures),
    sourceIds: houseFigureIds(dwelling, figures),
  };
}
