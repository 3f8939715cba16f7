// biome-ignore-all lint/a11y/noSvgWithoutTitle: the whole of a decoration is hidden from whoever listens.
import type { ReactNode } from 'react';
import { bubble, DENSITIES, type Density, type Leaf, PARTICLES_BY_LEAF } from './decoration.ts';

/** What may lie behind a section: it says nothing, takes no pointer and has no part in the layout. */
function Backdrop({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div aria-hidden="true" className={`decoration ${name}`}>
      {children}
    </div>
  );
}

function LeafWithParticles({ leaf, id }: { leaf: Leaf; id: string }) {
  const [x, y, scale, degrees] = leaf;
  return (
    <svg overflow="visible" x={`${x}%`} y={`${y}%`}>
      <g transform={`rotate(${degrees})scale(${scale})`}>
        <use href={`#${id}`} />
        {PARTICLES_BY_LEAF.map(([cx, cy, r]) => (
          <circle cx={cx} cy={cy} key={cx} r={r} />
        ))}
      </g>
    </svg>
  );
}

/**
 * Floating leaves with particles behind a section; the section itself is `relative isolate`.
 * Two layers carry them all, so that two things move, not dozens.
 * @param place names it on the page, once per page
 * @param leaves where they lie, at least as many as the density asks
 */
export function Decoration({
  place,
  density,
  leaves,
  children,
}: {
  place: string;
  density: Density;
  leaves: readonly Leaf[];
  children?: ReactNode;
}) {
  const shown = leaves.slice(0, DENSITIES[density].leaves);
  const id = `leaf-${place}`;
  return (
    <Backdrop name={`decoration-${place}`}>
      {children}
      {[0, 1].map((layer) => (
        <svg data-plays="drift" key={layer}>
          {layer === 0 ? (
            <defs>
              <g id={id}>
                <path d="M0-21C13-12 15 7 1 21-12 9-13-9 0-21" />
                <path
                  d="M0-21C-13-9-12 9 1 21Q5 0 0-21"
                  className="text-bos-600"
                  fill="currentColor"
                  opacity=".3"
                />
              </g>
            </defs>
          ) : null}
          {shown
            .filter((_, index) => index % 2 === layer)
            .map((leaf) => (
              <LeafWithParticles id={id} key={String(leaf)} leaf={leaf} />
            ))}
        </svg>
      ))}
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
    <Backdrop name="decoration-bubbles">
      <svg data-plays="rise">
        {bubbles.slice(0, count.narrow)}
        <g className="max-lg:hidden">{bubbles.slice(count.narrow)}</g>
      </svg>
    </Backdrop>
  );
}

/** Soft lights, for a dark ground. */
export function Orbs() {
  return (
    <svg className="text-bos-600">
      <radialGradient id="orb">
        <stop stopColor="currentColor" stopOpacity=".55" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
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
