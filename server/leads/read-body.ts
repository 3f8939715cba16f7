import {
  checkLeadForm,
  isSubmissionShape,
  type LeadForm,
  normalizePostedForm,
  toFormFields,
} from '@sens/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#plugins/app-error.ts';

/** Tells whether a browser posted the form by itself, without script. */
export const isPostedForm = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');

export interface ReadLead {
  form: LeadForm;
  source: string;
}

/**
 * Reads and checks a body with the contract's one schema.
 * A form posted without script is put right first, as the fields do it while one types; JSON is
 * taken strictly, as the payload of the contract or as bare form fields.
 * @throws AppError `malformed_body` when it is no object, `invalid_fields` with a message per field
 */
export function readLead(request: FastifyRequest): ReadLead {
  const { body } = request;
  if (!isObject(body)) throw new AppError('malformed_body');
  const result = checkLeadForm(toFields(body, isPostedForm(request)));
  if (!result.ok) throw new AppError('invalid_fields', result.fields);
  return { form: result.values, source: readSource(body.source) };
}

function toFields(body: Record<string, unknown>, isPosted: boolean): Record<string, unknown> {
  if (isPosted) return normalizePostedForm(body);
  return isSubmissionShape(body) ? toFormFields(body) : body;
}

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/**
 * Where the form stood. A lead is never refused for its source: what cannot be a tag is left out.
 * @returns at most 64 characters of `a-z 0-9 : _ -`, or `onbekend`
 */
export function readSource(given: unknown): string {
  const tag = typeof given === 'string' ? given.toLowerCase().replace(/[^a-z0-9:_-]/g, '') : '';
  return tag.slice(0, 64) || 'onbekend';
}
