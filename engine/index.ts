/** The engine's only public entry: a house in, a report out. */
export {
  type AnswerField,
  CHOICES,
  type Choice,
  type ChoiceField,
  type DwellingAnswers,
  type InsulationLevel,
  NUMBERS,
  type NumberField,
  type Woningtype,
} from './dwelling/answers.ts';
export { type CleanAnswers, cleanAnswers } from './dwelling/clean-answers.ts';
export type { Contradiction, ContradictionCode } from './dwelling/contradictions.ts';
export { type Figures, figures2026 } from './figures/index.ts';
export type { IsdeAreaRate } from './figures/isde-2026.ts';
export { isdeDemands2026 } from './figures/isde-demands-2026.ts';
export type { PricePath, PricePathId } from './figures/price-paths.ts';
export type { Assumption, Confidence, Figure, Source } from './figures/types.ts';
export { heatPumpCheck } from './heat-pump/heat-pump-check.ts';
export {
  type AirToAirCode,
  type DesignHeatLoss,
  type FirstMeasure,
  type FirstMeasures,
  HEAT_PUMP_KINDS,
  type HeatPumpAssumptionCode,
  type HeatPumpCheck,
  type HeatPumpExtras,
  type HeatPumpGroundCode,
  type HeatPumpKind,
  type HeatPumpNoteCode,
  type HeatPumpOutcome,
  type HeatPumpPlaceCode,
  type HeatPumpQuestion,
  type HeatPumpReason,
  type HeatPumpSuitability,
  type HeatPumpVerdict,
  type OutdoorSpace,
  type RecommendationCode,
  type SoundAdvice,
  type SoundDistance,
} from './heat-pump/heat-pump-types.ts';
export { scopAt } from './heat-pump/performance.ts';
export { heatPumpPowerKw } from './heat-pump/power.ts';
export { leastDistanceM, soundPressureDb } from './heat-pump/sound.ts';
export { labelClassOf } from './label/label.ts';
export { cashFlow, compareNetMetering, type NetMeteringComparison } from './payback/cash-flow.ts';
export type {
  CashFlow,
  CashFlowBattery,
  CashFlowInput,
  CashFlowLoan,
  CashFlowMeasure,
  CashFlowReason,
  CashFlowReasonCode,
  CashFlowSolar,
  CashFlowYear,
  NetMetering,
  PaybackBand,
} from './payback/cash-flow-types.ts';
export { type OwnUseInput, ownUseShareOf } from './payback/own-use.ts';
export { contradictionsIn } from './report/contradictions-in.ts';
export { type LabelOption, type LabelWhatIf, labelWhatIf } from './report/label-what-if.ts';
export { makeReport } from './report/make-report.ts';
export { type Offer, offerFor } from './report/offer-for.ts';
export {
  defaultPackage,
  type Package,
  type PackageSolar,
  packageFor,
} from './report/package-for.ts';
export {
  type ComfortCode,
  type DwellingFacts,
  type EnergyState,
  type Fact,
  type Financing,
  HEAT_LOSS_PARTS,
  type HeatLossPart,
  LABEL_CLASSES,
  type LabelClass,
  type LabelEstimate,
  MEASURE_IDS,
  type MeasureId,
  type MomentCode,
  type Origin,
  type PlannedMeasure,
  type Range,
  type Reason,
  type ReasonCode,
  type Report,
  type RouteId,
  type RouteOutcome,
  type SourceRef,
  type WorkedOutMeasure,
} from './report/report-types.ts';
export {
  type HeatPumpLabel,
  type IsdeAreaId,
  type IsdeTableRow,
  isdeAreaCents,
  isdeHeatPumpCents,
  isdeTable,
} from './subsidy/isde.ts';
export {
  type CountGroup,
  type IsdePerM2Id,
  isdeMeasureIds,
  type Pool,
} from './subsidy/measure-groups.ts';
export { mortgageRoomEur } from './subsidy/other-schemes.ts';
export { type IsdeLimits, isdeLimits } from './subsidy/rates.ts';
export { subsidyFor } from './subsidy/subsidy-for.ts';
export type {
  IsdeGlassId,
  IsdeHeatPumpKind,
  IsdeInsulationId,
  IsdeMeasureId,
  SubsidyHome,
  SubsidyMeasure,
  SubsidyRequest,
} from './subsidy/subsidy-request.ts';
export type {
  Coded,
  CodeValues,
  DoublingMissingCode,
  OtherScheme,
  OtherSchemeCode,
  SubsidyConditionCode,
  SubsidyDeadline,
  SubsidyGround,
  SubsidyGroundCode,
  SubsidyKeepCode,
  SubsidyLine,
  SubsidyResult,
} from './subsidy/subsidy-result.ts';
