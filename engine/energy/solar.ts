import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import type { SolarRow } from '../figures/solar.ts';

/** No panels: from here to the smallest row, and on past the largest, a row counts per panel. */
const none: SolarRow = { panels: 0, costEur: 0, saving2026Eur: 0, savingFrom2027Eur: 0 };

/** Price and saving for a number of panels: a straight line between Milieu Centraal's rows. */
export function solarRow(panels: number, figures: Figures): SolarRow {
  const rows = figures.solar.rows.value;
  const place = rows.findIndex((row) => row.panels >= panels);
  const upper = rows[place] ?? (rows.at(-1) as SolarRow);
  const lower = rows[place - 1] ?? none;
  const part = (panels - lower.panels) / (upper.panels - lower.panels);
  const between = (from: number, to: number) => from + (to - from) * part;
  return {
    panels,
    costEur: between(lower.costEur, upper.costEur),
    saving2026Eur: between(lower.saving2026Eur, upper.saving2026Eur),
    savingFrom2027Eur: between(lower.savingFrom2027Eur, upper.savingFrom2027Eur),
  };
}

/** Yearly yield (kWh) of a house's panels, by the way the roof faces. */
export function generatedKwhOf(house: House, figures: Figures): number {
  const { kwhPerPanelPerYear } = figures.solar.yield.value;
  const facing = figures.assumptions.orientationFactor.value[house.roofOrientation];
  return house.panels * kwhPerPanelPerYear * facing;
}

/**
 * Yearly yield (kWh) of a number of panels and the share used at once in the house. The share is
 * the one that, at our prices, gives Milieu Centraal's saving without net metering.
 */
export function solarOf(
  panels: number,
  figures: Figures,
): { generatedKwh: number; ownShare: number } {
  if (panels === 0) return { generatedKwh: 0, ownShare: 0 };
  const generatedKwh = panels * figures.solar.yield.value.kwhPerPanelPerYear;
  const priceEur = figures.prices.electricity.value.eurPerKwh;
  const feedInEur = figures.feedIn.net.value.meanEurPerKwh;
  const savingEurPerKwh = solarRow(panels, figures).savingFrom2027Eur / generatedKwh;
  const share = (savingEurPerKwh - feedInEur) / (priceEur - feedInEur);
  return { generatedKwh, ownShare: Math.min(1, Math.max(0, share)) };
}
