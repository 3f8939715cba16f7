import { QUESTION_COPY } from '#words/house/question-copy.ts';
import { EXTRA_CHOICES, EXTRA_KEYS, type ExtraChoice } from '../extras.ts';
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
  const id = extraId(field);
  const options = [
    ...EXTRA_CHOICES[field].map((choice) => ({ value: choice, words: choices[choice] })),
    { value: '', words: { label: QUESTION_COPY.unknown, explanation: open } },
  ];
  return (
    <fieldset aria-describedby={hint ? `${id}-hint` : undefined} data-question={field} id={id}>
      <legend className="float-left mb-1 w-full font-semibold">{label}</legend>
      {hint ? (
        <p className="clear-both mb-1 text-sm text-bos-900/80" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <div className="clear-both grid gap-2 pt-1 sm:grid-cols-2">
        {options.map(({ value: choice, words }) => (
          <label className="choice" key={choice}>
            <input
              checked={(value ?? '') === choice}
              className="radio"
              name={EXTRA_KEYS[field]}
              onChange={() => onChange(choice || undefined)}
              type="radio"
              value={choice}
            />
            <span>
              {words?.label}
              {words?.explanation ? (
                <span className="mt-0.5 block text-xs font-normal text-bos-900/80">
                  {words.explanation}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
