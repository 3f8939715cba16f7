import type { Figures } from '../figures/index.ts';
import { workedTogether } from '../subsidy/together.ts';
import type { Work } from '../subsidy/work.ts';
import type { MeasureId } from '../terms/measures.ts';
import { mapRange, type Range } from '../terms/ranges.ts';
import { askedFor, dependsOnOthers } from './asked-grant.ts';
import type { Step } from './step.ts';

/** The grant of a measure among the others of its package, before its investment caps it. */
export interface Grant {
  cents: Range;
  /** Its rate per m2 doubled, thanks to a second measure. */
  doubled: boolean;
}

/** What the measures of one package get together; a measure that no scheme is for is not in it. */
export type Grants = ReadonlyMap<MeasureId, Grant>;

/** Those of the steps that may get a grant, each with its work as the subsidy calculator sees them together. */
function worksOf(steps: readonly Step[], figures: Figures) {
  const asking = steps.filter(({ candidate }) => candidate.grantCents !== null);
  const works = workedTogether(asking.map(askedFor), figures);
  return asking.map(({ candidate }, index) => ({ candidate, work: works[index] as Work }));
}

/** The amount with the doubt of the measure's own grant about its size, in proportion. */
function withDoubt(midCents: number, own: Range): Range {
  if (own.mid === 0) return { low: midCents, mid: midCents, high: midCents };
  return mapRange(own, (cents) => (midCents * cents) / own.mid);
}

/** What gets its grant only beside another measure. */
const refusedAlone: readonly string[] = ['ventilatie-zonder-isolatie', 'deur-zonder-glas'];

/**
 * The grants of a package by the rules of the subsidy calculator itself, so that both always agree: the
 * doubling, glass and doors that share minimum and maximum, ventilation beside insulation.
 */
export function grantsOf(steps: readonly Step[], figures: Figures): Grants {
  const grants = new Map<MeasureId, Grant>();
  for (const { candidate, work } of worksOf(steps, figures)) {
    const { id, grantCents } = candidate;
    const { amount, doubled, grounds } = work;
    if (grantCents === null || grounds.some(({ code }) => refusedAlone.includes(code))) continue;
    const own = doubled ? grantCents.double : grantCents.single;
    const cents = dependsOnOthers(id) ? withDoubt(amount.mid, own) : own;
    grants.set(id, { cents, doubled });
  }
  return grants;
}

/** Whether the measures per m2 of this package get the double amount. */
export function isDoubled(steps: readonly Step[], figures: Figures): boolean {
  return worksOf(steps, figures).some(({ work }) => work.doubled);
}
