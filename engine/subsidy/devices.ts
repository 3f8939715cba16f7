import type { IsdeListRange } from '../figures/isde-2026.ts';
import type { Figure } from '../figures/types.ts';
import { addMonths } from '../terms/iso-days.ts';
import type { SubsidyMeasure } from './subsidy-request.ts';
import {
  breakTie,
  byDay,
  type Context,
  doneBefore,
  insulates,
  note,
  refuse,
  size,
  type ToolContext,
  type Work,
} from './work.ts';

type MeasureOf<Id extends SubsidyMeasure['id']> = Extract<SubsidyMeasure, { id: Id }>;

/** The works of one measure that are not refused, each with its measure narrowed. */
export function open<Id extends SubsidyMeasure['id']>(works: readonly Work[], id: Id) {
  return works
    .filter((work) => work.measure.id === id && !work.refused)
    .map((work) => ({ work, measure: work.measure as MeasureOf<Id> }));
}

/** Pays one amount in EUR. */
export function payEur(work: Work, eur: number, figure: Figure<unknown>): void {
  const cents = Math.round(eur * 100);
  work.amount = { low: cents, mid: cents, high: cents };
  work.amounts.push(figure);
}

/** Pays the range of RVO's list: the device's own code decides. */
export function payList(work: Work, figure: Figure<IsdeListRange>): void {
  const { minEur, medianEur, maxEur } = figure.value;
  work.amount = { low: minEur * 100, mid: medianEur * 100, high: maxEur * 100 };
  work.amounts.push(figure);
  note(work, 'meldcode-bepaalt');
}

/** Solar boilers by RVO's two lists, by size of collector; above the larger no figure was found. */
export function paySolarBoilers(works: readonly Work[], { figures }: ToolContext): void {
  const { solarBoilers: small, largeSolarBoilers: large } = figures.isde;
  for (const { work, measure } of open(works, 'zonneboiler')) {
    const m2 = size(work, measure.collectorM2, large.value.upToM2);
    if (m2 > 0) payList(work, m2 <= small.value.upToM2 ? small : large);
  }
}

/** Whether two works lie within the window of 24 months, whichever came first. */
function near(a: Work, b: Work, months: number): boolean {
  const [first, last] = [a.appliedOn ?? a.on, b.on].sort() as [string, string];
  return last <= addMonths(first, months);
}

/** Pays one of a measure that is given once per home; of equal ones the first that was done, as it opens a window. */
function payOnce(works: readonly Work[], figure: Figure<{ eur: number }>): void {
  works
    .toSorted((a, b) => breakTie(a, b) || byDay(a, b))
    .forEach((work, index) => {
      if (index === 0) payEur(work, figure.value.eur, figure);
      else refuse(work, 'al-meegeteld');
    });
}

/**
 * Ventilation: once, beside insulation applied for within 24 months of it, and for work since the day of the rule
 * (`isde.vent`): what there was before it no source says.
 */
export function payVentilation(works: readonly Work[], { figures }: Context): void {
  const { ventilation, period } = figures.isde;
  const insulation = works.filter(insulates);
  for (const { work } of open(works, 'ventilatie')) {
    if (doneBefore(work, ventilation.value.workFrom)) {
      refuse(work, 'ventilatie-van-vroeger', { vanaf: ventilation.value.workFrom }, ventilation);
    } else if (!insulation.some((other) => near(work, other, period.value.months))) {
      refuse(work, 'ventilatie-zonder-isolatie', {}, ventilation);
    }
  }
  payOnce(
    open(works, 'ventilatie').map(({ work }) => work),
    ventilation,
  );
}

/** Heat network (`isde.warmtenet`) and, only beside it and with the gas gone, electric cooking (`isde.koken`). */
export function payHeatNetwork(works: readonly Work[], { figures }: ToolContext): void {
  const { heatNetwork, cooking } = figures.isde;
  const networks = open(works, 'warmtenet').map(({ work }) => work);
  payOnce(networks, heatNetwork);
  for (const { work, measure } of open(works, 'elektrisch-koken')) {
    if (networks.length === 0) refuse(work, 'koken-zonder-warmtenet', {}, cooking);
    else if (measure.gasRemoved !== true) refuse(work, 'koken-gas-niet-weg', {}, cooking);
  }
  payOnce(
    open(works, 'elektrisch-koken').map(({ work }) => work),
    cooking,
  );
}

/** Refuses what the scheme does not hold: batteries (`isde.battery`) and panels (only 0% VAT, `btw.pv`). */
export function refuseOutside(works: readonly Work[], { figures }: Context): void {
  for (const { work } of open(works, 'thuisbatterij')) {
    refuse(work, 'niet-in-isde', {}, figures.isde.battery);
  }
  for (const { work } of open(works, 'zonnepanelen')) {
    refuse(work, 'niet-in-isde', {}, figures.vat.solarPanels);
  }
}
