import type { Woningtype } from '@sens/contract';
import type { Installations, InsulatedPart } from '@sens/engine';
import { Picture } from '#components/ui/Picture.tsx';
import type { DwellingPictures } from './dwelling-pictures.ts';
import { dwellingScene, type SceneLayer } from './dwelling-view.ts';
import type { HouseParts } from './heat-loss/heat-parts.ts';

/** As large as the square picture is drawn, whatever the shape of its place. */
const OVER = 'absolute inset-0 mx-auto h-full';

/**
 * What lies over a house; of panels only those within an outline, whose name is its own on the page. All of that is in
 * attributes: a page has no styles in them.
 */
function Over({ layer: { picture, outline }, id }: { layer: SceneLayer; id: string }) {
  return (
    <svg aria-hidden="true" className={OVER} viewBox="0 0 1 1">
      {outline ? (
        <clipPath id={id}>
          <polygon points={outline.map((point) => point.join()).join(' ')} />
        </clipPath>
      ) : null}
      <image
        clipPath={outline ? `url(#${id})` : undefined}
        height="1"
        href={picture.src}
        width="1"
      />
    </svg>
  );
}

/** New insulation, as colour over what it is behind. */
function Tint({ insulated, parts }: { insulated: readonly InsulatedPart[]; parts: HouseParts }) {
  const { size, parts: paths } = parts.outside;
  return (
    <svg aria-hidden="true" className={OVER} viewBox={`0 0 ${size.join(' ')}`}>
      {insulated.map((part) => (
        <path
          className="fill-zon-400"
          d={paths[part]}
          fillOpacity="0.45"
          fillRule="evenodd"
          key={part}
        />
      ))}
    </svg>
  );
}

/** The visitor's type of house with what it has outside; its alt says the same. */
export function DwellingView({
  type,
  pictures,
  parts,
  has,
  isLater,
  className = '',
  pictureClass = 'w-full',
}: {
  type: Woningtype;
  pictures: DwellingPictures;
  /** Where the parts of the house lie, once known. */
  parts: HouseParts | undefined;
  has: Installations;
  /** After the plan. */
  isLater: boolean;
  className?: string;
  /** How the picture fills its place. */
  pictureClass?: string;
}) {
  const { alt, layers, insulated } = dwellingScene(type, pictures, has, isLater);
  return (
    <div className={`relative ${className}`}>
      {/* What lies over it is fetched at once, and means nothing without it. */}
      <Picture className={`h-full ${pictureClass}`} picture={{ ...pictures.now, alt }} priority />
      {parts && insulated.length > 0 ? <Tint insulated={insulated} parts={parts} /> : null}
      {layers.map((layer) => (
        <Over
          id={isLater ? 'panelen-straks' : 'panelen-nu'}
          key={layer.picture.src}
          layer={layer}
        />
      ))}
    </div>
  );
}
