import type { EnergyState, HeatLossPart } from '@sens/engine';

/** Share of the heat loss by part. */
export type Shares = Record<HeatLossPart, number>;

/** A state's heat loss as shares of what is lost now, so that what was insulated looks it. */
export const againstNow = (after: EnergyState, now: EnergyState): EnergyState => ({
  ...after,
  heatLoss: after.heatLoss.map(({ part, share }) => ({
    part,
    share: (share * after.heatLossWPerK) / now.heatLossWPerK,
  })),
});

/** How much less is lost than now, as a share. */
export const lessLost = (after: EnergyState, now: EnergyState): number =>
  1 - after.heatLossWPerK / now.heatLossWPerK;

/** The shares of a state by their part, for drawing. */
export const sharesOf = ({ heatLoss }: EnergyState): Shares =>
  Object.fromEntries(heatLoss.map(({ part, share }) => [part, share])) as Shares;

/** A flat that loses nothing through its roof or floor has no such part to point to. */
export const leaks = (share: number): boolean => share >= 0.005;

/** What a state loses through the parts that leak, largest first. */
export const lossesOf = ({ heatLoss }: EnergyState): EnergyState['heatLoss'] =>
  heatLoss.filter(({ share }) => leaks(share)).sort((a, b) => b.share - a.share);
