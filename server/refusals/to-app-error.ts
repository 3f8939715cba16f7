import type { ErrorCode } from '@sens/contract';
import { KeyReusedError, StoreUnavailableError, TooManyLeadsError } from '#leads/store/store.ts';
import { AppError } from './app-error.ts';

/** Refusals of Fastify and its plugins, by the status they carry. */
const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
};

/**
 * Gives anything that was thrown one of the codes of the contract.
 * @returns an error fit to be answered; what nobody foresaw is `internal_error`
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof StoreUnavailableError) return new AppError('store_unavailable');
  if (error instanceof KeyReusedError) return new AppError('key_reused');
  if (error instanceof TooManyLeadsError) {
    const code = error.of === 'mailbox' ? 'too_many_for_mailbox' : 'too_many_requests';
    return new AppError(code, undefined, Math.ceil(error.retryAfterMs / 1000));
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  const known = BY_STATUS[status];
  if (known) return new AppError(known);
  return new AppError(status >= 400 && status < 500 ? 'malformed_body' : 'internal_error');
}
