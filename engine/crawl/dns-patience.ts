/** Gives up on a DNS that never says anything, so that a machine without internet does not wait for it host by host. */
import type { Resolve, ResolvedAddress } from './guard.ts';

/** Thrown instead of waiting on; asking again is of no use. */
export class SilentDnsError extends Error {
  override readonly name = 'SilentDnsError';
  readonly code = 'DNS_SILENT';
}

/** After so long the network may be back. */
const forgetMs = 30_000;
const failuresMax = 2;

export interface DnsPatience {
  readonly patienceMs: number;
  readonly now: () => number;
}

/** A yes and a no are both answers; "try again" and nothing at all are none. */
const isAnswer = (error: unknown): boolean =>
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

/** Once the DNS has answered anything, it is waited for as for any server. */
export function resolveWithPatience(resolve: Resolve, { patienceMs, now }: DnsPatience): Resolve {
  let hasAnswered = false;
  let silence: { readonly since: number; failures: number } | null = null;
  const ask = async (hostname: string, leftMs: number): Promise<readonly ResolvedAddress[]> => {
    const late = (): Error => new SilentDnsError(`The DNS said nothing of ${hostname}.`);
    if (leftMs <= 0) throw late();
    const answers = await within(leftMs, resolve(hostname), late);
    hasAnswered = true;
    return answers;
  };
  return async (hostname) => {
    if (hasAnswered) return resolve(hostname);
    const at = now();
    if (silence === null || at - silence.since > forgetMs) silence = { since: at, failures: 0 };
    const own = silence;
    try {
      return await ask(hostname, own.since + patienceMs - at);
    } catch (error) {
      if (isAnswer(error)) hasAnswered = true;
      if (hasAnswered) throw error;
      own.failures += 1;
      if (own.failures < failuresMax) throw error;
      throw new SilentDnsError(`The DNS said nothing of ${hostname}.`, { cause: error });
    }
  };
}
