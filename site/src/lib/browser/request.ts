import { SUBMIT_RETRY } from '@sens/contract';
import pRetry, { AbortError } from 'p-retry';

/** An answer of our server that says no; `body` is the parsed JSON when there was any. */
export class RefusedError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`refused with status ${status}`);
    this.status = status;
    this.body = body;
  }
}

const worthAnotherTry = (status: number) => status >= 500;

async function ask(url: string, init: RequestInit, timeoutMs: number): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), ...init });
  const body: unknown =
    response.status === 204 ? undefined : await response.json().catch(() => undefined);
  if (response.ok) return body;
  const refusal = new RefusedError(response.status, body);
  throw worthAnotherTry(response.status) ? refusal : new AbortError(refusal);
}

/**
 * Asks our server for JSON the way the spec wants it: three more tries from 1 s doubling to 30 s,
 * 10 s per try, or what a signal of one's own says. A clear "no" (4xx) is not tried again.
 * @throws RefusedError when the server answered with an error, any other error when it did not answer
 */
export function requestJson(
  url: string,
  init: RequestInit = {},
  options: { retries?: number; timeoutMs?: number } = {},
): Promise<unknown> {
  return pRetry(() => ask(url, init, options.timeoutMs ?? SUBMIT_RETRY.timeoutMs), {
    retries: options.retries ?? SUBMIT_RETRY.retries,
    minTimeout: SUBMIT_RETRY.firstDelayMs,
    maxTimeout: SUBMIT_RETRY.maxDelayMs,
    factor: 2,
  });
}
