/**
 * What may be kept and logged about a failure: its codes. Messages of mail servers repeat the
 * visitor's address, so they stay out.
 * @returns for example `EENVELOPE 550`, `ECONNREFUSED` or `TypeError`
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  const parts = [code ?? error.name, responseCode];
  return parts.filter((part) => ['string', 'number'].includes(typeof part)).join(' ');
}
