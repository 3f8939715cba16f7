import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import type { PricedCandidate } from '../measures/candidate.ts';
import { pricedFor } from '../measures/catalogue.ts';
import { restsOnOneSource } from '../measures/one-source.ts';
import type { MeasureId } from '../terms/measures.ts';
import { costEur, earnsBack, gainEur, netEur, type Terms } from './worth.ts';

/**
 * Measures of the shell that a plan may take by itself. Not the attic floor (whether the attic is lived
 * in is unknown) nor the soil (the floor itself saves more): those are worked out beside the plan.
 */
const choosable: readonly MeasureId[] = [
  'spouwmuurisolatie',
  'gevelisolatie',
  'dakisolatie',
  'vloerisolatie',
  'hr-glas',
  'triple-glas',
  'kierdichting',
];

/** Whether a measure is one of the shell's. */
export const isOfShell = (id: MeasureId): boolean => choosable.includes(id);

/** Priced measures of the shell that this house can take: best payback first, a price from one source last. */
export function shellOptions(house: House, figures: Figures): PricedCandidate[] {
  const nowEur = costEur(house, figures);
  const ranked: { candidate: PricedCandidate; late: number; years: number }[] = [];
  for (const id of choosable) {
    const candidate = pricedFor(id, house, figures);
    if (!candidate) continue;
    const saving = nowEur - costEur(candidate.apply(house), figures);
    const years =
      saving > 0 ? netEur(candidate, { doubled: true }) / saving : Number.POSITIVE_INFINITY;
    ranked.push({ candidate, late: Number(restsOnOneSource(id)), years });
  }
  return ranked
    .sort((a, b) => a.late - b.late || a.years - b.years)
    .map(({ candidate }) => candidate);
}

/** Of measures that exclude each other the required one, else the one that gains most, else the first. */
function withoutRivals(
  options: readonly PricedCandidate[],
  required: readonly MeasureId[],
  house: House,
  terms: Terms,
  figures: Figures,
): PricedCandidate[] {
  const gain = (one: PricedCandidate) =>
    required.includes(one.id)
      ? Number.POSITIVE_INFINITY
      : gainEur(one, costEur(house, figures) - costEur(one.apply(house), figures), terms);
  return options.filter((one, place) =>
    options.every((rival, at) => {
      if (!one.excludes.includes(rival.id)) return true;
      return place < at ? gain(one) >= gain(rival) : gain(one) > gain(rival);
    }),
  );
}

/**
 * What of the shell belongs in a route: what the route needs, and what earns itself back within its
 * life in the house as the route heats it. What pays only beside what was judged after it comes last: with the rest
 * of the shell good a pump runs on colder water. `heated` is the house with the route's heating.
 */
export function shellPackage(
  options: readonly PricedCandidate[],
  required: readonly MeasureId[],
  heated: House,
  terms: Terms,
  figures: Figures,
): PricedCandidate[] {
  const open = withoutRivals(options, required, heated, terms, figures);
  const isFree = ({ id }: PricedCandidate) => !required.includes(id);
  let house = heated;
  let houseEur = costEur(house, figures);
  const take = (one: PricedCandidate): boolean => {
    const after = one.apply(house);
    const afterEur = costEur(after, figures);
    if (isFree(one) && !earnsBack(one, houseEur - afterEur, terms)) return false;
    house = after;
    houseEur = afterEur;
    return true;
  };
  // What is needed is done before anything else is judged.
  const first = open.toSorted((a, b) => Number(isFree(a)) - Number(isFree(b))).filter(take);
  const late = first.length > 0 ? open.filter((one) => !first.includes(one)).filter(take) : [];
  return [...open.filter((one) => first.includes(one)), ...late];
}
