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

/** Whether a step takes the hob off gas, by itself or together with a pump that is told with its cooking. */
const cooksAnew = ({ before, after }: Step) =>
  before.cooking === 'gas' && after.cooking === 'elektrisch';

/**
 * Between which houses the saving of a step is told. A pump that heats without gas and cooking off it end the gas
 * connection together. What that saves is told of the pump, which is by far the most of both, as if the cooking were
 * done before it: told of the cooking, a pump of thousands of euros would hardly earn itself back, and a hob within years.
 * @param steps all of its package in their order
 */
export function toldOf(step: Step, steps: readonly Step[]): Told {
  const pump = steps.find(({ candidate }) => isPumpAlone(candidate.id));
  const cooking = steps.find(({ candidate }) => candidate.id === 'elektrisch-koken');
  const { before, after } = step;
  if (!pump || !cooking || steps.indexOf(cooking) < steps.indexOf(pump)) {
    return { before, after, endsGas: cooksAnew(step) };
  }
  const cooked = cooking.candidate.apply;
  if (step === pump) return { before: cooked(before), after: cooked(after), endsGas: true };
  if (step !== cooking) return { before, after, endsGas: false };
  return { before: pump.before, after: cooked(pump.before), endsGas: false };
}
