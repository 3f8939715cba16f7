import type { FastifyRequest } from 'fastify';

/** A path that leads nowhere: what somebody typed or pasted there is nobody's business. */
export const UNKNOWN_PATH = '(unknown)';

/** Tells whether a path is one of the site's own files: such a path is ours, whoever asks for it. */
export type IsOwnPath = (path: string) => boolean;

/**
 * What a request may say of its address in the log: a page of the site by its own path, the rest by
 * the pattern of its route. Never what was asked for: an encoding makes a token or a query of it that
 * no rule here would recognise.
 */
export function toLoggedPath({ url, routeOptions }: FastifyRequest, isOwnPath: IsOwnPath): string {
  const path = url.split('?', 1)[0] ?? '';
  if (isOwnPath(path)) return path;
  const pattern = routeOptions.url;
  return pattern && pattern !== '/*' ? pattern : UNKNOWN_PATH;
}
