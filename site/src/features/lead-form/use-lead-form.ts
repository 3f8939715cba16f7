import {
  BOUWJAAR,
  errorCodesOf,
  type FieldErrors,
  type LeadForm,
  type LeadReceipt,
  MONTHLY_BILL,
  normalizeTelefoon,
  reportUrl,
  SUBMIT_MESSAGES,
  splitHuisnummer,
} from '@sens/contract';
import {
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useToast } from '#components/ui/use-toast.ts';
import { pushGenerateLead, reportConversion } from '#lib/browser/analytics.ts';
import { count } from '#lib/browser/count.ts';
import { clearSession, isText, readSession, writeSession } from '#lib/browser/session.ts';
import * as SESSION_KEYS from '#lib/browser/session-keys.ts';
import { setField } from '#lib/browser/set-field.ts';
import { FORM_COPY } from './copy.ts';
import { readForm, type TypedValues } from './form-state.ts';
import type { LeadFormProps } from './lead-form-props.ts';
import { createSubmissionIds } from './submission-id.ts';
import { submitLead } from './submit-lead.ts';
import { tidyTelefoon } from './tidy-telefoon.ts';
import { useAddressLookup } from './use-address-lookup.ts';
import { useTypedBefore } from './use-draft.ts';
import { checkTyped, isLeadField, useFieldErrors } from './use-field-errors.ts';
import { useFormTime } from './use-form-time.ts';
import { useRangeValue } from './use-range-value.ts';

const TEXT_TYPES = ['text', 'email', 'tel'];

/** Who took the offer of the popup came by that, wherever the form then stood. */
const cameFrom = (page: string) =>
  readSession(SESSION_KEYS.exitIntent, isText) === 'taken' ? 'exit-intent' : page;

/** State and behaviour of the lead form: idle, submitting, and back to idle or away on success. */
export function useLeadForm({ values: given = {}, errors, source, onSuccess }: LeadFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const [submissionIdFor] = useState(() => createSubmissionIds());
  const [status, setStatus] = useState<'idle' | 'submitting'>('idle');
  /** Why the last try failed; stands there until the next one. */
  const [failure, setFailure] = useState<string>();
  const field = useFieldErrors(errors);
  /** What is wrong with the field that was left, for who does not see it come: the focus is elsewhere by then. */
  const [heard, setHeard] = useState('');
  const { toast, say, hush } = useToast();
  const address = useAddressLookup(ref);
  const formTime = useFormTime();
  const year = useRangeValue(BOUWJAAR.default, given.bouwjaar);
  const bill = useRangeValue(MONTHLY_BILL.default, given.monthlyBill);
  // For `client:touch`, which holds back a form that is sent before.
  useEffect(() => {
    if (ref.current) ref.current.dataset.live = '';
  }, []);
  // Back from the report to this very page view: the form can be sent again.
  useEffect(() => {
    const reopen = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setStatus('idle');
      hush();
    };
    window.addEventListener('pageshow', reopen);
    return () => window.removeEventListener('pageshow', reopen);
  }, [hush]);
  useTypedBefore(ref, { bouwjaar: year, monthlyBill: bill });

  function leave(form: LeadForm, receipt: LeadReceipt): void {
    say(SUBMIT_MESSAGES.success, 'success');
    count('submit:sent');
    pushGenerateLead(cameFrom(source), form);
    reportConversion();
    clearSession(SESSION_KEYS.draft);
    clearSession(SESSION_KEYS.submission);
    const kept = writeSession(SESSION_KEYS.receipt, receipt);
    if (form.woning) writeSession(SESSION_KEYS.house, form.woning);
    else clearSession(SESSION_KEYS.house);
    if (onSuccess) onSuccess(receipt);
    else {
      // Without storage the report page would not know of the receipt: the server's page shows it then.
      const path = kept ? reportUrl(form) : receipt.reportPath || reportUrl(form);
      const next = new URL(path, window.location.href);
      // A form on the report's own page makes way for it: going back shows where one came from, not the report again.
      if (next.pathname === window.location.pathname) window.location.replace(next);
      else window.location.assign(next);
    }
  }

  /** @param reason what stays by the button, when the server knows more than the toast says */
  function fail(text: string, reason = text): void {
    setStatus('idle');
    setFailure(reason);
    say(text, 'error');
  }

  function showWrong(fields: FieldErrors): void {
    count(...errorCodesOf(Object.values(fields)));
    field.show(fields);
  }

  async function send(values: TypedValues, form: LeadForm): Promise<void> {
    setStatus('submitting');
    const id = submissionIdFor(values);
    const outcome = await submitLead(form, cameFrom(source), id, formTime.current);
    if (outcome.kind === 'sent') {
      leave(form, outcome.receipt);
      return;
    }
    count(`submit:${outcome.kind}`);
    if (outcome.kind === 'failed') {
      fail(SUBMIT_MESSAGES.unexpected);
      return;
    }
    fail(SUBMIT_MESSAGES.refused, outcome.message);
    showWrong(outcome.fields);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (status === 'submitting') return;
    setFailure(undefined);
    setHeard('');
    hush();
    const values = readForm(event.currentTarget);
    const result = checkTyped(values);
    if (!result.ok) {
      showWrong(result.fields);
      return;
    }
    field.clear();
    send(values, result.values).catch(() => fail(SUBMIT_MESSAGES.unexpected));
  }

  /** Keeps the draft; a field that shows an error is judged again while it is corrected. */
  function onInput({ currentTarget, target }: InputEvent<HTMLFormElement>): void {
    const values = readForm(currentTarget);
    writeSession(SESSION_KEYS.draft, values);
    const name = target instanceof HTMLInputElement ? target.name : '';
    if (isLeadField(name) && field.errors[name]) field.judge(name, values);
  }

  /** A filled-in field is judged when the visitor leaves it; an empty one waits for the button. */
  function onBlur({ currentTarget, target }: FocusEvent<HTMLFormElement>): void {
    if (!(target instanceof HTMLInputElement) || !TEXT_TYPES.includes(target.type)) return;
    if (isLeadField(target.name) && target.value.trim() !== '') {
      const wrong = field.judge(target.name, readForm(currentTarget));
      setHeard(wrong ? FORM_COPY.wrongIn(FORM_COPY.labels[target.name], wrong) : '');
    }
  }

  function onAddressBlur({ target }: FocusEvent<HTMLFieldSetElement>): void {
    const form = ref.current;
    if (form && target instanceof HTMLInputElement && target.name === 'huisnummer') {
      const { huisnummer, toevoeging } = splitHuisnummer(target.value);
      if (toevoeging && !readForm(form).toevoeging) {
        setField(form, 'huisnummer', huisnummer);
        setField(form, 'toevoeging', toevoeging);
      }
    }
    void address.lookUp();
  }

  return {
    ref,
    status,
    failure,
    heard,
    toast,
    year,
    bill,
    errors: field.errors,
    listed: field.listed,
    summaryShown: field.summaryShown,
    summaryRef: field.summaryRef,
    addressStatus: address.status,
    onAddressBlur,
    telefoon: {
      onInput: ({ currentTarget: input }: InputEvent<HTMLInputElement>) => {
        const { text, caret } = tidyTelefoon(input.value, input.selectionStart ?? 0);
        if (text === input.value) return;
        input.value = text;
        input.setSelectionRange(caret, caret);
      },
      // What a browser filled in, or was typed before the script came.
      onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        currentTarget.value = normalizeTelefoon(currentTarget.value);
      },
    },
    handlers: { onSubmit, onInput, onBlur },
  };
}
