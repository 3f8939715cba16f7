/** Something that is true only when ticked; ticked it is "ja" in the address. */
export function Flag({
  name,
  label,
  about,
  text,
  isOn,
  onChange,
}: {
  name: string;
  label: string;
  about?: string;
  text?: string | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const id = `vraag-${name}`;
  return (
    <div className="flex gap-3">
      <input
        aria-describedby={text ? `${id}-hint` : undefined}
        checked={isOn}
        className="check mt-2.5"
        id={id}
        name={name}
        onChange={(event) => onChange(event.currentTarget.checked)}
        type="checkbox"
        value="ja"
      />
      <div className="text-sm">
        <label className="flex min-h-11 cursor-pointer items-center font-semibold" htmlFor={id}>
          {label}
          {about ? <span className="sr-only">, {about}</span> : null}
        </label>
        {text ? (
          <p className="-mt-1.5 text-muted" id={`${id}-hint`}>
            {text}
          </p>
        ) : null}
      </div>
    </div>
  );
}
