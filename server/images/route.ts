import { IMAGE_VERSION_LENGTH, type ImageFormat } from '@sens/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { addressPrefix } from '#http/address-prefix.ts';
import { AppError } from '#refusals/app-error.ts';
import { isNotModified } from '#static/etag.ts';
import { splitUrl } from '#static/route.ts';
import type { LoadMaster, Master } from './masters.ts';
import type { Picture, Pictures } from './pictures.ts';
import { readImageRequest } from './request.ts';
import { toVariant } from './variant.ts';

const PREFIX = '/images/';
const RETRY_AFTER_S = '5';

/** What an address means never changes (decision 16). */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** It was meant for another state of the picture, which another server may already have. */
const NOT_FOR_LONG = 'public, max-age=60';

/** `GET /images/{name}?width&quality&format&aspect_ratio`: a picture in the size and format asked for. */
export function registerImageRoute(
  app: FastifyInstance,
  masters: ReadonlyMap<string, LoadMaster>,
  pictures: Pictures,
): void {
  app.get(`${PREFIX}*`, async (request, reply) => {
    // Everything is checked before anything is read or made.
    const loadMaster = masters.get(nameIn(request.url));
    if (!loadMaster) throw new AppError('not_found');
    const asked = readImageRequest(request.query);
    const format = asked.format ?? formatFor(request);
    const master = await loadMaster();
    const variant = toVariant(asked, format, master);
    const who = addressPrefix(request.ip);
    const picture = await pictures.get(variant, who).catch((error: unknown) => {
      if (error instanceof AppError) reply.header('retry-after', RETRY_AFTER_S);
      throw error;
    });
    reply.header('cache-control', isMeant(master, asked.v) ? FOR_GOOD : NOT_FOR_LONG);
    if (!asked.format) reply.header('vary', 'Accept');
    return sendPicture(request, reply, picture);
  });
  app.route({
    method: ['OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${PREFIX}*`,
    // Before a body is looked at.
    onRequest: async (request, reply) => {
      if (!masters.has(nameIn(request.url))) throw new AppError('not_found');
      reply.header('allow', 'GET, HEAD');
      throw new AppError('method_not_allowed');
    },
    handler: () => undefined,
  });
}

/** The name as it stands in the address: names need no encoding, so an encoded one is none of ours. */
const nameIn = (url: string) =>
  splitUrl(url)
    .path.slice(PREFIX.length)
    .replace(/\.webp$/, '');

/** AVIF for who names it: a wildcard only says what a client has always known. */
const formatFor = (request: FastifyRequest): ImageFormat =>
  new Negotiator(request).mediaType(['image/webp', 'image/avif']) === 'image/avif'
    ? 'avif'
    : 'webp';

const isMeant = ({ hash }: Master, version: string | undefined) =>
  version === undefined || version === hash.slice(0, IMAGE_VERSION_LENGTH);

/** Answers with a picture, or with 304 to who has it. */
export function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: Picture) {
  const { body, etag, headers } = picture;
  reply.headers(headers);
  if (isNotModified(request.headers['if-none-match'], etag)) {
    return reply.code(304).removeHeader('content-length').send();
  }
  return reply.send(body);
}
