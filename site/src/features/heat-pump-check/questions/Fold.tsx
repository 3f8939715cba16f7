import { type ReactNode, useState } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import { TOOL_COPY } from '#features/tool/copy.ts';

/** Questions folded in under a title, in the look of the house's own; open when some are answered. */
export function Fold({
  title,
  count,
  total,
  children,
}: {
  title: string;
  count: number;
  total: number;
  children: ReactNode;
}) {
  // As the page came; after that it is the visitor's to fold.
  const [isOpen] = useState(count > 0);
  return (
    <details
      className="group rounded-card border border-zand-200 bg-white print:hidden"
      open={isOpen}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 rounded-card px-5 py-3 [&::-webkit-details-marker]:hidden">
        <span className="grow font-semibold">{title}</span>
        <span className="text-sm text-bos-900/80">{TOOL_COPY.answered(count, total)}</span>
        <Icon
          className="size-5 text-bos-600 transition-transform duration-200 group-open:rotate-180"
          name="chevron"
        />
      </summary>
      <div className="grid gap-7 px-5 pt-1 pb-6">{children}</div>
    </details>
  );
}
