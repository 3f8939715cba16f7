import type { ComponentProps, FocusEventHandler } from 'react';
import { Field, FieldError, fieldIds } from '#components/ui/Field.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { FORM_COPY as COPY } from './copy.ts';
import type { AddressStatus } from './use-address-lookup.ts';

type TextProps = (
  name: keyof typeof COPY.labels,
) => Pick<ComponentProps<typeof Field>, 'name' | 'formId' | 'label' | 'error' | 'defaultValue'>;

/** One of three in a row: its error has a line under the row, as wide as all of it. */
function NarrowField(props: ComponentProps<typeof Field>) {
  const { formId, name, error } = props;
  return (
    <>
      <Field {...props} errorApart />
      {error ? (
        <div className="col-span-6 -mt-4">
          <FieldError id={fieldIds(formId, name).error}>{error}</FieldError>
        </div>
      ) : null}
    </>
  );
}

/**
 * Postcode and number first: street and town fill themselves in, and stay open to correction. The number has no word for
 * what it completes to, and `off` would have a browser forget it when its visitor comes back without script.
 */
export function AddressFields({
  text,
  status,
  onBlur,
}: {
  text: TextProps;
  status: AddressStatus;
  onBlur: FocusEventHandler<HTMLFieldSetElement>;
}) {
  return (
    <fieldset className="address-fields" onBlur={onBlur}>
      <legend className="mb-2 font-kop text-lg font-bold">{COPY.sections.address}</legend>
      <NarrowField
        {...text('postcode')}
        autoComplete="postal-code"
        className="col-span-6 sm:col-span-2"
      />
      <NarrowField
        {...text('huisnummer')}
        className="col-span-3 sm:col-span-2"
        inputMode="numeric"
      />
      <NarrowField
        {...text('toevoeging')}
        className="col-span-3 sm:col-span-2"
        placeholder={COPY.optional}
      />
      <Field
        {...text('straat')}
        autoComplete="address-line1"
        className="col-span-6 sm:col-span-3"
        data-filled={status === 'filled' ? '' : undefined}
      />
      <Field
        {...text('woonplaats')}
        autoComplete="address-level2"
        className="col-span-6 sm:col-span-3"
        data-filled={status === 'filled' ? '' : undefined}
      />
      {/* Always there, and out of the grid while it is empty: a reader of screens announces only what comes into a place that it knew. */}
      <p
        aria-live="polite"
        className="only-script col-span-6 -mt-2 text-sm text-bos-700 empty:absolute"
      >
        {status === 'filled' ? (
          <>
            <Icon className="mr-1 inline size-4" name="check" />
            {COPY.addressFound}
          </>
        ) : null}
      </p>
    </fieldset>
  );
}
