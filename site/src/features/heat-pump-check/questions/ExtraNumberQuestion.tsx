import { FieldError } from '#components/ui/Field.tsx';
import { EXTRA_KEYS, EXTRA_NUMBERS, type ExtraNumber } from '../extras.ts';
import { extraId } from '../state.ts';
import { EXTRA_NO_NUMBER, EXTRA_NUMBER_WORDS, extraBoundsWords } from '../words/extra-words.ts';
import { useExtraNumber } from './use-extra-number.ts';

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
  const { text, error, type, judge } = useExtraNumber(field, value, onChange);
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
        <div className="relative w-32 shrink-0">
          <input
            aria-describedby={`${id}-hint${error ? ` ${id}-fout` : ''}`}
            aria-invalid={error ? true : undefined}
            autoComplete="off"
            className="input pr-14! text-right font-semibold tabular-nums"
            id={id}
            inputMode={EXTRA_NUMBERS[field].decimals > 0 ? 'decimal' : 'numeric'}
            name={EXTRA_KEYS[field]}
            onBlur={judge}
            onChange={(event) => type(event.currentTarget.value)}
            value={text}
          />
          <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-sm">
            {unit}
          </span>
        </div>
      </div>
      {error ? (
        <FieldError id={`${id}-fout`}>
          {error === 'no-number' ? EXTRA_NO_NUMBER : extraBoundsWords(field, value ?? 0)}
        </FieldError>
      ) : null}
    </div>
  );
}
