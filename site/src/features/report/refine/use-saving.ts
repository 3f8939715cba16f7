import type { DwellingAnswers } from '@sens/engine';
import { useEffect, useRef, useState } from 'react';
import { type SaveOutcome, saveReport } from '../save-report.ts';

/** How long changes rest before they are kept. */
const REST_MS = 1_500;

export interface Saving {
  state: 'idle' | 'saving' | SaveOutcome['kind'];
  retry: () => void;
}

/**
 * Keeps answers behind the report's link some time after the last change, one request at a time, so
 * that an older one never lands after a newer one. A page that goes away keeps what still rests.
 * @param token the secret part of the link; without one there is nowhere to keep them
 */
export function useSaving(token: string, answers: DwellingAnswers): Saving {
  const [state, setState] = useState<Saving['state']>('idle');
  const kept = useRef(answers);
  const latest = useRef(answers);
  const busy = useRef(false);
  latest.current = answers;

  async function save(): Promise<void> {
    if (busy.current || !token) return;
    busy.current = true;
    let outcome: SaveOutcome['kind'] = 'saved';
    setState('saving');
    while (kept.current !== latest.current && outcome === 'saved') {
      const sent = latest.current;
      outcome = (await saveReport(token, sent)).kind;
      if (outcome === 'saved') kept.current = sent;
    }
    busy.current = false;
    setState(outcome);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the wait again
  useEffect(() => {
    if (answers === kept.current) return;
    const timer = setTimeout(save, REST_MS);
    // What is under way may be an older answer; the page will not be there to send the newer one.
    const leave = () => {
      if (token && kept.current !== latest.current) void saveReport(token, latest.current);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
    };
  }, [answers, token]);

  return { state, retry: () => void save() };
}
