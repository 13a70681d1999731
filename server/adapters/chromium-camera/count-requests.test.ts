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
  const resting = Promise.race([count.quiet(50, 5000), vi.advanceTimersByTimeAsync(40).then(() => 'busy')]);
  expect(await resting).toBe('busy');
  const rested = Promise.race([count.quiet(50, 5000), vi.advanceTimersByTimeAsync(100).then(() => 'busy')]);
  expect(await rested).toBeUndefined();
});
