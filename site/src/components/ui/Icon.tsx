import type { LucideIcon } from 'lucide-react';

/** Icons that stand on every page several times: drawn once, by `IconShapes`, and pointed at from there. */
export type SharedIcon = 'arrow' | 'check' | 'chevron' | 'close' | 'phone' | 'search';

export const idOfIcon = (name: SharedIcon) => `icon-${name}`;

/** One that the page has drawn, or a shape of the set (Lucide) that only this place needs. */
export type IconChoice = { name: SharedIcon } | { shape: LucideIcon };

/** Of a shape of the set: how it is drawn, and without what it only needs as a file of its own. */
export const WITHIN_A_PAGE = {
  xmlns: undefined,
  width: undefined,
  height: undefined,
  strokeWidth: 1.75,
};

/** One icon of the set, 1.75 px. Decorative: the words beside it carry the meaning. */
export function Icon({
  className = 'size-5',
  ...which
}: { className?: string | undefined } & IconChoice) {
  const look = `shrink-0 ${className}`;
  if ('shape' in which) return <which.shape {...WITHIN_A_PAGE} aria-hidden className={look} />;
  return (
    <svg aria-hidden className={look} height="24" width="24">
      <use href={`#${idOfIcon(which.name)}`} />
    </svg>
  );
}
