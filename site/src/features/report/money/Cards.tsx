import type { ReactNode } from 'react';

/** Cards beside each other, all as wide and as high as the others; below each other where there is little room. */
export function Cards({ children }: { children: ReactNode }) {
  return (
    <div className="mt-5 grid gap-3 sm:gap-4 lg:auto-cols-fr lg:grid-flow-col print:block print:space-y-2">
      {children}
    </div>
  );
}
