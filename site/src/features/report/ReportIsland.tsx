import { formHouseAnswers, REPORT_PAGE } from '@sens/contract';
import { asGiven, type DwellingAnswers } from '@sens/engine';
import { useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '#components/ui/ErrorBoundary.tsx';
import { unpackPictures } from '#features/house-picture/packed-pictures.ts';
import { today } from '#lib/today.ts';
import { PAGE_COPY } from './copy.ts';
import { LiveReport, type LiveReportProps } from './LiveReport.tsx';
import { keepShown, type ReportRequest, takeReportRequest } from './report-request.ts';

type Props = Pick<LiveReportProps, 'phone' | 'siteName' | 'whatsapp'> & {
  /** Packed: the page has those of every type of house. */
  pictures: string;
};

/** Whoever just asked for the report starts at its title; a screen reader then says where one is. */
const toTop = () =>
  document.querySelector<HTMLElement>('[data-report] h1')?.focus({ preventScroll: true });

function Personal({
  request,
  isNew,
  pictures: packed,
  ...props
}: Props & { request: ReportRequest; isNew: boolean }) {
  useEffect(() => {
    if (isNew) toTop();
  }, [isNew]);
  const [base] = useState(() => formHouseAnswers(request.house));
  const [day] = useState(today);
  const [pictures] = useState(() => unpackPictures(packed));
  const [{ onAnswers, onNote }] = useState(() => {
    const keep = keepShown(request);
    return {
      onAnswers: (refined: DwellingAnswers) => keep({ refined }),
      onNote: (note: string) => keep({ note }),
    };
  });
  return (
    <LiveReport
      awaitsCall
      answers={request.refined ? asGiven(request.refined, base) : base}
      base={base}
      firstName={request.firstName}
      isKept={false}
      note={request.note}
      onAnswers={onAnswers}
      onNote={onNote}
      pictures={pictures}
      proof={request.proof}
      reference={request.reference}
      registered={request.registered}
      today={day}
      token={REPORT_PAGE.exec(request.reportPath)?.[1] ?? ''}
      {...props}
    />
  );
}

/** The report on the page that the form leads to; computed here, in the browser. */
export function ReportIsland(props: Props) {
  const [request, setRequest] = useState<ReportRequest>();
  const [isNew, setIsNew] = useState(false);
  const formTitle = useRef('');

  useEffect(() => {
    formTitle.current = document.title;
    const found = takeReportRequest(window.sensQuery);
    setRequest(found);
    setIsNew(found !== undefined && window.sensQuery !== undefined);
    if (!found) delete document.documentElement.dataset.view;
  }, []);
  useEffect(() => {
    // A link to the form leaves the report for it, on this same page.
    const showForm = () => {
      if (window.location.hash !== '#formulier') return;
      document.title = formTitle.current;
      delete document.documentElement.dataset.view;
      document.getElementById('formulier')?.scrollIntoView();
    };
    window.addEventListener('hashchange', showForm);
    return () => window.removeEventListener('hashchange', showForm);
  }, []);

  return (
    <ErrorBoundary>
      {request ? (
        <Personal {...props} isNew={isNew} request={request} />
      ) : (
        <div className="report-shape wrap">
          <p role="status">{PAGE_COPY.loading}</p>
        </div>
      )}
    </ErrorBoundary>
  );
}
