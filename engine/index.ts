/** The engine's only public entry: a house in, a report out. */

export { assumedChoice } from './dwelling/assumed-choice.ts';
export {
  asGiven,
  type CleanAnswers,
  cleanAnswers,
  usableAnswers,
} from './dwelling/clean-answers.ts';
export { ownUseShareOf } from './energy/own-use.ts';
export { figuresFor } from './figures/figures-for.ts';
export { type Figures, figures2026 } from './figures/index.ts';
export type { IsdeAreaRate } from './figures/isde-2026.ts';
export { isdeDemands2026 } from './figures/isde-demands-2026.ts';
export { OWN_ASSUMPTION } from './figures/own-assumption.ts';
export type { PricePath, PricePathId } from './figures/price-paths.ts';
export type { Source } from './figures/sources.ts';
export { type ToolFigures, toolFigures2026 } from './figures/tool-figures.ts';
export { toolFiguresFor } from './figures/tool-figures-for.ts';
export type { Assumption, Confidence, Figure, SourceRef } from './figures/types.ts';
export { heatPumpCheck } from './heat-pump/heat-pump-check.ts';
export type {
  AirToAirCode,
  DesignHeatLoss,
  FirstMeasure,
  FirstMeasures,
  HeatPumpAssumptionCode,
  HeatPumpCheck,
  HeatPumpExtras,
  HeatPumpGroundCode,
  HeatPumpNoteCode,
  HeatPumpOutcome,
  HeatPumpPlaceCode,
  HeatPumpQuestion,
  HeatPumpReason,
  HeatPumpSuitability,
  HeatPumpVerdict,
  OutdoorSpace,
  PumpPower,
  RecommendationCode,
  SoundAdvice,
  SoundDistance,
} from './heat-pump/heat-pump-types.ts';
export { heatPumpPowerKw } from './heat-pump/power.ts';
export type { LabelEstimate } from './label/label.ts';
export { nettingEnded } from './measures/net-metering.ts';
export {
  isWithVve,
  leadOf,
  type PlannedMeasure,
  type WorkedOutMeasure,
} from './measures/worked-out.ts';
export { cashFlow, compareNetMetering, type NetMeteringComparison } from './payback/cash-flow.ts';
export type {
  CashFlow,
  CashFlowBattery,
  CashFlowInput,
  CashFlowLoan,
  CashFlowMeasure,
  CashFlowReason,
  CashFlowReasonCode,
  CashFlowReasonValues,
  CashFlowSolar,
  CashFlowYear,
  NetMetering,
  PaybackBand,
} from './payback/cash-flow-types.ts';
export type { Lever, LeverId } from './payback/levers.ts';
export { needsOffer, priceCentsOf } from './payback/offers.ts';
export {
  type MeasurePayback,
  type Payback,
  type PaybackDetails,
  paybackDetails,
  paybackOf,
} from './payback/payback.ts';
export { DEFAULT_HORIZON, LOANS, type LoanChoice, type PaybackWish } from './payback/wish.ts';
export {
  lentCents,
  warmtefondsTerm,
  warmtefondsTerms,
} from './payback/wished-loan.ts';
export { wishedPackage } from './payback/wished-package.ts';
export { subsidyIdOf } from './plan/asked-grant.ts';
export type { StageId, StageOutcome } from './plan/in-stages.ts';
export { type Offer, offerFor } from './plan/offer-for.ts';
export { type Package, packageFor } from './plan/package-for.ts';
export type { PackageOutcome, RouteOutcome } from './plan/route-outcomes.ts';
export { netOf, totalsOf, wholePayback } from './plan/totals.ts';
export type { BudgetOutcome } from './plan/within-budgets.ts';
export type { Contradiction, ContradictionCode } from './reading/contradictions.ts';
export { contradictionsIn } from './reading/contradictions-in.ts';
export { readDwelling } from './reading/dwelling-facts.ts';
export type { EnergyState } from './reading/energy-state.ts';
export { type BehindReport, behindReport, type StateInside } from './report/behind-report.ts';
export type { FoundField } from './report/doubts.ts';
export type { Financing } from './report/financing.ts';
export {
  type Installations,
  type InsulatedPart,
  installations,
} from './report/installations.ts';
export { type LabelOption, type LabelWhatIf, labelWhatIf } from './report/label-what-if.ts';
export { makeReport } from './report/make-report.ts';
export type { Method } from './report/method.ts';
export type { KwhWorth, PanelYear } from './report/panel-year.ts';
export type { Report } from './report/report.ts';
export { type RuleChange, rulesSince } from './report/rules-since.ts';
export {
  type HeatPumpLabel,
  isdeHeatPumpCents,
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
} from './terms/answers.ts';
export {
  type DwellingFacts,
  type Fact,
  knownRoof,
  type Origin,
  readsMeters,
} from './terms/facts.ts';
export type { HeatLossPart } from './terms/heat-loss-parts.ts';
export { type HeatPumpKind, heatsWithBoiler, isHeatPump } from './terms/heat-pumps.ts';
export { LABEL_CLASSES, type LabelClass } from './terms/label-class.ts';
export {
  type ComfortCode,
  MEASURE_IDS,
  type MeasureId,
  type MomentCode,
  type RouteId,
} from './terms/measures.ts';
export { minus, type Range, sumIndependent } from './terms/ranges.ts';
export type { Reason, ReasonCode, ReasonOf, ReasonValues } from './terms/reasons.ts';
