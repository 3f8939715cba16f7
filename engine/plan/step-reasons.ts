import { lossShares, realHeatLossOf } from '../energy/heat-loss.ts';
import type { Figures } from '../figures/index.ts';
import { unsuitableParts } from '../heat-pump/suitability.ts';
import { reason } from '../measures/candidate.ts';
import type { HeatLossPart, MeasureId, Range, Reason } from '../report/report-types.ts';
import type { Step } from './plan.ts';

const partOf: Partial<Record<MeasureId, HeatLossPart>> = {
  spouwmuurisolatie: 'gevel',
  dakisolatie: 'dak',
  vloerisolatie: 'vloer',
  'hr-glas': 'glas',
};

/** Measures whose place follows from their payback. */
const ranked: readonly MeasureId[] = ['spouwmuurisolatie', 'dakisolatie', 'vloerisolatie'];

/** Measures of the plan that must come before this one. */
export function needsFirst(index: number, steps: readonly Step[], figures: Figures): MeasureId[] {
  const { candidate } = steps[index] as Step;
  const first = steps[0] as Step;
  const earlier = steps.slice(0, index).map((step) => step.candidate.id);
  if (candidate.id === 'zonnepanelen') return earlier.filter((id) => id === 'dakisolatie');
  if (candidate.id !== 'warmtepomp') return [];
  const missing = unsuitableParts(first.before, figures);
  return earlier.filter((id) => missing.includes(partOf[id] ?? ''));
}

/** What to say of a step's grant: doubled, or nothing because the area is too small. */
export function grantReasons(
  { candidate }: Step,
  doubled: boolean,
  subsidy: Range | null,
): Reason[] {
  const grant = candidate.grantCents;
  if (grant === null || subsidy === null) return [];
  if (subsidy.mid === 0) return [reason('isde-oppervlakte-te-klein')];
  if (!doubled || grant.double.mid === grant.single.mid) return [];
  return [
    reason('isde-verdubbeld', {
      enkelEur: Math.round(grant.single.mid / 100),
      dubbelEur: Math.round(grant.double.mid / 100),
    }),
  ];
}

/** Why a step of the shell stands where it does. */
export function placeReasons(index: number, steps: readonly Step[], figures: Figures): Reason[] {
  const step = steps[index] as Step;
  const part = partOf[step.candidate.id];
  if (part === undefined) return [];
  const loss = lossShares(realHeatLossOf(step.before, figures)).find((one) => one.part === part);
  const reasons = [
    reason('verlies-deel', { onderdeel: part, procent: Math.round((loss?.share ?? 0) * 100) }),
  ];
  const pump = steps.findIndex(({ candidate }) => candidate.id === 'warmtepomp');
  if (pump >= 0 && needsFirst(pump, steps, figures).includes(step.candidate.id)) {
    reasons.push(reason('nodig-voor-warmtepomp'));
  }
  return reasons;
}

/** What to say of a step's payback (`earnedBack`: within its life). */
export function paybackReasons(index: number, step: Step, earnedBack: boolean): Reason[] {
  const { id, lifetimeYears } = step.candidate;
  if (!earnedBack) return [reason('niet-terugverdiend', { levensduurJaar: lifetimeYears })];
  return index === 0 && ranked.includes(id) ? [reason('snelst-terugverdiend')] : [];
}
