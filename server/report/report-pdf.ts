import type { LinkedReport } from '@sens/contract';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Lead } from '#leads/store/store.ts';
import type { Turn } from '#pages/threaded-renderer.ts';
import { toLinkedReport } from './kept-report.ts';
import { plainFirstName } from './plain-name.ts';
import { REPORT_WORDS } from './words.ts';

/** Readers in a browser show a PDF inside a page of their own, which needs its own styles. */
const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Both mails of a lead, and its visitor who saves the file, come within minutes of each other. */
const KEPT = 50;
const KEPT_BYTES = 16 * 1024 * 1024;

/** A report as a file. */
export interface ReportPdf {
  /** The file as it is now; nothing when it could not be made, which is logged. Made once per state. */
  make(lead: Lead): Promise<Buffer | undefined>;
  /**
   * The same, before all that are made for somebody who opens the file: a mail goes out once. Without notes, and without
   * a name that is none: nobody proved yet that the mailbox is theirs, so no words of a stranger go there.
   */
  makeForMail(lead: Lead): Promise<Buffer | undefined>;
  /** How it is called where it is saved. */
  fileName: string;
}

/** Whose turn a file is. */
type FileTurn = Exclude<Turn, 'mail'>;

/**
 * @param makePdf lays one out; nothing when it cannot
 * @param company its name stands in the file's name
 */
export function createReportPdf(
  makePdf: (report: LinkedReport, turn: FileTurn) => Promise<Buffer | undefined>,
  company: { name: string },
): ReportPdf {
  const kept = new LRUCache<string, Buffer>({
    max: KEPT,
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  /** What is being made, so that whoever asks meanwhile gets the same. */
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  async function make(report: LinkedReport, turn: FileTurn): Promise<Buffer | undefined> {
    // All that decides what stands in it: it is dated by the lead, not by today.
    const state = JSON.stringify(report);
    const ready = kept.get(state);
    if (ready) return ready;
    // A mail does not wait in the line of those who open files.
    const sooner = underWay.get(`first ${state}`);
    const shared = sooner ?? (turn === 'later' ? underWay.get(`later ${state}`) : undefined);
    if (shared) return shared;
    const name = `${turn} ${state}`;
    const making = makePdf(report, turn).finally(() => underWay.delete(name));
    underWay.set(name, making);
    const pdf = await making;
    if (pdf) kept.set(state, pdf);
    return pdf;
  }

  return {
    make: (lead) => make(toLinkedReport(lead), 'later'),
    makeForMail({ note: _, ...lead }) {
      const report = toLinkedReport(lead);
      return make({ ...report, firstName: plainFirstName(report.firstName) ?? '' }, 'first');
    },
    fileName: REPORT_WORDS.pdfName(company.name),
  };
}

/** Sends the file to be read in the browser, or says that there is none just now. */
export function sendPdf(reply: FastifyReply, pdf: Buffer | undefined, fileName: string) {
  if (!pdf)
    return reply.code(503).type('text/plain; charset=utf-8').send(`${REPORT_WORDS.withoutPdf}\n`);
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
