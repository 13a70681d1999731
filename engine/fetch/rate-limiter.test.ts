/** Distance between requests, longer where robots.txt or the server asks for it. */
import { describe, expect, it } from 'vitest';
import type { Clock } from './clock.ts';
import { createRateLimiter } from './rate-limiter.ts';
import type { SharedRateLimit } from './shared-rate-limit.ts';

const signal = new AbortController().signal;
const site = new URL('https://site.example/');

/** A clock that advances only by sleeping. */
function manualClock(): Clock {
  let now = 1000;
  return {
    now: () => now,
    sleep: async (ms) => {
      const until = now + ms;
      await Promise.resolve();
      now = Math.max(now, until);
    },
    deadline: () => new AbortController().signal,
  };
}

async function acquiredAt(
  rateLimiter: ReturnType<typeof createRateLimiter>,
  clock: Clock,
  urls: readonly URL[],
): Promise<number[]> {
  const times: number[] = [];
  for (const url of urls) {
    await rateLimiter.acquire(url, signal);
    times.push(clock.now() - 1000);
  }
  return times;
}

describe('the rate limiter', () => {
  it('applies the delay to a site with and without www in both schemes, not between sites', async () => {
    const clock = manualClock();
    const rateLimiter = createRateLimiter({ clock, delayMs: 500, maxPauseMs: 0 });
    const urls = [site, new URL('http://www.site.example/a'), new URL('https://other.example/'), site];
    expect(await acquiredAt(rateLimiter, clock, urls)).toEqual([0, 500, 500, 1000]);
  });

  it('does not wait at all without a delay', async () => {
    const clock = manualClock();
    expect(
      await acquiredAt(createRateLimiter({ clock, delayMs: 0, maxPauseMs: 0 }), clock, [site, site]),
    ).toEqual([0, 0]);
  });

  it('slows down from the request that brought the delay', async () => {
    const clock = manualClock();
    const rateLimiter = createRateLimiter({ clock, delayMs: 100, maxPauseMs: 0 });
    const before = await acquiredAt(rateLimiter, clock, [site]);
    rateLimiter.slowDown(site, 2000);
    rateLimiter.slowDown(site, 50);
    expect([...before, ...(await acquiredAt(rateLimiter, clock, [site, site]))]).toEqual([0, 2000, 4000]);
  });

  it('pauses all requests, waiting ones too, until the pauses are used up', async () => {
    const clock = manualClock();
    const rateLimiter = createRateLimiter({ clock, delayMs: 10, maxPauseMs: 5000 });
    await rateLimiter.acquire(site, signal);
    const waiting = rateLimiter.acquire(site, signal);
    expect(rateLimiter.pause(site, 4000)).toBe(true);
    await waiting;
    expect(clock.now() - 1000).toBe(4000);
    expect(rateLimiter.pause(site, 2000)).toBe(false);
    expect(rateLimiter.pause(site, 1000)).toBe(true);
  });

  it('waits for other runs, applies its own delay from then on, and shares a pause', async () => {
    const clock = manualClock();
    const emitted: string[] = [];
    const waits = [0, 300, 0];
    const shared: SharedRateLimit = {
      acquire: async (name, delayMs) => {
        emitted.push(`${name} ${delayMs}`);
        return waits.shift() ?? 0;
      },
      pause: (name, ms) => void emitted.push(`${name} holds ${ms}`),
    };
    const options = { clock, delayMs: 500, maxPauseMs: 5000, shared };
    const rateLimiter = createRateLimiter({ ...options, bucketSuffix: ' files' });
    const www = new URL('https://www.site.example/');
    expect(await acquiredAt(rateLimiter, clock, [site, www, site])).toEqual([0, 800, 1300]);
    rateLimiter.pause(site, 1000);
    expect(emitted).toEqual([...Array(3).fill('site.example files 500'), 'site.example files holds 1000']);
  });
});
