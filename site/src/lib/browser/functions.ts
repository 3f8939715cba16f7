import { requestJson } from './request.ts';

const BACKEND = import.meta.env.PUBLIC_BACKEND_URL;
const KEY = import.meta.env.PUBLIC_ANON_KEY;

/**
 * Sends JSON to a function of ours, wherever it runs; a Supabase project wants its public key along.
 * @param path of the function, from its `/functions` on
 * @throws as {@link requestJson}
 */
export function sendJson(
  path: string,
  body: unknown,
  init: { method: 'POST' | 'PUT'; headers?: Record<string, string>; keepalive?: boolean },
  options?: Parameters<typeof requestJson>[2],
): Promise<unknown> {
  const headers = {
    'Content-Type': 'application/json',
    ...init.headers,
    ...(KEY ? { apikey: KEY, Authorization: `Bearer ${KEY}` } : {}),
  };
  const request = { ...init, headers, body: JSON.stringify(body) };
  // The setting may end in a slash; where there is none, the build leaves this out.
  return requestJson(BACKEND ? new URL(path, BACKEND).href : path, request, options);
}
