/** One guarded GET with its redirects and retries: a FetchResult for every expected trouble, an AbortError on cancel. */
import type { FetchFailure, FetchFailureReason, FetchResult, Hop } from '../facts/fetched-page.ts';
import { BodyEncodingError, decodeBody } from './decode-body.ts';
import type { Answer, Exchange, Headers } from './exchange.ts';
import { checkUrl } from './guard.ts';
import type { HttpClient } from './http-client.ts';
import { planRetry } from './plan-retry.ts';
import { throwIfAborted } from './timing.ts';

/** Whose turn it is: politeness towards one host, shared by all who ask it. */
export interface Pace {
  readonly turn: (url: URL, signal: AbortSignal) => Promise<void>;
  /** Nobody asks this host again before the pause is over; false when the crawl will not wait that long. */
  readonly hold: (url: URL, ms: number) => boolean;
}

export interface FetchOptions {
  readonly signal: AbortSignal;
  /** The most that is kept of a body, on the wire and decoded. */
  readonly bodyBytes?: number;
  readonly totalMs?: number;
  /** Media types that are wanted; those of a page unless said. */
  readonly accept?: string;
  /** Whether the body of a final answer is wanted at all. */
  readonly wantsBody?: (headers: Headers) => boolean;
  /** Leave the content encoding on, for bodies too large to be decoded in one go. */
  readonly keepEncoded?: boolean;
  readonly retries?: number;
  readonly redirects?: number;
  /** A sentence when a redirect's target must not be asked for. */
  readonly refuseRedirect?: (url: URL) => string | null | Promise<string | null>;
  readonly pace?: Pace;
}

/** What one call carries from hop to hop. */
interface Errand {
  readonly client: HttpClient;
  readonly options: FetchOptions;
  readonly requestedUrl: string;
  readonly hops: Hop[];
  readonly visited: Set<string>;
  /** Spent on the hops so far: the limit is for the whole chain. */
  spentMs: number;
}

type Step = { readonly next: URL } | { readonly result: FetchResult };

const redirectBodyBytes = 16 * 1024;

const isRedirect = ({ status, headers }: { status: number; headers: Headers }): boolean =>
  [301, 302, 303, 307, 308].includes(status) && headers['location'] !== undefined;

const fail = ({ requestedUrl, hops }: Errand, reason: FetchFailureReason, detail: string): FetchFailure => ({
  kind: 'failed',
  requestedUrl,
  reason,
  detail,
  hops,
});

const bodyLimit = ({ client, options }: Errand): number => options.bodyBytes ?? client.limits.htmlBytes;

function getOnce(errand: Errand, url: URL): Promise<Exchange> {
  const { client, options, spentMs } = errand;
  return client.get(url, {
    firstByteMs: client.limits.firstByteMs,
    totalMs: Math.max(1, (options.totalMs ?? client.limits.pageMs) - spentMs),
    signal: options.signal,
    ...(options.accept !== undefined && { accept: options.accept }),
    bodyBytes: (status, headers) => {
      if (isRedirect({ status, headers })) return redirectBodyBytes;
      return options.wantsBody?.(headers) === false ? 0 : bodyLimit(errand);
    },
  });
}

/** Asks up to three times, with a growing pause or the one the server asks for. */
async function getWithRetries(errand: Errand, url: URL): Promise<Exchange> {
  const { client, options } = errand;
  const retries = options.retries ?? client.limits.retries;
  for (let attempt = 0; ; attempt += 1) {
    await options.pace?.turn(url, options.signal);
    const outcome = await getOnce(errand, url);
    const plan = attempt < retries ? planRetry(outcome, attempt, client) : null;
    if (plan === null) return outcome;
    if (plan.isAskedFor && options.pace?.hold(url, plan.delayMs) === false) return outcome;
    await client.timing.sleep(plan.delayMs, options.signal);
  }
}

/** Servers put UTF-8 into Location, where header values are read as Latin-1. */
function resolveLocation(location: string, base: URL): URL | null {
  const text = Buffer.from(location, 'latin1').toString('utf8');
  const url = URL.parse(text.includes('\uFFFD') ? location : text, base.href);
  if (url !== null) url.hash = '';
  return url;
}

const isWeb = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:';

async function followRedirect(errand: Errand, url: URL, { status, headers, totalMs }: Answer): Promise<Step> {
  const { client, options, requestedUrl, hops } = errand;
  const location = headers['location'] ?? '';
  const next = resolveLocation(location, url);
  hops.push({ url: url.href, status, location: next?.href ?? location });
  errand.spentMs += totalMs;
  const end = (reason: FetchFailureReason, detail: string): Step => ({
    result: fail(errand, reason, detail),
  });
  if (next === null)
    return end('bad-redirect', `It redirects to "${location.slice(0, 200)}", which is no address.`);
  if (errand.visited.has(next.href))
    return end('redirect-loop', `It redirects in a circle, back to ${next.href}.`);
  const most = options.redirects ?? client.limits.redirects;
  if (hops.length > most) return end('too-many-redirects', `It redirects more than ${most} times in a row.`);
  // What is no web address has no robots.txt to ask: the next step refuses it.
  const detail = isWeb(next) ? await options.refuseRedirect?.(next) : null;
  if (detail == null) return { next };
  return { result: { kind: 'stopped', requestedUrl, nextUrl: next.href, detail, hops } };
}

async function finish(errand: Errand, url: URL, answer: Answer): Promise<FetchResult> {
  const { options, requestedUrl, hops, spentMs } = errand;
  const encoding = options.keepEncoded === true ? '' : (answer.headers['content-encoding'] ?? '');
  try {
    const { body, truncated } = await decodeBody(answer.body, encoding, bodyLimit(errand));
    const page = {
      requestedUrl,
      url: url.href,
      status: answer.status,
      headers: answer.headers,
      body,
      truncated: truncated || answer.cut,
      transferBytes: answer.body.length,
      hops,
      firstByteMs: answer.firstByteMs,
      totalMs: spentMs + answer.totalMs,
    };
    return { kind: 'fetched', page };
  } catch (error) {
    if (error instanceof BodyEncodingError) return fail(errand, 'protocol', error.message);
    throw error;
  }
}

/** Checks, asks, and either ends or names the next hop. */
async function takeStep(errand: Errand, url: URL): Promise<Step> {
  const { limits, policy } = errand.client;
  if (url.href.length > limits.urlLength) {
    return {
      result: fail(errand, 'refused-address', `The address is longer than ${limits.urlLength} characters.`),
    };
  }
  const verdict = checkUrl(url, policy);
  if (!verdict.ok) return { result: fail(errand, 'refused-address', verdict.detail) };
  errand.visited.add(url.href);
  const outcome = await getWithRetries(errand, url);
  if (outcome.kind === 'trouble') return { result: fail(errand, outcome.reason, outcome.detail) };
  return isRedirect(outcome)
    ? followRedirect(errand, url, outcome)
    : { result: await finish(errand, url, outcome) };
}

export async function fetchPage(
  client: HttpClient,
  requestedUrl: string,
  options: FetchOptions,
): Promise<FetchResult> {
  throwIfAborted(options.signal);
  const errand: Errand = { client, options, requestedUrl, hops: [], visited: new Set(), spentMs: 0 };
  let url = URL.parse(requestedUrl);
  if (url === null) return fail(errand, 'refused-address', 'This is not a valid address.');
  if (url.hash !== '') url.hash = '';
  for (;;) {
    const step = await takeStep(errand, url);
    if ('result' in step) return step.result;
    url = step.next;
  }
}
