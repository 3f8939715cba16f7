import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from './Icon.tsx';

export interface ToastMessage {
  text: string;
  kind: 'error' | 'success';
  /** A new number shows the same text again. */
  id: number;
}

const SHOWN_MS = 5_000;

/** What tells an error from other news at a glance, on any ground. */
const LOOKS: Record<ToastMessage['kind'], { card: string; icon: string; close: string }> = {
  error: {
    card: 'border-fout-600 bg-fout-50 text-bos-950',
    icon: 'text-fout-600',
    close: 'hover:bg-fout-600/10',
  },
  success: {
    card: 'on-dark border-blad-200 bg-bos-900 text-white',
    icon: 'text-blad-200',
    close: 'hover:bg-white/10',
  },
};

/** Into the top layer, where no header and no section of the page can cover it. */
function toTopLayer(card: HTMLElement | null): void {
  // An older browser shows it where it stands: fixed, if not above all.
  card?.showPopover?.();
}

/**
 * At most one message at a time, 5 s (spec, section 4), longer while one points at it or is in it; announced
 * without taking focus. On a phone it
 * lies over the header, so that it covers nothing one reads or fills in.
 */
export function Toaster({ toast, closeLabel }: { toast: ToastMessage | null; closeLabel: string }) {
  const [closed, setClosed] = useState(0);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!toast || isHeld) return;
    const timer = setTimeout(() => setClosed(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  const shown = toast && toast.id !== closed ? toast : null;
  const look = shown && LOOKS[shown.kind];
  return (
    <div
      aria-live="polite"
      className="absolute"
      onBlur={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      role="status"
    >
      {shown && look ? (
        <div
          className={`fixed inset-x-2 top-0.5 bottom-auto mx-auto my-0 flex w-fit max-w-lg animate-settle items-center gap-3 rounded-card border-2 py-2 pr-2 pl-5 font-medium shadow-float sm:inset-x-4 sm:top-auto sm:bottom-4 print:hidden ${look.card}`}
          data-toast={shown.kind}
          key={shown.id}
          popover="manual"
          ref={toTopLayer}
        >
          <Icon
            className={`size-5 ${look.icon}`}
            {...(shown.kind === 'error' ? { shape: CircleAlert } : { name: 'check' })}
          />
          <span>{shown.text}</span>
          <button
            aria-label={closeLabel}
            className={`grid size-11 shrink-0 cursor-pointer place-items-center rounded-full ${look.close}`}
            onClick={() => {
              setClosed(shown.id);
              setHeld(false);
            }}
            type="button"
          >
            <Icon name="close" />
          </button>
        </div>
      ) : null}
    </div>
  );
}
