import type { Report } from '@sens/engine';
import { useState } from 'react';
import { freeWords } from '#words/plan/free-words.ts';
import { planWords } from '#words/plan/plan-words.ts';
import { sharedWords } from '#words/plan/steps-by-owner.ts';
import { vveAgenda } from '#words/plan/vve-words.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { OwnWay } from '../own-way/OwnWay.tsx';
import { Considered } from './Considered.tsx';
import { LeftOut } from './LeftOut.tsx';
import { Steps } from './Steps.tsx';
import { Totals } from './Totals.tsx';
import type { TakenOut } from './taken-out.ts';

/** What else the owner of a flat can ask the association. */
function Agenda({ report }: { report: Report }) {
  const agenda = vveAgenda(report);
  if (agenda.length === 0) return null;
  return (
    <section aria-labelledby="vve-agenda" className="mt-10">
      <h3 id="vve-agenda">{COPY.vveMore}</h3>
      <p className="mt-2 max-w-[62ch]">{COPY.vveMoreText}</p>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5">
        {agenda.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  );
}

/** The measures in order, and what they come to together. */
export function Plan({ report }: { report: Report }) {
  const { plan } = report;
  const shared = sharedWords(report);
  const { title, texts } = planWords(report);
  const free = freeWords(report);
  const [takenOut, onTakenOut] = useState<readonly TakenOut[]>([]);
  return (
    <section
      aria-labelledby="plan"
      className="bg-zand-50 print:break-before-page py-5 sm:py-14 lg:py-20"
    >
      <div className="wrap">
        <h2 id="plan">{title}</h2>
        {texts.map((text, index) => (
          <p className={`mt-3 max-w-[62ch] ${index === 0 ? 'sm:text-lg' : ''}`} key={text}>
            {text}
          </p>
        ))}
        {free ? <p className="mt-2 max-w-[72ch] text-sm max-sm:leading-snug">{free}</p> : null}
        {shared ? (
          <p className="mt-3 max-w-[62ch]">
            <b className="font-semibold">{COPY.vveTitle}.</b> {shared}
          </p>
        ) : null}
        <Steps onTakenOut={onTakenOut} report={report} takenOut={takenOut} />
        <Agenda report={report} />
        {plan.length > 0 ? <Totals report={report} /> : null}
        <Considered report={report} />
        <OwnWay report={report} />
        <LeftOut report={report} />
      </div>
    </section>
  );
}
