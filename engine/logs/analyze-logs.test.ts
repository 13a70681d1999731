/** Tries logs that nginx and Apache wrote under a crawl, and lines as Caddy, IIS and CloudFront document them. */
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { LogSummary } from '@pagewright/contract/entities/server-log';
import { describe, expect, it } from 'vitest';
import { parseRanges } from './address-ranges.ts';
import { analyzeLogs, type LogOptions } from './analyze-logs.ts';
import type { Resolver } from './verify-crawlers.ts';

const logOf = (name: string): Buffer => readFileSync(new URL(`testing/${name}.txt`, import.meta.url));

async function analyze(pieces: readonly (string | Uint8Array)[], options: LogOptions = {}) {
  const bytes = Readable.from(pieces.map((piece) => Buffer.from(piece)));
  return analyzeLogs([{ name: 'access.log', bytes }], options);
}

async function summaryOf(log: string | Uint8Array, options: LogOptions = {}): Promise<LogSummary> {
  const outcome = await analyze([log], options);
  if (outcome.kind === 'refused') throw new Error(outcome.refusal.code);
  return LogSummary.parse(outcome.summary);
}

const hitsIn = ({ crawlers }: LogSummary) =>
  Object.fromEntries(crawlers.map(({ crawler, hits }) => [crawler, hits]));

const line = (
  agent: string,
  { address = '203.0.113.9', path = '/', status = 200, day = '18/Nov/2026' } = {},
): string =>
  `${address} - - [${day}:10:00:00 +0100] "GET ${path} HTTP/1.1" ${status} 9 "-" "Mozilla/5.0 (compatible; ${agent}/2.1)"\n`;

const ofCrawl = { Googlebot: 8, bingbot: 2, GPTBot: 2, 'ChatGPT-User': 1 };

describe('formats', () => {
  it.each([
    ['nginx-combined', 'combined', undefined],
    ['nginx-vhost', 'combined', undefined],
    ['nginx-json', 'json', undefined],
    ['apache-combined', 'combined', undefined],
    ['apache-vhost', 'combined', undefined],
    [
      'nginx-odd',
      'custom',
      '$msec|$host|$status|$request_time|"$request"|$http_x_forwarded_for|"$http_user_agent"',
    ],
    ['apache-odd', 'custom', '%{%Y-%m-%dT%H:%M:%S%z}t %a %m \\"%U%q\\" %>s \\"%{User-Agent}i\\"'],
  ])('reads what the server wrote: %s', async (name, format, custom) => {
    const summary = await summaryOf(logOf(name), custom === undefined ? {} : { format: custom });
    expect(summary).toMatchObject({ formats: [format], unread: 0 });
    expect(hitsIn(summary)).toEqual(ofCrawl);
    expect(summary.statuses).toEqual([
      { status: 200, hits: 9 },
      { status: 404, hits: 3 },
      { status: 301, hits: 1 },
    ]);
    expect(summary.from?.slice(0, 16)).toMatch(/^2026-11-19T04:26/);
  });

  it('recognizes the common format, which names no crawlers', async () => {
    const summary = await summaryOf(logOf('apache-common'));
    expect(summary).toMatchObject({ formats: ['common'], unread: 0, crawlers: [] });
    expect(summary.requests).toBeGreaterThan(10);
  });

  it('reads Caddy', async () => {
    const entry = {
      level: 'info',
      ts: 1646861401.5241024,
      logger: 'http.log.access.log0',
      msg: 'handled request',
      request: {
        remote_ip: '127.0.0.1',
        client_ip: '203.0.113.9',
        method: 'GET',
        host: 'shop.example',
        uri: '/offers?page=2',
        headers: { 'User-Agent': ['GPTBot/1.2'], Accept: ['*/*'] },
      },
      duration: 0.001,
      status: 200,
    };
    const started = { level: 'info', ts: 1646861400, msg: 'serving initial configuration' };
    const summary = await summaryOf(`${JSON.stringify(started)}\n${JSON.stringify(entry)}\n`);
    expect(summary).toMatchObject({
      formats: ['caddy'],
      requests: 1,
      unread: 0,
      from: '2022-03-09T21:30:01.524Z',
    });
    expect(summary.pages).toMatchObject([{ path: '/offers?page=2', crawlers: { GPTBot: { hits: 1 } } }]);
  });

  it('reads IIS, whose fields may change in the middle', async () => {
    const summary = await summaryOf(
      [
        '#Software: Microsoft Internet Information Services 10.0',
        '#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(User-Agent) cs(Referer) sc-status sc-substatus time-taken',
        '2026-11-18 23:59:59 10.0.0.5 GET /shop.aspx id=4 443 - 203.0.113.9 Mozilla/5.0+(compatible;+bingbot/2.0) - 200 0 15',
        '#Fields: date time cs-method cs-uri-stem cs(User-Agent) sc-status',
        '2026-11-19 00:00:01 GET /gone Mozilla/5.0+(compatible;+bingbot/2.0) 404',
      ].join('\r\n'),
    );
    expect(summary).toMatchObject({ formats: ['w3c'], requests: 2, unread: 0 });
    expect(summary.days).toEqual([
      { day: '2026-11-18', hits: { bingbot: 1 } },
      { day: '2026-11-19', hits: { bingbot: 1 } },
    ]);
    expect(summary.pages.map(({ path, status }) => [path, status])).toEqual([
      ['/gone', 404],
      ['/shop.aspx?id=4', 200],
    ]);
  });

  it('reads CloudFront, with the host that visitors wrote', async () => {
    const fields =
      'date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie) x-edge-result-type x-edge-request-id x-host-header';
    const values =
      '2026-11-18 21:02:31 LAX1 392 203.0.113.9 GET d111111abcdef8.cloudfront.net /view 301 - Mozilla/5.0%20(compatible;%20ClaudeBot/1.0) - - Hit SOX4xwn www.shop.example';
    const summary = await summaryOf(`#Version: 1.0\n#Fields: ${fields}\n${values.replaceAll(' ', '\t')}\n`, {
      site: 'shop.example',
    });
    expect(summary).toMatchObject({ formats: ['cloudfront'], requests: 1, otherHosts: 0 });
    expect(hitsIn(summary)).toEqual({ ClaudeBot: 1 });
  });

  it('reads gzip, in pieces of any size', async () => {
    const zipped = gzipSync(logOf('nginx-combined'));
    const pieces = Array.from({ length: Math.ceil(zipped.length / 7) }, (_, at) =>
      zipped.subarray(at * 7, at * 7 + 7),
    );
    const outcome = await analyze([zipped.subarray(0, 1), zipped.subarray(1, 7), ...pieces.slice(1)]);
    expect(outcome.kind === 'read' && hitsIn(outcome.summary)).toEqual(ofCrawl);
  });

  it('refuses what is no log, a damaged file and a format without a request', async () => {
    expect(await analyze(['what\nis\nthis\n'])).toMatchObject({
      refusal: { code: 'unknown-format', name: 'access.log' },
    });
    expect(await analyze([gzipSync(logOf('nginx-combined')).subarray(0, 200)])).toMatchObject({
      refusal: { code: 'damaged-gzip' },
    });
    expect(await analyze(['x'], { format: '$status' })).toMatchObject({ refusal: { code: 'format-string' } });
  });

  it('counts lines that it cannot read, and passes over endless ones', async () => {
    const endless = 'x'.repeat(100_000);
    const outcome = await analyze([
      `${line('GPTBot').repeat(9)}nonsense\n${endless}`,
      endless,
      `${endless}\n${line('GPTBot')}`,
    ]);
    expect(outcome).toMatchObject({ summary: { requests: 10, unread: 1 } });
  });
});

describe('counts', () => {
  it('counts each wasted request once', async () => {
    const paths: [string, number][] = [
      ['/a', 200],
      ['/a', 304],
      ['/b?x=1', 200],
      ['/b?x=1', 404],
      ['/old', 301],
      ['/broken', 500],
    ];
    const summary = await summaryOf(
      paths.map(([path, status]) => line('Googlebot', { path, status })).join(''),
    );
    expect(summary.wasted.map(({ kind, hits }) => [kind, hits])).toEqual([
      ['errors', 2],
      ['redirects', 1],
      ['parameters', 1],
    ]);
    expect(summary.crawlers).toMatchObject([
      { hits: 6, ok: 3, redirects: 1, clientErrors: 1, serverErrors: 1, wasted: 4, pages: 4 },
    ]);
  });

  it('takes the last visit by time, whatever the order of the files', async () => {
    const later = line('Googlebot', { path: '/a', status: 404, day: '18/Nov/2026' });
    const sooner = line('Googlebot', { path: '/a', day: '02/Nov/2026' });
    const { pages } = await summaryOf(later + sooner);
    expect(pages).toMatchObject([{ hits: 2, status: 404, last: '2026-11-18T09:00:00.000Z' }]);
  });

  it('leaves out other hosts of the log', async () => {
    const summary = await summaryOf(logOf('nginx-vhost'), { site: 'shop.example' });
    expect(summary.otherHosts).toBe(1);
    expect(await summaryOf(logOf('nginx-vhost'), { site: 'www.shop.example' })).toMatchObject({
      otherHosts: 1,
    });
  });

  it('stays within its room and says what it left out', async () => {
    const urls = Array.from({ length: 30 }, (_, at) => (at < 20 ? `/list?color=${at}` : `/page-${at}`));
    const log = urls.map((path) => line('Googlebot', { path })).join('');
    const summary = await summaryOf(log, { limits: { pages: 16, listed: 10, days: 5 } });
    // Half of the room is kept for pages without parameters.
    expect(summary.pages).toHaveLength(10);
    expect(summary.cut).toEqual({ hits: 14, pages: 6, days: 0, addresses: 0 });
    expect(summary.crawlers).toMatchObject([{ hits: 30 }]);
  });

  it('keeps no address and no visitor', async () => {
    const log = `${line('Googlebot', { address: '198.51.100.77', path: '/a' })}198.51.100.78 - anna [18/Nov/2026:10:00:00 +0000] "GET /private/anna HTTP/1.1" 200 9 "-" "Mozilla/5.0 Firefox/130.0"\n`;
    const text = JSON.stringify(await summaryOf(log));
    expect(text).not.toMatch(/198\.51\.100|anna|Firefox/);
  });
});

describe('verification', () => {
  const nothing = Object.assign(new Error('nothing'), { code: 'ENOTFOUND' });
  const names: Record<string, string> = {
    '66.249.66.1': 'crawl-66-249-66-1.googlebot.com',
    '198.51.100.7': 'ec2-198-51-100-7.compute.amazonaws.com',
    '198.51.100.8': 'crawl-1.googlebot.com',
  };
  const dns: Resolver = {
    namesOf: async (address) => {
      if (names[address] === undefined) throw nothing;
      return [names[address]];
    },
    addressesOf: async (name) => (name === 'crawl-66-249-66-1.googlebot.com' ? ['66.249.66.1'] : []),
  };
  const addresses = ['66.249.66.1', '66.249.66.1', '198.51.100.7', '198.51.100.8', '203.0.113.5', '10.0.0.2'];
  const log = addresses.map((address) => line('Googlebot', { address, path: `/${address}` })).join('');

  it('says that nothing was verified without a way to', async () => {
    const { verifiedBy, crawlers } = await summaryOf(log);
    expect(verifiedBy).toEqual([]);
    expect(crawlers).toMatchObject([{ hits: 6, verified: 0, impostors: 0, isVerifiable: true }]);
  });

  it('verifies by reverse and forward DNS, and names the domains of impostors', async () => {
    const { verifiedBy, crawlers, pages } = await summaryOf(log, { verification: { resolver: dns } });
    expect(verifiedBy).toEqual(['dns']);
    expect(crawlers).toMatchObject([
      { hits: 3, verified: 2, impostors: 3, impostorHosts: ['amazonaws.com', 'googlebot.com'] },
    ]);
    // Behind a proxy nobody can be told apart: 10.0.0.2 counts, unverified.
    expect(pages.map(({ path }) => path).sort()).toEqual(['/10.0.0.2', '/66.249.66.1']);
  });

  it('calls nobody an impostor while the DNS does not respond', async () => {
    const silent = { namesOf: () => Promise.reject(new Error('timeout')), addressesOf: async () => [] };
    const { crawlers } = await summaryOf(log, { verification: { resolver: silent } });
    expect(crawlers).toMatchObject([{ hits: 6, verified: 0, impostors: 0 }]);
  });

  it('verifies by the published ranges', async () => {
    const published = {
      creationTime: '2026-11-01',
      prefixes: [{ ipv4Prefix: '66.249.64.0/19' }, { ipv6Prefix: '2001:4860:4801::/48' }],
    };
    const ranges = parseRanges(JSON.stringify(published));
    if (ranges === null) throw new Error('no ranges');
    const v6 = line('Googlebot', { address: '2001:4860:4801:10::1' });
    const { verifiedBy, crawlers } = await summaryOf(log + v6 + line('GPTBot', { address: '198.51.100.7' }), {
      verification: { ranges: new Map([['googlebot.json', ranges]]) },
    });
    expect(verifiedBy).toEqual(['ranges']);
    expect(crawlers).toMatchObject([
      { crawler: 'Googlebot', hits: 4, verified: 3, impostors: 3 },
      { crawler: 'GPTBot', hits: 1, verified: 0, impostors: 0 },
    ]);
  });

  it('reads ranges as a list too, and finds none in anything else', () => {
    expect(parseRanges('192.0.2.0/24\n2001:db8::/32\n')?.count).toBe(2);
    expect(parseRanges('192.0.2.0/24\n')?.has('192.0.2.9')).toBe(true);
    expect(parseRanges('<html>404</html>')).toBeNull();
  });
});
