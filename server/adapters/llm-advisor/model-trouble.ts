/** What can go wrong with a model, told in words of ours: nothing a provider says reaches a report. */

/** Half a sentence each, after the model's name. */
const sayings = {
  late: 'did not answer in time',
  busy: 'wanted no more questions just now',
  down: 'failed',
  unreachable: 'could not be reached',
  key: 'did not accept the key',
  refused: 'did not accept the question',
  declined: 'declined to answer',
  empty: 'gave an empty answer',
  cut: 'gave an answer that was cut off',
  large: 'gave an answer that was far too long',
  garbled: 'gave an answer of the wrong form',
  given_up: 'had failed too often before',
  spent: 'had used the tokens that a scan may use',
} as const;

export type TroubleKind = keyof typeof sayings;

/** Worth another attempt. */
const passing: ReadonlySet<TroubleKind> = new Set(['busy', 'down', 'unreachable', 'garbled', 'empty', 'cut']);

export class ModelTrouble extends Error {
  override readonly name = 'ModelTrouble';
  readonly kind: TroubleKind;
  /** When the provider said how long to wait. */
  readonly waitMs: number | null;

  constructor(kind: TroubleKind, waitMs: number | null = null) {
    super(sayings[kind]);
    this.kind = kind;
    this.waitMs = waitMs;
  }

  get isPassing(): boolean {
    return passing.has(this.kind);
  }
}

/** Seconds or a date, as HTTP has it; some providers tell milliseconds. */
export function readRetryAfter(headers: Readonly<Record<string, string>>, nowMs: number): number | null {
  const exact = Number.parseFloat(headers['retry-after-ms'] ?? '');
  if (Number.isFinite(exact)) return Math.max(0, exact);
  const value = headers['retry-after'];
  if (value === undefined) return null;
  const ms = /^\s*\d+(?:\.\d+)?\s*$/.test(value)
    ? Number.parseFloat(value) * 1000
    : Date.parse(value) - nowMs;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

const hasName = (error: unknown, pattern: RegExp): boolean =>
  error instanceof Error && pattern.test(error.name);

/** An error, what caused it, and so on. */
function* causesOf(error: unknown): Generator {
  let at = error;
  for (let depth = 0; depth < 8 && at instanceof Error; depth += 1) {
    yield at;
    at = at.cause;
  }
}

function kindOfStatus(status: number): TroubleKind {
  if (status === 429 || status === 529) return 'busy';
  if (status === 401 || status === 403) return 'key';
  return status >= 500 || status === 408 ? 'down' : 'refused';
}

interface CallError {
  readonly statusCode?: number;
  readonly responseHeaders?: Record<string, string>;
}

const isCallError = (error: unknown): error is Error & CallError => hasName(error, /APICallError/);

interface NoObject {
  readonly finishReason?: string;
  readonly text?: string;
  readonly response?: { readonly body?: unknown };
}

const isNoObject = (error: unknown): error is Error & NoObject => hasName(error, /NoObjectGenerated/);

/** An answer that came and was no answer. */
function kindOfAnswer({ finishReason, text = '', response }: NoObject): TroubleKind {
  if (finishReason === 'content-filter') return 'declined';
  if (finishReason === 'length') return 'cut';
  // One protocol has a place of its own for it; inside a text the quotes would be escaped.
  if ((JSON.stringify(response?.body) ?? '').includes('"type":"refusal"')) return 'declined';
  return text.trim() === '' ? 'empty' : 'garbled';
}

export function troubleOf(error: unknown, nowMs: number): ModelTrouble {
  if (error instanceof ModelTrouble) return error;
  const causes = [...causesOf(error)];
  if (causes.some((each) => hasName(each, /^(?:Timeout|Abort)Error$/))) return new ModelTrouble('late');
  if (causes.some((each) => hasName(each, /AnswerTooLarge/))) return new ModelTrouble('large');
  const noObject = causes.find(isNoObject);
  if (noObject !== undefined) return new ModelTrouble(kindOfAnswer(noObject));
  if (causes.some((each) => hasName(each, /JSONParse|TypeValidation|SyntaxError|ZodError/)))
    return new ModelTrouble('garbled');
  if (causes.some((each) => hasName(each, /EmptyResponse|NoOutputGenerated|NoContentGenerated/)))
    return new ModelTrouble('empty');
  const call = causes.find(isCallError);
  if (call?.statusCode === undefined) return new ModelTrouble('unreachable');
  // A line that breaks in the middle of an answer is a bare TypeError.
  if (call.statusCode < 300)
    return new ModelTrouble(causes.some((each) => hasName(each, /^TypeError$/)) ? 'cut' : 'garbled');
  return new ModelTrouble(kindOfStatus(call.statusCode), readRetryAfter(call.responseHeaders ?? {}, nowMs));
}
