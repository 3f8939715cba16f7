import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

/** Ids that tie a field's hint, note and error to it. */
export const fieldIds = (prefix: string, name: string) => ({
  input: `${prefix}-${name}`,
  hint: `${prefix}-${name}-hint`,
  note: `${prefix}-${name}-toelichting`,
  error: `${prefix}-${name}-fout`,
});

/** What a control needs to name its hint, note and error to assistive technology. */
function describedBy(
  ids: ReturnType<typeof fieldIds>,
  hint?: string,
  error?: string,
  note?: string,
) {
  const parts = [hint && ids.hint, note && ids.note, error && ids.error].filter(Boolean);
  return {
    'aria-describedby': parts.length > 0 ? parts.join(' ') : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

/** The error under a field: an icon and words, never colour alone. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="mt-1 flex gap-1.5 text-sm font-medium text-fout-600" id={id}>
      <Icon className="mt-0.5 size-4" shape={CircleAlert} />
      <span>
        <span className="sr-only">Fout: </span>
        {children}
      </span>
    </p>
  );
}

type Props = Omit<ComponentProps<'input'>, 'id' | 'prefix'> & {
  name: string;
  label: string;
  formId: string;
  hint?: string | undefined;
  /** What happens with what is filled in. */
  note?: string;
  error?: string | undefined;
  /** Its error stands elsewhere: in a column this narrow it would be a word a line. */
  errorApart?: boolean;
  /** Fixed text inside the control, such as +31. */
  lead?: string;
  optional?: string;
  className?: string;
};

/** A labelled text field: label above, hint under the label, note and error under the control. */
export function Field({
  name,
  label,
  formId,
  hint,
  note,
  error,
  errorApart,
  lead,
  optional,
  type = 'text',
  className,
  ...input
}: Props) {
  const ids = fieldIds(formId, name);
  return (
    <div className={className}>
      <label className="block font-semibold" htmlFor={ids.input}>
        {`${label} `}
        {optional ? <span className="font-normal text-muted">{optional}</span> : null}
      </label>
      {hint ? (
        <p className="text-sm text-muted" id={ids.hint}>
          {hint}
        </p>
      ) : null}
      <div className="relative mt-1">
        {lead ? (
          <span className="pointer-events-none absolute inset-y-2.5 left-0 grid w-14 place-items-center border-r border-zand-200 font-semibold">
            {lead}
          </span>
        ) : null}
        <input
          className={classes('input scroll-mt-24', lead && 'pl-[4.25rem]!')}
          id={ids.input}
          name={name}
          type={type}
          {...describedBy(ids, hint, error, note)}
          {...input}
        />
      </div>
      {note ? (
        <p className="mt-1 text-sm text-muted" id={ids.note}>
          {note}
        </p>
      ) : null}
      {error && !errorApart ? <FieldError id={ids.error}>{error}</FieldError> : null}
    </div>
  );
}
