/** The retry budget of a scan: parallel failures count once, and the total never exceeds the limit. */
import { describe, expect, it } from 'vitest';
import { usualLimits } from './model-settings.ts';
import { createRetryBudget } from './retry-budget.ts';

describe('the retry budget', () => {
  it('counts parallel failures once', () => {
    let now = 0;
    const retryBudget = createRetryBudget(60_000, () => now);
    now = 20_000;
    for (let question = 0; question < 4; question += 1) retryBudget.failed(0);
    expect(retryBudget.left(60_000)).toBe(40_000);
    now = 25_000;
    retryBudget.failed(10_000);
    expect(retryBudget.left(60_000)).toBe(35_000);
  });

  it('counts neither time in which the model answered nor a failure before it', () => {
    let now = 500_000;
    const retryBudget = createRetryBudget(60_000, () => now);
    retryBudget.failed(495_000);
    retryBudget.failed(495_000);
    expect([retryBudget.left(30_000), retryBudget.left(60_000)]).toEqual([30_000, 55_000]);
    retryBudget.worked();
    now = 600_000;
    retryBudget.failed(600_000);
    expect(retryBudget.left(60_000)).toBe(60_000);
  });

  it('goes on after one failure, however long it took, and ends after a second', () => {
    let now = 0;
    const retryBudget = createRetryBudget(60_000, () => now);
    now = 1_200_000;
    retryBudget.failed(0);
    expect(retryBudget.left(30_000)).toBe(30_000);
    now = 2_400_000;
    retryBudget.failed(1_200_000);
    expect(retryBudget.left(30_000)).toBe(0);
  });

  it('limits a dead provider to 60 seconds per scan, whatever the number and timing of pages', () => {
    const { questionMs, retryBudgetMs } = usualLimits;
    for (let stagger = 0; stagger <= 10_000; stagger += 700) {
      let now = 0;
      const retryBudget = createRetryBudget(retryBudgetMs, () => now);
      const workers = [0, 1, 2, 3].map((at) => ({
        startedAt: at * stagger,
        endsAt: at * stagger + questionMs,
      }));
      let last = 0;
      for (let page = 0; page < 100; page += 1) {
        const next = workers.toSorted((a, b) => a.endsAt - b.endsAt)[0];
        if (next === undefined) break;
        now = next.endsAt;
        retryBudget.failed(next.startedAt);
        last = now;
        const leftMs = retryBudget.left(questionMs);
        if (leftMs === 0) workers.splice(workers.indexOf(next), 1);
        else Object.assign(next, { startedAt: now, endsAt: now + leftMs });
      }
      expect(last).toBeLessThanOrEqual(retryBudgetMs);
      expect(retryBudget.left(questionMs)).toBe(0);
    }
  });
});
