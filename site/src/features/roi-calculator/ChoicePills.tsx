/** A few choices side by side as native radios. */
export function ChoicePills<Value extends string>({
  name,
  legend,
  hint,
  options,
  value,
  onChange,
}: {
  name: string;
  legend: string;
  hint?: string;
  options: readonly { value: Value; label: string; explanation?: string | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const hasText = options.some(({ explanation }) => explanation);
  return (
    <fieldset aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className="float-left w-full font-semibold">{legend}</legend>
      {hint ? (
        <p className="clear-both text-sm text-bos-900/80" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      <div className="clear-both grid gap-2 pt-2 sm:grid-cols-3">
        {options.map((option) => (
          <label className="choice" key={option.value}>
            <input
              checked={option.value === value}
              className="radio"
              name={name}
              onChange={() => onChange(option.value)}
              type="radio"
              value={option.value}
            />
            <span>
              {option.label}
              {option.explanation ? (
                <span className={`block text-xs font-normal ${hasText ? 'mt-0.5' : ''}`}>
                  {option.explanation}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
