import { type ReactNode, useState } from 'react';
import { Icon } from '#components/ui/Icon.tsx';

const LOOKS = {
  card: {
    details: 'rounded-card border border-zand-200 bg-white',
    summary: 'flex min-h-14 justify-between gap-4 rounded-card px-5 py-3',
    icon: 'order-last size-5 text-bos-600',
    body: 'grid gap-4 px-5 pt-1 pb-6',
  },
  plain: {
    details: '',
    summary: 'inline-flex min-h-11 gap-2 text-sm text-bos-700',
    icon: 'size-4',
    body: 'pt-1',
  },
} as const;

/** Folded in until it matters; once unfolded only the visitor folds it in again. */
export function Unfolding({
  title,
  isNeeded,
  look,
  children,
}: {
  title: string;
  isNeeded: boolean;
  look: keyof typeof LOOKS;
  children: ReactNode;
}) {
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  const { details, summary, icon, body } = LOOKS[look];
  return (
    <details className={`group ${details}`} open={wasNeeded}>
      <summary
        className={`cursor-pointer list-none items-center font-semibold [&::-webkit-details-marker]:hidden ${summary}`}
      >
        <Icon
          className={`transition-transform duration-200 group-open:rotate-180 ${icon}`}
          name="chevron"
        />
        {title}
      </summary>
      <div className={body}>{children}</div>
    </details>
  );
}
