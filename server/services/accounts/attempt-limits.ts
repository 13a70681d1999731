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
  /** Views of shared pages, each of which is rendered. */
  shareViewsByAddress: 60,
  register: 30,
  resetRequestByAddress: 10,
  resetRequestByAccount: 3,
} as const;

/** Requests per user and minute. */
export const requestLimits: Readonly<Record<RateLimit, number>> = {
  work: 30,
  checkout: 10,
  images: 120,
};

const secondsLeft = (now: Date): number => Math.ceil((windowMs - (now.getTime() % windowMs)) / 1000);

/** Attempts of one request, counted before their outcome is known, so that no two at once pass for one. */
export interface CountedAttempts {
  /** Counts an attempt and returns the total of this minute. */
  count(key: string): Promise<number>;
  /** Takes back what was counted, for an attempt that succeeded. */
  refund(): Promise<void>;
  readonly tooMany: (message?: string) => Refusal;
}

export function countAttempts({ db, now }: Deps): CountedAttempts {
  const window = { now: now(), ms: windowMs };
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
        retryAfterSeconds: secondsLeft(window.now),
        ...(message !== undefined && { message }),
      }),
  };
}

/** Counts a user's request and throws when it exceeds the limit. */
export async function limitRequests({ db, now }: Deps, userId: string, limit: RateLimit): Promise<void> {
  const at = now();
  const count = await countAttempt(db, `${limit}:user:${userId}`, { now: at, ms: windowMs });
  if (count > requestLimits[limit]) {
    throw refuse('too_many_requests', { retryAfterSeconds: secondsLeft(at) });
  }
}

/** Counts an attempt and throws when it exceeds the limit. */
export async function limitAttempts(deps: Deps, key: string, limit: number): Promise<CountedAttempts> {
  const attempts = countAttempts(deps);
  if ((await attempts.count(key)) > limit) throw attempts.tooMany();
  return attempts;
}
