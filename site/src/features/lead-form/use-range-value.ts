import { useRef, useState } from 'react';

/** A slider's state with what it may be. */
export interface RangeState extends ReturnType<typeof useRangeValue> {
  range: { min: number; max: number; step: number; default: number };
}

/**
 * Keeps a slider and its text field at the same value, and knows when the visitor does not know.
 * @param start where the slider stands while nothing is chosen: that is no answer
 * @param given what the page came with; empty when nothing was chosen
 */
export function useRangeValue(start: number, given = '') {
  const [value, showValue] = useState(given);
  // Starts enabled: without script a ticked box could never enable the field again.
  const [unknown, setUnknown] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const sliderRef = useRef<HTMLInputElement>(null);

  function setValue(next: string): void {
    const slider = sliderRef.current;
    if (inputRef.current && inputRef.current.value !== next) inputRef.current.value = next;
    if (slider && next === '') slider.value = String(start);
    else if (slider && /^\d+$/.test(next)) slider.value = next;
    showValue(next);
  }

  return { value, unknown, setValue, setUnknown, inputRef, sliderRef };
}
