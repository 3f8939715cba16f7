import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MailPage } from '#features/mail/MailPage.tsx';
import { askedFor } from '#lib/asked.ts';
import { company } from '../content-queries.ts';

export const prerender = false;

/** A mail with its look; the server writes the words and asks for this. */
export const GET: APIRoute = ({ locals, url }) => {
  const mail = askedFor(locals, 'mail')?.mail;
  if (!mail) return new Response(null, { status: 404 });
  const page = createElement(MailPage, { mail, company, site: url.origin });
  return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
};
