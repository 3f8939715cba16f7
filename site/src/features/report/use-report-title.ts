import type { Report } from '@sens/engine';
import { useEffect } from 'react';
import { reportTitle } from './report-title.ts';

/** Names the page after the report that it shows, as long as it shows it. */
export function useReportTitle(report: Report, siteName: string): void {
  const title = reportTitle(report, siteName);
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
