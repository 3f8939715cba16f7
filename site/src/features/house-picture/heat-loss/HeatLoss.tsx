import type { EnergyState, MeasureId, Report } from '@sens/engine';
import { formatShare } from '#lib/format-nl.ts';
import type { PictureData } from '#lib/pictures.ts';
import { PART_IN_SENTENCE } from '#words/house/part-words.ts';
import { installations } from '../installations.ts';
import { HEAT_LOSS_COPY as COPY, NEIGHBOURS } from './copy.ts';
import { draughtWords } from './draught-words.ts';
import { HeatLossTable } from './HeatLossTable.tsx';
import { HeatView } from './HeatView.tsx';
import { HousePicture } from './HousePicture.tsx';
import type { HeatParts } from './heat-parts.ts';
import { againstNow, lessLost } from './shares.ts';

/** What the picture shows besides the loss: insulation, panels, a heat pump, a chimney. */
function looks(report: Report, after: boolean) {
  const { dwelling, plan } = report;
  const does = (...ids: MeasureId[]) => after && plan.some(({ id }) => ids.includes(id));
  return {
    insulated: {
      dak: dwelling.roof.value === 'goed' || does('dakisolatie', 'zoldervloerisolatie'),
      gevel: dwelling.wall.value === 'goed' || does('spouwmuurisolatie', 'gevelisolatie'),
      vloer: dwelling.floor.value === 'goed' || does('vloerisolatie', 'bodemisolatie'),
    },
    extras: installations(report, after),
  };
}

/** The part that loses most. */
const largest = ({ heatLoss }: EnergyState) =>
  heatLoss.reduce((most, one) => (one.share > most.share ? one : most));

/**
 * Where the heat goes: the picture of the visitor's type of house tinted, once it is known where its
 * parts are, and the house cut through, now and after the plan.
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
  const { dwelling, now, plan } = report;
  const after = againstNow(report.after, now);
  const most = largest(now);
  const less = lessLost(report.after, now);
  const draughts = draughtWords(now);
  const states = [
    { title: COPY.now, state: now, note: NEIGHBOURS[dwelling.woningtype.value] },
    ...(plan.length > 0
      ? [{ title: COPY.after, state: after, note: COPY.afterNote(formatShare(less), less) }]
      : []),
  ];
  return (
    <section aria-labelledby="warmteverlies" className="bg-blad-50 py-10 sm:py-14 lg:py-20">
      <div className="wrap">
        <h2 id="warmteverlies">{COPY.title}</h2>
        <p className="mt-3 max-w-[62ch] text-lg">
          {COPY.intro(PART_IN_SENTENCE[most.part], formatShare(most.share))}
        </p>
        <div className="mt-8 grid gap-5 lg:grid-cols-2 print:mt-4 print:grid-cols-2">
          {heat ? <HeatView heat={heat} picture={picture} state={now} /> : null}
          {states.map(({ title, state, note }, index) => (
            <figure
              className="break-inside-avoid rounded-large border border-zand-200 bg-white p-4 sm:p-6"
              key={title}
            >
              <h3>{title}</h3>
              <div className="mx-auto mt-2 max-w-[34rem]">
                <HousePicture
                  {...looks(report, index > 0)}
                  dwelling={dwelling}
                  state={state}
                  title={title}
                />
              </div>
              <figcaption className="mt-3 max-w-[56ch] text-sm">{note}</figcaption>
            </figure>
          ))}
        </div>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
          <span className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className="h-1.5 w-8 rounded-full bg-zon-400 forced-color-adjust-none"
            />
            {COPY.insulation}
          </span>
          <span>{COPY.sketch}</span>
        </p>
        {draughts ? <p className="mt-3 max-w-[68ch] text-sm">{draughts}</p> : null}
        <HeatLossTable after={plan.length > 0 ? after : undefined} now={now} />
      </div>
    </section>
  );
}
