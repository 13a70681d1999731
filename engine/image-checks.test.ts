/** Images are asked for early, each once, not too many at a time, and not beyond a cancel. */
import { expect, it } from 'vitest';
import { createManners } from './crawl/manners.ts';
import { clientFor, serveHttp } from './crawl/testing/loopback-server.ts';
import { ImageChecks } from './image-checks.ts';

const origin = 'https://site.example';
const urlsOf = (count: number): string[] => Array.from({ length: count }, (_, at) => `${origin}/${at}.png`);

async function open(onImage?: () => void) {
  let underWay = 0;
  let most = 0;
  const server = await serveHttp((request, response) => {
    if (request.url === '/robots.txt') return response.writeHead(404).end();
    underWay += 1;
    most = Math.max(most, underWay);
    onImage?.();
    return setImmediate(() => {
      underWay -= 1;
      response.writeHead(200, { 'content-type': 'image/png' }).end('x');
    });
  });
  const cancel = new AbortController();
  const { signal } = cancel;
  const client = clientFor(`site.example=127.0.0.1:${server.port}`);
  const manners = createManners(client, 0, signal);
  const checks = new ImageChecks({ client, manners, signal, crawlDelayMs: 0 });
  const images = () => server.paths.filter((path) => path !== '/robots.txt');
  return { checks, cancel, images, most: () => most };
}

it('asks for each once, a few at a time, and answers in the order of the list', async () => {
  const { checks, images, most } = await open();
  const urls = urlsOf(30);
  checks.start(urls.slice(0, 20), origin);
  checks.start(urls.slice(10, 25), origin);
  let told = 0;
  const probes = await checks.answers(urls.toReversed(), origin, () => {
    told += 1;
  });
  expect(probes.map(({ url }) => url)).toEqual(urls.toReversed());
  expect([images().length, told]).toEqual([30, 30]);
  expect(most()).toBeLessThanOrEqual(8);
});

it('stops at 200', async () => {
  const { checks, images } = await open();
  const probes = await checks.answers(urlsOf(230), origin, () => undefined);
  expect([probes.length, images().length]).toEqual([200, 200]);
});

it('asks for nothing more once it is cancelled', async () => {
  let cancelNow = (): void => undefined;
  const { checks, cancel, images } = await open(() => {
    cancelNow();
  });
  cancelNow = () => {
    cancel.abort();
  };
  await expect(checks.answers(urlsOf(100), origin, () => undefined)).rejects.toThrow(/cancel|abort/i);
  expect(images().length).toBeLessThanOrEqual(16);
});
