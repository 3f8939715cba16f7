import { addMonths } from '../terms/iso-days.ts';
import { countingIn, groupsIn } from './doubling.ts';
import { isInsulation, poolOf } from './measure-groups.ts';
import type { SubsidyDeadline, SubsidyKeepCode } from './subsidy-result.ts';
import { byDay, type Context, insulates, type Work } from './work.ts';

/**
 * What to keep: invoice with Rd and m2, photos (`isde.invoice`), the device's code on RVO's list; of everything the
 * invoice and that it was paid.
 */
export function keep(works: readonly Work[]): SubsidyKeepCode[] {
  const granted = works.filter(({ refused }) => !refused);
  if (granted.length === 0) return [];
  const codes = granted.flatMap<SubsidyKeepCode>(({ measure: { id } }) => {
    if (isInsulation(id)) {
      return [poolOf(id) === 'glas' ? 'factuur-m2' : 'factuur-rd-m2', 'fotos-werk'];
    }
    return id === 'warmtepomp' || id === 'zonneboiler'
      ? ['factuur-werk', 'meldcode']
      : ['factuur-werk'];
  });
  return [...new Set<SubsidyKeepCode>([...codes, 'betaalbewijs'])];
}

/** The first of the works that are done, where a second that is still to be done makes the amounts double. */
function firstOfPair(works: readonly Work[], { figures }: Context): Work | undefined {
  const counting = countingIn(works);
  const done = counting.filter(({ doneOn }) => doneOn !== undefined);
  const isSure = groupsIn(done).size >= figures.isde.doubling.value.fromMeasures;
  if (isSure || done.length === counting.length) return undefined;
  return done.toSorted(byDay)[0];
}

/**
 * Per dated measure the last day to apply and, while nothing doubles, to do the second measure; where what is still to
 * be done doubles, the day by which that must be done.
 */
export function deadlines(
  works: readonly Work[],
  doubled: boolean,
  context: Context,
): SubsidyDeadline[] {
  const { figures, today } = context;
  const { isde } = figures;
  const first = doubled ? firstOfPair(works, context) : undefined;
  return works.flatMap<SubsidyDeadline>((work) => {
    const { refused, doneOn, appliedOn, measure } = work;
    if (refused || doneOn === undefined) return [];
    const on = addMonths(doneOn, isde.period.value.months);
    const second = addMonths(doneOn, isde.doubling.value.withinMonths);
    const open = !doubled && insulates(work) && second >= today;
    return [
      ...(appliedOn === undefined ? [{ code: 'aanvragen' as const, id: measure.id, on }] : []),
      ...(open ? [{ code: 'tweede-maatregel' as const, id: measure.id, on: second }] : []),
      ...(work === first ? [{ code: 'dubbel-tot' as const, id: measure.id, on: second }] : []),
    ];
  });
}
