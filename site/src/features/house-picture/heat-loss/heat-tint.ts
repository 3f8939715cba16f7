/** Shares of the loss from which a part has the next colour of the scale. */
const HEAT_STEPS = [0.05, 0.1, 0.15, 0.2, 0.3] as const;

/** Which colour of the scale a share has: 0 is the least, 5 the most. */
export const heatStep = (share: number): HeatStep =>
  HEAT_STEPS.filter((least) => share >= least).length as HeatStep;

export type HeatStep = 0 | 1 | 2 | 3 | 4 | 5;
