import { adviserPath } from '@sens/contract';
import { figuresFor, type Report } from '@sens/engine';
import { useEffect, useMemo, useRef } from 'react';
import { Folded } from '#components/ui/Folded.tsx';
import { SeenLater } from '#features/citations/SeenLater.tsx';
import { Sources } from '#features/citations/Sources.tsx';
import { vatWords } from '#words/money/vat-words.ts';
import { reasonWords } from '#words/plan/reason-words.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { PAGE_COPY } from './copy.ts';
import { loadMethod, methodLater } from './method/method-later.ts';

const LINK = 'text-link inline-flex min-h-11 items-center';

/** How it was computed: what was assumed, and where the figures come from. */
export function Method({ report, reportPath = '' }: { report: Report; reportPath?: string }) {
  const methodOf = methodLater.use();
  const method = useMemo(
    () => methodOf?.(report, figuresFor(report.today)) ?? null,
    [methodOf, report],
  );
  // What the server sent is of the report that it made: it may not stay once the reader changed that.
  const sent = useRef(report);
  useEffect(() => {
    if (report !== sent.current) void loadMethod();
  }, [report]);
  const vat = report.plan.length > 0 ? vatWords() : [];
  const spread = report.plan.length > 1 ? [COPY.totalsSpread] : [];
  return (
    <section aria-labelledby="methode" className="bg-white py-5 sm:py-14 lg:py-20">
      <div className="wrap">
        <h2 id="methode">{COPY.methodTitle}</h2>
        <p className="mt-2 max-w-[60ch] sm:text-lg">{COPY.methodText}</p>
        <p className="mt-1 flex flex-wrap gap-x-6 print:hidden">
          <a className={LINK} href="/rekenvoorbeelden">
            {PAGE_COPY.examples}
          </a>
          {reportPath ? (
            <a className={LINK} href={adviserPath(reportPath)} rel="nofollow">
              {PAGE_COPY.forAdviser}
            </a>
          ) : null}
        </p>
        <Folded className="mt-2" summary={<h3>{COPY.assumptionsTitle}</h3>}>
          <SeenLater
            as="ul"
            className="mt-3 list-disc gap-x-14 pb-4 pl-5 text-sm md:columns-2 print:columns-2"
            load={loadMethod}
          >
            {method &&
              [...vat, ...spread, ...method.assumptions.map(reasonWords)].map((words) => (
                <li className="mb-1.5 break-inside-avoid" key={words}>
                  {words}
                </li>
              ))}
          </SeenLater>
        </Folded>
        <Folded summary={<h3>{COPY.sourcesTitle}</h3>}>
          <Sources
            className="mt-2 grid gap-1.5 text-sm md:grid-cols-2 md:gap-x-10 print:block print:columns-3 print:gap-x-6 print:text-xs"
            ids={method?.sourceIds ?? null}
            load={loadMethod}
          />
        </Folded>
      </div>
    </section>
  );
}
