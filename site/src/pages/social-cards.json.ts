import type { APIRoute } from 'astro';
import { SOCIAL_BRAND, socialFiles } from '#lib/social-image.ts';

/** What the social images show, for the build to draw (`build/social-images.ts`, which takes this file away). */
export const GET: APIRoute = async () =>
  Response.json({ brand: SOCIAL_BRAND, files: await socialFiles() });
