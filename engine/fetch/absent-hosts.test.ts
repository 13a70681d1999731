/** How long a host name without an address is cached, and which failures are not. */
import { expect, it } from 'vitest';
import { AbsentHosts } from './absent-hosts.ts';
import type { RequestOutcome } from './send-request.ts';

const failure = (reason: 'dns' | 'connect', isWorthRetrying: boolean): RequestOutcome => ({
  kind: 'failed',
  reason,
  detail: 'It did not work.',
  isWorthRetrying,
});

/** Requests a host at these times and returns at which of them a request was sent. */
async function sentAt(outcome: RequestOutcome, times: readonly number[]): Promise<number[]> {
  let now = 0;
  const absent = new AbsentHosts(() => now);
  const sent: number[] = [];
  for (const time of times) {
    now = time;
    const received = await absent.send('nobody.example', () => {
      sent.push(time);
      return Promise.resolve(outcome);
    });
    expect(received).toBe(outcome);
  }
  return sent;
}

it('caches for half a minute that a name has no address', async () => {
  expect(await sentAt(failure('dns', false), [0, 10, 29_999, 30_000, 30_001])).toEqual([0, 30_000]);
});

it('does not cache a temporary failure', async () => {
  expect(await sentAt(failure('dns', true), [0, 10])).toEqual([0, 10]);
  expect(await sentAt(failure('connect', false), [0, 10])).toEqual([0, 10]);
});

it('caches each host by itself', async () => {
  const absent = new AbsentHosts(() => 0);
  await absent.send('nobody.example', () => Promise.resolve(failure('dns', false)));
  const other = failure('connect', true);
  expect(await absent.send('other.example', () => Promise.resolve(other))).toBe(other);
});
