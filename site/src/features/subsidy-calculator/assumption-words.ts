import { toolFigures2026 } from '@sens/engine';
import { formatM2, formatSize } from './amounts.ts';
import { ASSUMED_BOUWJAAR, detailsUsed, isAirPump } from './assumed.ts';
import type { Calculation } from './calculate.ts';
import { ASSUMPTION_COPY as COPY } from './copy.ts';
import { measureName } from './measure-copy.ts';
import { detailsOf, type MeasureKey } from './measures.ts';
import type { SubsidyState } from './state.ts';

function pumpWords(state: SubsidyState): string[] {
  const used = detailsUsed('warmtepomp', state);
  const said = state.details.warmtepomp ?? {};
  const { kw = 0, label = '' } = used;
  if (!state.chosen.includes('warmtepomp') || !isAirPump(used)) return [];
  return [
    ...(said.kw === undefined
      ? [COPY.power(`${formatSize(kw)}\u00a0kW`, used.kind !== 'lucht-water-hybride')]
      : []),
    ...(said.label === undefined ? [COPY.label(label)] : []),
  ];
}

/** Measures whose area was not given. */
const withoutArea = ({ chosen, details }: SubsidyState): MeasureKey[] =>
  chosen.filter((key) => detailsOf(key).includes('m2') && details[key]?.m2 === undefined);

/** Everything that was taken for granted for this outcome. */
export function assumptionWords(state: SubsidyState): string[] {
  const areas = withoutArea(state).map((key) =>
    (key === 'zonneboiler' ? COPY.collector : COPY.area)(
      measureName(key),
      formatM2(detailsUsed(key, state).m2 ?? 0),
    ),
  );
  const bouwjaar = state.answers.bouwjaar === undefined ? [COPY.bouwjaar(ASSUMED_BOUWJAAR)] : [];
  return [...bouwjaar, ...areas, ...pumpWords(state), COPY.undated, COPY.quality];
}

/** Ids of the facts behind this outcome: of its amounts, its rules and its defaults. */
export function usedFactIds(state: SubsidyState, { result }: Calculation): string[] {
  const { referenceDwellings, isde } = toolFigures2026;
  const defaults = withoutArea(state).length > 0;
  return [
    ...result.lines.flatMap(({ sourceIds }) => sourceIds),
    ...(defaults ? [referenceDwellings[state.answers.woningtype].id] : []),
    isde.doubling.id,
    isde.period.id,
  ];
}
