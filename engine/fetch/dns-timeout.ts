/** Gives up on a DNS that never responds, so that a machine without internet does not wait for it host by host. */
import type { Resolve, ResolvedAddress } from './address-guard.ts';

/** Thrown instead of waiting any longer; a retry is of no use. */
export class DnsTimeoutError extends Error {
  override readonly name = 'DnsTimeoutError';
  readonly code = 'DNS_TIMEOUT';
}

/** After so long the network may be back. */
const expiryMs = 30_000;
const maxFailures = 2;

export interface DnsTimeout {
  readonly timeoutMs: number;
  readonly now: () => number;
}

/** "Not found" is a response of the DNS; "try again" and a timeout are not. */
const isResponse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOTFOUND';

async function within<Value>(ms: number, promise: Promise<Value>, late: () => Error): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(late());
    }, ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Once the DNS has responded, it has no timeout but that of the connection. */
export function resolveWithTimeout(resolve: Resolve, { timeoutMs, now }: DnsTimeout): Resolve {
  let hasResponded = false;
  let outage: { readonly since: number; failures: number } | null = null;
  const resolveWithin = async (hostname: string, leftMs: number): Promise<readonly ResolvedAddress[]> => {
    const late = (): Error => new DnsTimeoutError(`The DNS did not respond for ${hostname}.`);
    if (leftMs <= 0) throw late();
    const addresses = await within(leftMs, resolve(hostname), late);
    hasResponded = true;
    return addresses;
  };
  return async (hostname) => {
    if (hasResponded) return resolve(hostname);
    const at = now();
    if (outage === null || at - outage.since > expiryMs) outage = { since: at, failures: 0 };
    const own = outage;
    try {
      return await resolveWithin(hostname, own.since + timeoutMs - at);
    } catch (error) {
      if (isResponse(error)) hasResponded = true;
      if (hasResponded) throw error;
      own.failures += 1;
      if (own.failures < maxFailures) throw error;
      throw new DnsTimeoutError(`The DNS did not respond for ${hostname}.`, { cause: error });
    }
  };
}
