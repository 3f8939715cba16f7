import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { subsidyAmounts } from '../subsidy/subsidy-for.ts';
import type { MeasureId } from '../terms/measures.ts';
import { mapRange, type Range } from '../terms/ranges.ts';
import { askedFor } from './asked-grant.ts';
import type { Step } from './step.ts';

/** The grant of a measure among the others of its package, before its investment caps it. */
export interface Grant {
  cents: Range;
  /** Its rate per m2 doubled, thanks to a second measure. */
  doubled: boolean;
}

/** What the measures of one package get together; a measure that no scheme is for is not in it. */
export type Grants = ReadonlyMap<MeasureId, Grant>;

/** As for a home that its owner lives in: the report says that the grant asks for this. */
function homeOf({ bouwjaar, woningtype }: House) {
  return { ownerOccupied: true, mainResidence: true, bouwjaar, woningtype };
}

/** Amounts by the subsidy calculator of the steps that ask for one. */
function amountsOf(steps: readonly Step[], figures: Figures) {
  const [first] = steps;
  if (first === undefined) return [];
  const measures = steps.map(askedFor);
  // Only rules with dates look at the day; what is still to be done has none.
  const today = `${figures.isde.year}-01-01`;
  return subsidyAmounts({ home: homeOf(first.before), measures }, figures, today);
}

/** The amount with the doubt of the measure's own grant about its size, in proportion. */
function withDoubt(midCents: number, own: Range): Range {
  if (own.mid === 0) return { low: midCents, mid: midCents, high: midCents };
  return mapRange(own, (cents) => (midCents * cents) / own.mid);
}

const refusedAlone = 'ventilatie-zonder-isolatie';

/**
 * The grants of a package by the rules of the subsidy calculator itself, so that both always agree: the
 * doubling, glass and doors that share minimum and maximum, ventilation beside insulation.
 */
export function grantsOf(steps: readonly Step[], figures: Figures): Grants {
  const asking = steps.filter(({ candidate }) => candidate.grantCents !== null);
  const grants = new Map<MeasureId, Grant>();
  for (const [index, amount] of amountsOf(asking, figures).entries()) {
    const candidate = asking[index]?.candidate;
    if (candidate === undefined || candidate.grantCents === null) continue;
    const { amountCents, doubled, grounds } = amount;
    if (grounds.some(({ code }) => code === refusedAlone)) continue;
    const own = doubled ? candidate.grantCents.double : candidate.grantCents.single;
    grants.set(candidate.id, { cents: withDoubt(amountCents.mid, own), doubled });
  }
  return grants;
}

/** Whether the measures per m2 of this package get the double amount. */
export function isDoubled(steps: readonly Step[], figures: Figures): boolean {
  const asking = steps.filter(({ candidate }) => candidate.grantCents !== null);
  return amountsOf(asking, figures).some(({ doubled }) => doubled);
}
