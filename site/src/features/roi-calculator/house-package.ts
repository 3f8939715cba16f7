import {
  type DwellingAnswers,
  type DwellingFacts,
  type Figures,
  isHeatPump,
  isPumpAlone,
  MEASURE_IDS,
  type MeasureId,
  offerFor,
  ownUseShareOf,
  type Package,
  packageFor,
  type Range,
  type Reason,
} from '@sens/engine';

/** One measure worked out by the engine. */
export type RoiMeasure = Package['measures'][number];

/** What can be done to a house, apart from what is chosen; takes longest to compute. */
export interface HouseOffer {
  /** The engine's own plan. */
  advised: MeasureId[];
  /** What its heat pump asks for. */
  required: readonly MeasureId[];
  /** All that can be switched on, in the engine's order. */
  offered: RoiMeasure[];
  /** What cannot or need not be done, with its ground. */
  unavailable: { id: MeasureId; reason: Reason }[];
}

/** New panels, as the cash flow needs them. */
export interface NewPanels {
  generatedKwhPerYear: number;
  /** All electricity used after the package, kWh a year. */
  usedKwhPerYear: number;
  /** Part of it used at once, without a battery, by the engine's rule. */
  ownShare: number;
  hasHeatPump: boolean;
}

/** The chosen measures together in one house. */
export interface HousePackage {
  facts: DwellingFacts;
  measures: RoiMeasure[];
  /** Chosen and not counted, with the ground. */
  leftOut: { id: MeasureId; reason: Reason }[];
  solar: NewPanels | null;
  keepsGasConnection: boolean;
  /** District heating: savings are in GJ of it. */
  heatsWithNetwork: boolean;
}

/** The engine's order of measures. */
export const inOrder = (one: { id: MeasureId }, other: { id: MeasureId }) =>
  MEASURE_IDS.indexOf(one.id) - MEASURE_IDS.indexOf(other.id);

/** What the engine says can be done to this house. */
export function houseOffer(answers: DwellingAnswers, figures: Figures, today: string): HouseOffer {
  const { measures, planned, required, leftOut } = offerFor(answers, figures, today);
  return { advised: planned, required, offered: measures.toSorted(inOrder), unavailable: leftOut };
}

function newPanelsOf(pack: Package, figures: Figures): NewPanels | null {
  const { solar, dwelling, measures } = pack;
  if (solar === null || !measures.some(({ id }) => id === 'zonnepanelen')) return null;
  const { generatedKwhPerYear, usedKwhPerYear } = solar;
  const hasHeatPump =
    isPumpAlone(dwelling.heating.value) ||
    dwelling.heating.value === 'hybride' ||
    measures.some(({ id }) => isHeatPump(id));
  const use = { generatedKwh: generatedKwhPerYear, usedKwh: usedKwhPerYear, hasHeatPump };
  return {
    generatedKwhPerYear,
    usedKwhPerYear,
    hasHeatPump,
    ownShare: ownUseShareOf(use, figures),
  };
}

/** The chosen measures worked out together; nothing chosen is a package without measures. */
export function housePackage(
  answers: DwellingAnswers,
  chosen: readonly MeasureId[],
  figures: Figures,
  today: string,
): HousePackage {
  const pack = packageFor(answers, chosen, figures, today);
  const isNothing = chosen.length === 0;
  return {
    facts: pack.dwelling,
    measures: isNothing ? [] : pack.measures,
    leftOut: isNothing ? [] : pack.leftOut,
    solar: isNothing ? null : newPanelsOf(pack, figures),
    // A house without gas has no fixed costs of it to save.
    keepsGasConnection: isNothing || pack.keepsGasConnection || !pack.usesGas,
    heatsWithNetwork: pack.dwelling.heating.value === 'warmtenet',
  };
}

/** Heat of the network that a measure saves, GJ a year: what its saving holds beside gas and electricity. */
export function heatSavedGj(
  measure: RoiMeasure,
  { heatsWithNetwork }: HousePackage,
  { prices }: Figures,
): number {
  if (!heatsWithNetwork) return 0;
  const mid = (range: Range) => range.mid;
  const restEur =
    mid(measure.savingCentsPerYear) / 100 -
    mid(measure.gasSavedM3PerYear) * prices.gas.value.eurPerM3 -
    mid(measure.electricitySavedKwhPerYear) * prices.electricity.value.eurPerKwh;
  return Math.max(0, restEur / prices.heat.value.eurPerGj);
}
