/** Responsive widths in pixels (spec, section 7); a page uses those up to twice the width it shows. */
export const IMAGE_WIDTHS = [320, 640, 768, 1024, 1280, 1536, 1920] as const;

/** Quality of a picture and of a hero (spec, section 9), on WebP's scale whatever the format. */
export const DEFAULT_QUALITY = 85;
export const HERO_QUALITY = 90;

/** AVIF looks the same as WebP at a quality this much lower (compared by eye at 3x, brick and tile). */
export const AVIF_STEP = 38;

/** What is seen of a picture that somebody waits for. */
export const AVIF_CARES = ['objects', 'street'] as const;

export type AvifCare = (typeof AVIF_CARES)[number];

/**
 * How AVIF is drawn of what somebody waits for before all else: two fifths fewer bytes, for 0.2 s of work for a picture of
 * `objects` and 0.7 s for the `street`, whose small houses lose their tiles at less. Compared at 1.5 and 2.5 times the
 * size; `effort` is that of sharp.
 */
export const AVIF_CARE = {
  objects: { step: 52, effort: 3, chromaSubsampling: '4:4:4' },
  street: { step: 50, effort: 4, chromaSubsampling: '4:2:0' },
} as const satisfies Record<AvifCare, object>;

/** The smallest and largest width that may be asked for, in pixels; it is rounded up to whole steps. */
export const IMAGE_WIDTH = { min: 16, max: 1_920, step: 32 } as const;

/** Below the least pictures fall apart; rounded up to whole steps. */
export const IMAGE_QUALITY = { min: 30, max: 100, step: 5 } as const;

/** The largest side of an aspect ratio's fraction, and how many times one side may be the other. */
export const IMAGE_RATIO = { part: 100, most: 4 } as const;

export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;

export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** How many characters of a master's hash stand in `v`. */
export const IMAGE_VERSION_LENGTH = 12;

/** Dutch sentences per parameter that cannot be followed. */
export const IMAGE_MESSAGES = {
  width: `Kies een breedte van ${IMAGE_WIDTH.min} tot en met ${IMAGE_WIDTH.max} pixels.`,
  quality: `Kies een kwaliteit van ${IMAGE_QUALITY.min} tot en met ${IMAGE_QUALITY.max}.`,
  format: `Kies een van deze formaten: ${IMAGE_FORMATS.join(', ')}.`,
  aspect_ratio: 'Kies een verhouding zoals 1:1 of 4:3.',
  v: 'Geef één versie.',
} as const;

/** What is asked of a picture. */
export interface ImageParams {
  /** In pixels; a picture is never made larger than its master. */
  width: number;
  /** {@link DEFAULT_QUALITY} unless given. */
  quality?: number;
  /** Without it the server chooses by Accept, which not every CDN tells apart: pages name one. */
  format?: ImageFormat;
  /** Such as `1:1`: the picture is cropped around its centre. */
  aspectRatio?: string;
  /** The first {@link IMAGE_VERSION_LENGTH} hex digits of the master's SHA-256. */
  version?: string;
}

/**
 * The address of a picture, the same at our own server and at a CDN. Parameters stand in one order:
 * a CDN keeps each order as a picture of its own.
 * @param base `/images`, or the address of the CDN, without a slash at the end
 * @param id name of the master in art/masters, without its ending
 */
export function imageUrl(base: string, id: string, params: ImageParams): string {
  const { width, quality = DEFAULT_QUALITY, format, aspectRatio, version } = params;
  const query = [
    `width=${width}`,
    `quality=${quality}`,
    ...(format ? [`format=${format}`] : []),
    ...(aspectRatio ? [`aspect_ratio=${aspectRatio}`] : []),
    ...(version ? [`v=${version}`] : []),
  ];
  return `${base}/${id}.webp?${query.join('&')}`;
}
