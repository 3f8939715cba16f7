import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Pane } from '#components/shell/assistant/Pane.tsx';
import { assistantTexts, company } from '../../content-queries.ts';

/** The markup of the assistant's pane, which loads when it is opened (decision 45). */
export const GET: APIRoute = () =>
  Response.json({
    pane: renderToStaticMarkup(createElement(Pane, { company, texts: assistantTexts })),
  });
