import {
  checkLeadForm,
  isSubmissionShape,
  type LeadForm,
  normalizePostedForm,
  toFormFields,
  UNKNOWN_SOURCE,
} from '@sens/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#plugins/app-error.ts';
import { readSource, type Sources } from './sources.ts';

/** Tells whether a browser posted the form by itself, without script. */
export const isPostedForm = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');

export interface ReadLead {
  form: LeadForm;
  source: string;
  /** Names of values that were there and could not be kept; the lead is kept without them. */
  dropped: readonly string[];
}

/**
 * Reads and checks a body with the contract's one schema.
 * A form posted without script is put right first, as the fields do it while one types; JSON is
 * taken strictly, as the payload of the contract or as bare form fields.
 * @throws AppError `malformed_body` when it is no object, `invalid_fields` with a message per field
 */
export function readLead(request: FastifyRequest, sources: Sources): ReadLead {
  const { body } = request;
  if (!isObject(body)) throw new AppError('malformed_body');
  const result = checkLeadForm(toFields(body, isPostedForm(request)));
  if (!result.ok) throw new AppError('invalid_fields', result.fields);
  const source = readSource(body.source, sources);
  return { form: result.values, source, dropped: droppedOf(body, { source }) };
}

function toFields(body: Record<string, unknown>, isPosted: boolean): Record<string, unknown> {
  if (isPosted) return normalizePostedForm(body);
  return isSubmissionShape(body) ? toFormFields(body) : body;
}

/** What was sent, is no empty text and was not taken. */
function droppedOf(body: Record<string, unknown>, { source }: { source: string }): string[] {
  const nothing: unknown[] = [undefined, '', UNKNOWN_SOURCE];
  return source === UNKNOWN_SOURCE && !nothing.includes(body.source) ? ['source'] : [];
}

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);
