import type { SourceRef } from '@sens/engine';
import type { ReactNode } from 'react';
import { citations, citationsFor } from './citations.ts';
import { SeenLater } from './SeenLater.tsx';

/** An element with how these figures are cited; `ids` is null where they are not known yet either. */
export function Cited({
  ids,
  load = citations.load,
  children,
  ...element
}: {
  ids: readonly string[] | null;
  as: 'ul' | 'span';
  className?: string;
  /** What else than the citations is loaded with them. */
  load?: () => unknown;
  children: (source: SourceRef) => ReactNode;
}) {
  const known = citations.use();
  return (
    <SeenLater {...element} load={load}>
      {known && ids ? citationsFor(ids, known).map(children) : null}
    </SeenLater>
  );
}
