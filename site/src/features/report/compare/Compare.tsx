import type { Report } from '@sens/engine';
import { Icon } from '#components/ui/Icon.tsx';
import {
  formatEstimate,
  formatEuro,
  formatEuroRange,
  formatNumber,
  formatRange,
} from '#lib/format-nl.ts';
import { COMPARE_COPY as COPY } from '#words/compare/copy.ts';
import { differenceWords, heatDifferenceWords } from '#words/compare/difference-words.ts';
import { ownRoofWords } from '#words/compare/own-roof.ts';
import { co2Name, costName, usesGas, usesHeat } from '#words/compare/state-names.ts';
import { planComfort } from '#words/plan/comfort-words.ts';
import { REPORT_COPY } from '#words/report-copy.ts';
import { FigureCard } from './FigureCard.tsx';

function Comfort({ report }: { report: Report }) {
  const comfort = planComfort(report);
  if (!comfort) return null;
  return (
    <p className="mt-3 flex gap-2.5 text-sm sm:mt-6 sm:text-base">
      <Icon className="mt-0.5 size-5 sm:mt-1 text-bos-600" name="check" />
      <span>
        <b className="font-semibold">{COPY.comfort}:</b> {comfort}.
      </span>
    </p>
  );
}

/** The house now beside the house after the plan: gas, heat, electricity, cost, CO2 and what one feels of it. */
export function Compare({ report }: { report: Report }) {
  const { now, plan } = report;
  const after = plan.length > 0 ? report.after : undefined;
  const later = report.after;
  const amount = (unit: string) => (value: number) => `${formatNumber(value)} ${unit}`;
  const noMoreGas = now.gasM3PerYear.mid > 0 && later.gasM3PerYear.high <= 0;
  return (
    <section aria-labelledby="huis-nu" className="bg-white py-5 sm:py-14 lg:py-20">
      <div className="wrap">
        <h2 id="huis-nu">{after ? COPY.title : REPORT_COPY.nowTitle}</h2>
        {after ? <p className="mt-2 max-w-[60ch] sm:text-lg">{COPY.intro}</p> : null}
        <div className="mt-4 grid gap-x-4 rounded-card border border-zand-200 px-4 sm:px-6 md:grid-cols-2 md:gap-x-12">
          {usesGas(report) ? (
            <FigureCard
              after={after?.gasM3PerYear}
              difference={
                noMoreGas
                  ? COPY.noGas
                  : differenceWords(now.gasM3PerYear, later.gasM3PerYear, amount('m³'))
              }
              format={formatEstimate}
              label={REPORT_COPY.gas}
              now={now.gasM3PerYear}
              unit={COPY.m3}
            />
          ) : null}
          {usesHeat(report) ? (
            <FigureCard
              after={after?.heatGjPerYear}
              difference={heatDifferenceWords(now.heatGjPerYear, later.heatGjPerYear)}
              format={formatRange}
              label={REPORT_COPY.heat}
              note={COPY.gjMeans}
              now={now.heatGjPerYear}
              unit={COPY.gj}
            />
          ) : null}
          <FigureCard
            after={after?.electricityKwhPerYear}
            difference={differenceWords(
              now.electricityKwhPerYear,
              later.electricityKwhPerYear,
              amount('kWh'),
            )}
            format={formatEstimate}
            label={REPORT_COPY.electricity}
            note={ownRoofWords(plan)}
            now={now.electricityKwhPerYear}
            unit={COPY.kwh}
          />
          <FigureCard
            after={after?.costCentsPerMonth}
            difference={differenceWords(
              inEuros(now.costCentsPerMonth),
              inEuros(later.costCentsPerMonth),
              (euros) => `${formatEuro(euros * 100)} ${COPY.perMonth}`,
            )}
            format={formatEuroRange}
            label={costName(report)}
            now={now.costCentsPerMonth}
            unit={COPY.perMonth}
          />
          <FigureCard
            after={after?.co2KgPerYear}
            difference={differenceWords(now.co2KgPerYear, later.co2KgPerYear, amount('kg'))}
            format={formatEstimate}
            label={co2Name(report)}
            now={now.co2KgPerYear}
            unit={COPY.kg}
          />
        </div>
        <Comfort report={report} />
      </div>
    </section>
  );
}

/** Cents as euros, so that a difference is rounded by its size in euros. */
const inEuros = ({ low, mid, high }: { low: number; mid: number; high: number }) => ({
  low: low / 100,
  mid: mid / 100,
  high: high / 100,
});
