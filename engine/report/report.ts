import type { LeftOut } from '../measures/candidate.ts';
import type { PlannedMeasure, WorkedOutMeasure } from '../measures/worked-out.ts';
import type { StageOutcome } from '../plan/in-stages.ts';
import type { PackageOutcome, RouteOutcome } from '../plan/route-outcomes.ts';
import type { Totals } from '../plan/totals.ts';
import type { BillReading } from '../reading/bill.ts';
import type { BillDoubt } from '../reading/bill-doubt.ts';
import type { EnergyState } from '../reading/energy-state.ts';
import type { DwellingFacts } from '../terms/facts.ts';
import type { ComfortCode } from '../terms/measures.ts';
import type { ReasonOf } from '../terms/reasons.ts';
import type { Doubt, OutsideCase } from './doubts.ts';
import type { Financing } from './financing.ts';
import type { PanelYear } from './panel-year.ts';

/** The whole report: everything the page, the mail and the PDF show but how it was worked out (`methodOf`). */
export interface Report {
  /** The day it was computed for (ISO date), given by the caller. */
  today: string;
  /** Year of the subsidy rules used. */
  subsidyYear: number;
  /** True once `today` is past the rules' validUntil: the amounts are then shown as those of `subsidyYear`. */
  subsidyOutdated: boolean;
  dwelling: DwellingFacts;
  bill: BillReading;
  /** In what way the visitor's bill or meters do not fit such a house; null where they may. */
  billDoubt: BillDoubt | null;
  now: EnergyState;
  after: EnergyState;
  /** The plan in order: insulate and ventilate, then heat, then generate. At least five where the house allows. */
  plan: PlannedMeasure[];
  /** Worked out but not chosen: figures as in the plan with `step` 0, and the ground as first reason. */
  considered: WorkedOutMeasure[];
  /** The routes that this house can go, the simplest first; one is chosen. */
  routes: RouteOutcome[];
  /** Insulation alone, with the heating as it is; null where that is no package of its own. */
  insulation: PackageOutcome | null;
  /** The plan spread over years, an occasion each; empty where it has only one. */
  stages: StageOutcome[];
  /** Measures not chosen and not worked out, with the ground. */
  leftOut: LeftOut[];
  totals: Totals;
  /** What the plan does for living in the house, each once. */
  comfort: ComfortCode[];
  financing: Financing;
  /** Whether net metering has ended on `today`. */
  netMeteringEnded: boolean;
  /** The panels that the house has or gets; null without any. */
  panelYear: PanelYear | null;
  /** The two largest causes of doubt, the largest first. */
  doubts: Doubt[];
  /** A likely case in which the plan saves less than the range says. */
  outside: OutsideCase | null;
  /** The answers that would change the outcome most, most telling first. */
  wouldChange: ReasonOf<'antwoord-verandert'>[];
}
