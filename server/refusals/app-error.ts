import { ERROR_MESSAGES, type ErrorBody, type ErrorCode, type FieldMessages } from '@sens/contract';

const STATUS: Record<ErrorCode, number> = {
  malformed_body: 400,
  malformed_query: 400,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_media_type: 415,
  expectation_failed: 417,
  invalid_fields: 422,
  key_reused: 422,
  too_many_requests: 429,
  too_many_for_mailbox: 429,
  headers_too_large: 431,
  too_slow: 408,
  internal_error: 500,
  busy: 503,
  store_unavailable: 503,
};

/** A refusal with a name: thrown anywhere in a request, answered in the one shape by `errors.ts`. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: FieldMessages | undefined;
  /** When it makes sense to try again, in seconds. */
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, fields?: FieldMessages, retryAfterS?: number) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.retryAfterS = retryAfterS;
  }

  get status(): number {
    return STATUS[this.code];
  }

  /** The answer's body; its sentence is fit for a visitor's eyes. */
  toBody(): ErrorBody {
    const { code, fields } = this;
    return { error: { code, message: ERROR_MESSAGES[code], ...(fields ? { fields } : {}) } };
  }
}
