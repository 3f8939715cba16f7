import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/**
 * A part of a page that is folded in where there is little room. On a wide screen and on paper the style
 * sheet shows it open and without its summary, so it needs no script anywhere. A heading inside that says
 * the same as the summary is marked `data-fold-title`, or begins running text: one of the two is shown.
 */
export function PhoneFold({
  title,
  level: Heading = 'h3',
  className = '',
  isOpen = false,
  children,
}: {
  title: ReactNode;
  level?: 'h2' | 'h3';
  className?: string;
  /** Whether it stands open everywhere to begin with. */
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={`phone-fold ${className}`} open={isOpen}>
      <summary>
        <Heading>{title}</Heading>
        <Icon name="chevron" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
