import type { CleanAnswers } from '../dwelling/clean-answers.ts';
import type { Figures } from '../figures/index.ts';
import { isPumpAlone } from '../terms/heat-pumps.ts';
import type { ResolvedHouse } from './resolve-house.ts';

/** Answers that do not go together; what was taken is in `dwelling`. */
export type ContradictionCode =
  | 'warmtenet-met-gasverbruik'
  | 'warmtepomp-met-gasverbruik'
  | 'ketel-zonder-gasverbruik'
  | 'nieuwbouw-met-ketel'
  | 'verbruik-past-niet-bij-huis'
  /** The gas of a hybrid is far more than expected (`gasM3`). */
  | 'hybride-verbruikt-veel'
  /** A ground floor (`vloerM2`) larger than all floors together (`huisM2`). */
  | 'begane-grond-groter-dan-huis'
  /** Answers (`vragen`) that were out of bounds or no answer at all; the nearest valid one was taken. */
  | 'antwoord-aangepast';

/** Such answers, as a code with its figures. */
export interface Contradiction {
  code: ContradictionCode;
  values?: Record<string, number | string>;
}

/** Gas above this many times what cooking takes is gas for heating. */
const cookingTimes = 3;

/**
 * A ground floor above this many times all floors together cannot be: measured to the outside of its walls, with what is
 * no room, a bungalow's is somewhat larger than its rooms.
 */
const largestGroundFloor = 1.25;

/** Answers that do not go together. */
export function contradictionsOf(
  { heating: told, gasM3PerYear: gasM3, groundFloorAreaM2: vloerM2 = 0 }: CleanAnswers,
  {
    house: { heating, bouwjaar, areas, hybridWorks },
    outOfBounds,
    expectedGasM3PerYear,
  }: ResolvedHouse,
  { cooking, assumptions }: Figures,
): Contradiction[] {
  const heatsOnGas = gasM3 !== undefined && gasM3 > cooking.value.gasM3 * cookingTimes;
  const isBoiler = told === 'cv-ketel';
  const huisM2 = areas.floorAreaM2;
  const isNew = bouwjaar >= assumptions.gasFreeFromYear.value;
  const found: [boolean, Contradiction][] = [
    [heating === 'warmtenet' && heatsOnGas, { code: 'warmtenet-met-gasverbruik' }],
    [isPumpAlone(heating) && heatsOnGas, { code: 'warmtepomp-met-gasverbruik' }],
    [isBoiler && gasM3 === 0, { code: 'ketel-zonder-gasverbruik' }],
    [isBoiler && isNew, { code: 'nieuwbouw-met-ketel', values: { bouwjaar } }],
    [outOfBounds, { code: 'verbruik-past-niet-bij-huis' }],
    [
      hybridWorks < 1 && !outOfBounds,
      { code: 'hybride-verbruikt-veel', values: { gasM3: expectedGasM3PerYear } },
    ],
    [
      vloerM2 > huisM2 * largestGroundFloor,
      { code: 'begane-grond-groter-dan-huis', values: { vloerM2, huisM2 } },
    ],
  ];
  return found.filter(([holds]) => holds).map(([, note]) => note);
}
