/** Sites behind a bot protection: what is crawled, what is not, and what the owner reads. */

import { gzipSync } from 'node:zlib';
import { textsOf } from '@pagewright/contract/testing/texts-of';
import { describe, expect, it } from 'vitest';
import { clientFor, serveHttp, skippingClock } from '../fetch/testing/loopback-server.ts';
import { createPoliteness } from './politeness.ts';
import { probeHost } from './probes/probe-host.ts';
import { probeUrl } from './probes/probe-urls.ts';
import { crawlSite, pageWith } from './testing/crawl-site.ts';

const challenge =
  '<html><head><title>Just a moment...</title></head><body><script>window._cf_chl_opt={}</script></body></html>';
const advice =
  'If this is your site, allow the user agent PagewrightBot or this server’s IP address in its bot protection or firewall, then run the analysis again.';

describe.each([200, 202, 403, 405, 429, 503])('a site that answers with a challenge and %i', (status) => {
  it('has no page, and its owner reads why and what to do', async () => {
    const { result, analysed } = await crawlSite(
      (request, response) => {
        if (request.url === '/robots.txt') response.writeHead(404).end();
        else response.writeHead(status, { 'content-type': 'text/html' }).end(challenge);
      },
      { limits: { retries: 0 } },
    );
    expect(analysed).toEqual([]);
    expect(result.failure).toBe(
      `https://site.example/ could not be analyzed: Cloudflare returned a bot challenge instead of the page (status ${status}). ${advice}`,
    );
    expect(result.fetches).toMatchObject([{ isBlocked: true }]);
    expect(textsOf(result.coverage.notes)).toContain(
      'Cloudflare returned a bot challenge for 1 of 1 requests. A bot challenge is not analyzed.',
    );
  });
});

describe.each([200, 403])('a site that answers with a block page and %i', (status) => {
  it('has no page, and its owner reads that it is a block page', async () => {
    const { result, analysed } = await crawlSite(
      (request, response) => {
        if (request.url === '/robots.txt') response.writeHead(404).end();
        else
          response
            .writeHead(status, { 'content-type': 'text/html' })
            .end(
              '<HTML><HEAD><TITLE>Access Denied</TITLE></HEAD><BODY><H1>Access Denied</H1>You don\'t have permission to access "http&#58;&#47;&#47;site&#46;example&#47;" on this server.<P>Reference&#32;&#35;18&#46;c5&#46;170</BODY></HTML>',
            );
      },
      { limits: { retries: 0 } },
    );
    expect(analysed).toEqual([]);
    expect(result.failure).toBe(
      `https://site.example/ could not be analyzed: Akamai returned a block page instead of the page (status ${status}). ${advice}`,
    );
    expect(textsOf(result.coverage.notes)).toContain(
      'Akamai returned a block page for 1 of 1 requests. A block page is not analyzed.',
    );
  });
});

describe('a site that is not there', () => {
  const serve = (status: number, html: string) =>
    crawlSite(
      (request, response) => {
        if (request.url === '/robots.txt') response.writeHead(404).end();
        else response.writeHead(status, { 'content-type': 'text/html' }).end(html);
      },
      { limits: { retries: 0 } },
    );

  it.each([
    [
      200,
      '<title>shop.example</title><script src="https://www.sedoparking.com/a.js"></script><p>This domain is for sale.</p>',
      'The domain is parked: Sedo shows a page of its own where a website should be (status 200). If this is your domain, connect it to your website at your registrar, then run the analysis again.',
    ],
    [
      200,
      '<title>site.example</title><h1>site.example</h1><p>This domain is for sale!</p>',
      'The domain is parked or for sale: there is no website on it (status 200). If this is your domain, connect it to your website at your registrar, then run the analysis again.',
    ],
    [
      200,
      '<html><body><h1>It works!</h1></body></html>',
      'The web server shows its default page (Apache): no website is set up there (status 200). If this is your site, publish its pages on this server or point the domain to the server that has them, then run the analysis again.',
    ],
    [
      503,
      '<title>Maintenance</title><p>Briefly unavailable for scheduled maintenance. Check back in a minute.</p>',
      'The site shows a maintenance page (status 503). Run the analysis again when the site is back.',
    ],
    [
      200,
      '<title>Site maintenance</title><h1>We’ll be back soon!</h1>',
      'The site shows a maintenance page (status 200). Run the analysis again when the site is back.',
    ],
    [
      200,
      '<title>Waiting room</title><meta http-equiv="refresh" content="20"><p>You are now in line.</p>',
      'The site returned a waiting room instead of the page (status 200). Run the analysis again when visitors no longer have to wait. If this is your site, you can also let the user agent PagewrightBot pass its waiting room.',
    ],
  ])('with status %i has no page, and is told as what it is: %s', async (status, html, sentence) => {
    const { result, analysed } = await serve(status, html);
    expect(analysed).toEqual([]);
    expect(result.failure).toBe(`https://site.example/ could not be analyzed: ${sentence}`);
  });

  it('is told as for sale where it redirects to a market', async () => {
    const { result } = await crawlSite((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end();
      else
        response
          .writeHead(302, { location: 'https://www.hugedomains.com/domain_profile.cfm?d=site.example' })
          .end();
    });
    expect(result.failure).toContain('The domain is for sale, and redirects to HugeDomains.');
  });

  it('does not take its other pages along', async () => {
    const { analysed } = await crawlSite((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end();
      else
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end(
            request.url === '/old'
              ? '<html><body><h1>It works!</h1></body></html>'
              : pageWith('/old', '/new'),
          );
    });
    expect(analysed.toSorted()).toEqual(['/', '/new']);
  });
});

describe('a site with a password', () => {
  it.each(['Basic realm="x"', 'Digest realm="x", nonce="1"', 'Negotiate, Basic realm="x"'])(
    'that asks for it by %s is not taken for one with a bot protection',
    async (challenge) => {
      const { result } = await crawlSite((_request, response) =>
        response.writeHead(401, { 'www-authenticate': challenge, 'content-type': 'text/html' }).end('No'),
      );
      expect(result.failure).toBe(
        'https://site.example/ could not be analyzed: The site asks for a username and password (status 401). If this is your site, enter its username and password, or allow this server’s IP address in without a password, then run the analysis again.',
      );
    },
  );

  it('that its own pages ask for is told as a refusal', async () => {
    const { result } = await crawlSite((_request, response) =>
      response.writeHead(401, { 'content-type': 'text/html' }).end('Please sign in'),
    );
    expect(result.failure).toContain('The server refused our crawler (status 401).');
  });
});

it('does not take the site of a challenge for another site', async () => {
  const { result } = await crawlSite((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else response.writeHead(302, { location: 'https://validate.perfdrive.com/?ssa=1' }).end();
  });
  expect(result.failure).toMatch(/Radware redirected us to a bot challenge\. If this is your site/);
});

it.each([201, 203, 206, 226])('reads a page with status %i as a page', async (status) => {
  const { analysed, result } = await crawlSite((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else response.writeHead(status, { 'content-type': 'text/html' }).end(pageWith('/'));
  });
  expect(analysed).toEqual(['/']);
  expect(result.failure).toBeNull();
});

describe('probes', () => {
  const signal = new AbortController().signal;

  async function challenged() {
    const server = await serveHttp((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end();
      else
        response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .end(gzipSync(challenge));
    });
    return clientFor(`site.example=127.0.0.1:${server.port},www.site.example=127.0.0.1:${server.port}`, {
      clock: skippingClock(),
    });
  }

  it('of a link take a compressed challenge for a block, not for an answer', async () => {
    expect(await probeUrl(await challenged(), 'https://site.example/a', { signal })).toMatchObject({
      outcome: 'blocked',
      detail: 'Cloudflare returned a bot challenge instead of the page (status 200).',
    });
  });

  it('of a missing page do not take a challenge for an answer with 200', async () => {
    const client = await challenged();
    const { unknownPath, hostVariants } = await probeHost({
      scope: { host: 'site.example', path: '' },
      origin: 'https://site.example',
      client,
      politeness: createPoliteness(client, { crawlDelayMs: 0, ignoredHost: null }, signal),
      signal,
    });
    expect(unknownPath).toMatchObject({ status: null, failure: null });
    expect(hostVariants.map(({ status }) => status)).toEqual([null, null, null, null]);
  });
});
