import type { Report } from '@sens/engine';
import { formatEuro, formatNumber, roundEstimate } from '#lib/format-nl.ts';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { REPORT_COPY } from '#words/report-copy.ts';
import { FiguresTable } from '../plan/FiguresTable.tsx';
import { OWN_WAY_COPY as COPY } from './copy.ts';

const money = (cents: number) => formatEuro(roundEstimate(cents / 100) * 100);
const amount = (value: number) => formatNumber(roundEstimate(value));

/** The ways of heating that this house can go, each with what its own best package costs and gives. */
export function Routes({ routes }: Pick<Report, 'routes'>) {
  return (
    <>
      <h4 className="text-lg">{COPY.routesTitle}</h4>
      <p className="mt-1 max-w-[62ch] text-sm">{COPY.routesText}</p>
      <FiguresTable
        caption={COPY.routesTitle}
        heads={[
          COPY.route,
          REPORT_COPY.net,
          REPORT_COPY.saving,
          COPY.left,
          REPORT_COPY.labelAfter,
          COPY.gas,
          COPY.co2,
          COPY.measures,
        ]}
        rows={routes.map((route) => [
          route.chosen ? COPY.chosen(COPY.names[route.id]) : COPY.names[route.id],
          money(route.netInvestmentCents),
          money(route.savingCentsPerYear),
          money(route.gainCentsPerYear),
          COPY.label(route.labelAfter),
          route.gasM3PerYear > 0 ? COPY.m3(amount(route.gasM3PerYear)) : COPY.noGas,
          COPY.kg(amount(route.co2KgPerYear)),
          route.measures.map((id) => MEASURE_WORDS[id].name).join(', ') || COPY.noMeasure,
        ])}
      />
    </>
  );
}
