import type { ReactNode } from 'react';
import { claimAnchor, claimMarkAnchor } from '#lib/claims.ts';

/** The number beside a claim that leads to its explanation; the first one is what that leads back to. */
export function ClaimMark({
  id,
  isFirst,
  className,
  children,
}: {
  id: string;
  isFirst: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <sup className="claim-mark" id={isFirst ? claimMarkAnchor(id) : undefined}>
      <a aria-label={`Toelichting ${children}`} className={className} href={`#${claimAnchor(id)}`}>
        {children}
      </a>
    </sup>
  );
}
