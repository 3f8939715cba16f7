import * as z from 'zod/mini';
import { CALL_BACK, CALL_BACK_MOMENTS, type CallBackMoment } from './call-back-moment.ts';
import { CONSENT_FIELD, consentVersion } from './consent.ts';
import { leadFormSchema, telefoonField } from './lead-form.ts';
import { normalizeTelefoon } from './lead-input.ts';
import { type LeadSubmission, toNames } from './lead-submission.ts';
import { cleanText } from './text.ts';

/** Characters of a conversation that go along; of a longer one its end. */
export const TRANSCRIPT_MAX = 6_000;

/** The fields of the request, in the order in which they stand. */
export const CALL_BACK_FIELDS = ['naam', 'telefoon', 'moment'] as const;

/** Here a number may begin with its 0 or with +31, so the sentence of the lead form would mislead. */
export const CALL_BACK_TELEFOON = 'Voer een geldig Nederlands telefoonnummer in';

const [SOON] = CALL_BACK_MOMENTS;

const isMoment = (value: unknown): value is CallBackMoment =>
  CALL_BACK_MOMENTS.some((moment) => moment === value);

/** What was said, line by line; anything but text counts as nothing said. */
function readTranscript(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const lines = value.slice(-TRANSCRIPT_MAX).split(/\r?\n/);
  return lines.map(cleanText).filter(Boolean).join('\n') || undefined;
}

/**
 * A request to be called back. Name and telephone have the rules and messages of the lead form, but the
 * number may be typed as people do. A request is never refused for its moment or its conversation.
 */
const callBackSchema = z.object({
  naam: leadFormSchema.shape.naam,
  telefoon: z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? normalizeTelefoon(value) : value)),
    telefoonField(CALL_BACK_TELEFOON),
  ),
  moment: z.transform((value: unknown) => (isMoment(value) ? value : SOON)),
  /** Only there when the visitor said that it may go along. */
  transcript: z.transform(readTranscript),
  [CONSENT_FIELD]: consentVersion,
});

export type CallBack = z.output<typeof callBackSchema>;

export type CallBackResult =
  | { ok: true; values: CallBack }
  | { ok: false; fields: Partial<Record<(typeof CALL_BACK_FIELDS)[number], string>> };

/** Checks a request to be called back, as {@link checkLeadForm} does the form. */
export function checkCallBack(input: Record<string, unknown>): CallBackResult {
  const result = callBackSchema.safeParse({ moment: SOON, transcript: '', ...input });
  if (result.success) return { ok: true, values: result.data };
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) fields[String(path[0])] ??= message;
  return { ok: false, fields };
}

/** As a lead: without mail address and house, which nobody asked for. */
export const callBackSubmission = (values: CallBack): LeadSubmission => ({
  ...toNames(values.naam),
  email: '',
  phone: `+31${values.telefoon}`,
  postcode: '',
  huisnummer: 0,
  straat: '',
  woonplaats: '',
  woningtype: '',
  source: 'chatbot',
  form_type: CALL_BACK,
  ...(values.consent_version ? { consent_version: values.consent_version } : {}),
  moment: values.moment,
  ...(values.transcript ? { transcript: values.transcript } : {}),
  energy_data: {},
});

/** What submit-lead answers to it: there is no report. A repeat with the same key gets the same answer. */
export const callBackReceiptSchema = z.object({ reference: z.string() });
