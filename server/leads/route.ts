import { CALL_BACK, type LeadReceipt } from '@sens/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asksForJson } from '#http/accept.ts';
import { isCrossSite } from '#http/cross-site.ts';
import { isPostedForm } from '#http/posted-form.ts';
import type { Sources } from '#leads/sources/sources.ts';
import type { RenderPage } from '#pages/renderer.ts';
import type { PageSettings } from '#pages/send-page.ts';
import { logFailure, setRetryAfter } from '#plugins/errors.ts';
import { refuseMethodsBut } from '#plugins/methods.ts';
import { AppError } from '#refusals/app-error.ts';
import { toAppError } from '#refusals/to-app-error.ts';
import type { FailurePage } from '#static/failure-page.ts';
import { sendFormPage } from './form-page.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { createTurns } from './in-turn.ts';
import { readLead } from './read-body.ts';
import type { Counted } from './rush.ts';
import type { LeadService } from './service.ts';
import { spamReasons } from './spam.ts';
import { isDoubt } from './store/doubt.ts';
import { TooManyLeadsError } from './store/store.ts';
import { createSubmitLimit, FloodError } from './submit-limit.ts';

/** Where the form is, for whoever opens its address or comes back to it. */
const FORM_PAGE = '/verduurzamingsrapportage#formulier';

export interface LeadRouteParts {
  leads: LeadService;
  sources: Sources;
  renderPage: RenderPage;
  csp: PageSettings;
  /** For refusals that should cost little. */
  failurePage: FailurePage | undefined;
  /** Origins besides the one it is asked at that may post the form. */
  allowedOrigins: readonly string[];
  /** Submissions per minute and address. */
  limit: number;
  /** Counts a request, and tells whether it came in a rush. */
  countRush: () => Counted;
  /** Tells whether a form came back sooner than anybody fills one in. */
  isHurried: (request: FastifyRequest) => Promise<boolean>;
}

interface Taken {
  receipt: LeadReceipt;
  /** A request to be called back has none. */
  hasReport: boolean;
}

/** `POST /submit-lead`: takes a lead in from script (JSON) or from the bare form. */
export function registerLeadRoute(app: FastifyInstance, parts: LeadRouteParts): void {
  const { leads, sources, limit, countRush, isHurried } = parts;
  const checkLimit = createSubmitLimit(app, leads, limit);
  const inTurn = createTurns();
  const allowed = new Set(parts.allowedOrigins);

  async function take(request: FastifyRequest): Promise<Taken> {
    // Counted once the body is there, so that a visitor without script keeps what was typed.
    const giveBack = await checkLimit(request);
    const { submission, dropped } = readLead(request, sources);
    const signs = spamReasons(request.body, submission);
    const rush = countRush();
    if (rush.isRush) signs.push('rush');
    const mayProve = submission.form_type !== CALL_BACK;
    if (mayProve && (await isHurried(request))) signs.push('hurry');
    // Nobody could prove a request to be called back: it has no report. So what people give too does not hold it up.
    const spam = mayProve ? signs : signs.filter((sign) => !isDoubt(sign));
    const { receipt, isNew } = await leads.take(submission, {
      idempotencyKey: readIdempotencyKey(request),
      spam,
    });
    if (!isNew) {
      giveBack();
      rush.giveBack();
    }
    const { reference } = receipt;
    request.log.info({ reference, isNew, ...(spam.length > 0 ? { spam } : {}) }, 'lead kept');
    if (dropped.length > 0) request.log.warn({ reference, dropped }, 'odd values dropped');
    return { receipt, hasReport: submission.form_type !== CALL_BACK };
  }

  app.post('/submit-lead', {
    onRequest: async (request) => {
      // Before the body is read. Of JSON from elsewhere a browser asks first (CORS).
      if (isPostedForm(request) && isCrossSite(request, allowed)) throw new AppError('cross_site');
    },
    errorHandler: (error, request, reply) => {
      if (!wantsPage(request)) throw error;
      const refusal = toAppError(error);
      logFailure(request, refusal, error);
      setRetryAfter(reply, refusal);
      if (isForNobody(error)) return sendSentence(reply, refusal, parts.failurePage);
      return sendFormPage(request, reply, refusal, parts);
    },
    handler: async (request, reply) => {
      // Of the same submission sent twice at once, the second is a repeat only when the first is kept.
      const taken = await inTurn(readIdempotencyKey(request), () => take(request));
      const { ok, reference, reportPath } = taken.receipt;
      if (!taken.hasReport) return reply.send({ ok, reference });
      return wantsPage(request) ? seeOther(reply, reportPath) : reply.send(taken.receipt);
    },
  });
  refuseMethodsBut(app, '/submit-lead', ['POST'], FORM_PAGE);
}

/**
 * Few visitors wait for the filled-in form, if any: the built page with a sentence in it costs a hundredth
 * of making that one, and whoever goes back from it finds what was typed.
 */
const isForNobody = (error: unknown) =>
  error instanceof FloodError ||
  (error instanceof TooManyLeadsError && error.of === 'all') ||
  (error instanceof AppError && error.code === 'cross_site');

function sendSentence(reply: FastifyReply, refusal: AppError, page: FailurePage | undefined) {
  const { message } = refusal.toBody().error;
  reply.code(refusal.status).header('cache-control', 'no-store');
  const made = page?.(message);
  return made
    ? reply.headers(made.headers).send(made.html)
    : reply.type('text/plain; charset=utf-8').send(`${message}\n`);
}

const wantsPage = (request: FastifyRequest) => isPostedForm(request) && !asksForJson(request);

const seeOther = (reply: FastifyReply, path: string) =>
  reply.header('cache-control', 'no-store').redirect(path, 303);
