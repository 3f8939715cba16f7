import { type ReactNode, useState } from 'react';
import { Icon } from '#components/ui/Icon.tsx';

/** Questions folded in under a title; unfolded when the page comes with some of them answered, not printed while none is. */
export function Fold({
  title,
  text,
  isOpen = false,
  children,
}: {
  title: string;
  text?: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  // As the page came; after that it is the visitor's to fold.
  const [wasOpen] = useState(isOpen);
  return (
    <details
      className={`group rounded-card border border-zand-200 bg-white ${isOpen ? '' : 'print:hidden'}`}
      open={wasOpen}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 rounded-card px-5 py-3 [&::-webkit-details-marker]:hidden">
        <span className="grow font-semibold">{title}</span>
        <Icon
          className="size-5 text-bos-600 transition-transform duration-200 group-open:rotate-180"
          name="chevron"
        />
      </summary>
      <div className="grid gap-6 px-5 pt-1 pb-6">
        {text ? <p className="text-sm text-bos-900/85">{text}</p> : null}
        {children}
      </div>
    </details>
  );
}
