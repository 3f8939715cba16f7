import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { isCandidate, isPriced, type PricedCandidate } from '../measures/candidate.ts';
import { candidateFor } from '../measures/catalogue.ts';
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
    const candidate = candidateFor(id, house, figures);
    if (!isCandidate(candidate) || !isPriced(candidate)) continue;
    const saving = nowEur - costEur(candidate.apply(house), figures);
    const years =
      saving > 0 ? netEur(candidate, { doubled: true }) / saving : Number.POSITIVE_INFINITY;
    ranked.push({ candidate, late: Number(restsOnOneSource(id)), years });
  }
  return ranked
    .sort((a, b) => a.late - b.late || a.years - b.years)
    .map(({ candidate }) => candidate);
}

/** Of two measures that exclude each other the required one, else the one that gains most. */
function withoutRivals(
  options: readonly PricedCandidate[],
  required: readonly MeasureId[],
  house: House,
  terms: Terms,
  figures: Figures,
): PricedCandidate[] {
  const rivals = options.filter(({ excludes }) => options.some(({ id }) => excludes.includes(id)));
  if (rivals.length === 0) return [...options];
  const nowEur = costEur(house, figures);
  const worth = new Map(
    rivals.map((one) => [
      one.id,
      required.includes(one.id)
        ? Number.POSITIVE_INFINITY
        : gainEur(one, nowEur - costEur(one.apply(house), figures), terms),
    ]),
  );
  const worthOf = (id: MeasureId) => worth.get(id) ?? Number.NEGATIVE_INFINITY;
  return options.filter(({ id, excludes }, place) => {
    const beats = (rival: MeasureId) =>
      worthOf(id) > worthOf(rival) ||
      (worthOf(id) === worthOf(rival) && place < options.findIndex((one) => one.id === rival));
    return excludes.every((rival) => !worth.has(rival) || beats(rival));
  });
}

/**
 * What of the shell belongs in a route: what the route needs, and what earns itself back within its
 * life in the house as the route heats it. `heated` is the house with the route's heating.
 */
export function shellPackage(
  options: readonly PricedCandidate[],
  required: readonly MeasureId[],
  heated: House,
  terms: Terms,
  figures: Figures,
): PricedCandidate[] {
  const open = withoutRivals(options, required, heated, terms, figures);
  const chosen = new Set<MeasureId>();
  let house = heated;
  for (const candidate of open) {
    if (!required.includes(candidate.id)) continue;
    house = candidate.apply(house);
    chosen.add(candidate.id);
  }
  let houseEur = costEur(house, figures);
  for (const candidate of open) {
    if (chosen.has(candidate.id)) continue;
    const after = candidate.apply(house);
    const afterEur = costEur(after, figures);
    if (!earnsBack(candidate, houseEur - afterEur, terms)) continue;
    house = after;
    houseEur = afterEur;
    chosen.add(candidate.id);
  }
  return open.filter(({ id }) => chosen.has(id));
}
