import { errorCode } from '#refusals/error-code.ts';

/** Trying the same again is of no use: whoever is to receive it does not exist or wants none of it. */
export class FinalFailure extends Error {
  override name = 'FinalFailure';
  readonly code: string;

  /** @param cause of which the codes are kept, or a code */
  constructor(cause: unknown) {
    super('', { cause });
    this.code = typeof cause === 'string' ? cause : errorCode(cause);
  }
}
