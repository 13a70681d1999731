/** Tests where findings are placed, what they cost, and that a fact is counted once. */

import { urlPatternOf } from '@pagewright/contract/url-pattern';
import { describe, expect, it } from 'vitest';
import { type Audit, assembleAudit } from './assemble-audit.ts';
import { type Acceptance, fingerprintOf } from './fingerprint.ts';
import { templatesOf } from './page-templates.ts';
import { perfLcp } from './rules/performance/perf-lcp.ts';
import { summarisePage } from './summarise-page.ts';
import { auditTestSite, context } from './testing/audit-test-site.ts';
import { buildSite, html, linkTo, type TestSite } from './testing/site-builder.ts';
import { factsOf } from './testing/test-rule.ts';

const audit = (test: TestSite, acceptances: readonly Acceptance[] = []): Audit =>
  auditTestSite(test, { acceptances });

const rulesOf = ({ pages }: Audit, at: number): readonly string[] =>
  pages[at]?.issues.map(({ ruleId }) => ruleId) ?? [];
const pointsOf = ({ pages }: Audit, at: number, ruleId: string): number | undefined =>
  pages[at]?.score?.deductions.find((each) => each.ruleId === ruleId)?.points;

describe('an audit', () => {
  const broken = audit({ pages: { '/': html({ body: linkTo('/gone') }) }, answers: { '/gone': 404 } });

  it('reports a missing page once with its referrers, and the link on the page', () => {
    const missing = broken.siteIssues.filter(({ ruleId }) => ruleId === 'http-4xx');
    expect(missing).toMatchObject([{ urls: ['https://shop.example/gone'] }]);
    expect(rulesOf(broken, 0)).toContain('link-internal-broken');
  });

  it('counts it once: at the missing page', () => {
    expect(pointsOf(broken, 0, 'link-internal-broken')).toBe(0);
    expect(broken.score?.deductions.map(({ ruleId }) => ruleId)).toContain('http-4xx');
    expect(broken.score?.deductions.map(({ ruleId }) => ruleId)).not.toContain('link-internal-broken');
  });

  it('has no score for a page that no rule could judge, and none for a site of such pages', () => {
    const site = buildSite({ pages: { '/': html() } });
    const facts = factsOf({ html: html(), url: 'https://shop.example/' });
    const nothing = { failed: [], passed: [], notEvaluated: [] };
    const input = {
      site,
      siteRun: nothing,
      browserRules: [],
      leftOut: [],
      acceptances: new Map(),
      today: context.today,
    };
    const page = { summary: summarisePage(facts), run: nothing };
    const unjudged = assembleAudit({ ...input, pages: [page] });
    expect([unjudged.pages[0]?.score, unjudged.score]).toEqual([null, undefined]);
    const judged = assembleAudit({ ...input, pages: [{ ...page, hasPassed: true }] });
    expect([judged.pages[0]?.score?.value, judged.score?.value]).toEqual([100, 100]);
  });

  it('charges the pages of a finding about several, not the host', () => {
    const same = audit({
      pages: {
        '/a': html({ title: 'One and the same title' }),
        '/b': html({ title: 'One and the same title' }),
      },
    });
    expect([pointsOf(same, 0, 'title-duplicate'), pointsOf(same, 1, 'title-duplicate')]).toEqual([4, 4]);
  });

  it('drops a finding that a stronger one includes', () => {
    const hidden = audit({
      pages: { '/a': html({ head: '<meta name="robots" content="noindex">' }) },
      sitemap: ['/a'],
    });
    expect(rulesOf(hidden, 0)).toContain('noindex-important-page');
    expect(rulesOf(hidden, 0)).not.toContain('page-noindex');
  });

  it('drops findings about a page that Googlebot may not crawl', () => {
    const closed = { pages: { '/a': html({ title: 'x' }) }, robots: 'User-agent: Googlebot\nDisallow: /a' };
    expect(rulesOf(audit({ ...closed, robots: '' }), 0)).toContain('title-too-short');
    expect(rulesOf(audit(closed), 0)).not.toContain('title-too-short');
    expect(audit(closed).pages[0]?.indexable).toBe(false);
  });

  it('sorts by severity, and counts warnings, critical findings and rules passed everywhere', () => {
    const { metrics, pages, siteIssues } = broken;
    const severities = pages[0]?.issues.map(({ severity }) => severity) ?? [];
    expect(severities).toEqual(
      [...severities].sort((a, b) => 'critical warning info'.indexOf(a) - 'critical warning info'.indexOf(b)),
    );
    const all = [...pages.flatMap(({ issues }) => issues), ...siteIssues];
    const critical = all.filter(({ severity }) => severity === 'critical');
    // The missing page and the link to it are one cause.
    expect(metrics.criticalIssues).toBe(critical.length - 1);
    expect(metrics.warnings).toBe(all.filter(({ severity }) => severity === 'warning').length);
    expect(metrics.goodPractices).toBeGreaterThan(50);
  });

  it('lists the rules that need a browser as not evaluated', () => {
    expect(broken.notEvaluated).toContainEqual({
      ruleId: 'perf-lcp',
      category: 'performance',
      title: perfLcp.texts.title,
      reason: 'This check needs a browser, and none rendered the pages.',
      messageId: 'no-browser',
    });
  });
});

describe('an accepted finding', () => {
  const pages = { '/a': html({ title: 'x' }) };
  const issue = audit({ pages }).pages[0]?.issues.find(({ ruleId }) => ruleId === 'title-too-short');
  const fingerprint = issue === undefined ? '' : fingerprintOf(issue, 'https://shop.example/a');
  const accepted = (until: string | null): readonly string[] =>
    rulesOf(audit({ pages }, [{ fingerprint, reason: 'It is a brand.', until }]), 0);

  it('is not reported again before it expires', () => {
    expect(accepted(null)).not.toContain('title-too-short');
    expect(accepted('2026-11-15')).not.toContain('title-too-short');
    expect(accepted('2026-11-14')).toContain('title-too-short');
  });

  it('is reported again when the evidence changes', () => {
    const changed = audit({ pages: { '/a': html({ title: 'y' }) } }, [
      { fingerprint, reason: '', until: null },
    ]);
    expect(rulesOf(changed, 0)).toContain('title-too-short');
  });
});

describe('templates', () => {
  it.each([
    ['https://a.example/', '/'],
    ['https://a.example/product/oak-chair', '/product/*'],
    ['https://a.example/blog/2026/11/post', '/blog/*/*/*'],
    ['https://a.example/list?page=2', '/*?*'],
    ['https://a.example:8080/list', '/*'],
    ['https://a.example/shop/../list/a', '/list/*'],
    ['https://127.1/shop//oak-chair/', '/shop/*'],
    ['https://a.example', '/'],
    ['https://a.1/list', 'https://a.1/list'],
    ['https://a.example:99999/list', 'https://a.example:99999/list'],
    ['https://a..b/list', '/*'],
  ])('see %s as %s', (url, pattern) => {
    expect(urlPatternOf(url)).toBe(pattern);
  });

  it.each([
    ['/item-12/a', '/*/*'],
    ['/item-1/a', '/item-1/*'],
    ['/7/a', '/*/*'],
    ['/abcdef-abcde/a', '/*/*'],
    ['/abcdef-abcd/a', '/abcdef-abcd/*'],
    ['/abcdefabcde/a', '/abcdefabcde/*'],
    ['/abcdef-abcdg/a', '/abcdef-abcdg/*'],
  ])('see the path %s as %s', (path, pattern) => {
    expect(urlPatternOf(`https://a.example${path}`)).toBe(pattern);
  });

  it('join pages with one URL pattern and one structure, not a page of its own kind', () => {
    const urls = [1, 2, 3].map((at) => `https://a.example/p/${at}`);
    const templates = templatesOf(urls.map((url, at) => ({ url, skeletonHash: at === 2 ? 'other' : 's' })));
    expect([...templates]).toEqual([
      [urls[0], '/p/* s'],
      [urls[1], '/p/* s'],
    ]);
  });
});
