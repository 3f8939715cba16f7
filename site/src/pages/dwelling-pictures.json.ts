import type { APIRoute } from 'astro';
import { dwellingPictures } from '#lib/dwelling-pictures.ts';

/**
 * The pictures of the dwelling types, made at build for the pages that are rendered on request:
 * those cannot make pictures themselves.
 */
export const GET: APIRoute = async () => Response.json(await dwellingPictures());
