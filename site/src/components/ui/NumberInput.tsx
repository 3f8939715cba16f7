import type { TypedNumber } from './use-typed-number.ts';

/** Room for the unit behind the figure; a long unit stands behind a short figure. */
function roomFor(unit: string | undefined): string {
  if (!unit) return '';
  if (unit.length === 1) return 'pr-9!';
  return unit.length > 4 ? 'pr-20!' : unit.length > 3 ? 'pr-16!' : 'pr-14!';
}

/** A text field for a number with its unit behind it; label, hint and error stand around it. */
export function NumberInput({
  id,
  name,
  typed,
  decimals,
  unit,
  placeholder,
  hasTag,
  hasHint,
  hasNote,
}: {
  id: string;
  name: string;
  typed: TypedNumber;
  decimals: number;
  unit?: string | undefined;
  /** What is used while the field is empty. */
  placeholder?: string | undefined;
  /** Where the value comes from stands at `<id>-herkomst`. */
  hasTag: boolean;
  /** A hint stands at `<id>-hint`, an error at `<id>-fout`. */
  hasHint: boolean;
  /** What is said of the value stands at `<id>-noot` while there is no error. */
  hasNote: boolean;
}) {
  const { text, error, type, judge } = typed;
  const said = error ? `${id}-fout` : hasNote && `${id}-noot`;
  // The unit and the tag too: without them one hears neither what to count in nor whose figure stands there.
  const described = [
    unit && `${id}-eenheid`,
    hasTag && `${id}-herkomst`,
    hasHint && `${id}-hint`,
    said,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="relative w-38 shrink-0">
      <input
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        autoComplete="off"
        className={`input scroll-mt-16 text-right max-sm:scroll-mt-44 font-semibold tabular-nums ${roomFor(unit)}`}
        id={id}
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        name={name}
        onBlur={judge}
        onChange={(event) => type(event.currentTarget.value)}
        placeholder={placeholder}
        type="text"
        value={text}
      />
      {unit ? (
        <span
          className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-sm"
          id={`${id}-eenheid`}
        >
          {unit}
        </span>
      ) : null}
    </div>
  );
}
