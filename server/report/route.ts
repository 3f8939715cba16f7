import { REPORT_VIEW, reportPath } from '@sens/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Company } from '#content/company.ts';
import type { Lead } from '#leads/store/store.ts';
import type { RenderPage } from '#pages/renderer.ts';
import { type PageSettings, sendPage } from '#pages/send-page.ts';
import { refuseAllButGet } from '#plugins/methods.ts';
import { perMinute } from '#plugins/rate-limit.ts';
import type { Site } from '#static/load-site.ts';
import { sendExpiredReport } from '#static/route.ts';
import { dutchDayOf } from '#time/dutch-time.ts';
import { CALENDAR_FILE, callCalendar } from './call-calendar.ts';
import { callDayOf } from './call-day.ts';
import { type KeptReports, toLinkedReport } from './kept-report.ts';
import { keepPrivate } from './private-headers.ts';
import { type ReportPdf, sendPdf } from './report-pdf.ts';
import { type MakeReportCard, sendCard } from './social-card.ts';
import { REPORT_WORDS } from './words.ts';

const PDF = /\.pdf$/i;
const CALENDAR = /\.ics$/i;
const CARD = /\.jpg$/i;
const FILE = /\.(?:pdf|ics|jpg)$/i;

export interface ReportRouteParts {
  reports: KeptReports;
  site: Site;
  renderPage: RenderPage;
  pdf: ReportPdf;
  makeCard: MakeReportCard;
  company: Company;
  csp: PageSettings;
  /** The clock. */
  now: () => Date;
  /** Requests per minute and address: guessing a token is hopeless, and stays slow too. */
  limit: number;
}

/** Whether the address asks for the adviser's view. */
const isForAdviser = (query: unknown) =>
  (query as Record<string, unknown>)[REPORT_VIEW.name] === REPORT_VIEW.adviser;

/** `GET /rapport/{token}` and with `.pdf`, `.ics` and `.jpg`: a visitor's own report, for as long as its link works. */
export function registerReportRoute(app: FastifyInstance, parts: ReportRouteParts): void {
  const { reports, site, limit } = parts;
  const options = { config: { rateLimit: perMinute(limit) }, onSend: keepPrivate };
  app.get<{ Params: { token: string } }>(reportPath(':token'), options, async (request, reply) => {
    const { token } = request.params;
    const lead = await reports.find(token.replace(FILE, ''));
    if (!lead) return sendExpiredReport(request, reply, site);
    if (CALENDAR.test(token)) return sendCalendar(reply, lead, parts.company);
    if (CARD.test(token)) return sendCard(reply, lead, parts.makeCard);
    return PDF.test(token)
      ? sendPdf(reply, await parts.pdf.make(lead), parts.pdf.fileName)
      : sendReport(request, reply, lead, parts);
  });
  app.get(reportPath('*'), options, (request, reply) => sendExpiredReport(request, reply, site));
  refuseAllButGet(app, reportPath('*'));
}

/** The day on which the company calls, for the visitor's own calendar. */
function sendCalendar(reply: FastifyReply, lead: Lead, company: Company) {
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', `attachment; filename="${CALENDAR_FILE}"`)
    .send(callCalendar(lead, company));
}

async function sendReport(
  request: FastifyRequest,
  reply: FastifyReply,
  lead: Lead,
  { renderPage, csp, now, company }: ReportRouteParts,
) {
  const report = toLinkedReport(lead);
  const today = dutchDayOf(now());
  const name = isForAdviser(request.query) ? 'adviser' : 'report';
  const html = await renderPage(
    name === 'adviser'
      ? { page: 'adviser', report }
      : {
          page: 'report',
          report,
          today,
          awaitsCall: today <= callDayOf(lead.createdAt, company.callHours),
        },
  );
  return sendPage(
    request,
    reply.code(html === undefined ? 503 : 200),
    html,
    REPORT_WORDS.withoutPage,
    csp,
    name,
  );
}
