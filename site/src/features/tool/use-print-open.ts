import { type RefObject, useEffect, useRef } from 'react';

/** Opens everything that is folded in while the page is printed, and folds it in again after that. */
export function usePrintOpen(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      for (const each of ref.current?.querySelectorAll('details') ?? []) {
        if (each.open) continue;
        each.open = true;
        opened.push(each);
      }
    };
    const close = () => {
      for (const each of opened) each.open = false;
      opened = [];
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
  return ref;
}
