import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CertificationBadges } from '#components/sections/CertificationBadges.tsx';

/** The drawings of all schemes as one file. */
export const GET: APIRoute = () =>
  new Response(renderToStaticMarkup(createElement(CertificationBadges)), {
    headers: { 'content-type': 'image/svg+xml' },
  });
