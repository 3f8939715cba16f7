import { requestJson } from './request.ts';

const BACKEND = import.meta.env.PUBLIC_BACKEND_URL ?? '';
const KEY = import.meta.env.PUBLIC_ANON_KEY;

/**
 * Sends JSON to a function of ours, wherever it runs; a Supabase project wants its public key along.
 * @param path of the function, from its `/functions` on
 * @throws as {@link requestJson}
 */
export function sendJson(
  path: string,
  body: unknown,
  init: { method: 'POST' | 'PUT'; headers?: Record<string, string> },
  options?: Parameters<typeof requestJson>[2],
): Promise<unknown> {
  const headers = {
    'Content-Type': 'application/json',
    ...init.headers,
    ...(KEY ? { apikey: KEY, Authorization: `Bearer ${KEY}` } : {}),
  };
  const request = { method: init.method, headers, body: JSON.stringify(body) };
  return requestJson(`${BACKEND}${path}`, request, options);
}
