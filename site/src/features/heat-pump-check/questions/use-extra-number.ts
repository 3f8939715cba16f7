import { useEffect, useState } from 'react';
import { parseDutchNumber, typedNumber } from '#features/house-questions/bounds.ts';
import { type ExtraNumber, nearestExtra } from '../extras.ts';

/** How long typing must rest before a number out of bounds is judged; half a number is no mistake. */
const REST_MS = 900;

/** What is wrong with what was typed. */
export type TypingError = 'no-number' | 'out-of-bounds';

function errorOf(text: string, field: ExtraNumber): TypingError | undefined {
  if (text.trim() === '') return undefined;
  const number = parseDutchNumber(text);
  if (number === undefined) return 'no-number';
  return nearestExtra(field, number) === number ? undefined : 'out-of-bounds';
}

/** What text counts as: nothing, or the nearest number within bounds. */
function numberFrom(text: string, field: ExtraNumber): number | undefined {
  const number = parseDutchNumber(text);
  return number === undefined ? undefined : nearestExtra(field, number);
}

/**
 * A number being typed that is kept elsewhere: within bounds it counts at once, beyond them as the
 * nearest that does, once typing rests or the field is left.
 */
export function useExtraNumber(
  field: ExtraNumber,
  value: number | undefined,
  onChange: (value: number | undefined) => void,
) {
  const [typed, setTyped] = useState<{ text: string; judged: boolean }>();
  const error = typed && errorOf(typed.text, field);
  const waits = typed !== undefined && error !== undefined && !typed.judged;
  // Changed from elsewhere ("begin opnieuw", a link): that goes before what was typed.
  const isCurrent = typed !== undefined && (waits || numberFrom(typed.text, field) === value);

  function judge(): void {
    if (!waits) return;
    setTyped({ ...typed, judged: true });
    onChange(numberFrom(typed.text, field));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each key typed starts the wait again
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(judge, REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  function type(text: string): void {
    const isWrong = errorOf(text, field) !== undefined;
    setTyped({ text, judged: !isWrong });
    if (!isWrong) onChange(numberFrom(text, field));
  }

  return {
    text: isCurrent ? typed.text : value === undefined ? '' : typedNumber(value),
    error: isCurrent && typed.judged ? error : undefined,
    type,
    judge,
  };
}
