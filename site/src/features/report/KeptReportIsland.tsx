import { countedOn, type LinkedReport } from '@sens/contract';
import { ErrorBoundary } from '#components/ui/ErrorBoundary.tsx';
import { LiveReport, type LiveReportProps } from './LiveReport.tsx';

/** The report behind its link, for anyone who has it: rendered by the server, then open to correction. */
export function KeptReportIsland({
  kept,
  ...rest
}: { kept: LinkedReport } & Pick<
  LiveReportProps,
  'awaitsCall' | 'pictures' | 'phone' | 'siteName' | 'whatsapp'
>) {
  const { firstName, reference, token, answers, registered, note, proof } = kept;
  return (
    <ErrorBoundary>
      <LiveReport
        answers={answers}
        firstName={firstName}
        isKept
        note={note}
        proof={proof}
        reference={reference}
        registered={registered}
        today={countedOn(kept)}
        token={token}
        {...rest}
      />
    </ErrorBoundary>
  );
}
