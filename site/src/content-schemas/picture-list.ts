import * as z from 'zod';
import { pictureIds } from './parts.ts';

const place = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);

/** The list of pictures beside their masters. */
export const pictureListSchema = z.array(
  z.looseObject({
    id: pictureIds,
    /** The Blender scene in art/ that makes it, and its size in pixels. */
    scene: z.string(),
    size: z.tuple([z.int().positive(), z.int().positive()]),
    /** What it shows, in Dutch. */
    alt: z.string().min(5),
    where: z.string(),
    /** The face of a blank board that a page writes on: top left, top right, bottom left, as fractions of the size. */
    board: z.tuple([place, place, place]).optional(),
  }),
);
