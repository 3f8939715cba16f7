import { useCallback, useRef, useState } from 'react';
import type { ToastMessage } from './Toaster.tsx';

/** The one toast of an island, and how to say something in it. */
export function useToast() {
  const [toast, setToast] = useState<ToastMessage | null>(null);
  // Outlives what is taken away: a number that comes again is one that the toaster has closed already.
  const said = useRef(0);
  const say = (text: string, kind: ToastMessage['kind']) => {
    said.current += 1;
    setToast({ text, kind, id: said.current });
  };
  const hush = useCallback(() => setToast(null), []);
  return { toast, say, hush };
}
