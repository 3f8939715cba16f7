import { FieldError } from '#components/ui/Field.tsx';
import { NumberInput } from '#features/house-questions/NumberInput.tsx';
import { useTypedNumber } from '#features/house-questions/use-typed-number.ts';
import { EXTRA_KEYS, EXTRA_NUMBERS, type ExtraNumber } from '../extras.ts';
import { extraId } from '../state.ts';
import { EXTRA_NO_NUMBER, EXTRA_NUMBER_WORDS, extraBoundsWords } from '../words/extra-words.ts';

/** A question of this tool with a number as answer; it may be left open. */
export function ExtraNumberQuestion({
  field,
  value,
  onChange,
}: {
  field: ExtraNumber;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}) {
  const { label, hint, unit } = EXTRA_NUMBER_WORDS[field];
  const id = extraId(field);
  const typed = useTypedNumber(EXTRA_NUMBERS[field], value, onChange);
  return (
    <div data-question={field}>
      <div className="flex items-end justify-between gap-4">
        <div>
          <label className="font-semibold" htmlFor={id}>
            {label}
          </label>
          <p className="text-sm text-bos-900/80" id={`${id}-hint`}>
            {hint}
          </p>
        </div>
        <NumberInput
          decimals={EXTRA_NUMBERS[field].decimals}
          hasHint
          id={id}
          name={EXTRA_KEYS[field]}
          typed={typed}
          unit={unit}
        />
      </div>
      {typed.error ? (
        <FieldError id={`${id}-fout`}>
          {typed.error === 'no-number' ? EXTRA_NO_NUMBER : extraBoundsWords(field, value ?? 0)}
        </FieldError>
      ) : null}
    </div>
  );
}
