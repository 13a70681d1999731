/** The demo sites over a real connection: exactly the known faults, and real files. */

import { get, type IncomingHttpHeaders } from 'node:http';
import { parseConnectTo } from '@pagewright/engine/fetch/connect-to';
import { createHttpClient } from '@pagewright/engine/fetch/http-client';
import { idleMachine } from '@pagewright/engine/fetch/testing/idle-machine';
import type { AuditedSite } from '@pagewright/engine/pipeline/audit-ports';
import { auditSite } from '@pagewright/engine/pipeline/audit-site';
import { optionsFor } from '@pagewright/engine/testing/options-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDemo, demoSites, type ServedDemo, serveDemo } from './serve-demo.ts';
import { demoDomain } from './site-model/demo-hosts.ts';
import { knownFaults, wholeSite } from './testing/known-faults.ts';

let demo: ServedDemo;
beforeAll(async () => {
  demo = await serveDemo();
});
afterAll(() => demo.close());

async function audit(host: string, maxPages = 20): Promise<AuditedSite> {
  const client = createHttpClient({
    connectTo: parseConnectTo(demo.connectTo.join(',')),
    load: idleMachine,
  });
  try {
    return await auditSite(
      optionsFor(host, { maxPages, concurrency: 1 }),
      { client, today: '2026-11-15' },
      new AbortController().signal,
    );
  } finally {
    await client.close();
  }
}

/** The affected paths of each rule, sorted. */
function faultsOf({ pages, siteIssues }: AuditedSite): Record<string, string[]> {
  const found = [
    ...pages.flatMap(({ url, issues }) => issues.map(({ ruleId }) => ({ ruleId, urls: [url] }))),
    ...siteIssues,
  ].flatMap(({ ruleId, urls }) =>
    (urls.length === 0 ? [wholeSite] : urls.map((url) => new URL(url).pathname)).map((place) => ({
      ruleId,
      place,
    })),
  );
  return Object.fromEntries(
    [...Map.groupBy(found, ({ ruleId }) => ruleId)].map(([ruleId, group]) => [
      ruleId,
      group.map(({ place }) => place).sort(),
    ]),
  );
}

const sorted = (faults: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(faults).map(([ruleId, places]) => [ruleId, [...places].sort()]));

describe('an audit of the demo sites', { timeout: 60_000 }, () => {
  it('finds exactly the known faults of demo.example', async () => {
    const site = await audit('demo.example');
    expect(site.failure).toBeNull();
    expect(site.coverage.full).toBe(true);
    expect(site.pages).toHaveLength(19);
    expect(faultsOf(site)).toEqual(sorted(knownFaults['demo.example']));
  });

  it('finds exactly the known faults of rival.example, and fewer', async () => {
    const site = await audit('rival.example');
    expect(site.coverage.full).toBe(true);
    expect(site.pages).toHaveLength(12);
    expect(faultsOf(site)).toEqual(sorted(knownFaults['rival.example']));
    expect(site.score?.value).toBeGreaterThan(80);
  });

  it('shows some of everything in a trial of three pages, the home page first', async () => {
    const { pages, siteIssues, metrics } = await audit(demoDomain, 3);
    expect(pages.map(({ url }) => new URL(url).pathname)).toEqual([
      '/',
      '/teapots/',
      '/teapots/ember-teapot',
    ]);
    expect(metrics.criticalIssues).toBeGreaterThanOrEqual(2);
    expect(metrics.warnings).toBeGreaterThanOrEqual(4);
    expect(metrics.goodPractices).toBeGreaterThan(50);
    expect(pages.map(({ issues }) => issues[0]?.severity)).toEqual(['warning', 'critical', undefined]);
    expect(siteIssues.map(({ severity }) => severity)).toContain('critical');
  });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request as the crawler does: our IP address, any host. */
function fetchPath(path: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const [, address = ''] = demo.connectTo[0]?.split('=') ?? [];
  const port = Number(address.split(':')[1]);
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}

describe('the demo server', () => {
  it('sends real images with their own media type', async () => {
    const signatures: Record<string, string> = { '.jpg': 'ffd8ff', '.png': '89504e47', '.webp': '52494646' };
    for (const { host, pages } of demoSites) {
      const html = await Promise.all(
        pages.map(async (page) => (await fetchPath(page.path, { host })).body.toString()),
      );
      const pictures = new Set(html.join('').match(/\/files\/[\w-]+\.(?:jpg|png|webp)/g));
      pictures.delete('/files/yunomi-inside.jpg');
      expect(pictures.size).toBeGreaterThan(4);
      for (const picture of pictures) {
        const response = await fetchPath(picture, { host });
        expect(response.headers['content-type']).toMatch(/^image\//);
        const bytes = response.body.toString('hex');
        expect(bytes.startsWith(signatures[picture.slice(picture.lastIndexOf('.'))] ?? '?'), picture).toBe(
          true,
        );
      }
    }
  });

  it('separates hosts and schemes, and knows no others', async () => {
    expect((await fetchPath('/', { host: 'www.demo.example' })).headers.location).toBe(
      'https://demo.example/',
    );
    const plain = { host: 'rival.example', 'x-forwarded-proto': 'http' };
    expect((await fetchPath('/story', plain)).headers.location).toBe('https://rival.example/story');
    expect((await fetchPath('/', { ...plain, host: 'demo.example' })).status).toBe(200);
    expect((await fetchPath('/', { host: 'other.example' })).status).toBe(421);
    expect((await fetchPath('/../../package.json', { host: 'demo.example' })).status).toBe(404);
  });

  it('leaves a host to the user’s own entry', () => {
    const own = ['Demo.example:443=127.0.0.1:9', 'shop.example=127.0.0.1:8'];
    expect(addDemo(own, ['demo.example=127.0.0.1:1', 'rival.example=127.0.0.1:1'])).toEqual([
      ...own,
      'rival.example=127.0.0.1:1',
    ]);
    expect(addDemo([], demo.connectTo)).toEqual(demo.connectTo);
  });
});
