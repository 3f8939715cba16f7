import type { ReactNode } from 'react';
import { Icon } from '#components/ui/Icon.tsx';

/**
 * A part of a tool's page that is folded in where there is little room. On a wide screen and on paper
 * the style sheet shows it open and without its summary, so it needs no script anywhere. A heading
 * inside that says the same as the summary is marked `data-fold-title`: one of the two is shown.
 */
export function PhoneFold({
  title,
  level: Heading = 'h3',
  className = '',
  children,
}: {
  title: string;
  level?: 'h2' | 'h3';
  className?: string;
  children: ReactNode;
}) {
  return (
    <details className={`phone-fold group/fold ${className}`}>
      <summary>
        <Heading className="grow font-tekst text-base leading-snug font-semibold tracking-normal">
          {title}
        </Heading>
        <Icon
          className="size-5 text-bos-600 transition-transform duration-200 group-open/fold:rotate-180"
          name="chevron"
        />
      </summary>
      <div>{children}</div>
    </details>
  );
}
