import type { Report } from '@sens/engine';
import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { PhoneFold } from '#components/ui/PhoneFold.tsx';
import { callWords } from '#lib/format-nl.ts';
import { planWords } from '#words/plan/plan-words.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { PAGE_COPY } from './copy.ts';

/** What happens after the request (the spec's timeline), and the home visit as the next step. */
export function NextSteps({
  report,
  calendar = '',
  notes,
  phone,
}: {
  report: Report;
  /** Where the day of the company's call is to be had as a calendar file; empty once it is over. */
  calendar?: string;
  /** Where the reader writes down what goes along with the report. */
  notes?: ReactNode;
  phone: { display: string; e164: string };
}) {
  return (
    <section aria-labelledby="vervolg" className="bg-blad-50 py-5 sm:py-14 lg:py-20">
      <div className="wrap grid gap-x-16 gap-y-4 lg:grid-cols-[1fr_1.3fr] print:block">
        <div className="content-start">
          <h2 id="vervolg">{COPY.nextTitle}</h2>
          <div className="mt-4 rounded-card border border-zand-200 bg-white p-4 sm:p-6 print:hidden">
            <h3>{COPY.visitTitle}</h3>
            <p className="mt-2">{COPY.visitText}</p>
            <ButtonLink className="mt-4" href={`tel:${phone.e164}`}>
              <Icon name="phone" /> {callWords(phone.display)}
            </ButtonLink>
            {calendar ? (
              <p className="mt-3 text-sm">
                <a className="text-link" download href={calendar}>
                  {PAGE_COPY.calendar}
                </a>
              </p>
            ) : null}
          </div>
          {notes ? <div className="mt-4 lg:mt-10">{notes}</div> : null}
        </div>
        <PhoneFold title={PAGE_COPY.timeline}>
          <ol className="grid print:mt-3 print:block">
            {planWords(report).timeline.map((step, index) => (
              <li
                className="relative grid gap-x-5 pb-1 last:pb-0 sm:grid-cols-[7.5rem_1fr] sm:pb-7"
                key={step.when}
              >
                <span className="border-l-2 border-blad-200 pl-6 text-sm font-semibold text-bos-600 max-sm:row-start-1 sm:border-0 sm:pt-0.5 sm:pl-0 sm:text-right">
                  {step.when}
                </span>
                <div className="relative border-l-2 border-blad-200 pb-1 pl-6 max-sm:text-sm">
                  <span
                    aria-hidden="true"
                    className={`absolute top-1.5 -left-[9px] size-4 rounded-full ${index === 0 ? 'bg-zon-500' : 'bg-bos-600'}`}
                  />
                  <h3 className="text-lg">{step.title}</h3>
                  <p>{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </PhoneFold>
      </div>
    </section>
  );
}
