import {
  CALL_BACK,
  CALL_BACK_FIELDS,
  CALL_BACK_MOMENTS,
  type CallBackResult,
  callBackReceiptSchema,
  checkCallBack,
  type ErrorBody,
  TRANSCRIPT_MAX,
} from '@sens/contract';
import { count } from '#lib/browser/count.ts';
import { sendJson } from '#lib/browser/functions.ts';
import { RefusedError } from '#lib/browser/request.ts';
import { askedMoment } from './asked-moment.ts';
import type { Turn } from './conversation.ts';
import { ASSISTANT_COPY } from './copy.ts';

const COPY = ASSISTANT_COPY.callBackForm;
const WRONG_FIELDS = 422;
const TOO_MANY = 429;
const [SOON] = CALL_BACK_MOMENTS;

type Fields = Extract<CallBackResult, { ok: false }>['fields'];

export interface CallBackParts {
  form: HTMLFormElement;
  /** What was said so far. */
  turns: () => readonly Turn[];
  /** Whether the telephone is answered now. */
  isReachable: () => boolean;
  /** Called with what there is to say once the request is kept. */
  done: (said: string) => void;
}

/** A name for a request, the same through every try: 128 random bits. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** The conversation as lines of text; of a long one the end. */
const transcriptOf = (turns: readonly Turn[]) =>
  turns
    .map(({ question, answer }) => `${COPY.asked} ${question}\n${COPY.answered} ${answer}`)
    .join('\n')
    .slice(-TRANSCRIPT_MAX);

/** What the server says is wrong, or the sentence for a failure that no field is to blame for. */
function toFailure(error: unknown): { fields: Fields; problem?: string } {
  if (!(error instanceof RefusedError)) return { fields: {}, problem: COPY.away };
  const { fields } = (error.body as Partial<ErrorBody> | undefined)?.error ?? {};
  if (error.status === WRONG_FIELDS && fields) return { fields };
  return { fields: {}, problem: error.status === TOO_MANY ? COPY.tooMany : COPY.away };
}

/**
 * Makes the form work in which one leaves a number. What was typed stays until the request is kept, also
 * when the server is away; a second try of the same values is the same request.
 * @returns shows the form, its words after the hours in which somebody calls, with the number and the part of
 *   the day that were told in the conversation
 */
export function prepareCallBack(parts: CallBackParts): (phone?: string) => void {
  const { form, turns, isReachable, done } = parts;
  const find = <Found extends Element>(selector: string) =>
    form.querySelector<Found>(selector) as Found;
  const field = (name: string) => find<HTMLInputElement>(`[name="${name}"]`);
  const failure = find<HTMLElement>('[data-failure]');
  const send = find<HTMLButtonElement>('[type="submit"]');
  const ticked = () => field('transcript').checked;
  let isSending = false;
  let last = { content: '', key: '' };

  function show(fields: Fields, problem = ''): void {
    for (const name of ['naam', 'telefoon'] as const) {
      const message = fields[name];
      find(`#terugbellen-${name}-fout`).textContent = message ?? '';
      if (message) field(name).setAttribute('aria-invalid', 'true');
      else field(name).removeAttribute('aria-invalid');
    }
    failure.textContent = problem;
    const wrong = CALL_BACK_FIELDS.find((name) => fields[name]);
    if (wrong) field(wrong).focus();
  }

  function keyFor(body: unknown): string {
    const content = JSON.stringify(body);
    if (last.content !== content) last = { content, key: newKey() };
    return last.key;
  }

  async function submit(): Promise<void> {
    const typed = Object.fromEntries(new FormData(form));
    const input = { ...typed, transcript: ticked() ? transcriptOf(turns()) : undefined };
    const checked = checkCallBack(input);
    if (!checked.ok) {
      show(checked.fields);
      return;
    }
    show({});
    const body = { form_type: CALL_BACK, source: 'chatbot', ...checked.values };
    const headers = { 'Idempotency-Key': keyFor(body) };
    const path = '/functions/v1/submit-lead';
    const answer = await sendJson(path, body, { method: 'POST', headers });
    const { reference } = callBackReceiptSchema.parse(answer);
    count('assistant:callback');
    form.reset();
    form.hidden = true;
    const { moment } = checked.values;
    const isLater = moment === SOON && !isReachable();
    done(COPY.sent(isLater ? COPY.whenOpen.sent : COPY.sentMoments[moment], reference));
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    send.textContent = COPY.sending;
    send.setAttribute('aria-disabled', 'true');
    await submit().catch((error: unknown) => {
      const { fields, problem } = toFailure(error);
      show(fields, problem);
    });
    isSending = false;
    send.textContent = COPY.send;
    send.removeAttribute('aria-disabled');
  });
  return (phone) => {
    const { today, whenOpen } = COPY;
    find(`option[value="${SOON}"]`).textContent = isReachable() ? today : whenOpen.asked;
    find<HTMLElement>('[data-transcript]').hidden = turns().length === 0;
    if (phone) field('telefoon').value = phone;
    // A moment that was chosen here stays.
    const moment = find<HTMLSelectElement>('[name="moment"]');
    if (moment.value === SOON) moment.value = askedMoment(turns()) ?? SOON;
    form.hidden = false;
    form.scrollIntoView({ block: 'nearest' });
    field('naam').focus();
  };
}
