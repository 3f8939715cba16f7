import type { MeasureId, PlannedMeasure, Report } from '@sens/engine';
import { REPORT_COPY as COPY } from '../report-copy.ts';
import { stepComfort } from './comfort-words.ts';
import { MEASURE_WORDS } from './measure-words.ts';
import { momentWords } from './moment-words.ts';
import { reasonWords } from './reason-words.ts';

type Around = Pick<Report, 'plan' | 'dwelling' | 'today'>;

/** A sentence of why a step is there, with the part of the site where it is explained. */
export interface StepReason {
  words: string;
  page?: string;
}

const names = (ids: readonly MeasureId[]) => ids.map((id) => MEASURE_WORDS[id].name).join(', ');

/** What one feels of a step, when it suits best and how it hangs together with others, each with its name. */
export function stepNotes(
  measure: PlannedMeasure,
  around: Around,
): [label: string, text: string][] {
  const notes: [string, string][] = [
    [COPY.comfort, stepComfort(measure, around.dwelling)],
    [COPY.moment, momentWords(measure, around)],
    [COPY.needsFirst, names(measure.needsFirst)],
    [COPY.excludes, names(measure.excludes)],
  ];
  return notes.filter(([, text]) => text);
}

/** Why a step is there and what to know of it. */
export const stepReasons = ({ reasons }: PlannedMeasure): StepReason[] =>
  reasons.map((reason) => ({ words: reasonWords(reason) }));
