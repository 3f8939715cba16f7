import type { EnergyState, Range, Report } from '@sens/engine';
import {
  formatEstimate,
  formatEuro,
  formatEuroRange,
  formatNumber,
  formatRange,
} from '#lib/format-nl.ts';
import { REPORT_COPY } from '../report-copy.ts';
import { COMPARE_COPY as COPY } from './copy.ts';
import { differenceWords, heatDifferenceWords } from './difference-words.ts';
import { ownRoofWords } from './own-roof.ts';
import { co2Name, costName, usesGas, usesHeat } from './state-names.ts';

/** A figure that the house has now and after the plan. */
export interface StateFigure {
  label: string;
  unit: string;
  read: (state: EnergyState) => Range;
  format: (range: Range) => string;
  /** What the plan changes of it, in words. */
  difference: string;
  /** What else there is to say of it. */
  note?: string | undefined;
}

const amount = (unit: string) => (value: number) => `${formatNumber(value)} ${unit}`;

/** Cents as euros, so that a difference is rounded by its size in euros. */
const inEuros = ({ low, mid, high }: Range): Range => ({
  low: low / 100,
  mid: mid / 100,
  high: high / 100,
});

function gasFigure({ now, after }: Report): StateFigure {
  const isNoMore = now.gasM3PerYear.mid > 0 && after.gasM3PerYear.high <= 0;
  return {
    label: REPORT_COPY.gas,
    unit: COPY.m3,
    read: (state) => state.gasM3PerYear,
    format: formatEstimate,
    difference: isNoMore
      ? COPY.noGas
      : differenceWords(now.gasM3PerYear, after.gasM3PerYear, amount('m³')),
  };
}

const heatFigure = ({ now, after }: Report): StateFigure => ({
  label: REPORT_COPY.heat,
  unit: COPY.gj,
  read: (state) => state.heatGjPerYear,
  format: formatRange,
  difference: heatDifferenceWords(now.heatGjPerYear, after.heatGjPerYear),
  note: COPY.gjMeans,
});

/** Use, cost and CO2 of a house, in the order of page and PDF: gas and heat only where any is used. */
export function stateFigures(report: Report): StateFigure[] {
  const { now, after, plan } = report;
  return [
    ...(usesGas(report) ? [gasFigure(report)] : []),
    ...(usesHeat(report) ? [heatFigure(report)] : []),
    {
      label: REPORT_COPY.electricity,
      unit: COPY.kwh,
      read: (state) => state.electricityKwhPerYear,
      format: formatEstimate,
      difference: differenceWords(
        now.electricityKwhPerYear,
        after.electricityKwhPerYear,
        amount('kWh'),
      ),
      note: ownRoofWords(plan),
    },
    {
      label: costName(report),
      unit: COPY.perMonth,
      read: (state) => state.costCentsPerMonth,
      format: formatEuroRange,
      difference: differenceWords(
        inEuros(now.costCentsPerMonth),
        inEuros(after.costCentsPerMonth),
        (euros) => `${formatEuro(euros * 100)} ${COPY.perMonth}`,
      ),
    },
    {
      label: co2Name(report),
      unit: COPY.kg,
      read: (state) => state.co2KgPerYear,
      format: formatEstimate,
      difference: differenceWords(now.co2KgPerYear, after.co2KgPerYear, amount('kg')),
    },
  ];
}
