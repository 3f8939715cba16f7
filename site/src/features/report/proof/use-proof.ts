import { useEffect } from 'react';

/**
 * Proves that a browser shows this report, where its delivery waits for that. Who sees it is told nothing: it
 * takes a moment, and whatever fails leaves the request with the company all the same, marked.
 * @param bits of the proof; none for nearly all
 */
export function useProof(token: string, bits: number | undefined): void {
  useEffect(() => {
    if (!token || !bits) return;
    import('./prove.ts').then(({ prove }) => prove(token, bits)).catch(() => undefined);
  }, [token, bits]);
}
