import {
  BOUWJAAR,
  checkLeadForm,
  type FieldErrors,
  LEAD_FIELDS,
  type LeadField,
  type LeadForm,
  type LeadSource,
  MONTHLY_BILL,
  normalizePostedForm,
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
import type { ToastMessage } from '#components/ui/Toaster.tsx';
import { pushGenerateLead } from '#lib/browser/analytics.ts';
import { clearSession, readSession, SESSION_KEYS, writeSession } from '#lib/browser/session.ts';
import { readForm, restoreDraft, setField, type TypedValues } from './form-state.ts';
import type { LeadFormProps } from './LeadForm.tsx';
import { createSubmissionIds } from './submission-id.ts';
import { submitLead } from './submit-lead.ts';
import { useAddressLookup } from './use-address-lookup.ts';
import { useRangeValue } from './use-range-value.ts';

const isLeadField = (name: string): name is LeadField =>
  (LEAD_FIELDS as readonly string[]).includes(name);

function check(values: TypedValues) {
  return checkLeadForm(normalizePostedForm(values));
}

/** State and behaviour of the lead form: idle, submitting, and back to idle or away on success. */
export function useLeadForm(props: LeadFormProps) {
  const { values: given = {}, source, onSuccess } = props;
  const ref = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const [submissionIdFor] = useState(() => createSubmissionIds());
  const [status, setStatus] = useState<'idle' | 'submitting'>('idle');
  const [errors, setErrors] = useState<FieldErrors>(props.errors ?? {});
  const [summaryShown, setSummaryShown] = useState(Object.keys(props.errors ?? {}).length > 0);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const address = useAddressLookup(ref);
  const year = useRangeValue(given.bouwjaar ?? String(BOUWJAAR.default));
  const bill = useRangeValue(given.monthlyBill ?? String(MONTHLY_BILL.default));

  // What was typed before the script arrived stays; a draft fills only what is still untouched.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script arrives
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    restoreDraft(form, readSession<TypedValues>(SESSION_KEYS.draft) ?? {});
    for (const [name, state] of [
      ['bouwjaar', year],
      ['monthlyBill', bill],
    ] as const) {
      const slider = state.sliderRef.current;
      const input = state.inputRef.current;
      if (!slider || !input) continue;
      const slid = slider.value !== slider.defaultValue && input.value === input.defaultValue;
      state.setValue(slid ? slider.value : input.value);
      const unknown = form.elements.namedItem(`${name}Onbekend`);
      state.setUnknown(unknown instanceof HTMLInputElement && unknown.checked);
    }
  }, []);

  useEffect(() => {
    if (summaryShown) summaryRef.current?.focus();
  }, [summaryShown]);

  const say = (text: string, kind: ToastMessage['kind']) =>
    setToast((last) => ({ text, kind, id: (last?.id ?? 0) + 1 }));

  function showErrors(fields: FieldErrors): void {
    setErrors(fields);
    if (Object.keys(fields).length === 0) return;
    setSummaryShown(true);
    // Already shown by an earlier try: move there again.
    summaryRef.current?.focus();
  }

  function leave(
    form: LeadForm,
    receipt: Awaited<ReturnType<typeof submitLead>> & { kind: 'sent' },
  ) {
    say(SUBMIT_MESSAGES.success, 'success');
    pushGenerateLead(source);
    clearSession(SESSION_KEYS.draft);
    writeSession(SESSION_KEYS.receipt, receipt.receipt);
    if (onSuccess) onSuccess(receipt.receipt);
    else window.location.assign(reportUrl(form));
  }

  async function send(values: TypedValues, form: LeadForm): Promise<void> {
    setStatus('submitting');
    const outcome = await submitLead(form, source as LeadSource, submissionIdFor(values));
    if (outcome.kind === 'sent') {
      leave(form, outcome);
      return;
    }
    setStatus('idle');
    const refused = outcome.kind === 'refused';
    say(refused ? SUBMIT_MESSAGES.refused : SUBMIT_MESSAGES.unexpected, 'error');
    if (refused) showErrors(outcome.fields);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (status === 'submitting') return;
    const values = readForm(event.currentTarget);
    const result = check(values);
    if (!result.ok) {
      showErrors(result.fields);
      return;
    }
    setErrors({});
    setSummaryShown(false);
    send(values, result.values).catch(() => {
      setStatus('idle');
      say(SUBMIT_MESSAGES.unexpected, 'error');
    });
  }

  /** While a field shows an error, it is judged again as it is corrected. */
  function onInput({ currentTarget, target }: InputEvent<HTMLFormElement>): void {
    const values = readForm(currentTarget);
    writeSession(SESSION_KEYS.draft, values);
    const name = target instanceof HTMLInputElement ? target.name : '';
    if (isLeadField(name) && errors[name]) judge(name, values);
  }

  function judge(name: LeadField, values: TypedValues): void {
    const result = check(values);
    const message = result.ok ? undefined : result.fields[name];
    setErrors(({ [name]: _old, ...others }) => (message ? { ...others, [name]: message } : others));
  }

  /** A filled-in field is judged when the visitor leaves it; an empty one waits for the button. */
  function onBlur({ currentTarget, target }: FocusEvent<HTMLFormElement>): void {
    if (
      !(target instanceof HTMLInputElement) ||
      (target.type !== 'text' && target.type !== 'email' && target.type !== 'tel')
    )
      return;
    if (isLeadField(target.name) && target.value.trim() !== '')
      judge(target.name, readForm(currentTarget));
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
    summaryRef,
    status,
    errors,
    summaryShown,
    toast,
    year,
    bill,
    addressStatus: address.status,
    onAddressBlur,
    tidyTelefoon: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      currentTarget.value = normalizeTelefoon(currentTarget.value);
    },
    handlers: { onSubmit, onInput, onBlur },
  };
}
