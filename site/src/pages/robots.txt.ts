import { reportPath } from '@sens/contract';
import type { APIRoute } from 'astro';

/** Everything may be indexed but the functions and the personal reports. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /functions/',
      `Disallow: ${reportPath('')}`,
      '',
      `Sitemap: ${new URL('/sitemap.xml', site)}`,
      '',
    ].join('\n'),
  );
