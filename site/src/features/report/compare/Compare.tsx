import type { Report } from '@sens/engine';
import { Icon } from '#components/ui/Icon.tsx';
import { COMPARE_COPY as COPY } from '#words/compare/copy.ts';
import { stateFigures } from '#words/compare/state-figures.ts';
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
  return (
    <section aria-labelledby="huis-nu" className="bg-white py-5 sm:py-14 lg:py-20">
      <div className="wrap">
        <h2 id="huis-nu">{after ? COPY.title : REPORT_COPY.nowTitle}</h2>
        {after ? <p className="mt-2 max-w-[60ch] sm:text-lg">{COPY.intro}</p> : null}
        <div className="mt-4 grid gap-x-4 rounded-card border border-zand-200 px-4 sm:px-6 md:grid-cols-2 md:gap-x-12">
          {stateFigures(report).map(({ read, ...figure }) => (
            <FigureCard
              {...figure}
              after={after && read(after)}
              key={figure.label}
              now={read(now)}
            />
          ))}
        </div>
        <Comfort report={report} />
      </div>
    </section>
  );
}
