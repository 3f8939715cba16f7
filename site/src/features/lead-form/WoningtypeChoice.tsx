import { WoningtypeRadios } from '#components/sections/WoningtypeRadios.tsx';
import { FieldError, fieldIds } from '#components/ui/Field.tsx';
import { FORM_COPY as COPY } from './copy.ts';

/** The five dwelling types as large radio buttons; the first one is the error summary's target. */
export function WoningtypeChoice({
  formId,
  error,
  defaultValue,
}: {
  formId: string;
  error?: string | undefined;
  defaultValue: string;
}) {
  const ids = fieldIds(formId, 'woningtype');
  return (
    <fieldset
      aria-describedby={error ? ids.error : undefined}
      aria-invalid={error ? true : undefined}
      aria-required={true}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it; a group cannot be required
      role="radiogroup"
    >
      <legend className="mb-1 font-semibold">
        {`${COPY.labels.woningtype} `}
        <span className="text-sm text-muted">{COPY.hints.woningtype}</span>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.6rem,1fr))] gap-2">
        <WoningtypeRadios defaultValue={defaultValue} firstId={ids.input} name="woningtype" />
      </div>
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
    </fieldset>
  );
}
