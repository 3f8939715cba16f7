import type { Figures } from '../figures/index.ts';
import { most, number, optional } from '../terms/usable.ts';
import { solarOf, solarRow } from './solar.ts';

/** Panels and the house they stand on; without `usedKwh` the use sets no limit. */
export interface OwnUseInput {
  generatedKwh: number;
  usedKwh?: number | undefined;
  batteryKwh?: number | undefined;
  hasHeatPump?: boolean | undefined;
  /** Instead of the rule: share used at once, without battery. */
  directShare?: number | undefined;
}

/** Where a year's generation goes; what is missing from the sum is lost in the battery. */
export interface OwnUse {
  ownKwh: number;
  fedInKwh: number;
}

function panelsOf(generatedKwh: number, figures: Figures): number {
  return generatedKwh / figures.solar.yield.value.kwhPerPanelPerYear;
}

/**
 * kWh used at once: the share that gives Milieu Centraal's saving (`solarOf`), growing with the root
 * of the use. It is an effective share: lower than the 30 % often named, because their sum has a
 * lower price of electricity in it.
 */
function directKwh({ generatedKwh, usedKwh, hasHeatPump }: OwnUseInput, figures: Figures): number {
  const { ownShare } = solarOf(panelsOf(generatedKwh, figures), figures);
  if (usedKwh === undefined) return generatedKwh * ownShare;
  const { referenceKwh, useExponent, heatPumpCounts, mostOfUse } = figures.solar.ownUse.value;
  const above = Math.max(0, usedKwh - referenceKwh);
  const countedKwh = usedKwh - (hasHeatPump ? above * (1 - heatPumpCounts) : 0);
  const share = ownShare * (countedKwh / referenceKwh) ** useExponent;
  return Math.min(generatedKwh * share, generatedKwh, usedKwh * mostOfUse);
}

/** Splits a year's generation; a battery moves surplus to later the same day, with its loss. */
export function ownUseOf(input: OwnUseInput, figures: Figures): OwnUse {
  const { generatedKwh, usedKwh = Number.POSITIVE_INFINITY, batteryKwh = 0, directShare } = input;
  if (generatedKwh <= 0) return { ownKwh: 0, fedInKwh: 0 };
  const { batteryEfficiency, batteryCyclesPerYear, bridgeable } = figures.solar.ownUse.value;
  const direct =
    directShare === undefined
      ? directKwh(input, figures)
      : Math.min(generatedKwh * directShare, usedKwh);
  const surplus = generatedKwh - direct;
  const chargedKwh = Math.min(
    batteryKwh * batteryCyclesPerYear,
    surplus * bridgeable,
    ((usedKwh - direct) * bridgeable) / batteryEfficiency,
  );
  return { ownKwh: direct + chargedKwh * batteryEfficiency, fedInKwh: surplus - chargedKwh };
}

/** Share of the generation that replaces bought electricity, 0 to 1. */
export function ownUseShareOf(input: OwnUseInput, figures: Figures): number {
  const use = {
    generatedKwh: number(input.generatedKwh, most.kwh),
    usedKwh: optional(input.usedKwh, most.kwh),
    batteryKwh: number(input.batteryKwh, most.kwh),
    hasHeatPump: input.hasHeatPump,
    directShare: optional(input.directShare, 1),
  };
  // Next to nothing generated is still divided by something.
  return Math.min(1, ownUseOf(use, figures).ownKwh / Math.max(1e-9, use.generatedKwh));
}

/**
 * Feed-in costs (EUR a kWh) under net metering that give Milieu Centraal's saving in 2026, at our
 * prices and the effective share; lower than the cited contracts for the same reason.
 */
export function nettingCostEurPerKwh(generatedKwh: number, figures: Figures): number {
  const panels = panelsOf(generatedKwh, figures);
  if (panels <= 0) return 0;
  const { ownShare } = solarOf(panels, figures);
  const lostEur =
    generatedKwh * figures.prices.electricity.value.eurPerKwh -
    solarRow(panels, figures).saving2026Eur;
  return Math.max(0, lostEur / (generatedKwh * Math.max(0.1, 1 - ownShare)));
}
