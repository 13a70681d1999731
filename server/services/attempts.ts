/** Limits how often something may be tried: by account, by address, by user. */

import type { RateLimit } from '@pagewright/contract/endpoint';
import { refuse } from '../refusal.ts';
import { countAttempt, readAttempts } from '../store/rate-counters.ts';
import type { Deps } from './deps.ts';

const windowMs = 60_000;

/** Tries in a minute. */
export const attemptLimits = {
  wrongPassword: 10,
  register: 30,
  resetRequestByAddress: 10,
  resetRequestByAccount: 3,
} as const;

/** Requests of a user in a minute. */
export const requestLimits: Readonly<Record<RateLimit, number>> = { work: 30, checkout: 10 };

const secondsLeft = (now: Date): number => Math.ceil((windowMs - (now.getTime() % windowMs)) / 1000);

const tooMany = (now: Date) => refuse('too_many_attempts', { retryAfterSeconds: secondsLeft(now) });

/** Refuses when the limit is already used up; counts nothing. */
export async function refuseIfUsedUp(
  { db, now }: Deps,
  keys: readonly string[],
  limit: number,
): Promise<void> {
  const at = now();
  for (const key of keys) {
    if ((await readAttempts(db, key, { now: at, ms: windowMs })) >= limit) throw tooMany(at);
  }
}

export async function countTry({ db, now }: Deps, keys: readonly string[]): Promise<void> {
  const at = now();
  for (const key of keys) await countAttempt(db, key, { now: at, ms: windowMs });
}

/** Counts a request of a user, and refuses it when it is one too many. */
export async function refuseBusyUser({ db, now }: Deps, userId: string, limit: RateLimit): Promise<void> {
  const at = now();
  const count = await countAttempt(db, `${limit}:user:${userId}`, { now: at, ms: windowMs });
  if (count > requestLimits[limit]) {
    throw refuse('too_many_requests', { retryAfterSeconds: secondsLeft(at) });
  }
}

/** Counts a try and refuses it when it is one too many. */
export async function refuseBeyond({ db, now }: Deps, key: string, limit: number): Promise<void> {
  const at = now();
  if ((await countAttempt(db, key, { now: at, ms: windowMs })) > limit) throw tooMany(at);
}
