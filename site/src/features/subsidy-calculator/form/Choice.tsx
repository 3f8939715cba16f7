/** A few answers of which one holds, as native radios in pills. */
export function Choice<Word extends string>({
  name,
  label,
  about,
  words,
  value,
  wordOf,
  onPick,
}: {
  name: string;
  label: string;
  about?: string;
  words: readonly Word[];
  value: string | undefined;
  wordOf: (word: Word) => string;
  onPick: (word: Word) => void;
}) {
  return (
    <fieldset id={`vraag-${name}`}>
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {about ? <span className="sr-only">, {about}</span> : null}
      </legend>
      <div className="flex flex-wrap gap-2">
        {words.map((word) => (
          <label className="choice choice-pill" key={word}>
            <input
              checked={word === value}
              className="radio"
              name={name}
              onChange={() => onPick(word)}
              type="radio"
              value={word}
            />
            {wordOf(word)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
