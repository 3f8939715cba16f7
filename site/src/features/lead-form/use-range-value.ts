import { useRef, useState } from 'react';

/** Keeps a slider and its text field at the same value, and knows when the visitor does not know. */
export function useRangeValue(start: string) {
  const [value, showValue] = useState(start);
  // Starts enabled: without script a ticked box could never enable the field again.
  const [unknown, setUnknown] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const sliderRef = useRef<HTMLInputElement>(null);

  function setValue(next: string): void {
    if (inputRef.current && inputRef.current.value !== next) inputRef.current.value = next;
    if (sliderRef.current && /^\d+$/.test(next)) sliderRef.current.value = next;
    showValue(next);
  }

  return { value, unknown, setValue, setUnknown, inputRef, sliderRef };
}
