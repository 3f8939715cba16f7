import type { APIRoute } from 'astro';
import { reportTop } from '#features/mail/report-top.ts';
import { reportTopText } from '#features/mail/report-top-text.ts';
import { askedFor } from '#lib/asked.ts';

export const prerender = false;

/** What a mail shows of the report, in words; the server puts them into the mail's plain text. */
export const GET: APIRoute = ({ locals }) => {
  const kept = askedFor(locals, 'mail-text')?.report;
  if (!kept) return new Response(null, { status: 404 });
  return new Response(reportTopText(reportTop(kept)), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
