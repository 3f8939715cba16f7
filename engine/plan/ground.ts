import { type Candidate, isPriced, type LeftOut, leftOut } from '../measures/candidate.ts';
import type { MeasureId } from '../report/report-types.ts';
import { insulates } from './asked-grant.ts';
import type { Plan } from './plan.ts';
import type { Route } from './route.ts';
import { earnsBack } from './worth.ts';

/** A measure that could be done, beside the plan that does not hold it. */
interface NotChosen {
  candidate: Candidate;
  savingEur: number;
  /** What it needs first and the plan does not hold. */
  needsFirst: readonly MeasureId[];
  plan: Plan;
}

const pumps: readonly MeasureId[] = ['hybride-warmtepomp', 'warmtepomp', 'bodemwarmtepomp'];

/** No cited price: named with its grant, never priced. */
function withoutPrice({ id, grantCents }: Candidate): LeftOut {
  const isdeEur = Math.round((grantCents?.single.mid ?? 0) / 100);
  // Ventilation has its grant beside insulation only; what insulates has one of its own.
  const alleenSamen = insulates(id) ? 0 : 1;
  return leftOut(id, 'prijs-onbekend', isdeEur > 0 ? { isdeEur, alleenSamen } : undefined);
}

/** A route that gains a little more in the middle, but costs so much more that it may not. */
function dearerRoute(route: Route, needsFirst: readonly MeasureId[], { route: chosen }: Plan) {
  return leftOut(route.id as MeasureId, 'route-duurder', {
    gekozen: chosen.id,
    beterEurPerJaar: Math.round(route.gainEur - chosen.gainEur),
    meerEur: Math.round(route.netEur - chosen.netEur),
    meerBesparingEurPerJaar: Math.round(route.savingEur - chosen.savingEur),
    nodig: needsFirst.join(','),
  });
}

/** A pump whose whole route was compared and gains less, or about the same with more work. */
function otherRoute({ candidate, needsFirst, plan }: NotChosen): LeftOut | undefined {
  const route = plan.others.find(({ id }) => id === candidate.id);
  if (route === undefined) return undefined;
  if (route.gainEur - plan.route.gainEur >= 0.5) return dearerRoute(route, needsFirst, plan);
  return leftOut(candidate.id, 'route-minder-voordelig', {
    gekozen: plan.route.id,
    verschilEurPerJaar: Math.max(0, Math.round(plan.route.gainEur - route.gainEur)),
    nodig: needsFirst.join(','),
  });
}

/** A chosen measure that it does not go with. */
function rival({ candidate: { id }, plan }: NotChosen): LeftOut | undefined {
  const gekozen = plan.steps.find(({ candidate }) => candidate.excludes.includes(id))?.candidate.id;
  if (gekozen === undefined) return undefined;
  const code = pumps.includes(id) ? 'andere-warmtepomp-beter' : 'andere-maatregel-beter';
  return leftOut(id, code, { gekozen });
}

/** Why a measure that could be done is not chosen. */
export function groundOf(one: NotChosen): LeftOut {
  const { candidate, savingEur, plan } = one;
  const { id, lifetimeYears } = candidate;
  if (!isPriced(candidate)) return withoutPrice(candidate);
  if (id === 'zoldervloerisolatie') return leftOut(id, 'zolder-in-gebruik');
  const ground = otherRoute(one) ?? rival(one);
  if (ground !== undefined) return ground;
  if (id === 'bodemisolatie' && earnsBack(candidate, savingEur, plan.route.doubled)) {
    return leftOut(id, 'andere-maatregel-beter', { gekozen: 'vloerisolatie' });
  }
  return leftOut(id, 'niet-terugverdiend', { levensduurJaar: lifetimeYears });
}
