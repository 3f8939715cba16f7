/** A link to copy by hand, where the browser lets no button do it; taken whole once it has the focus. */
export function LinkByHand({
  label,
  link,
  className,
}: {
  label: string;
  link: string;
  className: string;
}) {
  return (
    <label className={`block text-sm ${className}`}>
      {label}
      <input
        className="input mt-1"
        onFocus={(event) => event.currentTarget.select()}
        readOnly
        type="text"
        value={link}
      />
    </label>
  );
}
