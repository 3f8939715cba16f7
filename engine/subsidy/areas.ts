import { addMonths } from '../terms/iso-days.ts';
import { centsFor, withoutHair } from './isde.ts';
import { type IsdePerM2Id, poolOf } from './measure-groups.ts';
import { rateOf } from './rates.ts';
import { breakTie, type Context, note, refuse, type ToolContext, type Work } from './work.ts';

/** The works that are still in a pool, pool by pool. */
function pools(works: readonly Work[]): Work[][] {
  const found = new Map<string, Work[]>();
  for (const work of works) {
    const pool = poolOf(work.measure.id);
    if (work.refused || pool === undefined) continue;
    found.set(pool, [...(found.get(pool) ?? []), work]);
  }
  return [...found.values()];
}

function rate(work: Work, { home, figures }: Context) {
  return rateOf(work.measure.id as IsdePerM2Id, home.monument === true, figures);
}

/** Glass: two applications, the second within 24 months of the first glass (`isde.glas.twice`). */
export function judgeGlass(works: readonly Work[], { figures, today }: ToolContext): void {
  const glass = works.filter((work) => !work.refused && poolOf(work.measure.id) === 'glas');
  if (glass.length === 0) return;
  const rule = figures.isde.glassTwice;
  const { applications, withinMonths } = rule.value;
  const first = glass.map(({ on }) => on).sort()[0] ?? today;
  const days = [...new Set(glass.map(({ appliedOn }) => appliedOn ?? today))].sort();
  const last = addMonths(first, withinMonths);
  for (const work of glass) {
    const turn = days.indexOf(work.appliedOn ?? today);
    if (turn >= applications)
      refuse(work, 'glas-derde-aanvraag', { hoogstens: applications }, rule);
    else if (work.on > last) {
      const values = { uiterlijk: last, maanden: withinMonths };
      refuse(work, 'glas-buiten-24-maanden', values, rule);
    }
  }
}

const panes: readonly string[] = ['hrpp', 'triple'];

/**
 * Doors and panels only in one application with insulating glass (`nat.isde.doors`, confidence C): RVO's
 * page as it was seen names no such rule and no exception either, so the reading that promises least.
 */
export function judgeDoors(works: readonly Work[], { figures }: Context): void {
  const glass = works.filter((work) => !work.refused && poolOf(work.measure.id) === 'glas');
  const isPane = ({ measure }: Work) => panes.includes(measure.id);
  for (const work of glass) {
    if (isPane(work)) continue;
    if (glass.some((other) => isPane(other) && other.appliedOn === work.appliedOn)) continue;
    refuse(work, 'deur-zonder-glas', {}, figures.isde.doorsWithGlass);
  }
}

/**
 * Below the minimum area of its pool a measure gives nothing, and does not count as a measure. The 3 m2
 * of glass (`isde.glas.area`: "together") are counted over both applications; a source that asks them
 * of each application was not seen.
 */
export function judgeMinimum(works: readonly Work[], context: Context): void {
  for (const pool of pools(works)) {
    const m2 = withoutHair(pool.reduce((sum, work) => sum + work.areaM2, 0));
    for (const work of pool) {
      const figure = rate(work, context);
      const { minM2 } = figure.value;
      if (m2 < minM2) refuse(work, 'onder-minimum', { minM2, m2 }, figure);
    }
  }
}

/** Rate and bonus of a work in cents per m2. */
function centsPerM2(work: Work, context: Context): { rateCents: number; bonusCents: number } {
  const { eurPerM2, eurPerM2Double, biobasedBonusEurPerM2 } = rate(work, context).value;
  const bonus = 'biobased' in work.measure && work.measure.biobased === true;
  return {
    rateCents: Math.round((work.doubled ? eurPerM2Double : eurPerM2) * 100),
    bonusCents: bonus ? Math.round(biobasedBonusEurPerM2 * 100) : 0,
  };
}

/** Notes on a counted area: what was cut off, what was added, and an amount of its own. */
function noteArea(work: Work, context: Context): void {
  const { maxM2 } = rate(work, context).value;
  if (work.areaM2 > (work.countedM2 ?? 0)) note(work, 'boven-maximum', { maxM2 });
  if (work.bonusCents > 0) {
    work.rules.push(context.figures.isde.biobased);
    note(work, 'biobased-bonus', { cent: work.bonusCents });
  }
  if (work.measure.id === 'hrpp' && context.home.monument === true) note(work, 'monument-tarief');
}

/**
 * Pays the areas of each pool up to its maximum, best paid m2 first. The maximum of 45 m2 glass does
 * not say which m2 count: the owner chooses which to put on the application, so a cheap panel beside
 * dear glass never takes the glass's place.
 */
export function payAreas(works: readonly Work[], context: Context): void {
  for (const pool of pools(works)) {
    const paid = pool.map((work) => ({ work, ...centsPerM2(work, context) }));
    paid.sort(
      (a, b) =>
        b.rateCents + b.bonusCents - a.rateCents - a.bonusCents ||
        b.work.areaM2 - a.work.areaM2 ||
        breakTie(a.work, b.work),
    );
    let roomM2 = Math.max(...pool.map((work) => rate(work, context).value.maxM2));
    for (const { work, rateCents, bonusCents } of paid) {
      const countedM2 = Math.min(work.areaM2, roomM2);
      roomM2 = withoutHair(roomM2 - countedM2);
      const cents = centsFor(countedM2, rateCents + bonusCents);
      Object.assign(work, {
        countedM2,
        rateCents,
        amount: { low: cents, mid: cents, high: cents },
      });
      work.bonusCents = centsFor(countedM2, bonusCents);
      work.amounts.push(rate(work, context));
      noteArea(work, context);
    }
  }
}
