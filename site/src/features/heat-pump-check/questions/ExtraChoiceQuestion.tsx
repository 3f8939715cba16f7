import { ChoiceField } from '#components/ui/ChoiceField.tsx';
import { QUESTION_COPY } from '#words/house/question-copy.ts';
import { EXTRA_KEYS, type ExtraChoice } from '../extras.ts';
import { extraId } from '../state.ts';
import { EXTRA_CHOICE_WORDS } from '../words/extra-words.ts';

/** A question of this tool with a choice of answers: native radios, and "weet ik niet". */
export function ExtraChoiceQuestion({
  field,
  value,
  onChange,
}: {
  field: ExtraChoice;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  const { label, hint, choices, open } = EXTRA_CHOICE_WORDS[field];
  return (
    <ChoiceField
      choices={[
        ...Object.entries(choices).map(([choice, words]) => ({ value: choice, ...words })),
        { value: '', label: QUESTION_COPY.unknown, explanation: open },
      ]}
      data-question={field}
      hint={hint}
      id={extraId(field)}
      label={label}
      look="halves"
      name={EXTRA_KEYS[field]}
      onChange={(choice) => onChange(choice || undefined)}
      value={value ?? ''}
    />
  );
}
