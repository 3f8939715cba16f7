/** The heat pumps that can heat a whole house with water; air-to-air is a note only. */
export const HEAT_PUMP_KINDS = ['hybride', 'volledig-elektrisch', 'bodemwarmtepomp'] as const;

export type HeatPumpKind = (typeof HEAT_PUMP_KINDS)[number];
