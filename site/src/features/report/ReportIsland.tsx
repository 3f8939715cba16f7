import { formHouseAnswers, SUBMIT_MESSAGES } from '@sens/contract';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from '#components/ui/ErrorBoundary.tsx';
import { Toaster } from '#components/ui/Toaster.tsx';
import { useToast } from '#components/ui/use-toast.ts';
import { today } from '#lib/today.ts';
import { REPORT_COPY as COPY } from './copy.ts';
import { LiveReport, type LiveReportProps } from './LiveReport.tsx';
import { keepRefined, type ReportRequest, takeReportRequest } from './report-request.ts';

type Props = Pick<LiveReportProps, 'pictures' | 'phone'>;

const TOAST_MS = 3_000;

/** A link to the form leaves the report for it, on this same page. */
function showForm(): void {
  if (window.location.hash !== '#formulier') return;
  delete document.documentElement.dataset.view;
  document.getElementById('formulier')?.scrollIntoView();
}

function Personal({ request, ...props }: Props & { request: ReportRequest }) {
  const [base] = useState(() => formHouseAnswers(request.house));
  const [day] = useState(today);
  const [keep] = useState(() => keepRefined(request));
  return (
    <LiveReport
      answers={request.refined ?? base}
      base={base}
      firstName={request.firstName}
      isKept={false}
      onAnswers={keep}
      reference={request.reference}
      today={day}
      token={request.reportPath.split('/').at(-1) ?? ''}
      {...props}
    />
  );
}

/** The report on the page that the form leads to; computed here, in the browser. */
export function ReportIsland(props: Props) {
  const [request, setRequest] = useState<ReportRequest>();
  const { toast, say, hush } = useToast();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script arrives
  useEffect(() => {
    const isNew = window.sensQuery !== undefined;
    const found = takeReportRequest(window.sensQuery);
    setRequest(found);
    if (!found) delete document.documentElement.dataset.view;
    if (!isNew || !found) return;
    // The report stands there already: the message need not stay.
    say(SUBMIT_MESSAGES.success, 'success');
    const timer = setTimeout(hush, TOAST_MS);
    return () => clearTimeout(timer);
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
