import { SUBMIT_MESSAGES } from '@sens/contract';
import { figures2026, makeReport } from '@sens/engine';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from '#components/ui/ErrorBoundary.tsx';
import { Toaster, type ToastMessage } from '#components/ui/Toaster.tsx';
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
  const [toast, setToast] = useState<ToastMessage | null>(null);

  useEffect(() => {
    const isNew = window.sensQuery !== undefined;
    const found = takeReportRequest(window.sensQuery);
    setRequest(found);
    if (isNew && found) setToast({ text: SUBMIT_MESSAGES.success, kind: 'success', id: 1 });
    if (!found) delete document.documentElement.dataset.view;
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
