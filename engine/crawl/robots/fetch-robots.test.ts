/** What the response to /robots.txt means: rules, everything allowed, or nothing allowed with a reason. */
import { describe, expect, it } from 'vitest';
import {
  clientFor,
  type Routes,
  redirect,
  serveRoutes,
  serveTcp,
  skippingClock,
} from '../../fetch/testing/loopback-server.ts';
import { fetchRobots } from './fetch-robots.ts';
import { matchRobots } from './match-robots.ts';

const signal = new AbortController().signal;

async function read(routes: Routes) {
  const server = await serveRoutes(routes);
  const client = clientFor(`site.example=127.0.0.1:${server.port}`, { clock: skippingClock() });
  return (await fetchRobots(client, 'https://site.example', { signal })).robots;
}

const status = (code: number) => ({
  '/robots.txt': (response: Parameters<Routes[string]>[0]) => {
    response.writeHead(code).end('User-agent: *\nDisallow: /');
  },
});

describe('the response to robots.txt', () => {
  it('with 200 gives rules', async () => {
    expect(await read(status(200))).toMatchObject({
      access: 'rules',
      status: 200,
      bytes: 25,
      groups: [{ agents: ['*'] }],
    });
  });

  it.each([400, 401, 403, 404, 410, 418, 451])('with %i lets everything be read', async (code) => {
    const robots = await read(status(code));
    expect(robots).toMatchObject({ access: 'open', status: code, groups: [] });
    expect(matchRobots(robots, 'PagewrightBot').match('/x').allowed).toBe(true);
  });

  it('with 429 closes the site and says what to do', async () => {
    expect(await read(status(429))).toMatchObject({
      access: 'closed',
      reason: expect.stringMatching(
        /^robots\.txt returned status 429, .*Wait a few minutes and run the analysis again/,
      ),
    });
  });

  it.each([500, 502, 503, 504])('with %i closes the site and says why', async (code) => {
    const robots = await read(status(code));
    expect(robots).toMatchObject({ access: 'closed', status: code });
    expect(matchRobots(robots, 'PagewrightBot').match('/x')).toEqual({
      allowed: false,
      rule: null,
      reason: `robots.txt returned status ${code}, so we may not crawl the site.`,
    });
  });

  it('that never comes closes the site', async () => {
    const server = await serveTcp((socket) => socket.resetAndDestroy());
    const client = clientFor(`site.example=127.0.0.1:${server.port}`, { clock: skippingClock() });
    expect((await fetchRobots(client, 'https://site.example', { signal })).robots).toMatchObject({
      access: 'closed',
      reason:
        'robots.txt could not be fetched, so we may not crawl the site: site.example closed the connection before its response was complete.',
    });
  });

  it('is followed over five redirects and more', async () => {
    const hops = Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`/${n}`, redirect(`/${n + 1}`)]));
    const routes = { ...hops, '/robots.txt': redirect('/0'), '/6': status(200)['/robots.txt'] };
    expect(await read(routes)).toMatchObject({ access: 'rules', url: 'https://site.example/robots.txt' });
  });

  it('that redirects without end counts as none', async () => {
    const hops = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`/${n}`, redirect(`/${n + 1}`)]));
    expect(await read({ ...hops, '/robots.txt': redirect('/0') })).toMatchObject({ access: 'open' });
    expect(await read({ '/robots.txt': redirect('/robots.txt') })).toMatchObject({ access: 'open' });
  });

  it('that redirects to an internal address disallows everything', async () => {
    expect(await read({ '/robots.txt': redirect('http://169.254.169.254/robots.txt') })).toMatchObject({
      access: 'closed',
      reason: expect.stringContaining('169.254.169.254 is not a public address'),
    });
  });

  it('is read up to 500 KiB, and the line cut there is left out', async () => {
    const head = 'User-agent: *\nDisallow: /early\n';
    const filler = `# ${'x'.repeat(97)}\n`.repeat(5120).slice(0, 500 * 1024 - head.length - 12);
    const body = `${head}${filler}\nDisallow: /late-and-cut\nDisallow: /never\n`;
    const robots = await read({ '/robots.txt': (response) => response.end(body) });
    const { match } = matchRobots(robots, 'PagewrightBot');
    expect(robots).toMatchObject({ truncated: true, bytes: 500 * 1024 });
    expect(
      [match('/early'), match('/late-and-cut'), match('/l'), match('/never')].map(({ allowed }) => allowed),
    ).toEqual([false, true, true, true]);
  });

  it('applies a rule within the first 500 KiB', async () => {
    const body = `User-agent: *\n${'#\n'.repeat(250_000)}Disallow: /late\n`;
    const robots = await read({ '/robots.txt': (response) => response.end(body) });
    expect(matchRobots(robots, 'PagewrightBot').match('/late').allowed).toBe(false);
  });
});
