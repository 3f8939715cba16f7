import type { ReactNode } from 'react';
import { Choice } from './Choice.tsx';
import { classes } from './classes.ts';

/** How the answers are laid out; `small` is for a detail of something that was chosen. */
const LOOKS = {
  pills: { list: 'flex flex-wrap pt-1', choice: 'choice-pill' },
  halves: { list: 'grid pt-1 sm:grid-cols-2' },
  thirds: { list: 'grid pt-1 sm:grid-cols-3' },
  /** Pills on a phone, where explanations are for screen readers only. */
  adaptive: {
    list: 'flex flex-wrap pt-0.5 sm:grid sm:grid-cols-3',
    choice: 'max-sm:rounded-full max-sm:pr-4',
    explanation: 'max-sm:sr-only',
  },
  small: { list: 'flex flex-wrap pt-0.5', choice: 'choice-pill', legend: 'text-sm' },
} as const satisfies Record<
  string,
  { list: string; choice?: string; explanation?: string; legend?: string }
>;

/** A question with a few answers of which one holds, as native radios; `''` is an answer like any other. */
export function ChoiceField<Value extends string>({
  id,
  name,
  label,
  hint,
  choices,
  value,
  look,
  required = false,
  onChange,
  ...question
}: {
  id: string;
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  choices: readonly { value: Value; label: string; explanation?: string | undefined }[];
  value: Value | undefined;
  look: keyof typeof LOOKS;
  required?: boolean;
  onChange: (value: Value) => void;
  'data-question'?: string;
}) {
  const { list, legend, ...choiceLook }: { list: string; legend?: string } = LOOKS[look];
  return (
    <fieldset
      aria-describedby={hint ? `${id}-hint` : undefined}
      id={id}
      {...question}
      {...(required ? { role: 'radiogroup', 'aria-required': true } : {})}
    >
      <legend className={classes('float-left mb-1 w-full font-semibold', legend)}>{label}</legend>
      {hint ? (
        <p className="clear-both mb-1 text-sm text-muted" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <div className={`clear-both gap-2 ${list}`}>
        {choices.map(({ value: choice, label: words, explanation }) => (
          <Choice
            checked={choice === value}
            explanation={explanation}
            key={choice}
            label={words}
            look={choiceLook}
            name={name}
            onChange={() => onChange(choice)}
            value={choice}
          />
        ))}
      </div>
    </fieldset>
  );
}
