import type { Choice } from './answers.ts';
import type { MeasureId } from './measures.ts';

/** The heat pumps that can heat a whole house with water; air-to-air is a note only. */
export const HEAT_PUMP_KINDS = ['hybride', 'volledig-elektrisch', 'bodemwarmtepomp'] as const;

export type HeatPumpKind = (typeof HEAT_PUMP_KINDS)[number];

/**
 * Whether this is a heat pump that does without a boiler. As a house's heating and as the measure that
 * puts it in, such a pump goes by one name.
 */
export function isPumpAlone(one: string): one is 'warmtepomp' | 'bodemwarmtepomp' {
  return one === 'warmtepomp' || one === 'bodemwarmtepomp';
}

/** Whether a heat pump heats this house, alone or beside a boiler. */
export function heatsWithPump(heating: Choice<'heating'>): boolean {
  return heating === 'hybride' || isPumpAlone(heating);
}

/** Whether a gas boiler heats this house, alone or beside a heat pump. */
export function heatsWithBoiler(heating: Choice<'heating'>): boolean {
  return heating === 'cv-ketel' || heating === 'hybride';
}

/** Whether a measure is a heat pump, alone or beside a boiler. */
export function isHeatPump(id: MeasureId): boolean {
  return id === 'hybride-warmtepomp' || isPumpAlone(id);
}
