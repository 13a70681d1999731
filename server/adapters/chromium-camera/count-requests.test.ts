/** When a page has come to rest. */
import type { CDPSession } from 'playwright-core';
import { expect, it, onTestFinished, vi } from 'vitest';
import { countRequests } from './count-requests.ts';

/** A page that asks for nothing. */
const silent = { on: () => silent, send: () => Promise.resolve() } as unknown as CDPSession;

it('comes although the machine’s clock is set back meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const count = await countRequests(silent);
  vi.setSystemTime(0);
  let isQuiet = false;
  const resting = count.quiet(50, 5000).then(() => {
    isQuiet = true;
  });
  await vi.advanceTimersByTimeAsync(40);
  expect(isQuiet).toBe(false);
  await vi.advanceTimersByTimeAsync(60);
  expect(isQuiet).toBe(true);
  await resting;
});
