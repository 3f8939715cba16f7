import type { ComfortCode, PlannedMeasure, Report } from '@sens/engine';
import { COMFORT_WORDS } from './measure-words.ts';

type Dwelling = Pick<Report['dwelling'], 'emitters'>;

const PUMPS: readonly string[] = ['warmtepomp', 'bodemwarmtepomp'];

/** Only a floor that carries cold water cools, and only where somebody said that it is there. */
const cools = ({ emitters }: Dwelling) =>
  emitters.value === 'vloerverwarming' && emitters.origin !== 'assumption';

/** What a step does for living in this house: a pump cools none that has ordinary radiators. */
const comfortOf = ({ id, comfort }: PlannedMeasure, dwelling: Dwelling): ComfortCode[] =>
  comfort.filter((code) => code !== 'koeler-in-de-zomer' || !PUMPS.includes(id) || cools(dwelling));

const inWords = (codes: readonly ComfortCode[]) =>
  [...new Set(codes)].map((code) => COMFORT_WORDS[code]).join(', ');

/** What one feels of a step, in words; nothing where that is nothing. */
export const stepComfort = (step: PlannedMeasure, dwelling: Dwelling): string =>
  inWords(comfortOf(step, dwelling));

/** What one feels of the whole plan, each once. */
export const planComfort = ({ plan, dwelling }: Pick<Report, 'plan' | 'dwelling'>): string =>
  inWords(plan.flatMap((step) => comfortOf(step, dwelling)));
