import type { DwellingFacts, Report } from '@sens/engine';
import { formatEuro, formatNumber, formatPeriod } from '#lib/format-nl.ts';
import { REPORT_COPY as COPY, FACT_LABELS, ORIGIN_LABELS, valueWords } from './copy.ts';
import { reasonWords } from './reason-words.ts';

const CONFIDENCE_NOTE = {
  A: '',
  B: '',
  C: 'indicatief',
  D: 'afgeleid, indicatief',
  G: 'algemene kennis',
};

function factValue(name: keyof DwellingFacts, value: string | number): string {
  if (typeof value === 'string') return String(valueWords(value));
  if (name === 'monthlyCostEur') return formatEuro(value * 100);
  if (name === 'floorAreaM2') return `${formatNumber(value)} m2`;
  if (name === 'solarPanels' && value === 0) return 'geen';
  return name === 'bouwjaar' ? String(value) : formatNumber(value);
}

const FACT_ORDER = Object.keys(FACT_LABELS) as (keyof DwellingFacts)[];

function Facts({ facts }: { facts: DwellingFacts }) {
  return (
    <table className="w-full text-sm">
      <tbody>
        {FACT_ORDER.map((name) => [name, facts[name]] as const).map(
          ([name, fact]) =>
            fact && (
              <tr className="border-t border-zand-200" key={name}>
                <th className="py-2 pr-3 text-left font-medium" scope="row">
                  {FACT_LABELS[name]}
                </th>
                <td className="py-2 pr-3">{factValue(name, fact.value)}</td>
                <td className="py-2 text-bos-900/75">{ORIGIN_LABELS[fact.origin]}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}

function Sources({ sources }: Pick<Report, 'sources'>) {
  return (
    <ul className="mt-3 grid gap-1.5 text-sm md:grid-cols-2 md:gap-x-10">
      {sources.map((source) => {
        const note = CONFIDENCE_NOTE[source.confidence];
        const text = `${source.label}: ${source.publisher}, ${formatPeriod(source.date)}`;
        return (
          <li key={source.id}>
            {source.url ? (
              <a className="text-link" href={source.url} rel="noopener">
                {text}
              </a>
            ) : (
              text
            )}
            {note ? ` (${note})` : ''}
          </li>
        );
      })}
    </ul>
  );
}

/** How it was computed: what is known and assumed, what would change it, and where figures come from. */
export function Method({ report }: { report: Report }) {
  return (
    <section aria-labelledby="methode" className="bg-white py-14 lg:py-20">
      <div className="wrap">
        <h2 id="methode">{COPY.methodTitle}</h2>
        <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <div>
            <h3>{COPY.factsTitle}</h3>
            <p className="mt-1 mb-4 max-w-[56ch]">{COPY.factsText}</p>
            <Facts facts={report.dwelling} />
            <p className="mt-4 print:hidden">
              <a className="text-link" href="/verduurzamingsrapportage#formulier">
                {COPY.again}
              </a>
            </p>
          </div>
          <div className="grid content-start gap-8">
            <div>
              <h3>{COPY.changeTitle}</h3>
              <ul className="mt-3 grid list-disc gap-1.5 pl-5">
                {report.wouldChange.slice(0, 3).map((reason) => (
                  <li key={String(reason.values?.vraag)}>{reasonWords(reason)}</li>
                ))}
              </ul>
            </div>
            <div>
              <h3>{COPY.assumptionsTitle}</h3>
              <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-sm">
                {report.assumptions.map((reason) => (
                  <li key={reason.code}>{reasonWords(reason)}</li>
                ))}
              </ul>
            </div>
          </div>
        </div>
        <details className="mt-10">
          <summary className="min-h-11 cursor-pointer font-semibold text-bos-700">
            {COPY.sourcesTitle}
          </summary>
          <Sources sources={report.sources} />
        </details>
      </div>
    </section>
  );
}
