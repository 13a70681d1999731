/** When a page has come to rest. */
import type { CDPSession } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import { countRequests } from './count-requests.ts';

/** A page that asks for nothing. */
const silent = { on: () => silent, send: () => Promise.resolve() } as unknown as CDPSession;

it('comes although the machine’s clock is set back meanwhile', async () => {
  const count = await countRequests(silent);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(0);
  try {
    const startedAt = performance.now();
    await count.quiet(50, 5000);
    expect(performance.now() - startedAt).toBeLessThan(2000);
  } finally {
    clock.mockRestore();
  }
});
