import type { Registered } from '@sens/contract';
import { useEffect, useState } from 'react';

/**
 * Proves that a browser shows this report, where its delivery waits for that. Who sees it is told nothing: it
 * takes a moment, and whatever fails leaves the request with the company all the same, marked.
 * @param bits of the proof; none for nearly all
 * @returns what registers hold of the house, once it is proven: before it they are not asked
 */
export function useProof(token: string, bits: number | undefined): Registered | undefined {
  const [registered, setRegistered] = useState<Registered>();
  useEffect(() => {
    if (!token || !bits) return;
    import('./prove.ts')
      .then(({ prove }) => prove(token, bits))
      .then(setRegistered)
      .catch(() => undefined);
  }, [token, bits]);
  return registered;
}
