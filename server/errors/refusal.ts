/** An error that refuses a request for a reason the caller can act on. */
import { type ErrorCode, errors } from '@pagewright/contract/errors';
import { translate } from '@pagewright/contract/messages/translate';

export interface RefusalDetails {
  /** Replaces the code's default message. */
  readonly message?: string;
  /** Messages by field of the request. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
}

export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? translate(errors[code].message));
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

export const refuse = (code: ErrorCode, details?: RefusalDetails): Refusal => new Refusal(code, details);
