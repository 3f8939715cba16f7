import type { EnergyState } from '@sens/engine';
import { Picture } from '#components/ui/Picture.tsx';
import { formatShare } from '#lib/format-nl.ts';
import type { PictureData } from '#lib/pictures.ts';
import { HEAT_LOSS_COPY as COPY, SHORT_PARTS } from './copy.ts';
import { CORNERS } from './corners.ts';
import {
  type HeatParts,
  LOSS_OF,
  NAMED_PARTS,
  type NamedPart,
  SEEN_PARTS,
  type SeenPart,
} from './heat-parts.ts';
import { heatStep } from './heat-tint.ts';
import { leaks, lossesOf, type Shares, sharesOf } from './shares.ts';

/** Steps of the scale, little to much: from lucht-100 over zon-400 to klei-600. */
const FILLS = [
  'fill-lucht-100',
  'fill-[#f1dea3]',
  'fill-zon-400',
  'fill-[#e79a3a]',
  'fill-[#cf6c38]',
  'fill-klei-600',
] as const;
const SWATCHES = [
  'bg-lucht-100',
  'bg-[#f1dea3]',
  'bg-zon-400',
  'bg-[#e79a3a]',
  'bg-[#cf6c38]',
  'bg-klei-600',
] as const;

/** It is not as wide here as at the report's top. */
const SIZES = '(min-width: 36rem) 544px, 90vw';

/** A part's name and share in a corner, with a line to the part itself. */
function Words({ part, heat, shares }: { part: NamedPart; heat: HeatParts; shares: Shares }) {
  const [width, height] = heat.size;
  const corner = CORNERS[heat.corners[part]];
  const [x, y] = [corner.x * width, corner.y * height];
  const [toX, toY] = heat.middles[part];
  const loss = LOSS_OF[part];
  // The line leaves from below words at the top, and from above those at the foot.
  const fromX = corner.anchor === 'start' ? x + 90 : x - 90;
  const fromY = corner.y < 0.5 ? y + 84 : y - 62;
  return (
    <g>
      <path
        className="fill-none stroke-white"
        d={`M${fromX} ${fromY}L${toX} ${toY}`}
        strokeLinecap="round"
        strokeWidth="10"
      />
      <path
        className="fill-none stroke-bos-950"
        d={`M${fromX} ${fromY}L${toX} ${toY}`}
        strokeLinecap="round"
        strokeWidth="4"
      />
      <circle className="fill-bos-950 stroke-white" cx={toX} cy={toY} r="12" strokeWidth="4" />
      <text
        className="fill-bos-950 stroke-white text-[60px] font-medium sm:text-[38px]"
        paintOrder="stroke"
        strokeLinejoin="round"
        strokeWidth="10"
        textAnchor={corner.anchor}
        x={x}
        y={y}
      >
        {SHORT_PARTS[loss]}
        <tspan className="font-bold tabular-nums" dy="1.05em" x={x}>
          {formatShare(shares[loss])}
        </tspan>
      </text>
    </g>
  );
}

/** The colours of the scale; the figures in the picture say the same. */
function Scale() {
  return (
    <p aria-hidden="true" className="flex items-center gap-2 text-sm text-muted">
      {COPY.little}
      <span className="flex overflow-hidden rounded-full border border-bos-900/25">
        {SWATCHES.map((swatch) => (
          <span className={`h-3 w-6 forced-color-adjust-none ${swatch}`} key={swatch} />
        ))}
      </span>
      {COPY.much}
    </p>
  );
}

/** The visitor's type of house opened, each part that is seen tinted by its share of the loss now. */
export function HeatView({
  picture,
  heat,
  state,
}: {
  picture: PictureData;
  /** Where the parts lie, once known. */
  heat: HeatParts | undefined;
  state: EnergyState;
}) {
  const shares = sharesOf(state);
  const parts = lossesOf(state);
  const isShown = (part: SeenPart) => leaks(shares[LOSS_OF[part]]);
  const inWords = parts.map(
    ({ part, share }) => `${SHORT_PARTS[part].toLowerCase()} ${formatShare(share)}`,
  );
  return (
    <figure className="break-inside-avoid rounded-large border border-zand-200 bg-white p-4 sm:p-6 lg:row-span-2 lg:row-start-1">
      <div className="relative mx-auto w-full max-w-[34rem]">
        <Picture className="w-full" decorative picture={{ ...picture, sizes: SIZES }} />
        {heat ? (
          <svg
            aria-label={COPY.viewDescription(inWords.join(', '))}
            className="absolute inset-0 h-full w-full forced-color-adjust-none"
            role="img"
            viewBox={`0 0 ${heat.size[0]} ${heat.size[1]}`}
          >
            {SEEN_PARTS.filter(isShown).map((part) => (
              <path
                className={FILLS[heatStep(shares[LOSS_OF[part]])]}
                d={heat.parts[part]}
                fillOpacity="0.74"
                fillRule="evenodd"
                key={part}
              />
            ))}
            {NAMED_PARTS.filter(isShown).map((part) => (
              <Words heat={heat} key={part} part={part} shares={shares} />
            ))}
          </svg>
        ) : null}
      </div>
      <figcaption>
        <Scale />
        <h3 className="mt-3 text-lg max-sm:hidden">{COPY.viewTitle}</h3>
        <p className="mt-1 max-w-[56ch] text-sm max-sm:mt-2 max-sm:leading-snug">
          {COPY.viewNote(formatShare(shares.ventilatie), formatShare(shares.kieren))}
        </p>
      </figcaption>
    </figure>
  );
}
