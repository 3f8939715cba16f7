// biome-ignore-all lint/a11y/noSvgWithoutTitle: the whole of a decoration is hidden from whoever listens.
import type { ReactNode } from 'react';
import { Leaves, SHADE } from '../../ui/Decoration.tsx';
import { bubble, FOOTER_LEAVES } from '../../ui/decoration.ts';

/** What lies behind a section: it says nothing, takes no pointer and has no part in the layout. */
function Backdrop({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div aria-hidden="true" className={`backdrop ${name}`}>
      {children}
    </div>
  );
}

/** Soft lights, for a dark ground. */
function Orbs() {
  return (
    <svg>
      <radialGradient id="orb">
        <stop stopColor={SHADE} stopOpacity=".55" />
        <stop offset="1" stopColor={SHADE} stopOpacity="0" />
      </radialGradient>
      {[
        [8, 96, 300],
        [50, 62, 200],
        [98, 70, 340],
      ].map(([x, y, r]) => (
        <circle cx={`${x}%`} cy={`${y}%`} fill="url(#orb)" key={r} r={r} />
      ))}
    </svg>
  );
}

/** Lights and leaves behind the footer. */
export function FooterBackdrop() {
  return (
    <Backdrop name="backdrop-footer">
      <Orbs />
      <Leaves density="medium" leaves={FOOTER_LEAVES} place="footer" />
    </Backdrop>
  );
}

/** Bubbles in a section's margins that rise as it comes into view; only the first on narrow screens. */
export function Bubbles({ count }: { count: { narrow: number; wide: number } }) {
  const bubbles = Array.from({ length: count.wide }, (_, index) => {
    const { x, y, radius } = bubble(index);
    return <circle cx={`${x}%`} cy={`${y}%`} key={`${x} ${y}`} r={radius} />;
  });
  return (
    <Backdrop name="backdrop-bubbles">
      <svg data-plays="rise">
        {bubbles.slice(0, count.narrow)}
        <g className="backdrop-wide">{bubbles.slice(count.narrow)}</g>
      </svg>
    </Backdrop>
  );
}
