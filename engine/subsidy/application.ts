import { addMonths } from '../terms/iso-days.ts';
import { isInsulation, poolOf } from './measure-groups.ts';
import type { SubsidyDeadline, SubsidyKeepCode } from './subsidy-result.ts';
import { type Context, insulates, type Work } from './work.ts';

/** What to keep: invoice with Rd and m2, photos (`isde.invoice`), the device's code on RVO's list. */
export function keep(works: readonly Work[]): SubsidyKeepCode[] {
  const codes = works.flatMap<SubsidyKeepCode>(({ refused, measure: { id } }) => {
    if (refused) return [];
    if (isInsulation(id)) {
      return [poolOf(id) === 'glas' ? 'factuur-m2' : 'factuur-rd-m2', 'fotos-werk'];
    }
    return id === 'warmtepomp' || id === 'zonneboiler' ? ['meldcode'] : [];
  });
  return [...new Set(codes)];
}

/** Per dated measure the last day to apply and, while nothing doubles, to do the second measure. */
export function deadlines(
  works: readonly Work[],
  doubled: boolean,
  { figures: { isde }, today }: Context,
): SubsidyDeadline[] {
  return works.flatMap<SubsidyDeadline>((work) => {
    const { refused, doneOn, appliedOn, measure } = work;
    if (refused || doneOn === undefined) return [];
    const on = addMonths(doneOn, isde.period.value.months);
    const second = addMonths(doneOn, isde.doubling.value.withinMonths);
    const open = !doubled && insulates(work) && second >= today;
    return [
      ...(appliedOn === undefined ? [{ code: 'aanvragen' as const, id: measure.id, on }] : []),
      ...(open ? [{ code: 'tweede-maatregel' as const, id: measure.id, on: second }] : []),
    ];
  });
}
