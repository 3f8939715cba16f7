import type { Report } from '@sens/engine';
import { renderToStaticMarkup } from 'react-dom/server';
import { ReportView } from '#features/report/ReportView.tsx';
import type { PictureData } from '#lib/pictures.ts';
import { COMPANY } from './make-pdf.ts';

const PICTURE: PictureData = {
  alt: '',
  src: '/huis.webp',
  width: 1,
  height: 1,
  sizes: '',
  source: { type: 'image/avif', srcSet: '' },
};

/**
 * The page of a report, as a browser without a script has it.
 * @param reportPath its link; without one there is nothing to send on
 */
export const reportPage = (report: Report, reportPath = ''): string =>
  renderToStaticMarkup(
    <ReportView
      firstName="Willemijn"
      isKept
      phone={COMPANY.phone}
      pictures={{ now: PICTURE, cutaway: PICTURE, layers: {} }}
      reference="SR-7F3K9Q"
      report={report}
      reportPath={reportPath}
    />,
  );
