import { WONINGTYPE_LABELS, WONINGTYPEN } from '@sens/contract';
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
    >
      <legend className="mb-1 font-semibold">{COPY.labels.woningtype}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {WONINGTYPEN.map((type, index) => (
          <label className="choice" key={type}>
            <input
              className="radio"
              defaultChecked={type === defaultValue}
              id={index === 0 ? ids.input : undefined}
              name="woningtype"
              type="radio"
              value={type}
            />
            {WONINGTYPE_LABELS[type]}
          </label>
        ))}
      </div>
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
    </fieldset>
  );
}
