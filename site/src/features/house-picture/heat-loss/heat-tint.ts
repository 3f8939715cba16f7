/** How strongly a part is tinted for its share of the loss; the figure beside it says the same. */
export const heatTint = (share: number) => Math.min(0.95, 0.06 + share * 2.1).toFixed(2);

/** Length and width of the arrow for a share of the loss, in units of the drawing. */
export const arrowSize = (share: number) => ({
  length: 20 + Math.min(share, 0.45) * 62,
  width: 6 + Math.min(share, 0.45) * 40,
});

/** Shares of the loss from which a part has the next colour of the scale. */
const HEAT_STEPS = [0.05, 0.1, 0.15, 0.2, 0.3] as const;

/** Which colour of the scale a share has: 0 is the least, 5 the most. */
export const heatStep = (share: number): HeatStep =>
  HEAT_STEPS.filter((least) => share >= least).length as HeatStep;

export type HeatStep = 0 | 1 | 2 | 3 | 4 | 5;
