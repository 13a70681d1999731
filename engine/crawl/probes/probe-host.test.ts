/** The probes of a host beside the crawl. */
import { expect, it } from 'vitest';
import { clientFor, serveHttp, skippingClock } from '../../fetch/testing/loopback-server.ts';
import { createPoliteness } from '../politeness.ts';
import { probeHost } from './probe-host.ts';

const signal = new AbortController().signal;

it('distinguishes host variants, the missing page and llms.txt', async () => {
  const server = await serveHttp((request, response) => {
    const { host } = request.headers;
    if (request.url === '/robots.txt') response.end('User-agent: *\nDisallow: /llms.txt');
    else if (request.headers['x-forwarded-proto'] === 'http' || host !== 'site.example') {
      response.writeHead(301, { location: `https://site.example${request.url ?? ''}` }).end();
    } else response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' }).end('x');
  });
  const clock = skippingClock();
  const client = clientFor(
    `site.example=127.0.0.1:${server.port},www.site.example:80=127.0.0.1:${server.port}`,
    { clock },
  );
  const probes = await probeHost({
    scope: { host: 'site.example', path: '' },
    origin: 'https://site.example',
    client,
    politeness: createPoliteness(client, { crawlDelayMs: 0, ignoredHost: null }, signal),
    signal,
  });
  expect(probes.hostVariants.map(({ url, status, finalUrl }) => [url, status, finalUrl])).toEqual([
    ['https://site.example/', 200, 'https://site.example/'],
    ['http://site.example/', 200, 'https://site.example/'],
    ['https://www.site.example/', null, 'https://www.site.example/'],
    ['http://www.site.example/', 200, 'https://site.example/'],
  ]);
  expect(probes.hostVariants[2]?.detail).toContain('www.site.example refused the connection.');
  expect(probes.unknownPath).toMatchObject({ status: 404, contentType: 'text/html' });
  expect(probes.llmsTxt).toMatchObject({ status: null, detail: 'robots.txt, line 2: Disallow: /llms.txt' });
  expect(server.paths).not.toContain('/llms.txt');
});

it('looks up a www variant that does not exist only once', async () => {
  const server = await serveHttp((_request, response) => response.end('x'));
  const resolvedHosts: string[] = [];
  const client = clientFor(`site.example=127.0.0.1:${server.port}`, {
    clock: skippingClock(),
    resolve: (hostname) => {
      resolvedHosts.push(hostname);
      return Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }));
    },
  });
  const { hostVariants } = await probeHost({
    scope: { host: 'site.example', path: '' },
    origin: 'https://site.example',
    client,
    politeness: createPoliteness(client, { crawlDelayMs: 0, ignoredHost: null }, signal),
    signal,
  });
  const sentence =
    'robots.txt could not be fetched, so we may not crawl the site: www.site.example has no address in the DNS.';
  expect(hostVariants.map(({ url, status, detail }) => [url, status, detail])).toEqual([
    ['https://site.example/', 200, ''],
    ['http://site.example/', 200, ''],
    ['https://www.site.example/', null, sentence],
    ['http://www.site.example/', null, sentence],
  ]);
  expect(resolvedHosts).toEqual(['www.site.example']);
});
