import type { APIRoute } from 'astro';
import { reportTop } from '#features/mail/report-top.ts';
import { reportTopText } from '#features/mail/report-top-text.ts';
import { askedFor } from '#lib/asked.ts';

export const prerender = false;

/** What a mail shows of the report, in words; the server puts them into the mail's plain text. */
export const GET: APIRoute = ({ locals }) => {
  const asked = askedFor(locals, 'mail-text');
  if (!asked) return new Response(null, { status: 404 });
  return new Response(reportTopText(reportTop(asked.report, asked.reader)), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
