import {
  CALL_BACK,
  CONSENT_FIELD,
  callBackSubmission,
  checkCallBack,
  checkLeadForm,
  HOUSE_FIELD,
  houseTold,
  isSubmissionShape,
  type LeadSubmission,
  normalizePostedForm,
  TOOL_FIELD,
  toFormFields,
  toSubmission,
  UNKNOWN_SOURCE,
} from '@sens/contract';
import type { FastifyRequest } from 'fastify';
import { isPostedForm } from '#http/posted-form.ts';
import { readSource, type Sources } from '#leads/sources/sources.ts';
import { AppError } from '#refusals/app-error.ts';

export interface ReadLead {
  submission: LeadSubmission;
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
  if (body.form_type === CALL_BACK) return readCallBack(body);
  const fields = toFields(body, isPostedForm(request));
  const result = checkLeadForm(fields);
  if (!result.ok) throw new AppError('invalid_fields', result.fields);
  const form = { ...result.values, woning: houseTold(result.values.woning, result.values) };
  const source = readSource(fields.source, sources);
  const taken = { ...form, source: source === UNKNOWN_SOURCE ? undefined : source };
  const dropped = DROPPABLE.filter((name) => given(fields[name]) && !taken[name]);
  return { submission: toSubmission(form, source), dropped };
}

function readCallBack(body: Record<string, unknown>): ReadLead {
  const result = checkCallBack(body);
  if (!result.ok) throw new AppError('invalid_fields', result.fields);
  return { submission: callBackSubmission(result.values), dropped: [] };
}

function toFields(body: Record<string, unknown>, isPosted: boolean): Record<string, unknown> {
  if (isPosted) return normalizePostedForm(body);
  return isSubmissionShape(body) ? toFormFields(body) : body;
}

/** What a lead is never refused for: it is kept without a value that cannot be read. */
const DROPPABLE = [
  'source',
  CONSENT_FIELD,
  HOUSE_FIELD,
  TOOL_FIELD,
  'bouwjaar',
  'monthlyBill',
] as const;

const given = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && value !== UNKNOWN_SOURCE;

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);
