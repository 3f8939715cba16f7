import { SUBMIT_MESSAGES } from '@sens/contract';
import { figures2026, makeReport } from '@sens/engine';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from '#components/ui/ErrorBoundary.tsx';
import { Toaster } from '#components/ui/Toaster.tsx';
import { useToast } from '#components/ui/use-toast.ts';
import type { PictureData } from '#lib/pictures.ts';
import { houseAnswers } from './answers.ts';
import { REPORT_COPY as COPY } from './copy.ts';
import { ReportView } from './ReportView.tsx';
import { type ReportRequest, takeReportRequest } from './report-request.ts';

interface Props {
  pictures: Record<string, { now: PictureData; after: PictureData }>;
  phone: { display: string; e164: string };
}

/** Today in the Netherlands as an ISO date. */
const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date());

/** A link to the form leaves the report for it, on this same page. */
function showForm(): void {
  if (window.location.hash !== '#formulier') return;
  delete document.documentElement.dataset.view;
  document.getElementById('formulier')?.scrollIntoView();
}

function Personal({ request, pictures, phone }: Props & { request: ReportRequest }) {
  const answers = houseAnswers(request.house);
  const [report] = useState(() => makeReport(answers, figures2026, today()));
  const pair = pictures[answers.woningtype];
  if (!pair) throw new Error(`no picture of a ${answers.woningtype}`);
  return (
    <ReportView
      firstName={request.firstName}
      phone={phone}
      pictures={pair}
      reference={request.reference}
      report={report}
      reportPath={request.reportPath}
    />
  );
}

/** The report on the page that the form leads to; computed here, in the browser. */
export function ReportIsland(props: Props) {
  const [request, setRequest] = useState<ReportRequest>();
  const { toast, say } = useToast();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script arrives
  useEffect(() => {
    const isNew = window.sensQuery !== undefined;
    const found = takeReportRequest(window.sensQuery);
    setRequest(found);
    if (isNew && found) say(SUBMIT_MESSAGES.success, 'success');
    if (!found) delete document.documentElement.dataset.view;
  }, []);
  useEffect(() => {
    window.addEventListener('hashchange', showForm);
    return () => window.removeEventListener('hashchange', showForm);
  }, []);

  return (
    <ErrorBoundary>
      {request ? (
        <Personal {...props} request={request} />
      ) : (
        <p className="wrap py-32 text-center text-lg" role="status">
          {COPY.loading}
        </p>
      )}
      <Toaster closeLabel={COPY.close} toast={toast} />
    </ErrorBoundary>
  );
}
