import type { ReactNode } from 'react';

/** The small line above a heading. */
export function Eyebrow({ children, mark }: { children: ReactNode; mark?: string }) {
  return (
    <p className="inline-flex items-center gap-2.5 rounded-full border border-zand-200 bg-white py-1 pr-4 pl-1 text-sm font-medium">
      {mark ? (
        <span className="rounded-full bg-blad-200 px-2.5 py-0.5 text-xs font-semibold">{mark}</span>
      ) : null}
      {children}
    </p>
  );
}
