import type { ReactNode } from 'react';
import { Icon } from '#components/ui/Icon.tsx';

/** More to read, folded away behind a summary. */
export function Folded({
  summary,
  className = '',
  children,
}: {
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details className={`group ${className}`}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-bos-700 [&::-webkit-details-marker]:hidden">
        {summary}
        <Icon className="size-4 transition-transform group-open:rotate-180" name="chevron" />
      </summary>
      <div className="mt-1">{children}</div>
    </details>
  );
}
