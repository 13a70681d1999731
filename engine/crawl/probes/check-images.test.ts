/** Images are requested early, each once, not too many at a time, and not beyond a cancel. */
import { expect, it } from 'vitest';
import { clientFor, serveHttp, skippingClock } from '../../fetch/testing/loopback-server.ts';
import { createPoliteness } from '../politeness.ts';
import { ImageChecks } from './check-images.ts';
import { limitProbeTime } from './probe-time.ts';

const origin = 'https://site.example';
const urlsOf = (count: number): string[] => Array.from({ length: count }, (_, at) => `${origin}/${at}.png`);

async function open(onImage?: () => void) {
  let inFlight = 0;
  let most = 0;
  const server = await serveHttp((request, response) => {
    if (request.url === '/robots.txt') return response.writeHead(404).end();
    inFlight += 1;
    most = Math.max(most, inFlight);
    onImage?.();
    return setImmediate(() => {
      inFlight -= 1;
      response.writeHead(200, { 'content-type': 'image/png' }).end('x');
    });
  });
  const cancel = new AbortController();
  const { signal } = cancel;
  const client = clientFor(`site.example=127.0.0.1:${server.port}`);
  const politeness = createPoliteness(client, { crawlDelayMs: 0, ignoredHost: null }, signal);
  const checks = new ImageChecks({ client, politeness, signal, crawlDelayMs: 0 });
  const images = () => server.paths.filter((path) => path !== '/robots.txt');
  return { checks, cancel, images, most: () => most };
}

it('requests each once, a few at a time, with results in the order of the list', async () => {
  const { checks, images, most } = await open();
  const urls = urlsOf(30);
  checks.start(urls.slice(0, 20), origin);
  checks.start(urls.slice(10, 25), origin);
  let emitted = 0;
  const probes = await checks.results(urls.toReversed(), origin, () => {
    emitted += 1;
  });
  expect(probes.map(({ url }) => url)).toEqual(urls.toReversed());
  expect([images().length, emitted]).toEqual([30, 30]);
  expect(most()).toBeLessThanOrEqual(8);
});

it('stops at 200', async () => {
  const { checks, images } = await open();
  const probes = await checks.results(urlsOf(230), origin, () => undefined);
  expect([probes.length, images().length]).toEqual([200, 200]);
});

it('checks images of every page before the rest of a long one', async () => {
  const { checks } = await open();
  const [gallery, other] = [urlsOf(230), [`${origin}/other.png`]];
  checks.start(gallery, origin);
  checks.start(other, origin);
  const urls = checks.requestedFirst([...gallery, ...other]);
  expect(urls.slice(39, 42)).toEqual([gallery[39], ...other, gallery[40]]);
  const probes = await checks.results(urls, origin, () => undefined);
  expect(probes).toHaveLength(200);
  expect(probes.map(({ url }) => url)).toContain(other[0]);
});

it('sends no request after a cancel', async () => {
  let cancelNow = (): void => undefined;
  const { checks, cancel, images } = await open(() => {
    cancelNow();
  });
  cancelNow = () => {
    cancel.abort();
  };
  await expect(checks.results(urlsOf(100), origin, () => undefined)).rejects.toThrow(/cancel|abort/i);
  expect(images().length).toBeLessThanOrEqual(16);
});

it('leaves out what the time of all probes does not reach, with a robots.txt that asks for 30 s', async () => {
  const server = await serveHttp((request, response) => {
    if (request.url === '/robots.txt') response.end('User-agent: *\nCrawl-delay: 3600');
    else response.writeHead(200, { 'content-type': 'image/png' }).end('x');
  });
  const deadlines: { readonly at: number; readonly controller: AbortController }[] = [];
  const skipping = skippingClock();
  const clock = {
    ...skipping,
    deadline: (ms: number) => {
      const controller = new AbortController();
      deadlines.push({ at: skipping.now() + ms, controller });
      return controller.signal;
    },
    sleep: async (ms: number, signal: AbortSignal) => {
      for (const { at, controller } of deadlines) if (at <= skipping.now() + ms) controller.abort();
      await skipping.sleep(ms, signal);
    },
  };
  const client = clientFor(`site.example=127.0.0.1:${server.port}`, { clock });
  const cancel = new AbortController();
  const politeness = createPoliteness(client, { crawlDelayMs: 0, ignoredHost: null }, cancel.signal);
  const time = limitProbeTime(cancel.signal, clock, client.limits.probeMs);
  const checks = new ImageChecks({ client, politeness, signal: time.signal, crawlDelayMs: 0 });
  const probes = await checks.results(urlsOf(100), origin, () => undefined, time);
  expect(probes.length).toBeLessThan(6);
  expect(server.paths.length).toBeLessThan(10);
  expect(time.isOver()).toBe(true);
});
