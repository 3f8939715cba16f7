import { requestJson } from './request.ts';

const BACKEND = import.meta.env.PUBLIC_BACKEND_URL;
const KEY = import.meta.env.PUBLIC_ANON_KEY;

/** The address and the content of a request with JSON to a function of ours. */
export function toRequest(path: string, body: unknown, given: Record<string, string> = {}) {
  const headers = {
    'Content-Type': 'application/json',
    ...given,
    ...(KEY ? { apikey: KEY, Authorization: `Bearer ${KEY}` } : {}),
  };
  // The setting may end in a slash; where there is none, the build leaves this out.
  const url = BACKEND ? new URL(path, BACKEND).href : path;
  return { url, init: { headers, body: JSON.stringify(body) } };
}

/**
 * Sends JSON to a function of ours, wherever it runs; a Supabase project wants its public key along.
 * @param path of the function, from its `/functions` on
 * @throws as {@link requestJson}
 */
export function sendJson(
  path: string,
  body: unknown,
  init: {
    method: 'POST' | 'PUT';
    headers?: Record<string, string>;
    keepalive?: boolean;
    signal?: AbortSignal;
  },
  options?: Parameters<typeof requestJson>[2],
): Promise<unknown> {
  const request = toRequest(path, body, init.headers);
  return requestJson(request.url, { ...init, ...request.init }, options);
}
