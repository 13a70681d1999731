/** How long a name without an address is remembered, and which troubles are not. */
import { expect, it } from 'vitest';
import { AbsentHosts } from './absent-hosts.ts';
import type { Exchange } from './exchange.ts';

const trouble = (reason: 'dns' | 'connect', isWorthRetrying: boolean): Exchange => ({
  kind: 'trouble',
  reason,
  detail: 'It did not work.',
  isWorthRetrying,
});

/** Asks for a host at these times and returns at which of them the network was asked. */
async function askedAt(outcome: Exchange, times: readonly number[]): Promise<number[]> {
  let now = 0;
  const absent = new AbsentHosts(() => now);
  const asked: number[] = [];
  for (const time of times) {
    now = time;
    const answer = await absent.ask('nobody.example', () => {
      asked.push(time);
      return Promise.resolve(outcome);
    });
    expect(answer).toBe(outcome);
  }
  return asked;
}

it('remembers for half a minute that a name has no address', async () => {
  expect(await askedAt(trouble('dns', false), [0, 10, 29_999, 30_000, 30_001])).toEqual([0, 30_000]);
});

it('asks again after a trouble that may pass', async () => {
  expect(await askedAt(trouble('dns', true), [0, 10])).toEqual([0, 10]);
  expect(await askedAt(trouble('connect', false), [0, 10])).toEqual([0, 10]);
});

it('keeps hosts apart', async () => {
  const absent = new AbsentHosts(() => 0);
  await absent.ask('nobody.example', () => Promise.resolve(trouble('dns', false)));
  const other = trouble('connect', true);
  expect(await absent.ask('other.example', () => Promise.resolve(other))).toBe(other);
});
