import { REPORT_LINK_DAYS } from '@sens/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isReportToken } from '#leads/reference.ts';
import type { Lead, LeadStore } from '#leads/store/store.ts';
import type { RenderPage } from '#pages/renderer.ts';
import { sendPage } from '#pages/send-page.ts';
import type { CspSettings } from '#plugins/csp.ts';
import { perMinute } from '#plugins/rate-limit.ts';
import type { Site } from '#static/load-site.ts';
import { sendNotFound } from '#static/route.ts';

const DAY_MS = 24 * 60 * 60_000;

const WITHOUT_PAGE =
  'Uw aanvraag is ontvangen. Uw rapport kan nu niet worden getoond. Probeer het later opnieuw.';

export interface ReportRouteParts {
  store: LeadStore;
  site: Site;
  renderPage: RenderPage;
  csp: CspSettings;
  /** Requests per minute and address: guessing a token is hopeless, and stays slow too. */
  limit: number;
  now: () => Date;
}

/** Whatever is answered here: the address itself is the key, so it stays between the two of us. */
const PRIVATE_HEADERS = {
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
};

/** `GET /rapport/{token}`: a visitor's own report, for as long as its link works. */
export function registerReportRoute(app: FastifyInstance, parts: ReportRouteParts): void {
  const { store, site, renderPage, csp, limit, now } = parts;
  const options = {
    config: { rateLimit: perMinute(limit) },
    onSend: async (_request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(PRIVATE_HEADERS);
    },
  };
  app.get<{ Params: { token: string } }>('/rapport/:token', options, async (request, reply) => {
    const { token } = request.params;
    const since = new Date(now().getTime() - REPORT_LINK_DAYS * DAY_MS);
    const lead = isReportToken(token) ? await store.findByReportToken(token, since) : undefined;
    if (!lead) return sendNotFound(request, reply, site);
    const html = await renderPage(`/rapport/${token}`, { report: toReport(lead) });
    return sendPage(request, reply.code(html === undefined ? 503 : 200), html, WITHOUT_PAGE, csp);
  });
  app.get('/rapport/*', options, (request, reply) => sendNotFound(request, reply, site));
}

const amsterdamDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

/** What the report page may know: no more of the lead than it shows. */
function toReport({ reference, createdAt, submission }: Lead) {
  const { first_name: firstName, woningtype, bouwjaar, postcode, energy_data: energy } = submission;
  return {
    firstName,
    reference,
    createdOn: amsterdamDate.format(createdAt),
    answers: {
      woningtype,
      ...(bouwjaar ? { bouwjaar } : {}),
      ...(energy.current_energy_costs ? { monthlyBill: energy.current_energy_costs } : {}),
      postcode,
    },
  };
}
