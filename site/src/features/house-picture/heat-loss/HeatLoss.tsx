import type { Report } from '@sens/engine';
import { formatShare } from '#lib/format-nl.ts';
import type { PictureData } from '#lib/pictures.ts';
import { HEAT_LOSS_COPY as COPY } from './copy.ts';
import { draughtWords } from './draught-words.ts';
import { HeatLossTable } from './HeatLossTable.tsx';
import { HeatView } from './HeatView.tsx';
import type { HeatParts } from './heat-parts.ts';
import { mostLost } from './most-lost.ts';
import { againstNow, lessLost } from './shares.ts';

/**
 * Where the heat goes: the visitor's type of house opened, tinted once it is known where its
 * parts are, what the plan does about it, and all figures as a table behind it.
 */
export function HeatLoss({
  report,
  picture,
  heat,
}: {
  report: Report;
  picture: PictureData;
  heat: HeatParts | undefined;
}) {
  const { now, plan } = report;
  const most = mostLost(now);
  const less = lessLost(report.after, now);
  const draughts = draughtWords(report);
  return (
    <section aria-labelledby="warmteverlies" className="bg-blad-50 py-5 sm:py-14 lg:py-20">
      <div className="wrap grid gap-x-12 gap-y-4 lg:grid-cols-2 print:grid-cols-2">
        <div className="lg:col-start-2 lg:self-end">
          <h2 id="warmteverlies">{COPY.title}</h2>
          {most ? (
            <p className="mt-3 max-w-[62ch] sm:text-lg">{COPY.intro(most.parts, most.share)}</p>
          ) : null}
        </div>
        <HeatView heat={heat} picture={picture} state={now} />
        <div className="lg:col-start-2">
          {plan.length > 0 ? (
            <p className="max-w-[62ch]">
              <b className="font-semibold">{COPY.after}.</b>{' '}
              {COPY.afterNote(formatShare(less), less)}
            </p>
          ) : null}
          <HeatLossTable
            after={plan.length > 0 ? againstNow(report.after, now) : undefined}
            now={now}
          >
            {draughts ? <p className="mt-3 max-w-[68ch] text-sm">{draughts}</p> : null}
          </HeatLossTable>
        </div>
      </div>
    </section>
  );
}
