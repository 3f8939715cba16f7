import { type Figure, figure } from './types.ts';

const date = '2026';
const validUntil = '2026-12-31';

/** A table of 2022, which a calculator of 2026 still agrees with. */
const grimbergen = { date: '2022', sources: ['grimbergen'] } as const;

/** A least Rd (m2K/W) that no stored copy of RVO's own page gives; `seen` says who does, and when. */
function leastRd(
  id: string,
  label: string,
  rd: number,
  seen: Pick<Figure<unknown>, 'date' | 'sources'> = { date, sources: ['rvoIsolatie'] },
): Figure<{ rd: number }> {
  return { id, label, value: { rd }, validUntil, confidence: 'C', ...seen };
}

/**
 * What ISDE 2026 asks where only secondary sources were seen: for a page that says so, never computed
 * with. Apart from `isde2026`, whose every amount is official.
 */
export const isdeDemands2026 = {
  cavityRd: leastRd('isde.rd.spouw', 'ISDE spouwmuur: minimale Rd', 1.1, grimbergen),
  wallRd: leastRd('isde.rd.gevel', 'ISDE gevel: minimale Rd', 3.5),
  floorRd: leastRd('isde.rd.vloer', 'ISDE vloer: minimale Rd', 3.5, grimbergen),
  /** Two sources disagree: 3.5 in a table of 2022, 1.1 in a calculator of 2026. */
  soilRd: figure({
    id: 'isde.rd.bodem',
    label: 'ISDE bodem: minimale Rd, twee lezingen',
    value: { lowRd: 1.1, highRd: 3.5 },
    ...grimbergen,
    validUntil,
    confidence: 'C',
  }),
  tripleU: figure({
    id: 'isde.u.glas',
    label: 'ISDE triple glas in nieuw kozijn: hoogste U van het glas',
    value: { maxU: 0.7 },
    date,
    validUntil,
    sources: ['rvoIsolatie'],
    confidence: 'C',
  }),
  /** As the rule worked at the turn of 2023 to 2024. */
  dayOfWork: figure({
    id: 'nat.isde.date',
    label: 'ISDE: de dag van het werk bepaalt het jaar',
    value: {},
    date: '2024',
    sources: ['rvoIsolatie'],
    confidence: 'C',
  }),
  /** The amounts of 2027 were not in it as far as it was seen. */
  consultation2027: figure({
    id: 'nat.isde27.consult',
    label: 'ISDE 2027: consultatie over de wijziging',
    value: { from: '2026-07-17', until: '2026-08-21' },
    date: '2026-08-21',
    sources: ['isdeConsultatie'],
    confidence: 'B',
  }),
} as const;
