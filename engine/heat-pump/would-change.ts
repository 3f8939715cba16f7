import type { CleanAnswers } from '../dwelling/clean-answers.ts';
import { designLossKw } from '../energy/design-loss.ts';
import type { Figures } from '../figures/index.ts';
import { type ResolvedHouse, resolveHouse } from '../reading/resolve-house.ts';
import type { AnswerField } from '../terms/answers.ts';
import { HEAT_PUMP_KINDS, type HeatPumpKind } from '../terms/heat-pumps.ts';
import { joinSpreads, none } from '../terms/ranges.ts';
import type { HeatPumpExtras, HeatPumpQuestion } from './heat-pump-types.ts';
import { type Advice, adviceFor } from './recommend.ts';

/** What an answer leads to. */
interface Glance extends Advice {
  lossKw: number;
}

/** An open question with what its answers lead to, the present one first. */
interface OpenQuestion {
  field: AnswerField;
  glances: Glance[];
}

/** The outcome of a house in the few figures by which answers are compared. */
export function glanceOf(house: ResolvedHouse['house'], advice: Advice, figures: Figures): Glance {
  return { ...advice, lossKw: designLossKw(house, figures) };
}

/** Plausible other answers to what was left open, as far as they matter to a heat pump. */
function alternatives(
  { facts, house }: ResolvedHouse,
  figures: Figures,
): Partial<CleanAnswers>[][] {
  const { bouwjaar, areaFactor, residents } = figures.assumptions.alternatives.value;
  const { insulatedCavityRc } = figures.assumptions;
  const { minRoofRc, minFloorRc } = figures.heatPumps.suitability.value;
  const { shell, areas } = house;
  const levels = (key: 'roof' | 'wall' | 'floor', doubted: boolean): Partial<CleanAnswers>[] =>
    doubted ? [{ [key]: 'niet' }, { [key]: 'goed' }] : [];
  const oldGlass = shell.glazing === 'enkel' || shell.glazing === 'dubbel';
  const mayHaveNetwork = house.woningtype === 'appartement' || house.heating === 'warmtepomp';
  return [
    bouwjaar.map((year) => ({ bouwjaar: year })),
    areaFactor.map((factor) => ({ floorAreaM2: facts.floorAreaM2.value * factor })),
    residents.map((people) => ({ residents: people })),
    levels('roof', areas.roofM2 > 0 && shell.roofRc < minRoofRc),
    levels('wall', shell.wallRc <= insulatedCavityRc.value),
    levels('floor', areas.groundFloorM2 > 0 && shell.floorRc < minFloorRc),
    oldGlass ? [{ glazing: 'enkel' }, { glazing: 'hr++' }] : [],
    house.emitters === 'radiatoren'
      ? [{ emitters: 'lage-temperatuur' }, { emitters: 'vloerverwarming' }]
      : [{ emitters: 'radiatoren' }],
    mayHaveNetwork ? [{ heating: 'warmtenet' }] : [],
  ];
}

/** Every open question with what its answers lead to; `base` is the present outcome. */
export function openQuestionsOf(
  answers: CleanAnswers,
  resolved: ResolvedHouse,
  base: Glance,
  extras: HeatPumpExtras,
  figures: Figures,
  thisYear: number,
): OpenQuestion[] {
  return alternatives(resolved, figures).flatMap((options): OpenQuestion[] => {
    const field = Object.keys(options[0] ?? {})[0] as AnswerField | undefined;
    if (field === undefined || answers[field] !== undefined) return [];
    const others = options.map((option) => {
      const { house } = resolveHouse({ ...answers, ...option }, figures, thisYear);
      return glanceOf(house, adviceFor(house, extras, figures), figures);
    });
    return [{ field, glances: [base, ...others] }];
  });
}

/** Half of how far the open questions may move the heat loss, each as a share, and joined. */
export function lossDoubt(questions: readonly OpenQuestion[]): number {
  return joinSpreads(
    questions
      .filter(({ field }) => field !== 'heating')
      .map(({ glances }) => {
        const losses = glances.map(({ lossKw }) => lossKw);
        const base = losses[0] ?? 0;
        const { low, high } = outer(losses);
        return base > 0 ? (high - low) / 2 / base : 0;
      }),
  );
}

/** Nothing where there are no values. */
function outer(values: number[]): { low: number; high: number } {
  return values.length === 0 ? none : { low: Math.min(...values), high: Math.max(...values) };
}

/** Points (EUR a year alike) for another recommendation, another verdict and a kW of power. */
const points = { kind: 1000, suitability: 500, kW: 25 };

/** What a kind comes to over the answers with which it can be had; nothing where that is none. */
function rangesOf(kind: HeatPumpKind, glances: readonly Glance[]) {
  const worths = glances.flatMap((glance) => glance.worths[kind] ?? []);
  return {
    powerKw: outer(worths.map(({ kW }) => kW)),
    savingCentsPerYear: outer(worths.map(({ savingEur }) => Math.round(savingEur * 100))),
  };
}

/**
 * At most three open questions, most telling first: by recommendation, verdict, saving and power.
 * @param advised the kind that the figures of the check are of, so that those beside a question are of it too
 */
export function wouldChangeOf(
  questions: readonly OpenQuestion[],
  advised: HeatPumpKind | null,
): HeatPumpQuestion[] {
  const scored = questions.map(({ field, glances }) => {
    const kinds = [...new Set(glances.map(({ kind }) => kind))];
    const suitabilities = [
      ...new Set(glances.map(({ judgements }) => judgements['volledig-elektrisch'].suitability)),
    ];
    const byKind = Object.fromEntries(
      HEAT_PUMP_KINDS.map((kind) => [kind, rangesOf(kind, glances)]),
    ) as HeatPumpQuestion['byKind'];
    const { powerKw, savingCentsPerYear: saving } = byKind[advised ?? 'volledig-elektrisch'];
    const score =
      (kinds.length - 1) * points.kind +
      (suitabilities.length - 1) * points.suitability +
      (powerKw.high - powerKw.low) * points.kW +
      (saving.high - saving.low) / 100;
    return { score, question: { field, byKind, suitabilities, kinds } };
  });
  return scored
    .filter(({ score }) => score >= 1)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ question }) => question);
}
