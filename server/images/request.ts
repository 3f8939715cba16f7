import {
  DEFAULT_QUALITY,
  IMAGE_FORMATS,
  IMAGE_MESSAGES,
  IMAGE_QUALITY,
  IMAGE_RATIO,
  IMAGE_WIDTH,
  type ImageFormat,
} from '@sens/contract';
import * as z from 'zod';
import { AppError } from '#refusals/app-error.ts';

/** What is asked of a picture, checked. */
export interface ImageRequest {
  width: number | undefined;
  quality: number;
  format: ImageFormat | undefined;
  /** Width divided by height. */
  ratio: number | undefined;
  /** Which state of the master the asker means. */
  v: string | undefined;
}

/** Digits only: `640.0`, `6e2` and ` 640` would be further addresses for the same picture. */
const wholeNumber = ({ min, max }: { min: number; max: number }, error: string) =>
  z
    .string({ error })
    .regex(/^[1-9]\d{0,3}$/, { error, abort: true })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error });

/** `4:3` and `4/3`; ends as the one number, so that `2:2` is `1:1`. */
const ratio = z
  .string({ error: IMAGE_MESSAGES.aspect_ratio })
  .regex(/^[1-9]\d{0,2}[:/][1-9]\d{0,2}$/, { error: IMAGE_MESSAGES.aspect_ratio, abort: true })
  .transform((value) => value.split(/[:/]/).map(Number) as [number, number])
  .refine(
    ([across, down]) =>
      Math.max(across, down) <= IMAGE_RATIO.part &&
      Math.max(across / down, down / across) <= IMAGE_RATIO.most,
    { error: IMAGE_MESSAGES.aspect_ratio, abort: true },
  )
  .transform(([across, down]) => across / down);

/** Parameters that nobody knows are left out: proxies and newsletters add theirs. */
const querySchema = z.object({
  width: wholeNumber(IMAGE_WIDTH, IMAGE_MESSAGES.width).optional(),
  quality: wholeNumber(IMAGE_QUALITY, IMAGE_MESSAGES.quality).default(DEFAULT_QUALITY),
  format: z.enum(IMAGE_FORMATS, IMAGE_MESSAGES.format).optional(),
  aspect_ratio: ratio.optional(),
  v: z.string(IMAGE_MESSAGES.v).optional(),
});

/**
 * Reads a picture's parameters.
 * @param query as Fastify parsed it; a repeated parameter is an array there
 * @throws AppError `malformed_query` with a sentence per parameter that is wrong
 */
export function readImageRequest(query: unknown): ImageRequest {
  const result = querySchema.safeParse(query);
  if (result.success) {
    const { width, quality, format, aspect_ratio, v } = result.data;
    return { width, quality, format, ratio: aspect_ratio, v };
  }
  const fields = result.error.issues.map(({ path, message }) => [String(path[0]), message]);
  throw new AppError('malformed_query', Object.fromEntries(fields));
}
