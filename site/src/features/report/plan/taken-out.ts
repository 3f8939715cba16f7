import type { MeasureId } from '@sens/engine';
import type { DoneAnswer } from './done-answer.ts';

/** Why the reader took a step out: it is done, by an answer in place of the one before, or it is not wanted. */
export type Ground = { answer: DoneAnswer; was: string | number | undefined } | 'unwanted';

/** A step that the reader took out of the plan, and where in its list it stood. */
export interface TakenOut {
  id: MeasureId;
  at: number;
  ground: Ground;
}
