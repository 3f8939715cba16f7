import { type CleanAnswers, cleanAnswers } from '../dwelling/clean-answers.ts';
import type { House } from '../dwelling/house.ts';
import { unplacedFlatSpread } from '../dwelling/unplaced-flat.ts';
import { designLossKw } from '../energy/design-loss.ts';
import { lossShares, realHeatLossOf } from '../energy/heat-loss.ts';
import { supplyTemperatureC } from '../energy/pump-performance.ts';
import type { ToolFigures } from '../figures/tool-figures.ts';
import { contradictionsOf } from '../reading/contradictions.ts';
import { dwellingOf } from '../reading/dwelling-facts.ts';
import { type ResolvedHouse, resolveHouse } from '../reading/resolve-house.ts';
import { savingSpread } from '../reading/saving-doubt.ts';
import type { AnswerField, DwellingAnswers } from '../terms/answers.ts';
import { HEAT_PUMP_KINDS } from '../terms/heat-pumps.ts';
import { dayOf } from '../terms/iso-days.ts';
import { joinSpreads, mapRange, spread } from '../terms/ranges.ts';
import { adjustedIn, assumptionsOf, insideC } from './check-notes.ts';
import type { DesignHeatLoss, HeatPumpCheck, HeatPumpExtras } from './heat-pump-types.ts';
import { adviceFor, type Outcomes, recommendationOf } from './recommend.ts';
import { type Judgement, measureOf } from './verdicts.ts';
import { type HeatPumpSpreads, tenths, workOut } from './work-out.ts';
import { glanceOf, lossDoubt, openQuestionsOf, wouldChangeOf } from './would-change.ts';

/** Anything that is no object counts as nothing answered. */
function objectOf<T extends object>(value: T | undefined | null): Partial<T> {
  return typeof value === 'object' && value !== null ? value : {};
}

/** Heat loss on the design day with its shares. */
function heatLossOn(house: House, share: number, figures: ToolFigures): DesignHeatLoss {
  const kw = designLossKw(house, figures);
  return {
    kw: mapRange(spread(kw, share), tenths),
    wPerM2: Math.round((kw * 1000) / house.areas.floorAreaM2),
    outsideC: insideC - figures.assumptions.designTemperatureK.value,
    insideC,
    shares: lossShares(realHeatLossOf(house, figures)),
  };
}

/** Whether a bill or a meter says what this house really takes. */
function isBillKnown(clean: CleanAnswers): boolean {
  const { monthlyCostEur, gasM3PerYear, electricityKwhPerYear } = clean;
  return [monthlyCostEur, gasM3PerYear, electricityKwhPerYear].some(Number.isFinite);
}

/** The model's own spread, a flat's unknown place, and for the loss the open questions too. */
function spreadsOf(
  clean: CleanAnswers,
  house: House,
  doubt: number,
  figures: ToolFigures,
): HeatPumpSpreads {
  const { gas, gasWithBill, most } = figures.assumptions.spread.value;
  const flat = unplacedFlatSpread(clean, figures);
  return {
    loss: Math.min(most, joinSpreads([gas, flat, doubt])),
    use: Math.min(most, isBillKnown(clean) ? gasWithBill : joinSpreads([gas, flat])),
    saving: savingSpread(clean, house, figures),
  };
}

/** A heat pump that nobody told of is our own assumption, and its ground says so. */
function groundsOf({ grounds }: Judgement, { facts }: ResolvedHouse): Judgement['grounds'] {
  if (facts.heating.origin !== 'assumption') return grounds;
  return grounds.map((ground) =>
    ground.code === 'al-warmtepomp' ? { ...ground, values: { aangenomen: 1 } } : ground,
  );
}

/** Figures that every check rests on. */
function baseIds(figures: ToolFigures): string[] {
  const { prices, co2, heatPumps, isde } = figures;
  return [
    figures.buildingEras,
    figures.realUse,
    prices.gas,
    prices.electricity,
    prices.gasFixed,
    co2.gas,
    co2.electricity,
    heatPumps.suitability,
    isde.airToAir,
  ].map(({ id }) => id);
}

/**
 * Can this house have a heat pump: now, after what, or not; which kind, how strong, what it takes,
 * saves and costs, and where it may stand. Pure and total: any answers give a check, a value out of
 * bounds counts as the nearest and is named. `extras` is what only this tool asks.
 * @throws RangeError where `today` is no day
 */
export function heatPumpCheck(
  answers: DwellingAnswers,
  figures: ToolFigures,
  today: string,
  extras: HeatPumpExtras = {},
): HeatPumpCheck {
  const given: Partial<Record<AnswerField, unknown>> = objectOf(answers);
  const more: HeatPumpExtras = objectOf(extras);
  const clean = cleanAnswers(given);
  const day = dayOf(today);
  const thisYear = Number(day.slice(0, 4));
  const resolved = resolveHouse(clean, figures, thisYear);
  const { house } = resolved;
  const advice = adviceFor(house, more, figures);
  const glance = glanceOf(house, advice, figures);
  const questions = openQuestionsOf(clean, resolved, glance, more, figures, thisYear);
  const spreads = spreadsOf(clean, house, lossDoubt(questions), figures);
  const outdated = day > figures.isde.validUntil;
  const verdicts = HEAT_PUMP_KINDS.map((kind) => {
    const judgement = advice.judgements[kind];
    const outcome =
      judgement.suitability === 'niet-geschikt'
        ? null
        : workOut(kind, house, judgement, spreads, more, figures);
    const grounds = groundsOf(judgement, resolved);
    return { kind, measureId: measureOf[kind], ...judgement, grounds, outcome };
  });
  const outcomes = Object.fromEntries(verdicts.map(({ kind, outcome }) => [kind, outcome]));
  const recommended = recommendationOf(advice, outcomes as Outcomes, house, figures);
  const needsMeasures = verdicts.some(({ measures }) => measures.length > 0);
  const dwelling = dwellingOf(given, clean, resolved, figures);
  return {
    today: day,
    subsidyYear: figures.isde.year,
    subsidyOutdated: outdated,
    dwelling,
    billKnown: isBillKnown(clean),
    heatLoss: heatLossOn(house, spreads.loss, figures),
    supplyC: supplyTemperatureC(house, figures),
    verdicts,
    recommended,
    airToAir: [
      { code: 'geen-isde' },
      { code: 'geen-warm-water' },
      { code: 'per-kamer' },
      { code: 'zelfde-geluidsgrens' },
    ],
    contradictions: [
      ...contradictionsOf(clean, resolved, figures),
      ...adjustedIn(given, clean, resolved),
    ],
    assumptions: assumptionsOf(dwelling, outdated, needsMeasures, figures),
    // The glances follow what gains most; where the plan goes another way they say nothing of the advice.
    wouldChange: wouldChangeOf(questions, recommended.kind).map((question) =>
      recommended.kind === advice.kind ? question : { ...question, kinds: [recommended.kind] },
    ),
    sourceIds: [
      ...new Set([
        ...baseIds(figures),
        ...verdicts.flatMap(({ outcome }) => outcome?.sourceIds ?? []),
      ]),
    ],
  };
}
