import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#refusals/app-error.ts';
import { isNotModified } from './etag.ts';
import {
  isPathOf,
  type Representation,
  representationOf,
  type Site,
  type SiteFile,
} from './load-site.ts';
import { mayContinue, wantedRange } from './range.ts';
import { type Elsewhere, elsewhere } from './redirects.ts';

/** The page that gets a visitor's answers behind its question mark: its address is then kept by nobody. */
const TOLD_IN_QUERY = new Set(['/verduurzamingsrapportage']);

const NEVER_KEPT = { 'cache-control': 'private, no-store' };

/**
 * Serves the built site from memory. `@fastify/static` is not used: reading and compressing per
 * request costs it most of its speed, and every header is known at start.
 */
export function registerSite(app: FastifyInstance, site: Site): void {
  app.get('/*', (request, reply) => answerFromSite(request, reply, site));
  refuseOtherMethods(app, site);
}

/** Answers with the built file of a path, or with where that path leads. */
export function answerFromSite(request: FastifyRequest, reply: FastifyReply, site: Site) {
  const { path, query } = splitUrl(request.url);
  const file = site.files.get(path);
  if (file) {
    if (query && TOLD_IN_QUERY.has(path)) return sendFile(request, reply, file, NEVER_KEPT);
    return sendFile(request, reply, file);
  }
  const other = elsewhere(path, query, site.pages);
  if (other) return redirect(reply, other);
  return sendNotFound(request, reply, site);
}

/** Answers with the site's own not-found page, status 404. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, site: Site) {
  if (!site.notFound) throw new AppError('not_found');
  return sendFile(request, reply, site.notFound);
}

/** Answers with the page for a report's link that leads nowhere (any more), status 404. */
export function sendExpiredReport(request: FastifyRequest, reply: FastifyReply, site: Site) {
  if (!site.expiredReport) return sendNotFound(request, reply, site);
  return sendFile(request, reply, site.expiredReport);
}

/** Answers with a file in the form that the client takes, or says that it has it already. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  besides: Readonly<Record<string, string>> = {},
) {
  const representation = representationOf(file, request);
  const { etag, headers } = representation;
  reply.headers(headers).headers(besides);
  if (file.status === 200 && isNotModified(request.headers['if-none-match'], etag)) {
    return reply.code(304).removeHeader('content-length').removeHeader('content-encoding').send();
  }
  if (headers['accept-ranges'] && request.method === 'GET') {
    return sendPart(request, reply, representation);
  }
  return reply.code(file.status).send(representation.body);
}

/** Answers with the part of a film that was asked for, or with all of it. */
function sendPart(request: FastifyRequest, reply: FastifyReply, whole: Representation) {
  const { body, etag } = whole;
  const range = mayContinue(request.headers['if-range']?.toString(), etag)
    ? wantedRange(request.headers.range, body.length)
    : undefined;
  if (!range) return reply.code(200).send(body);
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${body.length}`).header('content-length', '0');
    return reply.code(416).send();
  }
  const part = body.subarray(range.first, range.last + 1);
  reply.header('content-range', `bytes ${range.first}-${range.last}/${body.length}`);
  return reply.code(206).header('content-length', String(part.length)).send(part);
}

/**
 * A 301 is kept for an hour only: a wrong one would otherwise stay in browsers for good. What stands behind a question
 * mark may be somebody's answers: nobody keeps that.
 */
function redirect(reply: FastifyReply, { location, status }: NonNullable<Elsewhere>) {
  if (location.includes('?')) reply.headers(NEVER_KEPT);
  else reply.header('cache-control', status === 301 ? 'public, max-age=3600' : 'no-store');
  return reply.redirect(location, status);
}

/** Anything but GET and HEAD: 405 where there is a file or a page, else 404; before a body is looked at. */
function refuseOtherMethods(app: FastifyInstance, site: Site): void {
  const isOurs = isPathOf(site);
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    if (!isOurs(splitUrl(request.url).path)) return done(new AppError('not_found'));
    reply.header('allow', 'GET, HEAD');
    return done(new AppError('method_not_allowed'));
  });
}

/** The path and the query (with its `?`) of an address as it was asked for. */
export function splitUrl(url: string): { path: string; query: string } {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at) };
}
