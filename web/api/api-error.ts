/** What a refused or failed call throws: the status, the code and the message of the response. */
import { type ErrorCode, errors } from '@pagewright/contract/errors';
import { plainMessages } from '@pagewright/contract/messages/plain-messages';

export interface ErrorBody {
  readonly code?: string;
  readonly error?: string;
  readonly message?: string;
  readonly needsCredits?: boolean;
  /** Form field -> what is wrong with it. */
  readonly fields?: Readonly<Record<string, string>>;
}

const words = plainMessages({
  unreachable: 'The server could not be reached. Check your connection and try again.',
  unreadable:
    'The server sent a response this page could not read. Reload the page; if the problem persists, contact support.',
});

export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'unreachable' | 'unreadable' | 'unknown';
  /** The body of the response, as it came. */
  readonly text: string;
  readonly body: ErrorBody;

  constructor(status: number, text: string, options?: ErrorOptions) {
    super(`${status}: ${text}`, options);
    this.name = 'ApiError';
    this.status = status;
    this.text = text;
    this.body = readErrorBody(text);
    this.code = isErrorCode(this.body.code) ? this.body.code : 'unknown';
  }

  /** The message of the response for the user, if there is one. */
  get words(): string | undefined {
    return this.body.message ?? this.body.error;
  }
}

/** No response came at all. */
export class UnreachableError extends ApiError {
  override readonly code = 'unreachable';
  constructor(cause: unknown) {
    super(0, words.unreachable, { cause });
    this.message = words.unreachable;
  }
  override get words(): string {
    return words.unreachable;
  }
}

/** The response breaks the contract. */
export class UnreadableError extends ApiError {
  override readonly code = 'unreadable';
  constructor(status: number, cause: unknown) {
    super(status, words.unreadable, { cause });
  }
  override get words(): string {
    return words.unreadable;
  }
}

/** The sentence to show for any thrown thing; `fallback` when it has none of its own. */
export function wordsOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.words ?? fallback;
  return fallback;
}

const isErrorCode = (code: string | undefined): code is ErrorCode =>
  code !== undefined && Object.hasOwn(errors, code);

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function readErrorBody(text: string): ErrorBody {
  const json = parseJson(text);
  if (typeof json !== 'object' || json === null) return {};
  const part: Record<string, unknown> = { ...json };
  const [code, error, message] = [textOf(part.code), textOf(part.error), textOf(part.message)];
  const fields = readFields(part.fields);
  return {
    ...(code !== undefined && { code }),
    ...(error !== undefined && { error }),
    ...(message !== undefined && { message }),
    ...(typeof part.needsCredits === 'boolean' && { needsCredits: part.needsCredits }),
    ...(fields !== undefined && { fields }),
  };
}

function readFields(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => textOf(entry[1]) !== undefined,
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's error page is not JSON; its text is still part of the message.
    return undefined;
  }
}
