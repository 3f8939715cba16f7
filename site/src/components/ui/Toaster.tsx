import { useEffect, useState } from 'react';
import { Icon } from './Icon.tsx';

export interface ToastMessage {
  text: string;
  kind: 'error' | 'success';
  /** A new number shows the same text again. */
  id: number;
}

const SHOWN_MS = 5_000;

/**
 * At most one message at a time, 5 s (spec, section 4); announced without taking focus. On a phone it
 * lies over the header, so that it covers nothing one reads or fills in.
 */
export function Toaster({ toast, closeLabel }: { toast: ToastMessage | null; closeLabel: string }) {
  const [closed, setClosed] = useState(0);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setClosed(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  const shown = toast && toast.id !== closed ? toast : null;
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-0.5 z-50 grid justify-items-center px-2 sm:top-auto sm:bottom-4 sm:px-4"
      role="status"
    >
      {shown ? (
        <div
          className="on-dark pointer-events-auto flex max-w-lg animate-settle items-center gap-3 rounded-card bg-bos-900 py-2 pr-2 pl-5 font-medium text-white shadow-float"
          data-toast={shown.kind}
        >
          <Icon
            className={`size-5 ${shown.kind === 'error' ? 'text-zon-400' : 'text-blad-200'}`}
            name={shown.kind === 'error' ? 'alert' : 'check'}
          />
          <span>{shown.text}</span>
          <button
            aria-label={closeLabel}
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-white/10"
            onClick={() => setClosed(shown.id)}
            type="button"
          >
            <Icon name="close" />
          </button>
        </div>
      ) : null}
    </div>
  );
}
