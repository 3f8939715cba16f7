import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ConsentBanner, ConsentCentre } from '#components/shell/consent/Consent.tsx';
import type { ConsentParts } from '#components/shell/consent/parts.ts';

/** The markup of the choice of cookies (decision 47). */
export const GET: APIRoute = () => {
  const parts: ConsentParts = {
    banner: renderToStaticMarkup(createElement(ConsentBanner)),
    centre: renderToStaticMarkup(createElement(ConsentCentre)),
  };
  return Response.json(parts);
};
