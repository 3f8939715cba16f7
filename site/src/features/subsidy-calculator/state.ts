import { type DwellingAnswers, LABEL_CLASSES, type LabelClass } from '@sens/engine';
import { CHOSEN_KEY, REPORTED_KEY } from '#features/tool/tools.ts';
import { type MeasureDetails, type MeasureKey, sizeOf } from './measures.ts';

/** Who asks: an owner who lives there, an owners' association, or a landlord. */
export const OWNERS = ['eigenaar', 'vve', 'verhuurder'] as const;

export type Owner = (typeof OWNERS)[number];

/** Things about the home that are true only when said so, with their key in the address. */
export const HOME_FLAGS = {
  monument: 'monument',
  secondHome: 'tweedehuis',
  permitBefore2018July: 'vergunning',
} as const;

export type HomeFlag = keyof typeof HOME_FLAGS;

/** Label the home has now, for the mortgage room. */
export const HOME_LABELS: readonly LabelClass[] = LABEL_CLASSES;

/** Keys of the other parts in the address. */
export const STATE_KEYS = {
  owner: 'rol',
  label: 'label',
  chosen: CHOSEN_KEY,
  reported: REPORTED_KEY,
} as const;

/** What the calculator knows. */
export interface SubsidyState {
  /** Of the house only type and build year are asked. */
  answers: Pick<DwellingAnswers, 'woningtype' | 'bouwjaar'>;
  owner: Owner;
  flags: Partial<Record<HomeFlag, true>>;
  label?: LabelClass;
  /** In the order of MEASURE_KEYS. */
  chosen: readonly MeasureKey[];
  /** Also of measures that were switched off again, so that switching on brings them back. */
  details: Partial<Record<MeasureKey, MeasureDetails>>;
  /** How large the report that led here takes measures to be, in m2 or kW, where nobody told it. */
  reported: Partial<Record<MeasureKey, number>>;
}

/** Whether a measure is as large as the report takes it to be: nobody said otherwise since. */
export function isReported(
  key: MeasureKey,
  { details, reported }: Pick<SubsidyState, 'details' | 'reported'>,
): boolean {
  return reported[key] !== undefined && reported[key] === sizeOf(details[key]);
}
