import { toolFigures2026 } from '@sens/engine';
import { type Calculation, isGranted } from './calculate.ts';
import { STEP_WORDS } from './copy.ts';
import type { SubsidyState } from './state.ts';

export interface Step {
  title: string;
  text: string;
}

/** The order of what is left to do for the grant of these measures; none when there is nothing to apply for. */
export function applicationSteps(
  { result, lines }: Calculation,
  details: SubsidyState['details'],
  today: string,
): Step[] {
  const { months } = toolFigures2026.isde.period.value;
  const viaVve = lines.some(({ line }) => line?.grounds.some(({ code }) => code === 'via-svve'));
  const hasGrant = result.totalCents.high > 0;
  const granted = lines.filter(isGranted);
  const ventilation = granted.some(({ key }) => key === 'ventilatie');
  // A day to come is one that is planned.
  const isPast = (day: string | undefined) => day !== undefined && day <= today;
  const isDone = granted.length > 0 && granted.every(({ key }) => isPast(details[key]?.doneOn));
  const isAppliedFor = isDone && granted.every(({ key }) => isPast(details[key]?.appliedOn));
  const isSecondMissing = result.doublingMissing?.code === 'tweede-maatregel';
  if (!hasGrant && !viaVve) return [];
  return [
    ...(isDone ? [] : [STEP_WORDS.before]),
    ...(viaVve ? [STEP_WORDS.vve] : []),
    ...(isDone ? [] : [STEP_WORDS.work]),
    ...(hasGrant ? [isAppliedFor ? STEP_WORDS.decision : STEP_WORDS.apply(months)] : []),
    ...(ventilation ? [STEP_WORDS.ventilation] : []),
    ...((result.doubled && !isDone) || isSecondMissing ? [STEP_WORDS.second(months)] : []),
  ];
}
