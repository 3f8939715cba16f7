import { isThere } from '../dwelling/areas.ts';
import type { CleanAnswers } from '../dwelling/clean-answers.ts';
import type { House } from '../dwelling/house.ts';
import { unplacedFlatSpread } from '../dwelling/unplaced-flat.ts';
import type { Figures } from '../figures/index.ts';
import { joinSpreads } from '../terms/ranges.ts';

/** Why nobody can be sure what measures save: how its people live, what is not known of the house, and the sum itself. */
export type SavingDoubt =
  | 'gedrag'
  | 'spouw'
  | 'isolatie'
  | 'oppervlakte'
  | 'ligging'
  | 'rekenmodel';

/** What an answer may still change; the sum itself is always in doubt. A part that is not there leaves no doubt. */
function openCauses(answers: CleanAnswers, house: House, figures: Figures): SavingDoubt[] {
  const { roof, wall, floor, glazing, floorAreaM2, residents, thermostatC } = answers;
  const good = figures.assumptions.worthwhileBelowRc.value.roof;
  const { wallRc, roofRc, floorRc } = house.shell;
  const { roofM2, groundFloorM2 } = house.areas;
  const isTold = isUseTold(answers) && residents !== undefined && thermostatC !== undefined;
  const doubted: [SavingDoubt, boolean][] = [
    ['gedrag', !isTold],
    ['spouw', wall === undefined && wallRc < good],
    [
      'isolatie',
      (roof === undefined && isThere(roofM2) && roofRc < good) ||
        (floor === undefined && isThere(groundFloorM2) && floorRc < good) ||
        (glazing === undefined && house.shell.glazing === 'dubbel'),
    ],
    ['oppervlakte', floorAreaM2 === undefined],
    ['ligging', unplacedFlatSpread(answers, figures) > 0],
    ['rekenmodel', true],
  ];
  return doubted.filter(([, holds]) => holds).map(([cause]) => cause);
}

/** Whether a bill or a meter of gas says what the house really takes, whatever it is like. */
function isUseTold({ monthlyCostEur, gasM3PerYear }: CleanAnswers): boolean {
  return monthlyCostEur !== undefined || gasM3PerYear !== undefined;
}

/** Every cause that leaves savings in doubt, with how far (share, 0 to 1) by `assumptions.savingDoubt`. */
export function savingDoubts(
  answers: CleanAnswers,
  house: House,
  figures: Figures,
): { cause: SavingDoubt; share: number }[] {
  const shares = figures.assumptions.savingDoubt.value;
  const use = isUseTold(answers) ? 'told' : 'open';
  return openCauses(answers, house, figures).map((cause) => ({ cause, share: shares[cause][use] }));
}

/**
 * How far savings may lie from their middle (share, 0 to 1): of each step and of the whole alike, wherever they are
 * shown. The causes err apart, so they are joined as independent ones.
 */
export function savingSpread(answers: CleanAnswers, house: House, figures: Figures): number {
  const shares = savingDoubts(answers, house, figures).map(({ share }) => share);
  return Math.min(figures.assumptions.spread.value.most, joinSpreads(shares));
}
