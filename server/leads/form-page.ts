import {
  HOUSE_FIELD,
  LEAD_FIELDS,
  type ReturnedForm,
  TOOL_FIELD,
  UNKNOWN_FIELDS,
} from '@sens/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readSource, type Sources } from '#leads/sources/sources.ts';
import type { RenderPage } from '#pages/renderer.ts';
import { type PageSettings, sendPage } from '#pages/send-page.ts';
import type { AppError } from '#refusals/app-error.ts';

export interface FormPageParts {
  sources: Sources;
  renderPage: RenderPage;
  csp: PageSettings;
}

/**
 * Shows a visitor without script the form again: what was typed is kept, what is wrong is said.
 * @param refusal its status is the answer's; without fields its sentence is shown above the form
 */
export async function sendFormPage(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: AppError,
  { sources, renderPage, csp }: FormPageParts,
): Promise<FastifyReply> {
  const { message } = refusal.toBody().error;
  const posted = (request.body ?? {}) as Record<string, unknown>;
  const values = Object.fromEntries(
    [...LEAD_FIELDS, ...UNKNOWN_FIELDS, HOUSE_FIELD, TOOL_FIELD].flatMap((name) =>
      typeof posted[name] === 'string' ? [[name, posted[name]]] : [],
    ),
  );
  const fields = refusal.fields ?? {};
  const form: ReturnedForm = {
    values,
    fields,
    source: readSource(posted.source, sources),
    ...(refusal.fields ? {} : { problem: message }),
  };
  const html = await renderPage({ page: 'form', form });
  const sentences = [message, ...Object.values(fields)].join('\n');
  return sendPage(request, reply.code(refusal.status), html, sentences, csp, 'form');
}
