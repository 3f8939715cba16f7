import { useCallback, useState } from 'react';
import type { ToastMessage } from './Toaster.tsx';

/** The one toast of an island, and how to say something in it. */
export function useToast() {
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const say = (text: string, kind: ToastMessage['kind']) =>
    setToast((last) => ({ text, kind, id: (last?.id ?? 0) + 1 }));
  const hush = useCallback(() => setToast(null), []);
  return { toast, say, hush };
}
