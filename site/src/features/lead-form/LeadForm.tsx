import {
  BOUWJAAR,
  CONSENT_FIELD,
  CONSENT_VERSION,
  HOUSE_FIELD,
  MONTHLY_BILL,
  TOOL_FIELD,
  TRAP_FIELD,
} from '@sens/contract';
import { ErrorBoundary } from '#components/ui/ErrorBoundary.tsx';
import { ErrorSummary } from '#components/ui/ErrorSummary.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Toaster } from '#components/ui/Toaster.tsx';
import { AddressFields } from './AddressFields.tsx';
import { FORM_COPY as COPY } from './copy.ts';
import { summarize } from './form-state.ts';
import { HomeFields } from './HomeFields.tsx';
import type { LeadFormProps } from './lead-form-props.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useLeadForm } from './use-lead-form.ts';

function Form(props: LeadFormProps) {
  const { formId, source, values = {}, submitLabel = COPY.submit } = props;
  const form = useLeadForm(props);
  const { errors, status } = form;
  const text = (name: keyof typeof COPY.labels) => ({
    name,
    formId,
    label: COPY.labels[name],
    error: errors[name],
    defaultValue: values[name] ?? '',
    'aria-required': name !== 'toevoeging',
  });
  const wrong = summarize(formId, form.listed);

  return (
    <form
      action="/functions/v1/submit-lead"
      className="grid gap-6"
      method="post"
      noValidate
      {...form.handlers}
      ref={form.ref}
    >
      <input name="source" type="hidden" value={source} />
      <input name={CONSENT_FIELD} type="hidden" value={CONSENT_VERSION} />
      {/* No type="hidden": of such a field React puts the first value back at every rendering. */}
      <input
        defaultValue={values[HOUSE_FIELD] ?? ''}
        hidden={true}
        name={HOUSE_FIELD}
        type="text"
      />
      {values[TOOL_FIELD] === undefined ? null : (
        <input defaultValue={values[TOOL_FIELD]} hidden={true} name={TOOL_FIELD} type="text" />
      )}
      <input hidden={true} name={TRAP_FIELD} type="text" />
      {form.summaryShown || props.problem ? (
        <ErrorSummary
          errors={wrong}
          problem={props.problem}
          ref={form.summaryRef}
          title={props.problem ? COPY.problemTitle : COPY.errorTitle}
        />
      ) : null}
      <fieldset className="person-fields">
        <legend className="mb-2 font-kop text-lg font-bold">{COPY.sections.person}</legend>
        <Field
          {...text('naam')}
          autoComplete="name"
          className="col-span-full"
          optional={COPY.hints.naam}
        />
        <Field
          {...text('email')}
          autoComplete="email"
          hint={COPY.hints.email}
          inputMode="email"
          type="email"
        />
        <Field
          {...text('telefoon')}
          autoComplete="tel-national"
          hint={COPY.hints.telefoon}
          inputMode="tel"
          lead="+31"
          note={COPY.consent.calling}
          {...form.telefoon}
        />
      </fieldset>
      <AddressFields onBlur={form.onAddressBlur} status={form.addressStatus} text={text} />
      <HomeFields
        bill={{ range: MONTHLY_BILL, ...form.bill }}
        formId={formId}
        values={values}
        woningtypeError={errors.woningtype}
        year={{ range: BOUWJAAR, ...form.year }}
      />
      <div className="grid gap-3">
        <SubmitButton
          failure={form.failure}
          formId={formId}
          heard={form.heard}
          isSending={status === 'submitting'}
          label={submitLabel}
        />
        <p className="text-xs text-muted">
          {COPY.consent.before}
          <a className="text-link" href="/privacy">
            {COPY.consent.link}
          </a>
          {COPY.consent.after}
        </p>
      </div>
      <Toaster closeLabel={COPY.close} toast={form.toast} />
    </form>
  );
}

/** The request form of the report: one block for the home page, the landing pages and the report page. */
export function LeadForm(props: LeadFormProps) {
  return (
    <ErrorBoundary>
      <Form {...props} />
    </ErrorBoundary>
  );
}
