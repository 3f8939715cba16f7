import type { House } from '../dwelling/house.ts';
import { type Candidate, isPriced, type LeftOut, leftOut } from '../measures/candidate.ts';
import { restsOnOneSource } from '../measures/one-source.ts';
import { isHeatPump } from '../terms/heat-pumps.ts';
import type { MeasureId } from '../terms/measures.ts';
import { advantageOf } from './advantage.ts';
import { insulates } from './asked-grant.ts';
import { LABEL_LOSS } from './label-loss.ts';
import type { Plan } from './plan.ts';
import type { Route } from './route.ts';
import { earnsBack } from './worth.ts';

/** A measure that could be done, beside the plan that does not hold it. */
interface NotChosen {
  candidate: Candidate;
  before: House;
  savingEur: number;
  /** What it takes off the label (`LABEL_LOSS`). */
  loss: number;
  /** Beside the plan's measures it gets the double grant, whether or not these get it among themselves. */
  doubled: boolean;
  plan: Plan;
}

/**
 * No cited price: named, never priced. Of ventilation also its grant, which there is beside insulation
 * only, and where the label counts it for worse, that it is for the air. What one does oneself is free.
 */
function withoutPrice({ candidate: { id, grantCents }, before, loss }: NotChosen): LeftOut {
  if (id === 'waterzijdig-inregelen') {
    return leftOut(id, 'kost-niets', { verwarming: before.heating });
  }
  const alone = insulates(id) || grantCents === null;
  const values = alone ? undefined : { isdeEur: Math.round(grantCents.single.mid / 100) };
  const forAir = id === 'ventilatie' && loss > LABEL_LOSS.none;
  return leftOut(id, forAir ? 'ventilatie-om-lucht' : 'prijs-onbekend', values);
}

/** What is compared of a route beside its pump and another does not hold. */
function onlyIn(route: Route, other: Route): MeasureId[] {
  return route.heat.ids.filter((id) => id !== route.id && !other.heat.ids.includes(id));
}

/**
 * A pump that gains, beside a plan that stands where it is only thanks to what it does not advise yet: a
 * measure whose price rests on one source. All of both counts here, as the plan lacks what goes with any heating.
 */
function afterHeldBack(route: Route, { route: chosen, compared }: Plan): LeftOut | undefined {
  const winstEurPerJaar = Math.round(route.gainEur - chosen.gainEur);
  if (compared.gainEur - chosen.gainEur < 0.5 || winstEurPerJaar <= 0) return undefined;
  const held = compared.steps.filter(({ candidate: { id } }) => restsOnOneSource(id));
  const eerst = held.map(({ candidate }) => candidate.id);
  return leftOut(route.id as MeasureId, 'route-na-een-bron', { winstEurPerJaar, eerst });
}

/**
 * A pump whose whole route was compared: it gains less, or a little more at a cost that may not come
 * back. One that costs no more than the plan was passed over as it gains too little more to be worth the
 * trouble: that is no dearer way. The sums are those by which the two were compared; all that comes with it
 * or goes is named.
 */
function otherRoute({ candidate: { id }, plan }: NotChosen): LeftOut | undefined {
  const route = plan.others.find((one) => one.id === id);
  if (route === undefined) return undefined;
  const after = afterHeldBack(route, plan);
  if (after !== undefined) return after;
  const [one, chosen] = [route.heat, plan.route.heat];
  const more = one.gainEur - chosen.gainEur;
  const values = {
    gekozen: plan.route.id,
    erbij: onlyIn(route, plan.route),
    vervalt: onlyIn(plan.route, route),
  };
  const meerEur = Math.round(one.netEur - chosen.netEur);
  if (more < 0.5 || meerEur <= 0) {
    const better = advantageOf(plan.route, route);
    return leftOut(id, 'route-minder-voordelig', { ...values, ...better });
  }
  return leftOut(id, 'route-duurder', {
    ...values,
    meerEur,
    meerBesparingEurPerJaar: Math.round(one.savingEur - chosen.savingEur),
  });
}

/** A chosen measure that it does not go with. */
function rival({ candidate: { id }, plan }: NotChosen): LeftOut | undefined {
  const gekozen = plan.steps.find(({ candidate }) => candidate.excludes.includes(id))?.candidate.id;
  if (gekozen === undefined) return undefined;
  const code = isHeatPump(id) ? 'andere-warmtepomp-beter' : 'andere-maatregel-beter';
  return leftOut(id, code, { gekozen });
}

/** Why a measure that could be done is not chosen. */
export function groundOf(one: NotChosen): LeftOut {
  const { candidate, savingEur, loss, doubled, plan } = one;
  const { id, lifetimeYears } = candidate;
  if (!isPriced(candidate)) return withoutPrice(one);
  if (id === 'zoldervloerisolatie') return leftOut(id, 'zolder-in-gebruik');
  const ground = otherRoute(one) ?? rival(one);
  if (ground !== undefined) return ground;
  const moreEur = plan.compared.works.get(id) ?? 0;
  const pays = earnsBack(candidate, savingEur, { doubled });
  if (moreEur > 0 || (pays && plan.compared.works.has(id))) {
    return leftOut(id, 'groot-werk-weinig', { meerEurPerJaar: Math.max(0, Math.round(moreEur)) });
  }
  if (!pays) return leftOut(id, 'niet-terugverdiend', { levensduurJaar: lifetimeYears });
  if (id === 'bodemisolatie') {
    return leftOut(id, 'andere-maatregel-beter', { gekozen: 'vloerisolatie' });
  }
  if (loss === LABEL_LOSS.aClass) return leftOut(id, 'label-slechter');
  if (restsOnOneSource(id)) return leftOut(id, 'een-bron');
  return leftOut(id, 'niet-terugverdiend', { levensduurJaar: lifetimeYears });
}
