import { useEffect, useRef, useState } from 'react';
import type { SaveOutcome } from './save-report.ts';

/** How long changes rest before they are kept. */
const REST_MS = 1_500;

export interface Saving {
  state: 'idle' | 'saving' | SaveOutcome['kind'];
  retry: () => void;
}

/**
 * Keeps something behind the report's link some time after its last change, one request at a time, so
 * that an older one never lands after a newer one. A page that goes away keeps what still rests.
 * @param token the secret part of the link; without one there is nowhere to keep it
 * @param send one try to keep it; the same function every time
 */
export function useSaving<T>(
  token: string,
  value: T,
  send: (token: string, value: T) => Promise<SaveOutcome>,
): Saving {
  const [state, setState] = useState<Saving['state']>('idle');
  const kept = useRef(value);
  const latest = useRef(value);
  const busy = useRef(false);
  latest.current = value;

  async function save(): Promise<void> {
    if (busy.current || !token) return;
    busy.current = true;
    let outcome: SaveOutcome['kind'] = 'saved';
    setState('saving');
    while (kept.current !== latest.current && outcome === 'saved') {
      const sent = latest.current;
      outcome = (await send(token, sent)).kind;
      if (outcome === 'saved') kept.current = sent;
    }
    busy.current = false;
    setState(outcome);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the wait again
  useEffect(() => {
    if (value === kept.current) return;
    const timer = setTimeout(save, REST_MS);
    // What is under way may be an older one; the page will not be there to send the newer one.
    const leave = () => {
      if (token && kept.current !== latest.current) void send(token, latest.current);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
    };
  }, [value, token]);

  return { state, retry: () => void save() };
}
