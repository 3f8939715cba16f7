import { useSyncExternalStore } from 'react';

let isPrinting = false;

function subscribe(notify: () => void): () => void {
  const begin = () => {
    isPrinting = true;
    notify();
  };
  const end = () => {
    isPrinting = false;
    notify();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed at this moment. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
