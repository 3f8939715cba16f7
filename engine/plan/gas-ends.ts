import type { House } from '../dwelling/house.ts';
import { isPumpAlone } from '../terms/heat-pumps.ts';
import type { Step } from './step.ts';

/** The houses between which a step's saving is told. */
export interface Told {
  before: House;
  after: House;
  /** Its saving holds the fixed costs of gas for sure, whatever else is in doubt. */
  endsGas: boolean;
}

/** Of a step by itself: between the house that it finds and the one that it leaves. */
export const toldAlone = ({ candidate, before, after }: Step): Told => ({
  before,
  after,
  endsGas: candidate.id === 'elektrisch-koken',
});

/**
 * Between which houses the savings of steps are told. A pump that heats without gas and cooking off it end the gas
 * connection together. What that saves is told of the pump, which is by far the most of both, as if the cooking were
 * done before it: told of the cooking, a pump of thousands of euros would hardly earn itself back, and a hob within years.
 * @param steps in their order
 * @returns one for each of them
 */
export function toldOf(steps: readonly Step[]): Told[] {
  const pump = steps.find(({ candidate }) => isPumpAlone(candidate.id));
  const cooking = steps.find(({ candidate }) => candidate.id === 'elektrisch-koken');
  if (!pump || !cooking || steps.indexOf(cooking) < steps.indexOf(pump)) {
    return steps.map(toldAlone);
  }
  const cooked = cooking.candidate.apply;
  const [before, after] = [cooked(pump.before), cooked(pump.after)];
  return steps.map((step) => {
    if (step === pump) return { before, after, endsGas: true };
    if (step === cooking) return { before: pump.before, after: before, endsGas: false };
    return toldAlone(step);
  });
}
