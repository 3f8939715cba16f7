import { type ReactNode, useEffect, useRef } from 'react';
import { whenSeen } from './when-seen.ts';

/**
 * An element whose content a browser loads when it is looked at. Until then it shows what the server sent, or
 * nothing yet (`children` is null).
 */
export function SeenLater({
  as: Element,
  className,
  load,
  children,
}: {
  as: 'ul' | 'span';
  className?: string;
  load: () => unknown;
  children: ReactNode | null;
}) {
  const ref = useRef<HTMLUListElement & HTMLSpanElement>(null);
  useEffect(() => (ref.current ? whenSeen(ref.current, load) : undefined), [load]);
  if (children === null) {
    return (
      <Element
        className={className}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; with it React leaves what the server sent
        dangerouslySetInnerHTML={{ __html: '' }}
        key="as-sent"
        ref={ref}
        suppressHydrationWarning
      />
    );
  }
  return (
    <Element className={className} key="loaded" ref={ref}>
      {children}
    </Element>
  );
}
