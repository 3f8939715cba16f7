import type { SourceRef } from '@sens/engine';
import { type ReactNode, useEffect, useRef } from 'react';
import { citationsFor, loadCitations, useCitations } from './citations.ts';
import { whenSeen } from './when-seen.ts';

/**
 * An element with how these figures are cited. A browser shows what the server sent, or nothing yet,
 * until the element is looked at and the words are loaded.
 */
export function Cited({
  ids,
  as: Element,
  className,
  children,
}: {
  ids: readonly string[];
  as: 'ul' | 'span';
  className?: string;
  children: (source: SourceRef) => ReactNode;
}) {
  const ref = useRef<HTMLUListElement & HTMLSpanElement>(null);
  const citations = useCitations();
  useEffect(
    () => (ref.current ? whenSeen(ref.current, () => void loadCitations()) : undefined),
    [],
  );
  if (citations === null) {
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
    <Element className={className} key="cited" ref={ref}>
      {citationsFor(ids, citations).map(children)}
    </Element>
  );
}
