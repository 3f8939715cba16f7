import type { Figure, Figures, isdeDemands2026 } from '@sens/engine';
import { CardTable } from '#components/ui/CardTable.tsx';
import { formatCents, formatDate, formatEuro, formatPeriod } from '#lib/format-nl.ts';
import { ISDE_COPY as COPY } from './copy.ts';
import { areaRows, deviceRows, pumpRows } from './isde-rows.ts';

/** Where a text of content/ wants the tables. */
export const ISDE_MARK = '{{isde-tabel}}';

const list = (items: readonly string[]) => items.map((item) => <li key={item}>{item}</li>);

/** Who published these figures and when, each publisher's page once. */
function SourceLine({
  figures,
  cited,
}: {
  figures: Figures;
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

/**
 * Everything the ISDE pays in a year: per measure the amounts, the areas, what it asks, and when to
 * apply; from the engine's figures, so that page and calculators cannot differ.
 * @param day today, as an ISO date: after the last day of the amounts the page says so
 */
export function IsdeTables({
  figures,
  demands,
  day,
}: {
  figures: Figures;
  demands: typeof isdeDemands2026;
  day: string;
}) {
  const { isde } = figures;
  const { heatPump, buildDate, furtherHeatPump, glassTwice, period } = isde;
  const { startEur, eurPerKw, bonusAppPEur, minimumEur } = heatPump.value;
  const [heads, deviceHeads] = [COPY.heads, COPY.deviceHeads];
  const consultation = demands.consultation2027;
  return (
    <div className="prose">
      <h2 id="isde-bedragen">{COPY.title(isde.year)}</h2>
      {day > isde.validUntil ? (
        <p>
          <b>{COPY.outdated(formatDate(isde.validUntil))}</b>
        </p>
      ) : null}
      <ul>{list(COPY.rules(period.value.months))}</ul>
      <p>{COPY.terms}</p>
      <h3>{COPY.perM2}</h3>
      <CardTable
        caption={COPY.perM2}
        heads={heads}
        rows={areaRows(figures, demands).map(({ name, note, one, two, area, demand }) => [
          note ? (
            <>
              {name}
              <small className="block font-normal">{note}</small>
            </>
          ) : (
            name
          ),
          one,
          two,
          area,
          demand,
        ])}
      />
      <p>
        {COPY.twice(String(glassTwice.value.applications), glassTwice.value.withinMonths)}{' '}
        {COPY.indicativeNote}
      </p>
      <SourceLine
        cited={[isde.areaRates.dakisolatie, glassTwice, demands.cavityRd]}
        figures={figures}
      />
      <h3>{COPY.pump}</h3>
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
        {COPY.pumpHouse(buildDate.value.builtBeforeYear, formatDate(buildDate.value.permitBefore))}
      </p>
      <SourceLine cited={[heatPump, buildDate]} figures={figures} />
      <h3>{COPY.devices}</h3>
      <p>{COPY.devicesText}</p>
      <CardTable
        caption={COPY.devices}
        heads={deviceHeads}
        rows={deviceRows(figures).map(({ name, amount, demand }) => [name, amount, demand])}
      />
      <SourceLine
        cited={[
          isde.heatPumpLists['bodem-water'],
          isde.solarBoilers.small,
          isde.ventilation,
          isde.heatNetwork,
        ]}
        figures={figures}
      />
      <h2 id="jaarwisseling">{COPY.turn(isde.year + 1)}</h2>
      <p>
        {COPY.turnUnknown(formatDate(isde.validUntil), isde.year + 1)}{' '}
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
