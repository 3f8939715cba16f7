import type { BrowserContext, ConsoleMessage, Request, WebError } from 'playwright-core';

/**
 * Keeps everything that goes wrong unseen on any page of a context.
 * @param mayLog console and page errors that the test itself causes
 * @param mayAsk requests to others that the test's visitor agreed to
 * @returns one sentence per complaint, growing as they come, and what ends the watch
 */
export function watch(context: BrowserContext, origin: string, mayLog?: RegExp, mayAsk?: RegExp) {
  const complaints: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error' || mayLog?.test(message.text())) return;
    complaints.push(`console: ${message.text()} (${message.location().url})`);
  };
  const onError = (event: WebError) => {
    const { message } = event.error();
    if (!mayLog?.test(message)) complaints.push(`page error: ${message}`);
  };
  const onRequest = (request: Request) => {
    const { protocol, origin: to } = new URL(request.url());
    const isAgreed = mayAsk?.test(request.url());
    if (protocol.startsWith('http') && to !== origin && !isAgreed)
      complaints.push(`left for ${request.url()}`);
  };
  context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
  const stop = () => {
    context.off('console', onConsole).off('weberror', onError).off('request', onRequest);
  };
  return { complaints, stop };
}
