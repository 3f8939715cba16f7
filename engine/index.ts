/** The engine's only public entry: a house in, a report out. */
export type { DwellingAnswers, InsulationLevel, Woningtype } from './dwelling/answers.ts';
export { type Figures, figures2026 } from './figures/index.ts';
export type { Assumption, Confidence, Figure, Source } from './figures/types.ts';
export { labelClassOf } from './label/label.ts';
export { makeReport } from './report/make-report.ts';
export {
  type DwellingFacts,
  type EnergyState,
  type Fact,
  HEAT_LOSS_PARTS,
  type HeatLossPart,
  LABEL_CLASSES,
  type LabelClass,
  type LabelEstimate,
  MEASURE_IDS,
  type MeasureId,
  type Origin,
  type PlannedMeasure,
  type Range,
  type Reason,
  type ReasonCode,
  type Report,
  type SourceRef,
} from './report/report-types.ts';
export {
  type HeatPumpLabel,
  type IsdeAreaId,
  type IsdeTableRow,
  isdeAreaCents,
  isdeHeatPumpCents,
  isdeTable,
} from './subsidy/isde.ts';
