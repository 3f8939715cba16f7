import { assumeHouse } from '../dwelling/assume-house.ts';
import { type CleanAnswers, cleanAnswers } from '../dwelling/clean-answers.ts';
import type { House } from '../dwelling/house.ts';
import { unplacedFlatSpread } from '../dwelling/unplaced-flat.ts';
import type { Figures } from '../figures/index.ts';
import { ep2Of, type Neighbours } from '../label/label.ts';
import { planFor } from '../plan/plan.ts';
import type { Spreads } from '../reading/energy-state.ts';
import { readHouse } from '../reading/read-house.ts';
import type { ResolvedHouse } from '../reading/resolve-house.ts';
import { savingSpread } from '../reading/saving-doubt.ts';
import type { DwellingAnswers } from '../terms/answers.ts';
import { joinSpreads } from '../terms/ranges.ts';
import { doubts, openQuestions, type Question } from './questions.ts';

/** What makes the label of one home another than its neighbour's. */
const ofLabel = [
  'roof',
  'wall',
  'wallType',
  'floor',
  'glazing',
  'doors',
  'ventilation',
  'heating',
  'hotWater',
  'solarPanels',
  'flatPosition',
] as const;

/** A home of the same type and year of which nobody told more; none where the year is not known. */
function neighboursOf(
  answers: CleanAnswers,
  house: House,
  figures: Figures,
  thisYear: number,
): Neighbours | undefined {
  const { woningtype, bouwjaar } = answers;
  if (bouwjaar === undefined) return undefined;
  const bare = assumeHouse(cleanAnswers({ woningtype, bouwjaar }), figures, thisYear).house;
  const isUntold = ofLabel.every((field) => answers[field] === undefined);
  return { ep2: ep2Of(bare, figures), untold: isUntold ? house : undefined };
}

/** How far the outcome may lie from the middle: the model's own spread and the open questions. */
function spreadsOf(
  answers: CleanAnswers,
  { isBilled, nettedEurPerMonth, outOfBounds, house }: ResolvedHouse,
  questions: readonly Question[],
  figures: Figures,
  thisYear: number,
): Spreads {
  const { value } = figures.assumptions.spread;
  const flat = unplacedFlatSpread(answers, figures);
  const { heat, ep2 } = doubts(questions);
  const billed = isBilled && !outOfBounds;
  // What a supplier charges for netting differs, so a netted bill says less of the use.
  const plain = billed && nettedEurPerMonth < 1;
  const metered = answers.gasM3PerYear !== undefined;
  const read = answers.electricityKwhPerYear !== undefined;
  const limited = (shares: number[]) => Math.min(value.most, joinSpreads(shares));
  return {
    gas:
      plain || metered
        ? value.gasWithBill
        : limited(billed ? [value.gas] : [value.gas, flat, ...heat]),
    electricity: plain || read ? value.electricityWithBill : value.electricity,
    ep2: limited([value.ep2, flat, ...ep2]),
    saving: savingSpread(answers, house, figures),
    neighbours: neighboursOf(answers, house, figures, thisYear),
  };
}

/**
 * What every view on a house starts from: its answers made usable, the house, its best plan, the
 * questions still open, and how far they leave the outcome in doubt.
 */
export function judgeHouse(answers: DwellingAnswers, figures: Figures, today: string) {
  const { clean, thisYear, resolved } = readHouse(answers, figures, today);
  const { house } = resolved;
  const plan = planFor(house, figures);
  const questions = openQuestions(clean, resolved, plan, figures, thisYear);
  return {
    clean,
    resolved,
    house,
    plan,
    questions,
    spreads: spreadsOf(clean, resolved, questions, figures, thisYear),
  };
}
