import type { FastifyReply } from 'fastify';
import type { Lead } from '#leads/store/store.ts';
import type { PdfMaker } from '#pages/pdf-maker.ts';
import { toReportLocals } from './kept-report.ts';

const WITHOUT_PDF = 'Uw rapport kan nu niet als pdf worden gemaakt. Probeer het later opnieuw.';

/** Readers in a browser show a PDF inside a page of their own, which needs its own styles. */
const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** A report as a file. */
export interface ReportPdf {
  /** The file as it is now; nothing when it could not be made, which is logged. */
  make(lead: Lead): Promise<Buffer | undefined>;
  /** How it is called where it is saved. */
  fileName: string;
}

/** @param company its name stands in the file's name */
export function createReportPdf(maker: PdfMaker, company: { name: string }): ReportPdf {
  return {
    make: (lead) => maker.make(`/rapport/${lead.reportToken}.pdf`, toReportLocals(lead)),
    fileName: `Verduurzamingsrapport ${company.name}.pdf`,
  };
}

/** Sends the file to be read in the browser, or says that there is none just now. */
export function sendPdf(reply: FastifyReply, pdf: Buffer | undefined, fileName: string) {
  if (!pdf) return reply.code(503).type('text/plain; charset=utf-8').send(`${WITHOUT_PDF}\n`);
  return reply
    .type('application/pdf')
    .headers({
      'content-disposition': inline(fileName),
      'content-security-policy': PDF_POLICY,
    })
    .send(pdf);
}

/** The name twice: for old readers in ASCII, and as it is (RFC 6266). */
function inline(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
