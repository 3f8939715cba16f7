import type { EnergyState, Range, Report } from '@sens/engine';
import {
  formatEstimate,
  formatEuro,
  formatEuroRange,
  formatNumber,
  formatRange,
} from '#lib/format-nl.ts';
import { COMPARE_COPY as COPY } from '#words/compare/copy.ts';
import { differenceWords, heatDifferenceWords } from '#words/compare/difference-words.ts';
import { co2Name, costName, usesGas, usesHeat } from '#words/compare/state-names.ts';
import { REPORT_COPY } from '#words/report-copy.ts';
import type { Pair } from '../parts/pairs.ts';

const inWords = (range: Range, unit: string, format: (range: Range) => string) =>
  range.high <= 0 ? COPY.none : `${format(range)} ${unit}`;

/** Use, cost and CO2 of a house in one state, as on the page. */
export const stateFigures = (state: EnergyState, report: Report): Pair[] => [
  ...(usesGas(report)
    ? [{ label: REPORT_COPY.gas, value: inWords(state.gasM3PerYear, COPY.m3, formatEstimate) }]
    : []),
  ...(usesHeat(report)
    ? [{ label: REPORT_COPY.heat, value: inWords(state.heatGjPerYear, COPY.gj, formatRange) }]
    : []),
  {
    label: REPORT_COPY.electricity,
    value: inWords(state.electricityKwhPerYear, COPY.kwh, formatEstimate),
  },
  {
    label: costName(report),
    value: inWords(state.costCentsPerMonth, COPY.perMonth, formatEuroRange),
  },
  { label: co2Name(report), value: inWords(state.co2KgPerYear, COPY.kg, formatEstimate) },
];

const amount = (unit: string) => (value: number) => `${formatNumber(value)} ${unit}`;

/** Cents as euros, so that a difference is rounded by its size in euros. */
const inEuros = ({ low, mid, high }: Range): Range => ({
  low: low / 100,
  mid: mid / 100,
  high: high / 100,
});

/** What the plan changes, in the same order and in the page's words. */
export function stateDifferences(report: Report): string[] {
  const { now, after } = report;
  const noMoreGas = now.gasM3PerYear.mid > 0 && after.gasM3PerYear.high <= 0;
  const gas = noMoreGas
    ? COPY.noGas
    : differenceWords(now.gasM3PerYear, after.gasM3PerYear, amount('m³'));
  return [
    ...(usesGas(report) ? [gas] : []),
    ...(usesHeat(report) ? [heatDifferenceWords(now.heatGjPerYear, after.heatGjPerYear)] : []),
    differenceWords(now.electricityKwhPerYear, after.electricityKwhPerYear, amount('kWh')),
    differenceWords(
      inEuros(now.costCentsPerMonth),
      inEuros(after.costCentsPerMonth),
      (euros) => `${formatEuro(euros * 100)} ${COPY.perMonth}`,
    ),
    differenceWords(now.co2KgPerYear, after.co2KgPerYear, amount('kg')),
  ];
}
