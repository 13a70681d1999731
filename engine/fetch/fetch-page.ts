/** Fetches a URL with redirects and retries: a FetchResult for every expected failure, an AbortError on cancel. */
import type { FetchFailure, FetchFailureReason, FetchResult, Hop } from '../model/fetched-page.ts';
import { checkUrl } from './address-guard.ts';
import { throwIfAborted } from './clock.ts';
import { CookieJar } from './cookie-jar.ts';
import { BodyEncodingError } from './decode-body.ts';
import { type FailureBudget, getWithRetries, type SilenceBudget } from './get-with-retries.ts';
import { hideInBytes, hideInText } from './hide-secrets.ts';
import type { HttpClient } from './http-client.ts';
import type { Headers } from './http-transport.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { readBody } from './read-body.ts';
import { classifyResponse } from './response-kind.ts';
import type { HttpResponse, RequestOutcome } from './send-request.ts';

export interface FetchOptions {
  readonly signal: AbortSignal;
  /** The limit for the body, on the wire and decoded. */
  readonly bodyBytes?: number;
  readonly totalMs?: number;
  /** Value of the Accept header; that of a page by default. */
  readonly accept?: string;
  /** Whether the body of the final response is wanted at all. */
  readonly wantsBody?: (headers: Headers) => boolean;
  /** Leaves the content encoding on, for bodies too large to be decoded at once. */
  readonly keepEncoded?: boolean;
  readonly retries?: number;
  readonly redirects?: number;
  /** A sentence when the target of a redirect must not be requested. */
  readonly refuseRedirect?: (url: URL) => string | null | Promise<string | null>;
  readonly rateLimiter?: Pick<RateLimiter, 'acquire' | 'pause'>;
  /** Given by a caller whose requests share one; else each call has its own. */
  readonly silence?: SilenceBudget;
  /** Likewise; without one, only the limits of each request apply. */
  readonly failureBudget?: FailureBudget | undefined;
}

/** What one call carries from hop to hop. */
interface RequestContext {
  readonly client: HttpClient;
  readonly options: FetchOptions;
  readonly requestedUrl: string;
  readonly hops: Hop[];
  /** URLs with the cookies they were requested with. */
  readonly requested: Set<string>;
  /** Targets of redirects that the caller has allowed. */
  readonly allowed: Set<string>;
  readonly silence: SilenceBudget;
  readonly cookies: CookieJar;
  /** Whether the cookies of redirects are sent back. */
  readonly acceptsCookies: boolean;
  /** Whether a redirect set a cookie. */
  setsCookies: boolean;
  /** Spent on the hops so far: the limit is for the whole chain. */
  spentMs: number;
}

type Step = { readonly next: URL } | { readonly result: FetchResult };

const redirectBodyBytes = 16 * 1024;

const isRedirect = ({ status, headers }: { status: number; headers: Headers }): boolean =>
  [301, 302, 303, 307, 308].includes(status) && headers['location'] !== undefined;

const fail = (
  { requestedUrl, hops }: RequestContext,
  reason: FetchFailureReason,
  detail: string,
): FetchFailure => ({ kind: 'failed', requestedUrl, reason, detail, hops });

const bodyLimit = ({ client, options }: RequestContext): number =>
  options.bodyBytes ?? client.limits.htmlBytes;

function get(requestContext: RequestContext, url: URL): Promise<RequestOutcome> {
  const { client, options, spentMs, cookies, silence } = requestContext;
  const { signal, accept, retries, rateLimiter, failureBudget } = options;
  const request = {
    signal,
    accept,
    retries,
    rateLimiter,
    failureBudget,
    cookie: cookies.headerFor(url),
    totalMs: Math.max(1, (options.totalMs ?? client.limits.pageMs) - spentMs),
    bodyBytes: (status: number, headers: Headers) => {
      if (isRedirect({ status, headers })) return redirectBodyBytes;
      return options.wantsBody?.(headers) === false ? 0 : bodyLimit(requestContext);
    },
  };
  return getWithRetries(client, url, request, silence);
}

/** Servers put UTF-8 into Location, where header values are read as Latin-1. */
function resolveLocation(location: string, base: URL): URL | null {
  const text = Buffer.from(location, 'latin1').toString('utf8');
  const url = URL.parse(text.includes('\uFFFD') ? location : text, base.href);
  if (url !== null) url.hash = '';
  return url;
}

const isWeb = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:';

const requestKey = ({ cookies }: RequestContext, url: URL): string =>
  `${url.href} ${cookies.headerFor(url) ?? ''}`;

function takeCookies(requestContext: RequestContext, url: URL, headers: Headers): void {
  const setCookie = headers['set-cookie'];
  if (setCookie === undefined) return;
  requestContext.setsCookies = true;
  if (requestContext.acceptsCookies)
    requestContext.cookies.add(url, setCookie, requestContext.client.clock.now());
}

async function followRedirect(
  requestContext: RequestContext,
  url: URL,
  { status, headers, totalMs }: HttpResponse,
): Promise<Step> {
  const { client, options, requestedUrl, hops } = requestContext;
  const [location = '', ...others] = (headers['location'] ?? '').split('\n');
  const next = resolveLocation(location, url);
  takeCookies(requestContext, url, headers);
  hops.push({ url: url.href, status, location: others.length > 0 ? null : (next?.href ?? location) });
  requestContext.spentMs += totalMs;
  if (options.failureBudget !== undefined) options.failureBudget.leftMs -= totalMs;
  const end = (reason: FetchFailureReason, detail: string): Step => ({
    result: fail(requestContext, reason, detail),
  });
  if (others.length > 0) {
    const places = [location, ...others].map((each) => `"${each.slice(0, 200)}"`).join(' and ');
    return end('bad-redirect', `It redirects to several URLs at once, ${places}: browsers refuse that.`);
  }
  if (next === null)
    return end('bad-redirect', `It redirects to "${location.slice(0, 200)}", which is not a URL.`);
  if (requestContext.requested.has(requestKey(requestContext, next)))
    return end('redirect-loop', `It redirects in a circle, back to ${next.href}.`);
  const most = options.redirects ?? client.limits.redirects;
  if (hops.length > most) return end('too-many-redirects', `It redirects more than ${most} times in a row.`);
  // Only web URLs have a robots.txt; the next step refuses all others.
  const isKnown = requestContext.allowed.has(next.href);
  const detail = isWeb(next) && !isKnown ? await options.refuseRedirect?.(next) : null;
  if (detail == null) {
    requestContext.allowed.add(next.href);
    return { next };
  }
  return { result: { kind: 'stopped', requestedUrl, nextUrl: next.href, detail, hops } };
}

/** A site may repeat what opened it. */
function hideSecrets<T extends { readonly headers: Headers; readonly body: Uint8Array }>(
  { secrets }: HttpClient,
  content: T,
): T {
  if (secrets.length === 0) return content;
  const headers = Object.entries(content.headers).map(([name, value]) => [name, hideInText(value, secrets)]);
  return { ...content, headers: Object.fromEntries(headers), body: hideInBytes(content.body, secrets) };
}

async function finish(
  requestContext: RequestContext,
  url: URL,
  response: HttpResponse,
): Promise<FetchResult> {
  const { client, options, requestedUrl, hops, spentMs } = requestContext;
  try {
    const keepEncoded = options.keepEncoded === true;
    const page = {
      requestedUrl,
      url: url.href,
      status: response.status,
      ...hideSecrets(client, {
        headers: response.headers,
        ...(await readBody(response, { keepEncoded, limit: bodyLimit(requestContext) })),
      }),
      transferBytes: response.body.length,
      hops,
      firstByteMs: response.firstByteMs,
      isTimed: response.isTimed,
      totalMs: spentMs + response.totalMs,
    };
    return { kind: 'fetched', page: keepEncoded ? page : { ...page, classified: classifyResponse(page) } };
  } catch (error) {
    if (error instanceof BodyEncodingError) return fail(requestContext, 'protocol', error.message);
    throw error;
  }
}

/** Checks the URL, requests it, and returns either the result or the next hop. */
async function takeStep(requestContext: RequestContext, url: URL): Promise<Step> {
  const { limits, policy } = requestContext.client;
  const refuse = (detail: string): Step => ({ result: fail(requestContext, 'refused-address', detail) });
  if (url.href.length > limits.urlLength)
    return refuse(`The URL is longer than ${limits.urlLength} characters.`);
  const check = checkUrl(url, policy);
  if (!check.ok) return refuse(check.detail);
  requestContext.requested.add(requestKey(requestContext, url));
  const outcome = await get(requestContext, url);
  if (outcome.kind === 'failed') {
    const failure = fail(requestContext, outcome.reason, outcome.detail);
    return { result: outcome.isAbsent === true ? { ...failure, isAbsent: true } : failure };
  }
  return isRedirect(outcome)
    ? followRedirect(requestContext, url, outcome)
    : { result: await finish(requestContext, url, outcome) };
}

function refund({ options: { failureBudget }, spentMs }: RequestContext): void {
  if (failureBudget !== undefined) failureBudget.leftMs += spentMs;
}

async function followChain(requestContext: RequestContext, start: URL): Promise<FetchResult> {
  let url = start;
  for (;;) {
    const step = await takeStep(requestContext, url);
    if ('result' in step) {
      // Its redirects have led to something.
      if (step.result.kind !== 'failed') refund(requestContext);
      return step.result;
    }
    url = step.next;
    // Back at a URL that is now requested with cookies: what lies between was the way to them.
    const at = requestContext.hops.findIndex((hop) => hop.url === url.href);
    if (at !== -1) requestContext.hops.splice(at);
  }
}

/** A chain that never arrives, or that arrives at a page about cookies, may do so because we sent none back. */
function mayNeedCookies({ setsCookies, requestedUrl }: RequestContext, result: FetchResult): boolean {
  if (!setsCookies) return false;
  if (result.kind === 'failed')
    return result.reason === 'redirect-loop' || result.reason === 'too-many-redirects';
  return result.kind === 'fetched' && /cookie/i.test(result.page.url) && !/cookie/i.test(requestedUrl);
}

/** The same chain with the cookies it sets; what they open is opened by them for the rest of the run. */
async function passCookieWall(
  { client, options, requestedUrl, allowed, silence }: RequestContext,
  start: URL,
  refused: FetchResult,
): Promise<FetchResult> {
  const cookies = new CookieJar();
  cookies.merge(client.cookies);
  const again = newContext({
    client,
    options,
    requestedUrl,
    allowed,
    silence,
    cookies,
    acceptsCookies: true,
  });
  const result = await followChain(again, start);
  if (result.kind === 'failed' || mayNeedCookies(again, result)) {
    if (refused.kind !== 'failed') return refused;
    return { ...refused, detail: `${refused.detail} It sets cookies, and sending them back did not help.` };
  }
  client.cookies.merge(cookies);
  return result;
}

const newContext = (
  given: Pick<
    RequestContext,
    'client' | 'options' | 'requestedUrl' | 'allowed' | 'silence' | 'cookies' | 'acceptsCookies'
  >,
): RequestContext => ({ ...given, hops: [], requested: new Set(), setsCookies: false, spentMs: 0 });

export async function fetchPage(
  client: HttpClient,
  requestedUrl: string,
  options: FetchOptions,
): Promise<FetchResult> {
  throwIfAborted(options.signal);
  const requestContext = newContext({
    client,
    options,
    requestedUrl,
    allowed: new Set(),
    silence: options.silence ?? { leftMs: client.limits.silentMs },
    cookies: client.cookies,
    acceptsCookies: false,
  });
  const url = URL.parse(requestedUrl);
  if (url === null) return fail(requestContext, 'refused-address', 'This is not a valid URL.');
  if (url.hash !== '') url.hash = '';
  const result = await followChain(requestContext, url);
  return mayNeedCookies(requestContext, result) ? passCookieWall(requestContext, url, result) : result;
}
