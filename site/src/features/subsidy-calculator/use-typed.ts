import { useEffect, useState } from 'react';
import { parseDutchNumber, typedNumber } from '#features/house-questions/bounds.ts';
import { type Bounds, nearest } from './bounds.ts';

/** How long typing must rest before a number out of bounds is judged; half a number is no mistake. */
const REST_MS = 900;

/**
 * What is being typed for a number that is kept elsewhere: within bounds it counts at once, beyond
 * them the nearest one counts, once typing rests or the field is left.
 */
export function useTyped(
  bounds: Bounds,
  value: number | undefined,
  onChange: (value: number | undefined) => void,
) {
  const [typed, setTyped] = useState<string>();
  const [judged, setJudged] = useState(false);
  const number = parseDutchNumber(typed ?? '');
  const valid = number === undefined ? undefined : nearest(number, bounds);
  const isWrong =
    typed !== undefined && typed.trim() !== '' && (number === undefined || valid !== number);
  // Changed from elsewhere (a link, "begin opnieuw"): that goes before what was typed.
  const isCurrent = typed !== undefined && (!judged || valid === value);

  function judge(): void {
    if (!isWrong || judged) return;
    setJudged(true);
    onChange(valid);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each key typed starts the wait again
  useEffect(() => {
    if (!isWrong || judged) return;
    const timer = setTimeout(judge, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, judged]);

  function type(next: string): void {
    const parsed = parseDutchNumber(next);
    const good = parsed !== undefined && nearest(parsed, bounds) === parsed;
    setTyped(next);
    setJudged(good || next.trim() === '');
    if (good) onChange(parsed);
    if (next.trim() === '') onChange(undefined);
  }

  return {
    text: isCurrent ? typed : value === undefined ? '' : typedNumber(value),
    isWrong: isWrong && judged && isCurrent,
    isNumber: number !== undefined,
    type,
    judge,
  };
}
