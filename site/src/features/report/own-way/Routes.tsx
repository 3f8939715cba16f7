import type { PackageOutcome, Report } from '@sens/engine';
import { formatEuroEstimate, formatNumber, roundEstimate } from '#lib/format-nl.ts';
import { co2NameOf, usesGas, usesHeat } from '#words/compare/state-names.ts';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { netName } from '#words/plan/steps-by-owner.ts';
import { REPORT_COPY } from '#words/report-copy.ts';
import { FiguresTable } from '../plan/FiguresTable.tsx';
import { OWN_WAY_COPY as COPY } from './copy.ts';

const amount = (value: number) => formatNumber(roundEstimate(value));

/** What a house may use for its heat: gas is told also of one that uses neither. */
interface Fuels {
  gas: boolean;
  heat: boolean;
}

function fuelWords({ gas, heat }: Fuels, one: PackageOutcome): string[] {
  const { gasM3PerYear: m3, heatGjPerYear: gj } = one;
  return [
    ...(gas ? [m3 > 0 ? COPY.m3(amount(m3)) : COPY.none] : []),
    ...(heat ? [gj > 0 ? COPY.gj(formatNumber(gj)) : COPY.none] : []),
  ];
}

const rowOf = (
  name: string,
  one: PackageOutcome,
  fuels: Fuels,
): [name: string, ...cells: string[]] => [
  name,
  formatEuroEstimate(one.netInvestmentCents),
  formatEuroEstimate(one.savingCentsPerYear),
  formatEuroEstimate(one.gainCentsPerYear),
  COPY.label(one.labelAfter),
  ...fuelWords(fuels, one),
  COPY.kg(amount(one.co2KgPerYear)),
  one.measures.map((id) => MEASURE_WORDS[id].name).join(', ') || COPY.noMeasure,
];

/** Insulation alone and the ways of heating that this house can go, each with what its package costs and gives. */
export function Routes({ report }: { report: Report }) {
  const { insulation, routes } = report;
  const heat = usesHeat(report);
  const fuels = { gas: usesGas(report) || !heat, heat };
  return (
    <>
      <h4 className="text-lg font-semibold">{COPY.routesTitle}</h4>
      <p className="mt-1 max-w-[62ch] text-sm">{COPY.routesText}</p>
      <FiguresTable
        caption={COPY.routesTitle}
        heads={[
          COPY.route,
          netName(report.plan),
          REPORT_COPY.saving,
          COPY.left,
          REPORT_COPY.labelAfter,
          ...(fuels.gas ? [COPY.gas] : []),
          ...(fuels.heat ? [COPY.heat] : []),
          co2NameOf(COPY.co2, report),
          COPY.measures,
        ]}
        rows={[
          ...(insulation ? [rowOf(COPY.insulation, insulation, fuels)] : []),
          ...routes.map((route) =>
            rowOf(
              route.chosen ? COPY.chosen(COPY.names[route.id]) : COPY.names[route.id],
              route,
              fuels,
            ),
          ),
        ]}
      />
    </>
  );
}
