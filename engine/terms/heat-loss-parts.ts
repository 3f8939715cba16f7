/** The parts through which a house loses heat. */
export const HEAT_LOSS_PARTS = ['dak', 'gevel', 'vloer', 'glas', 'ventilatie', 'kieren'] as const;

export type HeatLossPart = (typeof HEAT_LOSS_PARTS)[number];
