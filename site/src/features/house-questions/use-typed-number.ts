import type { NumberField } from '@sens/engine';
import { useEffect, useState } from 'react';
import { nearestValid, parseDutchNumber, typedNumber } from './bounds.ts';

/** How long typing must rest before a number out of bounds is judged; half a number is no mistake. */
const REST_MS = 900;

/**
 * What is being typed for a number that is kept elsewhere. A number within bounds counts at once; one
 * beyond them counts as the nearest valid one, once typing rests or the field is left.
 */
export function useTypedNumber(
  field: NumberField,
  value: number | undefined,
  onChange: (value: number | undefined) => void,
) {
  const [typed, setTyped] = useState<string>();
  const [judged, setJudged] = useState(false);
  const number = parseDutchNumber(typed ?? '');
  const valid = number === undefined ? undefined : nearestValid(field, number);
  const isEmpty = (typed ?? '').trim() === '';
  const isWrong = typed !== undefined && !isEmpty && (number === undefined || valid !== number);
  // Changed from elsewhere (the slider, "weet ik niet", a link): that goes before what was typed.
  const isCurrent = typed !== undefined && (!judged || valid === value);
  const text = isCurrent ? typed : value === undefined ? '' : typedNumber(value);

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
    setTyped(next);
    const parsed = parseDutchNumber(next);
    const good = parsed !== undefined && nearestValid(field, parsed) === parsed;
    setJudged(good || next.trim() === '');
    if (good) onChange(parsed);
    if (next.trim() === '') onChange(undefined);
  }

  return {
    text,
    isWrong: isWrong && judged && isCurrent,
    isNumber: number !== undefined,
    type,
    judge,
  };
}
