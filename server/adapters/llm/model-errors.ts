/** Errors of a model in our own words: nothing a provider says reaches a report. */

import { SuggesterError } from '@pagewright/engine/suggest/suggester';

/** Half a sentence each, after the model's name. */
const messages = {
  late: 'did not answer in time',
  busy: 'is limiting our requests',
  down: 'failed',
  unreachable: 'could not be reached',
  key: 'rejected the API key',
  forbidden: 'denied access with this API key',
  quota: 'has no quota or credit left',
  missing: 'was not found at its provider',
  moved: 'redirected the request to another URL',
  refused: 'rejected the request',
  declined: 'declined to answer',
  empty: 'returned an empty response',
  cut: 'returned a response that was cut off',
  large: 'returned a response that was far too long',
  garbled: 'returned a response in the wrong format',
  harmful: 'gave advice that we do not show',
  given_up: 'had failed too often before',
  spent: 'had used up the tokens allowed for one scan',
  uninstalled: 'is not set up on this machine: run "npm run ai:setup"',
  absent: 'could not be loaded: its file is not on this machine. Run "npm run ai:setup"',
  damaged: 'could not be loaded: its file is damaged or incomplete',
  unsupported: 'could not be loaded: llama.cpp does not know this kind of model',
  memory: 'could not be loaded: this machine has too little free memory for it',
  died: 'stopped in the middle of its work',
  long: 'has too small a context for this text',
} as const;

export type ErrorKind = keyof typeof messages;

/** Worth a retry. */
const passing: ReadonlySet<ErrorKind> = new Set<ErrorKind>([
  'busy',
  'down',
  'unreachable',
  'garbled',
  'empty',
  'cut',
  'harmful',
]);
/** The model answered, though badly: asked again, it may do better. */
const answered: ReadonlySet<ErrorKind> = new Set(['garbled', 'empty', 'cut']);
/** The next call would fail for the same reason. */
const final: ReadonlySet<ErrorKind> = new Set([
  ...(['key', 'forbidden', 'quota', 'missing', 'moved'] as const),
  ...(['uninstalled', 'absent', 'damaged', 'unsupported', 'memory'] as const),
]);

/** What a server says it cannot do, although a prompt may need it. */
export type Capability = 'images' | 'tools' | 'schema';

export class ModelError extends SuggesterError {
  override readonly name = 'ModelError';
  readonly kind: ErrorKind;
  /** Set when the provider said how long to wait. */
  readonly waitMs: number | null;
  /** Set when the provider said what it lacks. */
  readonly lacks: Capability | null;
  /** What was wrong with the answer, for the model's next try; null when that is not known. */
  readonly fault: string | null;

  constructor(
    kind: ErrorKind,
    waitMs: number | null = null,
    lacks: Capability | null = null,
    fault: string | null = null,
  ) {
    super(messages[kind]);
    this.kind = kind;
    this.waitMs = waitMs;
    this.lacks = lacks;
    this.fault = fault;
  }

  get isPassing(): boolean {
    return passing.has(this.kind);
  }

  get isAnswer(): boolean {
    return answered.has(this.kind);
  }

  get isFinal(): boolean {
    return final.has(this.kind);
  }
}

/** Seconds or a date as in HTTP; some providers send milliseconds. */
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

/** An error and its chain of causes. */
function* causesOf(error: unknown): Generator {
  let at = error;
  for (let depth = 0; depth < 8 && at instanceof Error; depth += 1) {
    yield at;
    at = at.cause;
  }
}

const badKey = /api[_ ]?key[_ ]?(?:invalid|not valid)|(?:invalid|incorrect)[_ ](?:x-)?api[_ -]?key/i;
const noCredit =
  /insufficient[_ ](?:quota|balance|credits?|funds)|exceeded your current quota|credit balance|out of credits|billing[_ ](?:hard|not|limit|details)/i;
/** One provider speaks of the plan's quota when it means requests per minute. */
const rateLimit = /rate[_ ]limit|retry-?delay|retryinfo|per[_ ]?minute/i;

const negations =
  /not? (?:yet )?(?:support|endpoints found|available|enabled|implement|allowed|a multimodal)|n['’]t support|unsupported|does not|cannot|requires?|must be|unknown|unrecognized|invalid|extra inputs?/i;
/** In the words of Ollama, llama.cpp, vLLM, LM Studio and OpenRouter. */
const capabilityWords: readonly (readonly [Capability, RegExp])[] = [
  ['images', /\bimages?\b|image_url|\bvision (?:is|input|support)|support vision|multi-?modal|mmproj/i],
  ['tools', /\btools?\b|tool[_ ]?(?:choice|use|call)|function[_ ]call/i],
  ['schema', /response_?format|json[_ ]?schema|json_object|json mode|structured[_ ]output|grammar|guided/i],
];

/** A refusal of one part of the request, whatever its status: some say it with 404 or 500. */
function lackOf(status: number, body: string): Capability | null {
  if (status < 400 || [401, 402, 403, 408, 409, 413, 429, 529].includes(status)) return null;
  // An unknown model is answered with the same status, and may have "vision" in its name.
  if (!negations.test(body) || (status === 404 && !/support/i.test(body))) return null;
  return capabilityWords.find(([, words]) => words.test(body))?.[0] ?? null;
}

function kindOfStatus(status: number, body: string): ErrorKind {
  if (status === 402 || (status < 500 && noCredit.test(body) && !rateLimit.test(body))) return 'quota';
  if (status === 401 || (status === 400 && badKey.test(body))) return 'key';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'missing';
  if (status < 400) return 'moved';
  if (status === 429 || status === 529) return 'busy';
  return status >= 500 || status === 408 || status === 409 ? 'down' : 'refused';
}

interface CallError {
  readonly statusCode?: number;
  readonly responseHeaders?: Record<string, string>;
  readonly responseBody?: string;
}

const isCallError = (error: unknown): error is Error & CallError => hasName(error, /APICallError/);

interface NoObject {
  readonly finishReason?: string;
  readonly text?: string;
  readonly response?: { readonly body?: unknown };
}

const isNoObject = (error: unknown): error is Error & NoObject => hasName(error, /NoObjectGenerated/);

/** A response without a usable answer. */
function kindOfAnswer({ finishReason, text = '', response }: NoObject): ErrorKind {
  if (finishReason === 'content-filter') return 'declined';
  if (finishReason === 'length') return 'cut';
  // One protocol has its own field for it; inside a string its quotes would be escaped.
  if ((JSON.stringify(response?.body) ?? '').includes('"type":"refusal"')) return 'declined';
  return text.trim() === '' ? 'empty' : 'garbled';
}

const hasNetworkCode = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^(?:E[A-Z]|UND_ERR|ERR_|CERT_|DEPTH_|SELF_|UNABLE_|HPE_)/.test(String(error.code));

/** No response, or one that ends in the middle; else an error that the provider reports inside a response. */
function kindOfBreak(causes: readonly unknown[]): ErrorKind {
  const isTerminated = causes.some((each) => each instanceof TypeError && /terminated/.test(each.message));
  if (isTerminated) return 'cut';
  return causes.some((each) => isCallError(each) || hasNetworkCode(each)) ? 'unreachable' : 'down';
}

export function errorOf(error: unknown, nowMs: number): ModelError {
  const causes = [...causesOf(error)];
  const own = causes.find((each) => each instanceof ModelError);
  if (own !== undefined) return own;
  if (causes.some((each) => hasName(each, /^(?:Timeout|Abort)Error$/))) return new ModelError('late');
  if (causes.some((each) => hasName(each, /ResponseTooLarge/))) return new ModelError('large');
  if (causes.some((each) => hasName(each, /InvalidResponseData/))) return new ModelError('cut');
  if (causes.some((each) => hasName(each, /LoadAPIKey/))) return new ModelError('key');
  const noObject = causes.find(isNoObject);
  if (noObject !== undefined) return new ModelError(kindOfAnswer(noObject));
  if (causes.some((each) => hasName(each, /JSONParse|TypeValidation|SyntaxError|ZodError/)))
    return new ModelError('garbled');
  if (causes.some((each) => hasName(each, /EmptyResponse|NoOutputGenerated|NoContentGenerated/)))
    return new ModelError('empty');
  const call = causes.find(isCallError);
  if (call?.statusCode === undefined) return new ModelError(kindOfBreak(causes));
  // A connection that breaks during a response is a plain TypeError.
  if (call.statusCode < 300)
    return new ModelError(causes.some((each) => hasName(each, /^TypeError$/)) ? 'cut' : 'garbled');
  const { statusCode, responseHeaders = {}, responseBody = '' } = call;
  const lacks = lackOf(statusCode, responseBody);
  if (lacks !== null) return new ModelError('refused', null, lacks);
  return new ModelError(kindOfStatus(statusCode, responseBody), readRetryAfter(responseHeaders, nowMs));
}
