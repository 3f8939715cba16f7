import { checkHouseAnswers, keepNoteSchema, reportPath } from '@sens/contract';
import type { DwellingAnswers } from '@sens/engine';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isCrossSite } from '#http/cross-site.ts';
import { isPostedForm } from '#http/posted-form.ts';
import type { Lead } from '#leads/store/store.ts';
import { refuseMethodsBut } from '#plugins/methods.ts';
import { perMinute } from '#plugins/rate-limit.ts';
import { AppError } from '#refusals/app-error.ts';
import { type KeptReports, toKeptReport } from './kept-report.ts';
import { keepPrivate } from './private-headers.ts';

interface AnswersRequest {
  Params: { token: string };
}

export interface AnswersRouteParts {
  reports: KeptReports;
  /** Origins that may post a form of their own. */
  allowedOrigins: readonly string[];
  /** Requests per minute and address, for reading and for keeping. */
  limit: number;
}

/**
 * `GET` and `PUT /report/{token}`: the answers that a report is made of, to be read and refined. `POST`,
 * the button of its page, makes it anew with the rules of today. `PUT` with `/note`: what its reader writes down.
 */
export function registerAnswersRoute(app: FastifyInstance, parts: AnswersRouteParts): void {
  const { reports, limit } = parts;
  const allowed = new Set(parts.allowedOrigins);
  const options = { config: { rateLimit: perMinute(limit) }, onSend: keepPrivate };
  app.get<AnswersRequest>('/report/:token', options, async ({ params }) =>
    answer(await reports.find(params.token)),
  );
  app.put<AnswersRequest>('/report/:token', options, async (request) => {
    const answers = readAnswers(request);
    const lead = await reports.keep(request.params.token, answers);
    if (lead) request.log.info({ reference: lead.reference }, 'report refined');
    return answer(lead);
  });
  app.put<AnswersRequest>('/report/:token/note', options, async (request) => {
    const lead = await reports.keepNote(request.params.token, readNote(request));
    if (lead) request.log.info({ reference: lead.reference }, 'report note kept');
    return answer(lead);
  });
  app.post<AnswersRequest>(
    '/report/:token',
    {
      ...options,
      onRequest: async (request) => {
        if (isCrossSite(request, allowed)) throw new AppError('cross_site');
      },
    },
    async ({ params }, reply) => {
      await reports.recount(params.token);
      // A link that works no more says so itself.
      return reply.redirect(reportPath(encodeURIComponent(params.token)), 303);
    },
  );
  refuseMethodsBut(app, '/report/:token', ['GET', 'PUT', 'POST']);
  refuseMethodsBut(app, '/report/:token/note', ['PUT']);
}

/** Whatever is wrong with a link, it is answered the same. */
function answer(lead: Lead | undefined) {
  if (!lead) throw new AppError('not_found');
  return toKeptReport(lead);
}

/**
 * @throws AppError `unsupported_media_type` for a form, `malformed_body` when there are no answers in
 *   it, `invalid_fields` with a Dutch message per field
 */
function readAnswers(request: Pick<FastifyRequest, 'body' | 'headers'>): DwellingAnswers {
  if (isPostedForm(request)) throw new AppError('unsupported_media_type');
  const { body } = request;
  if (typeof body !== 'object' || body === null || !('answers' in body)) {
    throw new AppError('malformed_body');
  }
  const result = checkHouseAnswers(body.answers);
  if (result.ok) return result.answers;
  const isUnreadable = Object.keys(result.fields).length === 0;
  throw isUnreadable
    ? new AppError('malformed_body')
    : new AppError('invalid_fields', result.fields);
}

/**
 * @throws AppError `unsupported_media_type` for a form, `malformed_body` when there is no note in it,
 *   `invalid_fields` with a Dutch message
 */
function readNote(request: Pick<FastifyRequest, 'body' | 'headers'>): string {
  if (isPostedForm(request)) throw new AppError('unsupported_media_type');
  const result = keepNoteSchema.safeParse(request.body);
  if (result.success) return result.data.note;
  const isText = typeof (request.body as { note?: unknown } | null)?.note === 'string';
  const [issue] = result.error.issues;
  throw isText && issue
    ? new AppError('invalid_fields', { note: issue.message })
    : new AppError('malformed_body');
}
