import { startTransition, useEffect, useState } from 'react';

const REST_MS = 150;

/**
 * A value once it has not changed for a moment: for what stands below the result, or takes long to
 * compute, and may wait until a slider stops.
 */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(() => value)), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
