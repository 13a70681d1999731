/** Posts a message to a URL that a user gave: through the address guard, bounded in time, without redirects. */
import { Agent } from 'undici';
import {
  checkUrl,
  RefusedAddressError,
  type Resolve,
  resolveWithSystem,
  type UrlCheck,
} from './address-guard.ts';
import { type ConnectTo, connectTargetFor, noConnectTo } from './connect-to.ts';
import { createConnector, createGuardedConnector } from './connector.ts';

export interface PostedMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal?: AbortSignal;
}

export type PostOutcome =
  | { readonly kind: 'accepted'; readonly status: number }
  /** The sentence is for the owner of the URL. */
  | { readonly kind: 'failed'; readonly sentence: string };

export interface Poster {
  /** Whether a URL may be posted to, as far as can be told without asking for its address. */
  readonly check: (url: string) => UrlCheck;
  readonly post: (message: PostedMessage) => Promise<PostOutcome>;
  readonly close: () => Promise<void>;
}

export interface PosterOptions {
  readonly connectTo?: ConnectTo;
  readonly resolve?: Resolve;
  /** Certificates to trust besides those of the system. */
  readonly ca?: string;
  /** From the start to the head of the response. */
  readonly timeoutMs?: number;
}

const failed = (sentence: string): PostOutcome => ({ kind: 'failed', sentence });

function describeStatus(host: string, status: number): PostOutcome {
  if (status >= 200 && status < 300) return { kind: 'accepted', status };
  if (status >= 300 && status < 400)
    return failed(`${host} redirects (status ${status}). Redirects are not followed: enter the final URL.`);
  return failed(`${host} returned status ${status}.`);
}

function describeError(host: string, error: unknown, timeoutMs: number): PostOutcome {
  const causes = [error, error instanceof Error ? error.cause : undefined];
  if (causes.some((each) => each instanceof RefusedAddressError))
    return failed(`${host} is not a host of the public internet.`);
  if (causes.some((each) => each instanceof Error && each.name === 'TimeoutError'))
    return failed(`${host} did not respond within ${timeoutMs / 1000} seconds.`);
  const code = causes
    .map((each) => (each instanceof Error && 'code' in each ? String(each.code) : ''))
    .find((each) => each !== '');
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return failed(`${host} was not found.`);
  return failed(`${host} could not be reached${code === undefined ? '' : ` (${code})`}.`);
}

export function createPoster({
  connectTo = noConnectTo,
  resolve = resolveWithSystem,
  ca,
  timeoutMs = 10_000,
}: PosterOptions = {}): Poster {
  const base = { connectMs: timeoutMs, ca };
  // Every message has a connection of its own: none is kept open to a host that nobody posts to any more.
  const agentWith = (connect: ReturnType<typeof createConnector>): Agent =>
    new Agent({ connect, pipelining: 0, allowH2: false, maxHeaderSize: 16 * 1024 });
  const [open, guarded] = [
    agentWith(createConnector(base)),
    agentWith(createGuardedConnector(base, resolve)),
  ];
  const check = (url: string): UrlCheck => checkUrl(url, { connectTo });
  const send = async ({ url, headers, body, signal }: PostedMessage): Promise<PostOutcome> => {
    const checked = check(url);
    if (!checked.ok) return failed(checked.detail);
    const target = connectTargetFor(checked.url, connectTo);
    const { host, pathname, search, origin } = checked.url;
    if (target === 'closed') return failed(`${host} refused the connection.`);
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      const response = await (target === null ? guarded : open).request({
        origin:
          target === null ? origin : `${target.https ? 'https' : 'http'}://${target.host}:${target.port}`,
        path: `${pathname}${search}`,
        method: 'POST',
        headers: { ...headers, ...(target !== null && { host }) },
        body,
        signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      });
      // Only the status counts: a body without an end is not waited for.
      response.body.on('error', () => undefined).destroy();
      return describeStatus(host, response.statusCode);
    } catch (error) {
      return describeError(host, error, timeoutMs);
    }
  };
  return {
    check,
    post: send,
    close: async () => {
      await Promise.all([open.destroy(), guarded.destroy()]);
    },
  };
}
