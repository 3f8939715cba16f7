import type { LabelOption, MeasureId } from '@sens/engine';
import { formatEuroEstimate, formatNumber } from '#lib/format-nl.ts';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { reasonWords } from '#words/plan/reason-words.ts';
import { SIMULATOR_COPY as COPY } from './copy.ts';

/** A measure's name for visitors. */
export const measureName = (id: MeasureId): string => MEASURE_WORDS[id]?.name ?? id;

/** Why a measure cannot be done in this house, or which choice it gave way to. */
export const groundWords = ({ ground }: LabelOption): string =>
  ground ? reasonWords(ground) : COPY.impossibleGround;

/** Below this, in cents a year, a saving is called nothing. */
const NOTHING_CENTS = 500;

/** What a measure saves a year beside the other choices, or what it costs more. */
function savingWords(cents: number): string {
  const amount = formatEuroEstimate(Math.abs(cents));
  if (Math.abs(cents) < NOTHING_CENTS) return COPY.noSaving;
  return cents > 0 ? COPY.saving(amount) : COPY.moreCost(amount);
}

/** What a measure does, in lines under its name. */
export function effectWords(option: LabelOption): string[] {
  if (!option.possible) return [COPY.dropped(groundWords(option))];
  const { labelAlone, ep2Alone, savingCentsPerYear, conflictsWith } = option;
  const lines = [savingWords(savingCentsPerYear), COPY.alone(labelAlone, formatNumber(ep2Alone))];
  if (conflictsWith.length > 0) {
    lines.push(COPY.conflict(conflictsWith.map(measureName).join(', ')));
  }
  return lines;
}
