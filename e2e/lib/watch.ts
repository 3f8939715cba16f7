import type { BrowserContext } from 'playwright-core';

/**
 * Keeps everything that goes wrong unseen on any page of a context.
 * @param mayLog console and page errors that the test itself causes
 * @param mayAsk requests to others that the test's visitor agreed to
 * @returns one sentence per complaint, growing as they come
 */
export function watch(
  context: BrowserContext,
  origin: string,
  mayLog?: RegExp,
  mayAsk?: RegExp,
): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' || mayLog?.test(message.text())) return;
    complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (event) => {
    const { message } = event.error();
    if (!mayLog?.test(message)) complaints.push(`page error: ${message}`);
  });
  context.on('request', (request) => {
    const { protocol, origin: to } = new URL(request.url());
    const isAgreed = mayAsk?.test(request.url());
    if (protocol.startsWith('http') && to !== origin && !isAgreed)
      complaints.push(`left for ${request.url()}`);
  });
  return complaints;
}
