import type { SoundAdvice } from '@sens/engine';

/** The drawing's size and the middle line on which the unit stands. */
export const PLAN = { width: 480, height: 260, middle: 130 } as const;

const HOUSE_RIGHT = 130;
/** From the unit's middle to the wall behind it; free of it with the ground alone. */
const OFF_WALL = { 1: 60, 2: 16, 3: 16 } as const;
/** The longest distance in the drawing: short enough to show that what is too loud is a circle. */
const LONGEST = 190;

/** Where everything stands in the drawing. */
export interface PlanLayout {
  surfaces: 1 | 2 | 3;
  houseRight: number;
  unitX: number;
  /** The boundary; at the visitor's own distance, else at the least that will do. */
  boundaryX: number;
  /** Radius within which it is too loud at night. */
  radius: number;
  neededM: number;
  ownM: number | null;
  fits: boolean;
}

/** Puts the distances to scale beside a house that is not. */
export function planLayout(sound: SoundAdvice, asked: 1 | 2 | 3 | undefined): PlanLayout {
  const surfaces = sound.own?.surfaces ?? asked ?? 2;
  const neededM = sound.distances.find((one) => one.surfaces === surfaces)?.nightM ?? 1;
  const ownM = sound.own?.distanceM ?? null;
  const unitX = HOUSE_RIGHT + OFF_WALL[surfaces];
  const perMetre = LONGEST / Math.max(neededM, ownM ?? 0, 1);
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    surfaces,
    houseRight: HOUSE_RIGHT,
    unitX,
    boundaryX: round(unitX + (ownM ?? neededM) * perMetre),
    radius: round(neededM * perMetre),
    neededM,
    ownM,
    fits: sound.own?.fitsNight ?? true,
  };
}
