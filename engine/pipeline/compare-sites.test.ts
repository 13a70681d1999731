/** Analyzes and compares a competitor over real connections: ten pages, no suggestions, accurate progress. */
import { createServer } from 'node:http';
import { Analysis } from '@pagewright/contract/entities/analysis';
import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseConnectTo } from '../fetch/connect-to.ts';
import { createHttpClient, type HttpClient } from '../fetch/http-client.ts';
import { portOf } from '../fetch/testing/loopback-server.ts';
import { clockWithoutPauses } from '../fetch/testing/no-pauses.ts';
import type { Suggester } from '../suggest/suggester.ts';
import { optionsFor } from '../testing/options-for.ts';
import { analyzeSite } from './analyze-site.ts';
import { type ComparisonOutcome, compareWith, comparisonPercentage } from './compare-sites.ts';

const orderFor = (host: string): AuditOptions =>
  optionsFor(host, { mode: 'crawl', maxPages: 10, crawlDelayMs: 100 });

const now = () => new Date('2026-11-15T10:00:07Z');
const never = new AbortController().signal;

const pageText = (path: string): string => {
  const links = Array.from({ length: 14 }, (_, at) => `<a href="/page-${at}">Page number ${at}</a>`);
  return `<title>All about ${path} in a small town</title><h1>About ${path}</h1><p>Some words on ${path}.</p>${links.join(' ')}`;
};

/** A site of fifteen pages at main.example and rival.example; nothing but a title at empty.example. */
async function serve(): Promise<HttpClient> {
  const server = createServer(({ headers, url = '/' }, response) => {
    if (url === '/robots.txt' || url.endsWith('.xml')) response.writeHead(404).end();
    else {
      const isEmpty = headers.host === 'empty.example';
      response.setHeader('content-type', 'text/html');
      response.end(isEmpty ? '<title>Soon</title>' : pageText(url));
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const hosts = ['main.example', 'rival.example', 'empty.example'];
  const client = createHttpClient({
    connectTo: parseConnectTo(hosts.map((host) => `${host}=127.0.0.1:${portOf(server)}`).join(',')),
    clock: clockWithoutPauses,
  });
  onTestFinished(async () => {
    await client.close();
    server.close();
  });
  return client;
}

async function measureMain(client: HttpClient): Promise<Analysis> {
  const order = orderFor('main.example');
  const outcome = await analyzeSite(order, { client, onProgress: () => undefined, now }, never);
  if (outcome.kind !== 'analysed') throw new Error(outcome.sentence);
  return Analysis.parse(JSON.parse(JSON.stringify(outcome.analysis)));
}

async function compare(host: string): Promise<{ outcome: ComparisonOutcome; percentages: number[] }> {
  const client = await serve();
  const main = await measureMain(client);
  const percentages: number[] = [];
  const onProgress = ({ percentage }: { percentage: number }): void => void percentages.push(percentage);
  const outcome = await compareWith(main, orderFor(host), { client, onProgress, now }, never);
  return { outcome, percentages };
}

describe('a comparison', () => {
  it('measures ten pages of the competitor, and its progress only grows', async () => {
    const { outcome, percentages } = await compare('rival.example');
    expect(outcome).toMatchObject({
      kind: 'compared',
      result: {
        mainDomain: 'main.example',
        competitorDomain: 'rival.example',
        details: { competitor: { pages: 10 } },
      },
    });
    expect(percentages).toEqual(percentages.toSorted((a, b) => a - b));
    expect(percentages.at(-1)).toBeLessThan(100);
    expect(new Set(percentages.map(Math.floor)).size).toBeGreaterThan(8);
  });

  it('reports a competitor without text', async () => {
    const { outcome } = await compare('empty.example');
    expect(outcome).toEqual({
      kind: 'unreadable',
      sentence:
        'empty.example answered, but its pages have no text that can be read without JavaScript, so there is nothing to compare.',
    });
  });

  it('is complete whatever the model does', async () => {
    const client = await serve();
    const main = await measureMain(client);
    const suggester: Suggester = {
      name: 'An analyst in trouble',
      open: () => Promise.reject(new Error('not today')),
    };
    const ports = { client, suggester, onProgress: () => undefined, now };
    const order = orderFor('rival.example');
    expect((await compareWith(main, order, ports, never)).kind).toBe('compared');
  });

  it('ends at once when it is cancelled', async () => {
    const client = await serve();
    const main = await measureMain(client);
    const stop = new AbortController();
    const onProgress = (): void => stop.abort();
    const comparing = compareWith(main, orderFor('rival.example'), { client, onProgress, now }, stop.signal);
    await expect(comparing).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the percentage of a comparison', () => {
  it('grows from 0 over the milestones of an analysis without pausing for skipped stages', () => {
    const milestones = [0, 5, 10, 60, 68, 75, 85];
    expect(milestones.map((at) => Math.round(comparisonPercentage(at)))).toEqual([0, 38, 75, 75, 86, 95, 95]);
  });
});
