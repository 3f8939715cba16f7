import { Button } from '#components/ui/Button.tsx';
import { FieldError } from '#components/ui/Field.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { FORM_COPY as COPY } from './copy.ts';

/**
 * The form's button, and how sending goes: told while it lasts, and when it failed until the next
 * try. The button stays where the focus is: a disabled one would lose it.
 */
export function SubmitButton({
  formId,
  label,
  isSending,
  heard,
  failure,
}: {
  formId: string;
  label: string;
  isSending: boolean;
  /** What is said meanwhile of the fields, while nothing is being sent. */
  heard: string;
  failure: string | undefined;
}) {
  const id = `${formId}-mislukt`;
  return (
    <div>
      <Button
        aria-describedby={failure ? id : undefined}
        aria-disabled={isSending || undefined}
        className="w-full sm:text-lg"
        type="submit"
      >
        {isSending ? COPY.submitting : label}
        {isSending ? null : <Icon name="arrow" />}
      </Button>
      <p className="sr-only" data-sending="" role="status">
        {isSending ? COPY.submitting : heard}
      </p>
      {failure ? (
        <div className="mt-2">
          <FieldError id={id}>{failure}</FieldError>
        </div>
      ) : null}
    </div>
  );
}
