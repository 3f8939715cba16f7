/**
 * What may be kept and logged about a failure: its codes. Messages of mail servers repeat the
 * visitor's address, so they stay out.
 * @returns for example `EENVELOPE 550`, `ECONNREFUSED`, `StoreUnavailableError 13`, `TimeoutError` or
 * `TypeError ECONNREFUSED`
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { responseCode } = error as Error & { responseCode?: unknown };
  const own = ownCode(error);
  const parts = [
    own ?? error.name,
    responseCode,
    storeCode(error) ?? (own ? '' : causeCode(error)),
  ];
  return parts.filter((part) => part && ['string', 'number'].includes(typeof part)).join(' ');
}

/** An error of the web, such as that of a time limit, has a number of old where its name says more. */
const ownCode = (error: Error): unknown =>
  'code' in error && !(error instanceof DOMException) ? error.code : undefined;

/** What `fetch` and the database say of a connection stands in the cause: it was refused, say. */
const causeCode = ({ cause }: Error): unknown =>
  cause instanceof Error ? ownCode(cause) : undefined;

/** SQLite's number for what went wrong (13: the disk is full), on the error or on what caused it. */
function storeCode(error: Error): unknown {
  if ('errcode' in error) return error.errcode;
  return error.cause instanceof Error && 'errcode' in error.cause ? error.cause.errcode : undefined;
}
