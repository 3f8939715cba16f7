// biome-ignore-all lint/a11y/noSvgWithoutTitle: the whole of a decoration is hidden from whoever listens.
import { DENSITIES, type Density, type Leaf, PARTICLES_BY_LEAF } from './decoration.ts';

/** bos-600, here as an attribute: not every page to which a decoration comes has a class for it. */
export const SHADE = '#257552';

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
 * Floating leaves with particles, in what lies behind a section.
 * Two layers carry them all, so that two things move, not dozens.
 * @param place names it on the page, once per page
 * @param leaves where they lie, at least as many as the density asks
 */
export function Leaves({
  place,
  density,
  leaves,
}: {
  place: string;
  density: Density;
  leaves: readonly Leaf[];
}) {
  const shown = leaves.slice(0, DENSITIES[density].leaves);
  const id = `leaf-${place}`;
  return [0, 1].map((layer) => (
    <svg data-plays="drift" key={layer}>
      {layer === 0 ? (
        <defs>
          <g id={id}>
            <path d="M0-21C13-12 15 7 1 21-12 9-13-9 0-21" />
            <path d="M0-21C-13-9-12 9 1 21Q5 0 0-21" fill={SHADE} opacity=".3" />
          </g>
        </defs>
      ) : null}
      {shown
        .filter((_, index) => index % 2 === layer)
        .map((leaf) => (
          <LeafWithParticles id={id} key={String(leaf)} leaf={leaf} />
        ))}
    </svg>
  ));
}
