import { useEffect, useState } from 'react';
import { type AmountBounds, amountText, nearestAmount, readAmount } from './amounts.ts';

/** How long typing must rest before a number out of bounds is judged; half a number is no mistake. */
const REST_MS = 900;

/** What is being typed, and what of it counts. */
interface Typed {
  text: string;
  isJudged: boolean;
}

/**
 * A number being typed that is kept elsewhere. Within bounds it counts at once; beyond them it counts
 * as the nearest value that does, once typing rests or the field is left.
 */
export function useAmount(
  bounds: AmountBounds,
  value: number | undefined,
  onChange: (value: number | undefined) => void,
) {
  const [typed, setTyped] = useState<Typed>();
  const number = typed === undefined ? undefined : readAmount(typed.text, bounds);
  const used = number === undefined ? undefined : nearestAmount(number, bounds);
  const isEmpty = (typed?.text ?? '').trim() === '';
  const isWrong = typed !== undefined && !isEmpty && used !== number;
  const isNoNumber = typed !== undefined && !isEmpty && number === undefined;
  // Changed from elsewhere (a slider, a link, "begin opnieuw"): that goes before what was typed.
  const isCurrent = typed !== undefined && (!typed.isJudged || used === value);
  const mustJudge = (isWrong || isNoNumber) && typed?.isJudged === false;

  function judge(): void {
    if (!mustJudge || typed === undefined) return;
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
    const next = readAmount(text, bounds);
    const isGood = next !== undefined && nearestAmount(next, bounds) === next;
    const isCleared = text.trim() === '';
    setTyped({ text, isJudged: isGood || isCleared });
    if (isGood || isCleared) onChange(isCleared ? undefined : next);
  }

  const error =
    isCurrent && typed?.isJudged ? (isNoNumber ? 'no-number' : isWrong && 'bounds') : false;
  return {
    text: isCurrent && typed ? typed.text : value === undefined ? '' : amountText(value),
    error: error || undefined,
    used,
    type,
    judge,
  } as const;
}
