/** Limits attempts by account, IP address and user. */

import type { RateLimit } from '@pagewright/contract/endpoint';
import { type Refusal, refuse } from '../../errors/refusal.ts';
import { countAttempt, refundAttempt } from '../../store/rate-counters.ts';
import type { Deps } from '../deps.ts';

const windowMs = 60_000;

/** Attempts per minute. */
export const attemptLimits = {
  wrongPassword: 10,
  /** Of a network of many addresses, in which there may be many people. */
  wrongPasswordByNetwork: 50,
  /** By account beyond the limit, one for each network that has not tried it yet. */
  sparePassword: 10,
  /** Of one share link, by all visitors together. */
  wrongPasswordOfShare: 100,
  /** Views of shared pages; many people may be behind one address. */
  shareViewsByAddress: 300,
  register: 30,
  resetRequestByNetwork: 10,
  resetRequestByAccount: 3,
  /** Per hour: whose address it is nobody knows yet. */
  mailsToUnconfirmed: 5,
} as const;

/** Requests per user and minute, and the same for each API key. */
export const requestLimits: Readonly<Record<RateLimit, number>> = {
  work: 30,
  checkout: 10,
  images: 120,
  /** Messages of AI agents, each of which is a request. */
  agents: 120,
};

const secondsLeft = (now: Date, ms = windowMs): number => Math.ceil((ms - (now.getTime() % ms)) / 1000);

/** Attempts of one request, counted before their outcome is known, so that no two at once pass for one. */
export interface CountedAttempts {
  /** Counts an attempt and returns the total of this minute, or of the window. */
  count(key: string): Promise<number>;
  /** Takes back what was counted, for an attempt that succeeded. */
  refund(): Promise<void>;
  readonly tooMany: (message?: string) => Refusal;
}

export function countAttempts({ db, now }: Deps, ms = windowMs): CountedAttempts {
  const window = { now: now(), ms };
  const counted: string[] = [];
  return {
    count: async (key) => {
      counted.push(key);
      return countAttempt(db, key, window);
    },
    refund: async () => {
      for (const key of counted.splice(0)) await refundAttempt(db, key, window);
    },
    tooMany: (message) =>
      refuse('too_many_attempts', {
        retryAfterSeconds: secondsLeft(window.now, ms),
        ...(message !== undefined && { message }),
      }),
  };
}

/** All keys of a user together may do so many times what one may. */
const keysTogether = 3;

export interface Requester {
  readonly userId: string;
  /** Of the API key; missing for a session. */
  readonly keyId?: string | undefined;
}

/**
 * Counts a request and throws when it exceeds the limit. A key is counted for itself, so that a script does not keep
 * its owner's screens waiting; many keys do not get around the limit.
 */
export async function limitRequests(
  { db, now }: Deps,
  { userId, keyId }: Requester,
  limit: RateLimit,
): Promise<void> {
  const at = now();
  const check = async (key: string, most: number): Promise<void> => {
    const count = await countAttempt(db, key, { now: at, ms: windowMs });
    if (count > most) throw refuse('too_many_requests', { retryAfterSeconds: secondsLeft(at) });
  };
  // An account's counters are found by its id in the third place when it is deleted.
  if (keyId === undefined) return check(`${limit}:user:${userId}`, requestLimits[limit]);
  await check(`${limit}:key:${userId}:${keyId}`, requestLimits[limit]);
  await check(`${limit}:keys:${userId}`, keysTogether * requestLimits[limit]);
}

/** Counts an attempt and throws when it exceeds the limit. */
export async function limitAttempts(deps: Deps, key: string, limit: number): Promise<CountedAttempts> {
  const attempts = countAttempts(deps);
  if ((await attempts.count(key)) > limit) throw attempts.tooMany();
  return attempts;
}
