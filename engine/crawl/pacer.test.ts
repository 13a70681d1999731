/** Distance between requests, longer where robots.txt or the server asks for it. */
import { describe, expect, it } from 'vitest';
import { createPacer } from './pacer.ts';
import type { SharedPace } from './shared-pace.ts';
import type { Timing } from './timing.ts';

const signal = new AbortController().signal;
const site = new URL('https://site.example/');

/** A clock that stands until somebody sleeps. */
function standingClock(): Timing {
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

async function turnsAt(
  pacer: ReturnType<typeof createPacer>,
  timing: Timing,
  urls: readonly URL[],
): Promise<number[]> {
  const times: number[] = [];
  for (const url of urls) {
    await pacer.turn(url, signal);
    times.push(timing.now() - 1000);
  }
  return times;
}

describe('the pacer', () => {
  it('keeps the delay within a site, its www twin and both schemes, not between sites', async () => {
    const timing = standingClock();
    const pacer = createPacer({ timing, delayMs: 500, mostHeldMs: 0 });
    const urls = [site, new URL('http://www.site.example/a'), new URL('https://other.example/'), site];
    expect(await turnsAt(pacer, timing, urls)).toEqual([0, 500, 500, 1000]);
  });

  it('does not wait at all without a delay', async () => {
    const timing = standingClock();
    expect(await turnsAt(createPacer({ timing, delayMs: 0, mostHeldMs: 0 }), timing, [site, site])).toEqual([
      0, 0,
    ]);
  });

  it('slows down from the request that told of it', async () => {
    const timing = standingClock();
    const pacer = createPacer({ timing, delayMs: 100, mostHeldMs: 0 });
    const before = await turnsAt(pacer, timing, [site]);
    pacer.slowDown(site, 2000);
    pacer.slowDown(site, 50);
    expect([...before, ...(await turnsAt(pacer, timing, [site, site]))]).toEqual([0, 2000, 4000]);
  });

  it('holds everybody for a pause, those in the row too, until the pauses are used up', async () => {
    const timing = standingClock();
    const pacer = createPacer({ timing, delayMs: 10, mostHeldMs: 5000 });
    await pacer.turn(site, signal);
    const waiting = pacer.turn(site, signal);
    expect(pacer.hold(site, 4000)).toBe(true);
    await waiting;
    expect(timing.now() - 1000).toBe(4000);
    expect(pacer.hold(site, 2000)).toBe(false);
    expect(pacer.hold(site, 1000)).toBe(true);
  });

  it('waits for the turns of others, keeps its own distance from then on, and tells them of a pause', async () => {
    const timing = standingClock();
    const told: string[] = [];
    const waits = [0, 300, 0];
    const shared: SharedPace = {
      turn: async (name, delayMs) => {
        told.push(`${name} ${delayMs}`);
        return waits.shift() ?? 0;
      },
      hold: (name, ms) => void told.push(`${name} holds ${ms}`),
    };
    const options = { timing, delayMs: 500, mostHeldMs: 5000, shared };
    const pacer = createPacer({ ...options, lane: ' files' });
    const www = new URL('https://www.site.example/');
    expect(await turnsAt(pacer, timing, [site, www, site])).toEqual([0, 800, 1300]);
    pacer.hold(site, 1000);
    expect(told).toEqual([...Array(3).fill('site.example files 500'), 'site.example files holds 1000']);
  });
});
