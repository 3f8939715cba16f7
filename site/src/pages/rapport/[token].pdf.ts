import { countedOn, reportPath, withRegistered } from '@sens/contract';
import { toolFiguresFor } from '@sens/engine';
import type { APIRoute } from 'astro';
import { loadHouseParts } from '#features/house-picture/heat-loss/heat-parts.ts';
import { knownReport } from '#features/report/known-report.ts';
import { makeReportPdf } from '#features/report-pdf/make-report-pdf.ts';
import { heatPictureFile, measureFile, reportPictures } from '#features/report-pdf/pictures.ts';
import { askedFor } from '#lib/asked.ts';
import { planCashFlow } from '#words/money/plan-cash-flow.ts';
import { checklist, company } from '../../content-queries.ts';

export const prerender = false;

/** The report behind its link as a PDF; the server looks it up and asks for this. */
export const GET: APIRoute = async ({ locals, url }) => {
  const { pictures, pdfFile } = locals;
  const kept = askedFor(locals, 'pdf')?.report;
  if (!kept || !pictures || !pdfFile) return new Response(null, { status: 404 });
  const { firstName, reference, token, registered, note } = kept;
  const day = countedOn(kept);
  const report = knownReport(kept.answers, registered, day);
  const woningtype = report.dwelling.woningtype.value;
  const parts = await loadHouseParts(woningtype);
  const bytes = await makeReportPdf({
    report,
    registered,
    firstName,
    note,
    reference,
    company,
    checklist,
    pictures: reportPictures(report, pictures.dwellings[woningtype], parts.outside, pdfFile),
    measurePicture: (id) => pdfFile(measureFile(id)),
    heat: {
      jpeg: pdfFile(heatPictureFile(woningtype)),
      parts: parts.cutaway,
    },
    cashFlow: planCashFlow(withRegistered(kept.answers, registered), report, toolFiguresFor(day)),
    // The origin that the server is reached at now, not the one it was built for.
    site: url.origin,
    path: reportPath(token),
    font: pdfFile,
  });
  return new Response(bytes, { headers: { 'content-type': 'application/pdf' } });
};
