import type { Figure, isdeDemands2026, ToolFigures } from '@sens/engine';
import type { ReactNode } from 'react';
import { CardTable } from '#components/ui/CardTable.tsx';
import { PhoneFold } from '#components/ui/PhoneFold.tsx';
import { formatCents, formatDate, formatEuro, formatNumber, formatPeriod } from '#lib/format-nl.ts';
import { ISDE_COPY as COPY } from './copy.ts';
import { areaRows, deviceRows, pumpRows } from './isde-rows.ts';

const list = (items: readonly string[]) => items.map((item) => <li key={item}>{item}</li>);

/** Who published these figures and when, each publisher's page once. */
function SourceLine({
  figures,
  cited,
}: {
  figures: ToolFigures;
  cited: readonly Pick<Figure<unknown>, 'sources' | 'date'>[];
}) {
  const pages = new Map(cited.map(({ sources: [id], date }) => [id, date]));
  return (
    <p className="text-sm">
      <em>
        {COPY.source}:{' '}
        {[...pages].map(([id, date], index) => {
          const { publisher, title, url } = { url: undefined, ...figures.sources[id] };
          const name = `${publisher}, ${title}`;
          return (
            <span key={id}>
              {index > 0 ? '; ' : ''}
              {url ? (
                <a className="text-link" href={url} rel="noopener">
                  {name}
                </a>
              ) : (
                name
              )}
              , {COPY.asOf(formatPeriod(date))}
            </span>
          );
        })}
        .
      </em>
    </p>
  );
}

interface IsdeProps {
  figures: ToolFigures;
  demands: typeof isdeDemands2026;
}

/** A measure with what else is to be known of it in small. */
const named = (name: string, small: string | undefined) =>
  small ? (
    <>
      {name}
      <small className="block text-xs font-normal">{small}</small>
    </>
  ) : (
    name
  );

/**
 * What the ISDE pays per m2 of insulation and glass: amounts, areas and what it asks.
 * @param small areas and demands under the name, so that three columns are enough
 */
export function IsdeAreaTable({
  figures,
  demands,
  small = false,
}: IsdeProps & { small?: boolean }) {
  const { areaRates, glassTwice } = figures.isde;
  const rows = areaRows(figures, demands);
  return (
    <>
      <CardTable
        caption={COPY.perM2}
        heads={small ? COPY.heads.slice(0, 3) : COPY.heads}
        rows={rows.map(({ name, note, one, two, area, demand }) =>
          small
            ? [named(name, [area, demand, note].filter(Boolean).join('. ')), one, two]
            : [named(name, note), one, two, area, demand],
        )}
        small={small}
      />
      <p>
        {COPY.twice(String(glassTwice.value.applications), glassTwice.value.withinMonths)}{' '}
        {COPY.indicativeNote}
      </p>
      <SourceLine cited={[areaRates.dakisolatie, glassTwice, demands.cavityRd]} figures={figures} />
    </>
  );
}

/** Whether a day (ISO) lies after the last of the amounts. */
const isOver = ({ isde }: IsdeProps['figures'], day: string) => day > isde.validUntil;

/** Says it where a day (ISO) lies after the last of the amounts. */
export const IsdeOutdated = ({ figures, day }: Pick<IsdeProps, 'figures'> & { day: string }) =>
  isOver(figures, day) ? (
    <p>
      <b>{COPY.outdated(formatDate(figures.isde.validUntil))}</b>
    </p>
  ) : null;

/** What the ISDE pays for an air-to-water heat pump, by its power and label. */
export function IsdePumpTable({ figures }: Pick<IsdeProps, 'figures'>) {
  const { heatPump, buildDate, furtherHeatPump, heatPumpGwp } = figures.isde;
  const { startEur, eurPerKw, bonusAppPEur, minimumEur } = heatPump.value;
  return (
    <>
      <p>
        {COPY.pumpText(
          formatEuro(startEur * 100),
          formatCents(eurPerKw * 100),
          formatEuro(bonusAppPEur * 100),
        )}
      </p>
      <CardTable caption={COPY.pump} heads={COPY.pumpHeads} rows={pumpRows(figures)} small />
      <p>
        {COPY.pumpMinimum(formatEuro(minimumEur * 100))}{' '}
        {COPY.pumpFurther(formatCents(furtherHeatPump.value.eurPerKw * 100))}{' '}
        {COPY.pumpHouse(buildDate.value.builtBeforeYear, formatDate(buildDate.value.permitBefore))}{' '}
        {COPY.pumpGwp(
          formatNumber(heatPumpGwp.value.chargeBelowKg),
          formatNumber(heatPumpGwp.value.gwpAbove),
        )}
      </p>
      <SourceLine cited={[heatPump, buildDate]} figures={figures} />
    </>
  );
}

/** One of the tables under its heading; on a phone folded behind it. */
function FoldedPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PhoneFold title={title}>
      <div className="prose">
        <h3 data-fold-title="">{title}</h3>
        {children}
      </div>
    </PhoneFold>
  );
}

/**
 * Everything the ISDE pays in a year: per measure the amounts, the areas, what it asks, and when to
 * apply; from the engine's figures, so that page and calculators cannot differ.
 * @param day today, as an ISO date: after the last day of the amounts the page says so
 */
export function IsdeTables({ figures, demands, day }: IsdeProps & { day: string }) {
  const { isde } = figures;
  const consultation = demands.consultation2027;
  return (
    <div className="prose">
      <h2 id="isde-bedragen">{COPY.title(isde.year)}</h2>
      <IsdeOutdated day={day} figures={figures} />
      <ul>{list(COPY.rules(isde.period.value.months))}</ul>
      <p>{COPY.terms}</p>
      <FoldedPart title={COPY.perM2}>
        <IsdeAreaTable demands={demands} figures={figures} />
      </FoldedPart>
      <FoldedPart title={COPY.pump}>
        <IsdePumpTable figures={figures} />
      </FoldedPart>
      <FoldedPart title={COPY.devices}>
        <p>{COPY.devicesText}</p>
        <CardTable
          caption={COPY.devices}
          heads={COPY.deviceHeads}
          rows={deviceRows(figures).map(({ name, amount, demand }) => [name, amount, demand])}
        />
        <SourceLine
          cited={[
            isde.heatPumpLists['bodem-water'],
            isde.solarBoilers,
            isde.ventilation,
            isde.heatNetwork,
          ]}
          figures={figures}
        />
      </FoldedPart>
      <h2 id="jaarwisseling">{COPY.turn(isde.year + 1)}</h2>
      <p>
        {COPY.turnUnknown(isOver(figures, day), formatDate(isde.validUntil), isde.year + 1)}{' '}
        {COPY.turnConsulted(
          formatDate(consultation.value.from),
          formatDate(consultation.value.until),
        )}
      </p>
      <p>{COPY.turnRule}</p>
      <ul>{list(COPY.turnCases(formatDate(isde.validUntil), isde.year + 1))}</ul>
      <p>{COPY.turnAdvice}</p>
      <SourceLine cited={[consultation]} figures={figures} />
    </div>
  );
}
