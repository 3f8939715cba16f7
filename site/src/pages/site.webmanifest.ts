import type { APIRoute } from 'astro';
import { company } from '../content-queries.ts';

/** What a phone shows when somebody puts the site on its first screen. */
export const GET: APIRoute = () =>
  Response.json({
    name: company.name,
    short_name: company.name,
    description: company.description,
    lang: 'nl',
    start_url: '/',
    display: 'browser',
    background_color: '#fbf8f1',
    theme_color: '#fbf8f1',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  });
