import type { EnergyState, HeatLossPart } from '@sens/engine';

/** Share of the heat loss by part. */
export type Shares = Record<HeatLossPart, number>;

/** The shares of a state by their part, for drawing. */
export const sharesOf = ({ heatLoss }: EnergyState): Shares =>
  Object.fromEntries(heatLoss.map(({ part, share }) => [part, share])) as Shares;
