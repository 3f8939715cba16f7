import type { House } from '../dwelling/house.ts';
import type { Candidate, LeftOut } from '../measures/candidate.ts';
import type { MeasureId } from '../terms/measures.ts';

/** A measure in its place, with the house before and after it. */
export interface Step<C extends Candidate = Candidate> {
  candidate: C;
  before: House;
  after: House;
}

/** A measure worked out but not chosen, with its ground and what would have to come first. */
export interface Considered extends Step {
  leftOut: LeftOut;
  needsFirst: MeasureId[];
}

/** Of some steps those beside which a measure makes sense. */
export const stepsBeside = <S extends Step>(id: MeasureId, steps: readonly S[]): S[] =>
  steps.filter(({ candidate }) => !candidate.excludes.includes(id));

/** A house with a step of a plan done: as many panels as the plan has, however little the house uses by then. */
export function withStep({ candidate, before, after }: Step, house: House): House {
  const done = candidate.apply(house);
  return after.panels > before.panels ? { ...done, panels: after.panels } : done;
}
