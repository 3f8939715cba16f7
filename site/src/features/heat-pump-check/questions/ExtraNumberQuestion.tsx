import { NumberField } from '#components/ui/NumberField.tsx';
import { EXTRA_KEYS, EXTRA_NUMBERS, type ExtraNumber, readExtra } from '../extras.ts';
import { extraId } from '../state.ts';
import { EXTRA_NUMBER_WORDS, extraBoundsWords, unreadExtraWords } from '../words/extra-words.ts';

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
  return (
    <NumberField
      bounds={EXTRA_NUMBERS[field]}
      data-question={field}
      errorWords={(error) =>
        error === 'no-number' ? unreadExtraWords(field) : extraBoundsWords(field, value ?? 0)
      }
      hint={hint}
      id={extraId(field)}
      label={label}
      look="foot"
      name={EXTRA_KEYS[field]}
      onChange={onChange}
      read={(text) => readExtra(field, text)}
      unit={unit}
      value={value}
    />
  );
}
