import { CLIENT_ERROR_PATH, type ClientError, REPORT_PATTERN } from '@sens/contract';

/** What goes wrong once goes wrong again: after so many the log knows enough of this page view. */
const MOST = 5;

const PLACE = /\/(?:_astro|shell)\/[\w.-]+\.js(?::\d+){0,2}/g;

const said = new Set<string>();

/** The page without what may be a key to somebody's report. */
const pageName = () => location.pathname.replace(/^\/rapport\/.*/, REPORT_PATTERN).slice(0, 100);

/**
 * Tells the server's log that a script of ours failed, where, and on which page; never the words of the
 * error, nor anything else of the visitor.
 */
export function reportFailure(kind: ClientError['kind'], error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error();
  // The message of a script that did not come names it; all else in it stays here.
  const places = [...`${stack ?? ''} ${kind === 'load' ? message : ''}`.matchAll(PLACE)];
  const failed: ClientError = {
    kind,
    page: pageName(),
    name: /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error',
    places: [...new Set(places.map(([place]) => place))].slice(0, 5),
  };
  const body = JSON.stringify(failed);
  if (said.has(body) || said.size >= MOST) return;
  said.add(body);
  const url = new URL(CLIENT_ERROR_PATH, import.meta.env.PUBLIC_BACKEND_URL || location.origin);
  const headers = { 'Content-Type': 'application/json' };
  fetch(url, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}
