import {
  isWithVve,
  leadOf,
  type PlannedMeasure,
  type Report,
  type WorkedOutMeasure,
} from '@sens/engine';
import { REPORT_COPY as COPY } from '../report-copy.ts';
import { hardlyPays } from './alone-words.ts';
import { MEASURE_WORDS } from './measure-words.ts';
import { waits } from './moment-words.ts';

/** The steps that the visitor decides on alone, then those with the owners' association, each in order. */
export const stepsByOwner = ({ plan }: Pick<Report, 'plan'>) => ({
  own: plan.filter((step) => !isWithVve(step)),
  shared: plan.filter(isWithVve),
});

/** The step to start with: the first that needs nobody else; none where nothing was advised. */
export const stepToStart = ({ plan }: Pick<Report, 'plan'>): PlannedMeasure | undefined =>
  leadOf(plan);

/** What a step is called that one starts with, by who decides on it and whether one would begin with it today. */
export type StartCopy = Record<
  'startHere' | 'startShared' | 'startAlone' | 'firstStep' | 'firstShared' | 'firstAlone',
  string
>;

/** What the sum is called that is left to pay, by who pays it. */
export type NetCopy = Record<'net' | 'netShared' | 'netPartlyShared', string>;

type Decided = Pick<WorkedOutMeasure, 'reasons'>;

/** Whose work steps are: the visitor's, the owners' association's, or of both a part. */
export type StepsOf = 'own' | 'shared' | 'both';

export function ownerOf(steps: readonly Decided[]): StepsOf {
  if (!steps.some(isWithVve)) return 'own';
  return steps.every(isWithVve) ? 'shared' : 'both';
}

/** What the sum is called that is left to pay for steps: of the whole building's work it is nobody's own. */
export function netName(steps: readonly Decided[], copy: NetCopy = COPY): string {
  return { own: copy.net, shared: copy.netShared, both: copy.netPartlyShared }[ownerOf(steps)];
}

/** What a measure is called in a list, with who decides on it where that is not its reader. */
export const nameWithOwner = (measure: Pick<WorkedOutMeasure, 'id' | 'reasons'>): string => {
  const { name } = MEASURE_WORDS[measure.id];
  return isWithVve(measure) ? `${name} (VvE)` : name;
};

/** What is said of that step: others may come before it in the plan, but those are not the reader's alone. */
export function startWords(
  report: Pick<Report, 'plan' | 'dwelling' | 'today'>,
  copy: StartCopy = COPY,
): string {
  const step = stepToStart(report);
  const isFirstOnly = step !== undefined && (waits(step, report) || hardlyPays(step));
  if (step && isWithVve(step)) return isFirstOnly ? copy.firstShared : copy.startShared;
  if (step === report.plan[0]) return isFirstOnly ? copy.firstStep : copy.startHere;
  return isFirstOnly ? copy.firstAlone : copy.startAlone;
}

/** What the owners' association has to do with a plan; nothing where all of it is the reader's own. */
export function sharedWords(report: Pick<Report, 'plan'>): string {
  const { own, shared } = stepsByOwner(report);
  if (shared.length === 0) return '';
  const isOne = shared.length === 1;
  const { only, all, one, some } = COPY.vveSteps;
  const which = own.length === 0 ? (isOne ? only : all) : isOne ? one : some;
  const { vveOthers } = COPY;
  const others = own.length === 1 ? vveOthers.one : vveOthers.more;
  return [which, COPY.vveText(isOne ? 'die' : 'ze'), own.length > 0 ? others : '']
    .filter(Boolean)
    .join(' ');
}
