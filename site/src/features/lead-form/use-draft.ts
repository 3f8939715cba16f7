import { type RefObject, useEffect } from 'react';
import { isTexts, readSession } from '#lib/browser/session.ts';
import * as SESSION_KEYS from '#lib/browser/session-keys.ts';
import { restoreDraft } from './form-state.ts';
import type { useRangeValue } from './use-range-value.ts';

type RangeValue = ReturnType<typeof useRangeValue>;

/** A slider moved before the script came counts, unless the text field beside it was used too. */
function takeOver(form: HTMLFormElement, name: string, state: RangeValue): void {
  const slider = state.sliderRef.current;
  const input = state.inputRef.current;
  if (!slider || !input) return;
  const slid = slider.value !== slider.defaultValue && input.value === input.defaultValue;
  state.setValue(slid ? slider.value : input.value);
  const unknown = form.elements.namedItem(`${name}Onbekend`);
  state.setUnknown(unknown instanceof HTMLInputElement && unknown.checked);
}

/**
 * When the script arrives: what was typed before it stays, and this tab's draft fills what is still
 * untouched.
 */
export function useTypedBefore(
  ref: RefObject<HTMLFormElement | null>,
  ranges: Record<string, RangeValue>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script arrives
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    restoreDraft(form, readSession(SESSION_KEYS.draft, isTexts) ?? {});
    for (const [name, state] of Object.entries(ranges)) takeOver(form, name, state);
  }, []);
}
