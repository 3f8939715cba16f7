import type { ReactNode } from 'react';

/** A table that is wider than the screen scrolls by itself, also by keyboard. */
export function TableScroll({
  label = 'Tabel',
  children,
}: {
  label?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div aria-label={label} className="table-scroll" role="group" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
