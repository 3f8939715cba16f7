import { createHash } from 'node:crypto';
import {
  PROOF_BITS,
  type ProofAnswer,
  proofSchema,
  proofText,
  type Registered,
  zeroBitsOf,
} from '@sens/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPostedForm } from '#http/posted-form.ts';
import { refuseMethodsBut } from '#plugins/methods.ts';
import { perMinute } from '#plugins/rate-limit.ts';
import { AppError } from '#refusals/app-error.ts';
import type { KeptReports } from '#report/kept-report.ts';
import { keepPrivate } from '#report/private-headers.ts';
import type { LeadService } from './service.ts';
import { isInDoubt } from './store/doubt.ts';

interface ProofRequest {
  Params: { token: string };
}

export interface ProofRouteParts {
  reports: KeptReports;
  leads: LeadService;
  /** Requests per minute and address. */
  limit: number;
}

/**
 * `POST /report/{token}/proof`: the browser that shows a report has worked for it, so that a request that was in
 * doubt is delivered after all (decision 87). The answer says what the registers hold of the house. A report that
 * waits for nothing is answered as one that no longer does.
 */
export function registerProofRoute(app: FastifyInstance, parts: ProofRouteParts): void {
  const { reports, leads, limit } = parts;
  const options = { config: { rateLimit: perMinute(limit) }, onSend: keepPrivate };
  app.post<ProofRequest>('/report/:token/proof', options, async (request) => {
    const count = readCount(request);
    const { token } = request.params;
    const lead = await reports.find(token);
    if (!lead) throw new AppError('not_found');
    if (!isInDoubt(lead.spam)) return toAnswer(lead.registered);
    if (!fits(token, count)) throw new AppError('malformed_body');
    const released = await leads.release(lead);
    if (released) request.log.info({ reference: lead.reference }, 'request proven');
    return toAnswer(released?.registered);
  });
  refuseMethodsBut(app, '/report/:token/proof', ['POST']);
}

const toAnswer = (registered: Registered | undefined): ProofAnswer & { ok: true } => ({
  ok: true,
  ...(registered ? { registered } : {}),
});

const fits = (token: string, count: number) =>
  zeroBitsOf(createHash('sha256').update(proofText(token, count)).digest()) >= PROOF_BITS;

/** @throws AppError `unsupported_media_type` for a form, `malformed_body` when there is no count in it */
function readCount(request: Pick<FastifyRequest, 'body' | 'headers'>): number {
  if (isPostedForm(request)) throw new AppError('unsupported_media_type');
  const { data } = proofSchema.safeParse(request.body);
  if (!data) throw new AppError('malformed_body');
  return data.count;
}
