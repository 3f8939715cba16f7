import type { DwellingAnswers } from '../terms/answers.ts';
import type { LabelClass } from '../terms/label-class.ts';
import type { MeasureId } from '../terms/measures.ts';

/** A whole household with what its report must say, and where that expectation comes from. */
export interface Persona {
  name: string;
  /** Why this household is here and what to look at, for a colleague who reads along (Dutch). */
  why: string;
  answers: Omit<DwellingAnswers, 'unwanted'>;
  /** Measures of the plan, in order. */
  plan: MeasureId[];
  /** Grants in EUR per measure of the plan, computed by hand; null: no ISDE for the owner. */
  grantsEur?: Partial<Record<MeasureId, number | null>>;
  /** Classes between which the estimated label now must lie, best first. */
  labelNow?: [LabelClass, LabelClass];
  /** Gas now in m3 a year, as published for such a house, with the share it may differ. */
  gasM3?: { published: number; tolerance: number };
  /** Ids of the facts behind it, or the reason in words. */
  source: string;
}

/** Milieu Centraal's rows are for heating and hot water; cooking on gas comes on top (`kook.use`). */
export const cookingM3 = 37;

/** Roof, walls, floor and glass as Milieu Centraal calls good. */
export const goodShell = { roof: 'goed', wall: 'goed', floor: 'goed', glazing: 'hr++' } as const;
