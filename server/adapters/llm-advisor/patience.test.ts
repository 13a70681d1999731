/** The patience of a scan: what fails side by side is counted once, and the whole never goes beyond its limit. */
import { describe, expect, it } from 'vitest';
import { usualLimits } from './model-settings.ts';
import { createPatience } from './patience.ts';

describe('patience', () => {
  it('counts questions that failed side by side once', () => {
    let now = 0;
    const patience = createPatience(60_000, () => now);
    now = 20_000;
    for (let question = 0; question < 4; question += 1) patience.failed(0);
    expect(patience.left(60_000)).toBe(40_000);
    now = 25_000;
    patience.failed(10_000);
    expect(patience.left(60_000)).toBe(35_000);
  });

  it('does not count the time in which the model did answer', () => {
    let now = 0;
    const patience = createPatience(60_000, () => now);
    now = 500_000;
    patience.failed(495_000);
    expect(patience.left(30_000)).toBe(30_000);
    expect(patience.left(60_000)).toBe(55_000);
  });

  it('lets a provider that is dead cost a scan 60 seconds at most, whatever the pages and when they are asked', () => {
    const { questionMs, vainMs } = usualLimits;
    for (let stagger = 0; stagger <= 10_000; stagger += 700) {
      let now = 0;
      const patience = createPatience(vainMs, () => now);
      const workers = [0, 1, 2, 3].map((at) => ({
        startedAt: at * stagger,
        endsAt: at * stagger + questionMs,
      }));
      let last = 0;
      for (let page = 0; page < 100; page += 1) {
        const next = workers.toSorted((a, b) => a.endsAt - b.endsAt)[0];
        if (next === undefined) break;
        now = next.endsAt;
        patience.failed(next.startedAt);
        last = now;
        const leftMs = patience.left(questionMs);
        if (leftMs === 0) workers.splice(workers.indexOf(next), 1);
        else Object.assign(next, { startedAt: now, endsAt: now + leftMs });
      }
      expect(last).toBeLessThanOrEqual(vainMs);
      expect(patience.left(questionMs)).toBe(0);
    }
  });
});
