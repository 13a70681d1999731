/** A whole audit over real connections: what it needs not read, what it may not do, how it is cancelled. */

import { createServer } from 'node:http';
import { Analysis } from '@pagewright/contract/entities/analysis';
import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import { textsOf } from '@pagewright/contract/testing/texts-of';
import { describe, expect, it, onTestFinished } from 'vitest';
import { extractPage } from '../extract/extract-page.ts';
import { parseConnectTo } from '../fetch/connect-to.ts';
import { createHttpClient } from '../fetch/http-client.ts';
import { portOf } from '../fetch/testing/loopback-server.ts';
import type { FetchedPage } from '../model/fetched-page.ts';
import type { PageFacts } from '../model/page-facts.ts';
import { auditFixture, sharedAudit } from '../testing/audit-fixture.ts';
import { optionsFor } from '../testing/options-for.ts';
import type { AuditProgress } from './audit-ports.ts';
import { auditSite } from './audit-site.ts';

describe('an audit of a site', () => {
  it('is an analysis as the contract defines it, except for the parts of a suggester', async () => {
    const { site: audit } = await sharedAudit('shop');
    const { origin, timings, failure, failedBy, temporaryRedirects, renderings, imageSizes, ...rest } = audit;
    const { pagesFound, pageCount, rowsOf: _rowsOf, ...audited } = rest;
    const stats = {
      pagesAnalyzed: 1,
      pagesDiscovered: 1,
      aiCallsMade: 0,
      totalProcessingTime: 0,
    };
    const analysis = {
      ...audited,
      id: '1',
      domain: 'shop.example',
      date: '2026-11-15T00:00:00Z',
      processingStats: stats,
    };
    expect(Analysis.parse(JSON.parse(JSON.stringify(analysis)))).toEqual(analysis);
    expect(origin).toBe('https://shop.example');
    expect(pagesFound).toBeGreaterThanOrEqual(audited.pages.length);
    expect(pageCount).toBe(audited.pages.length);
    expect([failure, failedBy]).toEqual([null, null]);
    expect(renderings).toEqual([]);
    expect(Object.values(timings).every((ms) => ms >= 0)).toBe(true);
    expect(temporaryRedirects).toEqual([]);
    expect(imageSizes.get('https://shop.example/img/stool.png')).toEqual({ width: 1, height: 1 });
  });

  it('withholds rules that need a complete crawl when a limit cuts it short', async () => {
    const { notEvaluated, siteIssues, coverage } = await auditFixture('shop', { maxPages: 3 });
    expect(coverage.full).toBe(false);
    const withheld = notEvaluated
      .filter(({ reason }) => reason.startsWith('The limit of 3 pages was reached.'))
      .map(({ ruleId }) => ruleId);
    expect(withheld).toEqual(expect.arrayContaining(['page-orphan', 'page-too-deep', 'sitemap-omits-page']));
    expect(siteIssues.map(({ ruleId }) => ruleId)).not.toContain('sitemap-omits-page');
  });

  it('gives the same result for large sites, where texts are left out and evidence is packed', async () => {
    const { site: small } = await sharedAudit('shop');
    const large = await auditFixture('shop', { maxPages: 10_000 });
    const plain = (audit: typeof small): unknown => {
      const { pages, siteIssues, score, metrics } = audit;
      const all: { pages: object[] } = JSON.parse(JSON.stringify({ pages, siteIssues, score, metrics }));
      return { ...all, pages: all.pages.map((page) => ({ ...page, paragraphs: [] })) };
    };
    expect(plain(large)).toEqual(plain(small));
    expect(large.pages.flatMap(({ paragraphs }) => paragraphs)).toEqual([]);
    const images = ({ pages }: typeof small) => pages.flatMap((page) => page.images);
    expect(images(large)).toEqual(images(small));
    const evidence = ({ pages }: typeof small) =>
      pages.flatMap(({ issues }) => issues.map((issue) => [issue.ruleId, issue.evidence]));
    expect(evidence(large)).toEqual(evidence(small));
  });

  it('skips the rule groups that are left out', async () => {
    const options: Partial<AuditOptions> = {
      mode: 'crawl',
      checkImages: false,
      checkExternalLinks: false,
      leaveOut: { 'structured-data': 'Structured data is turned off in Settings.' },
    };
    const { notEvaluated, pages } = await auditFixture('shop', options);
    const reasons = Object.fromEntries(notEvaluated.map(({ ruleId, reason }) => [ruleId, reason]));
    expect(reasons['img-broken']).toBe('Images were not requested.');
    expect(reasons['link-external-broken']).toContain('the setting is off');
    expect(reasons['sitemap-missing']).toBe('The sitemap was not requested.');
    expect(reasons['sd-parse-error']).toBe('Structured data is turned off in Settings.');
    const categories = pages.flatMap(({ issues }) => issues.map(({ category }) => category));
    expect(categories).not.toContain('structured-data');
  });

  it('ends at once when it is cancelled', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const client = createHttpClient({
      connectTo: parseConnectTo(`slow.example=127.0.0.1:${portOf(server)}`),
    });
    onTestFinished(async () => {
      await client.close();
      server.closeAllConnections();
      server.close();
    });
    const cancel = new AbortController();
    const options = optionsFor('slow.example', { mode: 'crawl', maxPages: 5 });
    const audit = auditSite(options, { client, today: '2026-11-15' }, cancel.signal);
    server.once('request', () => setImmediate(() => cancel.abort()));
    await expect(audit).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('continues without a page that cannot be extracted, and notes it', async () => {
    const extract = (page: FetchedPage): PageFacts => {
      if (page.url.endsWith('/about')) throw new Error('out of time');
      return extractPage(page);
    };
    const { pages, coverage } = await auditFixture('faultless', {}, { extract });
    expect(pages).toHaveLength(19);
    expect(textsOf(coverage.notes)).toEqual([
      'https://faultless.example/about could not be read: out of time',
    ]);
  });

  it('reports its stages in order', async () => {
    const reported: AuditProgress[] = [];
    await auditFixture('docs', {}, { onProgress: (progress) => reported.push(progress) });
    expect(reported.map(({ stage }) => stage).filter((stage, at, all) => stage !== all[at - 1])).toEqual([
      'crawling',
      'probing',
      'auditing',
    ]);
    expect(reported.at(-1)?.pagesCrawled).toBe(13);
  });
});
