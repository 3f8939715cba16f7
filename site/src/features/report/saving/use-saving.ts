import { useEffect, useRef, useState } from 'react';
import type { SaveOutcome, TryOptions } from './save-report.ts';
import { createSaver } from './saver.ts';

export interface Saving {
  state: 'idle' | 'saving' | SaveOutcome['kind'];
  retry: () => void;
}

/**
 * Keeps something behind the report's link some time after its last change. A page that goes away keeps what still
 * rests.
 * @param token the secret part of the link; without one there is nowhere to keep it
 * @param send one try to keep it; the same function every time
 * @param restMs how long a change rests before it is kept
 */
export function useSaving<T>(
  token: string,
  value: T,
  send: (token: string, value: T, options: TryOptions) => Promise<SaveOutcome>,
  restMs: number,
): Saving {
  const [state, setState] = useState<Saving['state']>('idle');
  const link = useRef(token);
  link.current = token;
  const [saver] = useState(() =>
    createSaver(value, (latest, options) => send(link.current, latest, options), setState),
  );

  useEffect(() => {
    const isNews = saver.change(value);
    if (!(isNews && token)) return;
    const timer = setTimeout(saver.save, restMs);
    return () => clearTimeout(timer);
  }, [value, token, saver, restMs]);

  useEffect(() => {
    if (!token) return;
    window.addEventListener('pagehide', saver.leave);
    return () => window.removeEventListener('pagehide', saver.leave);
  }, [token, saver]);

  return { state, retry: () => void saver.save() };
}
