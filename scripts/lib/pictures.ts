import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type * as z from 'zod';
import { pictureListSchema } from '../../site/src/content-schemas/picture-list.ts';

/** The folder of scenes and masters. */
export const ART = fileURLToPath(new URL('../../art', import.meta.url));

/**
 * Every picture of `art/pictures.yaml`.
 * @throws ZodError when the list is not as it should be
 */
export const pictureList = (): z.output<typeof pictureListSchema> =>
  pictureListSchema.parse(parse(readFileSync(join(ART, 'pictures.yaml'), 'utf8')));

/** The file of a picture's master. */
export const masterFile = (id: string) => join(ART, 'masters', `${id}.webp`);

/** Names of the masters that are there. */
export const masterIds = (): string[] =>
  readdirSync(join(ART, 'masters'))
    .filter((name) => name.endsWith('.webp'))
    .map((name) => name.slice(0, -'.webp'.length))
    .sort();
