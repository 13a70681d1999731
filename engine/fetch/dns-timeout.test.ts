/** How long a DNS that says nothing is waited for. */
import { expect, it } from 'vitest';
import { createPoliteness } from '../crawl/politeness.ts';
import { probeHost } from '../crawl/probes/probe-host.ts';
import { resolveWithTimeout } from './dns-timeout.ts';
import { clientFor, serveHttp, skippingClock } from './testing/loopback-server.ts';

const dnsError = (code: string): Error => Object.assign(new Error(code), { code });
const address = { address: '93.184.216.34', family: 4 };
const never = new Promise<never>(() => undefined);

const codesOf = async (resolve: (host: string) => Promise<unknown>, hosts: number): Promise<string[]> => {
  const codes: string[] = [];
  for (let host = 0; host < hosts; host += 1)
    codes.push(
      await resolve(`h${host}.example`).then(
        () => 'found',
        (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'other'),
      ),
    );
  return codes;
};

it('tries again once, then gives up, and tries anew when the network may be back', async () => {
  let at = 0;
  let resolveCount = 0;
  const resolve = resolveWithTimeout(
    () => {
      resolveCount += 1;
      return Promise.reject(dnsError('EAI_AGAIN'));
    },
    { timeoutMs: 2000, now: () => at },
  );
  expect(await codesOf(resolve, 3)).toEqual(['EAI_AGAIN', 'DNS_TIMEOUT', 'DNS_TIMEOUT']);
  at = 5000;
  expect([await codesOf(resolve, 1), resolveCount]).toEqual([['DNS_TIMEOUT'], 3]);
  at = 60_000;
  expect([await codesOf(resolve, 1), resolveCount]).toEqual([['EAI_AGAIN'], 4]);
});

it('stops waiting for one that hangs', async () => {
  const resolve = resolveWithTimeout(() => never, { timeoutMs: 5, now: () => 0 });
  expect(await codesOf(resolve, 1)).toEqual(['DNS_TIMEOUT']);
});

it.each([
  ['yes', () => Promise.resolve([address])],
  ['no', () => Promise.reject(dnsError('ENOTFOUND'))],
])('waits as for any server once it has said %s', async (_word, first) => {
  const answers: (() => Promise<(typeof address)[]>)[] = [first];
  const resolve = resolveWithTimeout(
    () => (answers.shift() ?? (() => Promise.reject(dnsError('EAI_AGAIN'))))(),
    { timeoutMs: 2000, now: () => 0 },
  );
  expect((await codesOf(resolve, 5)).slice(1)).toEqual(['EAI_AGAIN', 'EAI_AGAIN', 'EAI_AGAIN', 'EAI_AGAIN']);
});

it('costs a site of our own that is probed without internet one short pause', async () => {
  const server = await serveHttp((_request, response) => response.end('x'));
  const clock = skippingClock();
  const resolvedHosts: string[] = [];
  const client = clientFor(`site.example=127.0.0.1:${server.port}`, {
    clock,
    resolve: (host) => {
      resolvedHosts.push(host);
      return Promise.reject(dnsError('EAI_AGAIN'));
    },
  });
  const { signal } = new AbortController();
  const { hostVariants } = await probeHost({
    scope: { host: 'site.example', path: '' },
    origin: 'https://site.example',
    client,
    politeness: createPoliteness(client, { crawlDelayMs: 0, ignoredHost: null }, signal),
    signal,
  });
  expect(hostVariants.map(({ status }) => status)).toEqual([200, 200, null, null]);
  expect(hostVariants[2]?.detail).toContain('www.site.example could not be looked up in the DNS.');
  expect(clock.waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(1000);
  expect(resolvedHosts.length).toBeLessThanOrEqual(3);
});
