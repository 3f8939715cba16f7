import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Dock } from '#components/shell/later/Dock.tsx';
import type { ShellParts } from '#components/shell/later/parts.ts';
import { company } from '../../content-queries.ts';

/** The markup of what the shell brings later (decision 43). */
export const GET: APIRoute = () => {
  const parts: ShellParts = {
    dock: renderToStaticMarkup(createElement(Dock, { company })),
  };
  return Response.json(parts);
};
