import type { PictureData } from '#lib/pictures.ts';

/** A picture at the widths made at build; `priority` for a hero that is the largest thing in view. */
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
  const { alt, src, width, height, sizes, source } = picture;
  return (
    <picture>
      <source sizes={sizes} srcSet={source.srcSet} type={source.type} />
      <img
        alt={decorative ? '' : alt}
        className={className}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        src={src}
        width={width}
      />
    </picture>
  );
}
