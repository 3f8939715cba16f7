/**
 * What may be kept and logged about a failure: its codes. Messages of mail servers repeat the
 * visitor's address, so they stay out.
 * @returns for example `EENVELOPE 550`, `ECONNREFUSED`, `StoreUnavailableError 13` or `TypeError`
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  const parts = [code ?? error.name, responseCode, storeCode(error)];
  return parts.filter((part) => ['string', 'number'].includes(typeof part)).join(' ');
}

/** SQLite's number for what went wrong (13: the disk is full), on the error or on what caused it. */
function storeCode(error: Error): unknown {
  if ('errcode' in error) return error.errcode;
  return error.cause instanceof Error && 'errcode' in error.cause ? error.cause.errcode : undefined;
}
