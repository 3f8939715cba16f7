import { useEffect, useState } from 'react';
import {
  isWithin,
  type NumberBounds,
  nearest,
  parseDutchNumber,
  typedNumber,
} from '#lib/typed-number.ts';

/** How long typing must rest before a number out of bounds is judged; half a number is no mistake. */
const REST_MS = 900;

/** What is wrong with what was typed. */
export type TypingError = 'no-number' | 'out-of-bounds';

function errorOf(
  text: string,
  number: number | undefined,
  bounds: NumberBounds,
): TypingError | undefined {
  if (text.trim() === '') return undefined;
  if (number === undefined) return 'no-number';
  return isWithin(number, bounds) ? undefined : 'out-of-bounds';
}

/** What {@link useTypedNumber} gives: the text of the field, and what to tell of it. */
export interface TypedNumber {
  text: string;
  /** Only once typing rests or the field is left. */
  error: TypingError | undefined;
  /** What counts in place of a number with more digits than are kept: no mistake, but to be told. */
  roundedTo: number | undefined;
  type: (text: string) => void;
  judge: () => void;
}

/**
 * What is being typed for a number that is kept elsewhere. A number within bounds counts at once; one
 * beyond them counts as the nearest valid one, once typing rests or the field is left.
 * @param read how a text is read as a number; undefined when it is none
 */
export function useTypedNumber(
  bounds: NumberBounds,
  value: number | undefined,
  onChange: (value: number | undefined) => void,
  read: (text: string) => number | undefined = parseDutchNumber,
): TypedNumber {
  const [typed, setTyped] = useState<{ text: string; isJudged: boolean }>();
  const numberIn = (text: string) => {
    const number = read(text);
    const used = number === undefined ? undefined : nearest(number, bounds);
    const error = errorOf(text, number, bounds);
    const isRounded = error === undefined && number !== used;
    return { used, error, roundedTo: isRounded ? used : undefined };
  };
  const { used, error, roundedTo } = numberIn(typed?.text ?? '');
  const mustJudge = error !== undefined && typed?.isJudged === false;
  // Changed from elsewhere (the slider, "weet ik niet", a link): that goes before what was typed.
  const isCurrent = typed !== undefined && (!typed.isJudged || used === value);

  function judge(): void {
    if (!mustJudge) return;
    setTyped({ ...typed, isJudged: true });
    onChange(used);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each key typed starts the wait again
  useEffect(() => {
    if (!mustJudge) return;
    const timer = setTimeout(judge, REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  function type(text: string): void {
    const next = numberIn(text);
    setTyped({ text, isJudged: next.error === undefined });
    if (next.error === undefined) onChange(next.used);
  }

  const kept = value === undefined ? '' : typedNumber(value, bounds.decimals);
  return {
    text: isCurrent ? typed.text : kept,
    error: isCurrent && typed.isJudged ? error : undefined,
    roundedTo: isCurrent ? roundedTo : undefined,
    type,
    judge,
  };
}
