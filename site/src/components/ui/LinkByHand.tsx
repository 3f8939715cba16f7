import { useEffect, useRef } from 'react';

/**
 * A link to copy by hand, where the browser lets no button do it. It takes the focus, which has it heard, and is taken
 * whole.
 */
export function LinkByHand({
  label,
  link,
  className,
}: {
  label: string;
  link: string;
  className: string;
}) {
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for another link
  useEffect(() => field.current?.focus(), [link]);
  return (
    <label className={`block text-sm ${className}`}>
      {label}
      <input
        className="input mt-1"
        onFocus={(event) => event.currentTarget.select()}
        readOnly
        ref={field}
        type="text"
        value={link}
      />
    </label>
  );
}
