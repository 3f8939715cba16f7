import { toolFigures2026 } from '@sens/engine';
import type { Calculation } from './calculate.ts';
import { STEP_WORDS } from './copy.ts';

export interface Step {
  title: string;
  text: string;
}

/** The order of an application for these measures; none when there is nothing to apply for. */
export function applicationSteps({ result, lines }: Calculation): Step[] {
  const { months } = toolFigures2026.isde.period.value;
  const viaVve = lines.some(({ line }) => line?.grounds.some(({ code }) => code === 'via-svve'));
  const hasGrant = result.totalCents.high > 0;
  const ventilation = lines.some(
    ({ key, line }) => key === 'ventilatie' && (line?.amountCents.high ?? 0) > 0,
  );
  const isSecondMissing = result.doublingMissing?.code === 'tweede-maatregel';
  if (!hasGrant && !viaVve) return [];
  return [
    STEP_WORDS.before,
    ...(viaVve ? [STEP_WORDS.vve] : []),
    STEP_WORDS.work,
    ...(hasGrant ? [STEP_WORDS.apply(months)] : []),
    ...(ventilation ? [STEP_WORDS.ventilation] : []),
    ...(result.doubled || isSecondMissing ? [STEP_WORDS.second(months)] : []),
  ];
}
