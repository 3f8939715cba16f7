import type { PictureData } from '#lib/pictures.ts';

/**
 * A picture in the formats and widths made at build; `priority` for a hero that is the largest thing
 * in view. A hero that is so on wide screens only is preloaded there by the page's head instead.
 */
export function Picture({
  picture,
  priority = false,
  decorative = false,
  className = '',
}: {
  picture: PictureData;
  priority?: boolean;
  decorative?: boolean;
  className?: string;
}) {
  const { alt, src, width, height, sizes, sources } = picture;
  // Its last format is the image's own; a browser that knows no `srcset` takes `src`.
  const [own, ...smaller] = sources.toReversed();
  return (
    <picture>
      {smaller.toReversed().map(({ type, srcSet }) => (
        <source key={type} sizes={sizes} srcSet={srcSet} type={type} />
      ))}
      <img
        alt={decorative ? '' : alt}
        className={className}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        sizes={sizes}
        src={src}
        srcSet={own?.srcSet}
        width={width}
      />
    </picture>
  );
}
