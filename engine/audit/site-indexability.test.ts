/** Tests which pages count as indexable, why not the others, and when that limits the score. */

import { issueGroups } from '@pagewright/contract/report/issue-groups';
import { unindexedMax, unindexedRule } from '@pagewright/contract/report/score-formula';
import { summarySentence } from '@pagewright/contract/testing/summary-sentence';
import { describe, expect, it } from 'vitest';
import { siteIndexability, updatePageIndexability } from './site-indexability.ts';
import { auditTestSite } from './testing/audit-test-site.ts';
import { buildSite, html, linkTo, type TestSite } from './testing/site-builder.ts';

const at = (path: string): string => `https://shop.example${path}`;
const canonical = (href: string): string => `<link rel="canonical" href="${href}">`;
const noindex = '<meta name="robots" content="noindex">';
const pageWith = (head: string, path: string): string =>
  html({
    title: `Furniture from oak and ash, ${path}`,
    head: `<meta name="description" content="Chairs, tables and beds, made by hand in our workshop: ${path}">${head}`,
    body: `<h1>${path}</h1>${linkTo('/', '/a', '/b', '/c')}`,
  });
const siteWith = (head: (path: string) => string): TestSite => ({
  pages: Object.fromEntries(['/', '/a', '/b', '/c'].map((path) => [path, pageWith(head(path), path)])),
});

describe('the reason why a page is not indexed', () => {
  const reasonsOf = (site: TestSite) =>
    Object.fromEntries(
      siteIndexability(buildSite(site)).pages.map(({ url, reason }) => [new URL(url).pathname, reason]),
    );

  it('is the first that Google meets', () => {
    expect(
      reasonsOf({
        pages: {
          '/': html(),
          '/noindex': html({ head: noindex }),
          '/header': { html: html(), headers: { 'x-robots-tag': 'noindex' } },
          '/closed': html({ head: noindex }),
          '/away': html({ head: canonical('https://other.example/') }),
          '/to-error': html({ head: canonical('/gone') }),
          '/to-noindex': html({ head: canonical('/noindex') }),
          '/copy': html({ head: canonical('/original') }),
          '/original': html(),
          '/to-home': html({ head: canonical('/'), body: 'Words of its own' }),
        },
        answers: { '/gone': 404 },
        robots: 'User-agent: Googlebot\nDisallow: /closed',
      }),
    ).toEqual({
      '/': null,
      '/noindex': 'noindex',
      '/header': 'noindex',
      '/closed': 'robots-txt',
      '/away': 'canonical-off-site',
      '/to-error': 'canonical-to-error',
      '/to-noindex': 'canonical-to-error',
      '/copy': 'duplicate',
      '/original': null,
      '/to-home': 'canonical-to-home',
    });
  });

  it('is not another spelling of its own URL, unless that is a page of the site, too', () => {
    expect(
      reasonsOf({
        pages: {
          '/': html({ head: canonical('https://www.shop.example/') }),
          '/guide/': html({ head: canonical('/guide/index.html') }),
          '/news': html({ head: canonical('/news/') }),
          '/twice/': html({ head: canonical('/twice/index.html') }),
          '/twice/index.html': html({ head: canonical('/twice/index.html') }),
        },
        answers: { 'https://www.shop.example/': { via: ['/'] } },
      }),
    ).toEqual({
      '/': null,
      '/guide/': null,
      '/news': null,
      '/twice/': 'duplicate',
      '/twice/index.html': null,
    });
  });

  it('shows the tag, line or URL', () => {
    const { pages } = siteIndexability(buildSite({ pages: { '/': html({ head: noindex }) } }));
    expect(pages).toEqual([{ url: at('/'), reason: 'noindex', detail: noindex }]);
  });

  it('is counted, duplicates apart', () => {
    const site = buildSite({
      pages: {
        '/': html(),
        '/a': html({ head: canonical('/') }),
        '/index.html': html({ head: canonical('/') }),
      },
    });
    expect(siteIndexability(site)).toMatchObject({
      analysed: 3,
      indexable: 1,
      duplicates: 2,
      home: { url: at('/'), reason: null },
      limitsScore: false,
    });
  });

  it('follows a page that was fetched again', () => {
    const before = { url: at('/a'), reason: 'noindex', detail: noindex } as const;
    expect(updatePageIndexability(before, null)).toEqual({ url: at('/a'), reason: null, detail: null });
    expect(
      updatePageIndexability(before, { kind: 'canonical', detail: 'https://other.example/' }),
    ).toMatchObject({
      reason: 'canonical-off-site',
    });
    expect(updatePageIndexability(before, { kind: 'canonical', detail: at('/b') })).toMatchObject({
      reason: 'duplicate',
    });
  });

  it('retains what only the site tells of a canonical that did not change', () => {
    const pages = { '/': html(), '/to-error': html({ head: canonical('/gone') }) };
    const [, before] = siteIndexability(buildSite({ pages, answers: { '/gone': 404 } })).pages;
    if (before === undefined) throw new Error('There are two pages.');
    expect(before).toMatchObject({ reason: 'canonical-to-error', canonical: at('/gone') });
    expect(updatePageIndexability(before, { kind: 'canonical', detail: at('/gone') })).toEqual(before);
  });
});

describe('a site that Google cannot index', () => {
  it.each([
    ['every page canonical to another domain', siteWith((path) => canonical(`https://other.example${path}`))],
    ['every page noindex', siteWith(() => noindex)],
    ['the home page noindex', siteWith((path) => (path === '/' ? noindex : ''))],
    ['most pages noindex', siteWith((path) => (path === '/' ? '' : noindex))],
    ['closed to Google', { ...siteWith(() => ''), robots: 'User-agent: Googlebot\nDisallow: /' }],
  ])('scores at most 20 and hears of it first: %s', (_name, site) => {
    const audit = auditTestSite(site);
    expect(audit.score?.value).toBeLessThanOrEqual(unindexedMax);
    const [first] = issueGroups(audit);
    expect(first).toMatchObject({ ruleId: unindexedRule, severity: 'critical' });
    expect(audit.score?.deductions[0]?.ruleId).toBe(unindexedRule);
    expect(summarySentence({ ...audit, domain: 'shop.example' })).toContain(
      `Start with “${first?.title ?? ''}”`,
    );
  });

  it.each([
    ['of canonicals on a disk', siteWith(() => canonical('file:///home/me/index.html'))],
    ['of canonicals with a fragment', siteWith((path) => canonical(`${path}#top`))],
    ['of canonicals that contradict each other', siteWith(() => canonical('/x') + canonical('/y'))],
    ['that only some pages leave', siteWith((path) => (path === '/a' ? noindex : ''))],
  ])('is not one %s', (_name, site) => {
    const audit = auditTestSite(site);
    expect(audit.indexability.limitsScore).toBe(false);
    expect(audit.score?.value).toBeGreaterThan(60);
    expect(audit.siteIssues.map(({ ruleId }) => ruleId)).not.toContain(unindexedRule);
  });

  it('loses none of its other findings to a canonical that Google ignores', () => {
    const rulesOf = (head: string): readonly string[] =>
      auditTestSite({ pages: { '/': html({ title: 'x', head }) } }).pages[0]?.issues.map(
        ({ ruleId }) => ruleId,
      ) ?? [];
    expect(rulesOf(canonical('file:///x.html'))).toEqual(
      expect.arrayContaining(['canonical-invalid', 'title-too-short']),
    );
    expect(rulesOf(canonical('/x') + canonical('/y'))).toEqual(
      expect.arrayContaining(['canonical-multiple', 'title-too-short']),
    );
  });
});
