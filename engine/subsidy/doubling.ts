import type { Figures } from '../figures/index.ts';
import { addMonths } from '../terms/iso-days.ts';
import { type CountGroup, countGroupOf, isInsulation } from './measure-groups.ts';
import type { Coded, DoublingMissingCode } from './subsidy-result.ts';
import { byDay, note, type Work } from './work.ts';

const groupOf = (work: Work) => countGroupOf(work.measure.id);

/** The works that count as a measure. */
export const countingIn = (works: readonly Work[]): Work[] =>
  works.filter((work) => !work.refused && groupOf(work) !== undefined);

/** What they count as, each once. */
export function groupsIn(works: readonly Work[]): Set<CountGroup | undefined> {
  return new Set(works.map(groupOf));
}

/**
 * Windows of 24 months (`isde.24m`): the earliest measure opens one, what falls outside opens the
 * next. Undated work counts as done today. So work of long ago never doubles with work of now. The
 * source says "within 24 months after the first" and could also mean a window after every measure; the
 * reading with fixed windows is the one that never promises more.
 */
function windows(works: readonly Work[], months: number): Work[][] {
  const sorted = works.toSorted(byDay);
  const found: Work[][] = [];
  let until = '';
  for (const work of sorted) {
    if (work.on > until) {
      found.push([]);
      until = addMonths(work.on, months);
    }
    found.at(-1)?.push(work);
  }
  return found;
}

/** Marks the measures whose rate doubles (`isde.double`): two or more measures in one window. */
export function markDoubling(works: readonly Work[], figures: Figures): void {
  const { fromMeasures, withinMonths } = figures.isde.doubling.value;
  const counting = countingIn(works);
  const all = groupsIn(counting).size;
  for (const window of windows(counting, withinMonths)) {
    const maatregelen = groupsIn(window).size;
    for (const work of window.filter(({ measure }) => isInsulation(measure.id))) {
      work.rules.push(figures.isde.doubling);
      work.doubled = maatregelen >= fromMeasures;
      if (work.doubled) note(work, 'verdubbeld', { maatregelen });
      else if (all >= fromMeasures) note(work, 'buiten-24-maanden', { maanden: withinMonths });
      if (window.some((other) => sameMeasure(work, other))) note(work, 'telt-samen-als-een');
    }
  }
}

function sameMeasure(a: Work, b: Work): boolean {
  return groupOf(a) === groupOf(b) && a.measure.id !== b.measure.id;
}

/** What stands between these measures and the doubled rate; null where one doubles or none could. */
export function doublingMissing(
  works: readonly Work[],
  figures: Figures,
): Coded<DoublingMissingCode> | null {
  const counting = countingIn(works);
  const areas = counting.filter(({ measure }) => isInsulation(measure.id));
  const small = works.filter(({ grounds }) => grounds.some(({ code }) => code === 'onder-minimum'));
  if (counting.some(({ doubled }) => doubled) || areas.length + small.length === 0) return null;
  const { fromMeasures, withinMonths } = figures.isde.doubling.value;
  if (groupsIn(counting).size >= fromMeasures && areas.length > 0) {
    return { code: 'buiten-24-maanden', values: { maanden: withinMonths } };
  }
  const first = small.find((work) => !groupsIn(counting).has(groupOf(work)));
  // Twice nothing is nothing: where no area counts, one that is too small has to grow first.
  const isNext = areas.length === 0 || groupsIn([...counting, ...small]).size >= fromMeasures;
  if (first !== undefined && isNext) {
    const values = first.grounds.find(({ code }) => code === 'onder-minimum')?.values ?? {};
    return { code: 'onder-minimum', values: { maatregel: first.measure.id, ...values } };
  }
  return { code: 'tweede-maatregel', values: { maanden: withinMonths } };
}
