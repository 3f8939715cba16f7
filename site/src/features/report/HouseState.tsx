import type { EnergyState, Report } from '@sens/engine';
import { formatEstimate, formatEuroRange, formatShare } from '#lib/format-nl.ts';
import { REPORT_COPY as COPY, PART_LABELS } from './copy.ts';

function Figure({ label, value, unit }: { label: string; value: string; unit: string }) {
  return (
    <div className="border-t border-zand-200 py-4">
      <dt className="text-sm text-bos-900/80">{label}</dt>
      <dd>
        <b className="font-kop text-xl font-bold tabular-nums">{value}</b>{' '}
        <span className="text-sm">{unit}</span>
      </dd>
    </div>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" className="h-4 w-full" preserveAspectRatio="none" viewBox="0 0 100 10">
      <rect className="fill-zand-100" height="10" rx="2" width="100" />
      <rect className="fill-klei-500" height="10" rx="2" width={(share * 100).toFixed(1)} />
    </svg>
  );
}

/** Where the heat goes: a table whose bars are its own chart. */
function HeatLoss({ state }: { state: EnergyState }) {
  const parts = [...state.heatLoss].sort((a, b) => b.share - a.share);
  return (
    <table className="w-full">
      <caption className="pb-3 text-left font-kop text-h3 font-bold tracking-tight">
        {COPY.heatLossTitle}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{COPY.heatLossPart}</th>
          <th scope="col">{COPY.heatLossShare}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ part, share }) => (
          <tr className="border-t border-zand-200" key={part}>
            <th className="w-[11.5rem] py-2.5 pr-4 text-left font-medium" scope="row">
              {PART_LABELS[part]}
            </th>
            <td>
              <span className="flex items-center gap-3">
                <Bar share={share} />
                <span className="w-12 text-right font-semibold tabular-nums">
                  {formatShare(share)}
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The house as it is: use, cost, CO2, and where the heat goes. */
export function HouseState({ report }: { report: Report }) {
  const { now } = report;
  return (
    <section aria-labelledby="huis-nu" className="bg-white py-14 lg:py-20">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="huis-nu">{COPY.nowTitle}</h2>
          <dl className="mt-6 grid grid-cols-2 gap-x-6">
            <Figure
              label={COPY.gas}
              unit={`m3 ${COPY.perYear}`}
              value={formatEstimate(now.gasM3PerYear)}
            />
            <Figure
              label={COPY.electricity}
              unit={`kWh ${COPY.perYear}`}
              value={formatEstimate(now.electricityKwhPerYear)}
            />
            <Figure
              label={COPY.cost}
              unit={COPY.perMonth}
              value={formatEuroRange(now.costCentsPerMonth)}
            />
            <Figure
              label={COPY.co2}
              unit={`kg ${COPY.perYear}`}
              value={formatEstimate(now.co2KgPerYear)}
            />
          </dl>
        </div>
        <HeatLoss state={now} />
      </div>
    </section>
  );
}
