import { AlertKind } from '@pagewright/contract/entities/alert';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { analysis, issue, page, siteIssue } from '@pagewright/contract/testing/sample-report';
import { describe, expect, it } from 'vitest';
import { currentRevisions } from './checked-rules.ts';
import { findAlerts } from './find-alerts.ts';

const ruleRevisions = currentRevisions();
const scan = (over: Partial<Analysis> = {}) => analysis({ ruleRevisions, ...over });
const all = { kinds: AlertKind.options, scoreDrop: 5 };
const kindsOf = (before: Analysis, after: Analysis, wishes = all) =>
  findAlerts(before, after, wishes).map(({ kind }) => kind);
const scored = (value: number) => ({ score: { value, deductions: [] } });
const indexability = (indexable: number, pages: number) => ({
  indexability: { indexable, pages: [], total: pages, limitsScore: false } as unknown as NonNullable<
    Analysis['indexability']
  >,
});
const robots = (...lines: string[]) => ({
  url: 'https://shop.example/robots.txt',
  status: 200,
  lines,
  fingerprint: lines.join(),
});
const sitemap = (...urls: string[]) => ({
  files: ['https://shop.example/sitemap.xml'],
  urls: urls.length,
  fingerprint: urls.join(),
});
const certificate = (day: string) =>
  siteIssue({
    ruleId: 'tls-cert-expiring',
    severity: 'warning',
    category: 'security',
    description: `The certificate expires on ${day}.`,
    evidence: [{ found: day }],
  });

describe('what an owner is told of a run', () => {
  it('is nothing when nothing changed', () => {
    const run = scan({
      ...scored(70),
      pages: [page('/', [issue()])],
      siteIssues: [certificate('2026-12-01')],
      siteFiles: { robotsTxt: robots('User-agent: *'), sitemap: sitemap('/') },
    });
    expect(findAlerts(run, run, all)).toEqual([]);
  });

  it('is a new critical issue with its page, and not a new warning', () => {
    const before = scan();
    const after = scan({
      pages: [
        page('/', [issue(), issue({ ruleId: 'title-too-long', severity: 'warning', title: 'Too long' })]),
      ],
    });
    expect(findAlerts(before, after, all)).toEqual([
      {
        kind: 'new-critical-issue',
        headline: '1 new critical issue',
        details: ['Title is missing: https://shop.example/'],
      },
    ]);
  });

  it('says in how many more places a critical issue is, and names one about the whole site by its title', () => {
    const noHttps = siteIssue({ ruleId: 'no-https', title: 'No HTTPS', category: 'security' });
    const before = scan({ pages: [page('/'), page('/a'), page('/b')] });
    const after = scan({
      pages: [page('/', [issue()]), page('/a', [issue()]), page('/b', [issue()])],
      siteIssues: [noHttps],
    });
    const [told] = findAlerts(before, after, all);
    expect(told?.headline).toBe('2 new critical issues');
    expect(told?.details.toSorted()).toEqual([
      'No HTTPS',
      'Title is missing: https://shop.example/ and 2 more',
    ]);
  });

  it('is the first ten of a long list, and how many more', () => {
    const lines = Array.from({ length: 12 }, (_, at) => `Disallow: /${at}`);
    const withLines = (...more: string[]) =>
      scan({ siteFiles: { robotsTxt: robots('User-agent: *', ...more) } });
    const [told] = findAlerts(withLines(), withLines(...lines), all);
    expect(told?.details).toEqual([...lines.slice(0, 10).map((line) => `+ ${line}`), 'and 2 more']);
    const [ten] = findAlerts(withLines(), withLines(...lines.slice(0, 10)), all);
    expect(ten?.details).toHaveLength(10);
    expect(ten?.details.at(-1)).toBe('+ Disallow: /9');
  });

  it('is not what only a changed check of ours finds', () => {
    const before = scan({ ruleRevisions: { ...ruleRevisions, 'title-missing': 99 }, ...scored(80) });
    expect(kindsOf(before, scan({ pages: [page('/', [issue()])], ...scored(60) }))).toEqual([]);
  });

  it('is a score that fell by as much as was asked for, with a change of the site', () => {
    const edited = { pages: [page('/', [], { title: 'Other words' })] };
    expect(kindsOf(scan(scored(80)), scan({ ...scored(75), ...edited }))).toEqual(['score-fell']);
    expect(kindsOf(scan(scored(80)), scan({ ...scored(76), ...edited }))).toEqual([]);
    // Measured times move a score while nothing changed.
    expect(kindsOf(scan(scored(80)), scan(scored(60)))).toEqual([]);
  });

  it('names the pages that can no longer be indexed, and is quiet when fewer were crawled', () => {
    const before = scan({ ...indexability(2, 2), pages: [page('/'), page('/a')] });
    const after = scan({ ...indexability(1, 2), pages: [page('/'), page('/a', [], { indexable: false })] });
    expect(findAlerts(before, after, all)).toEqual([
      {
        kind: 'indexable-pages-fell',
        headline: 'Indexable pages fell from 2 to 1',
        details: ['https://shop.example/a: not indexable'],
      },
    ]);
    const limited = scan({
      ...indexability(1, 1),
      pages: [page('/')],
      coverage: { full: false, notes: [], entries: [] },
    });
    expect(kindsOf(before, limited)).toEqual([]);
  });

  it('names indexable pages that were removed or redirect now, and no others', () => {
    const entry = (url: string, over: object) =>
      ({
        url: `https://shop.example${url}`,
        foundIn: 'link',
        foundOn: null,
        outcome: 'failed',
        reason: 'x',
        ...over,
      }) as const;
    const before = scan({
      ...indexability(3, 4),
      pages: [page('/'), page('/old'), page('/moved'), page('/draft', [], { indexable: false })],
    });
    const redirects = { outcome: 'skipped', code: 'redirect', data: { to: 'https://shop.example/' } };
    const entries = [
      entry('/old', { status: 410 }),
      entry('/moved', redirects),
      entry('/draft', { status: 404 }),
    ];
    const after = scan({
      ...indexability(1, 1),
      pages: [page('/')],
      coverage: { full: true, notes: [], entries },
    });
    const [told] = findAlerts(before, after, { kinds: ['indexable-pages-fell'], scoreDrop: 5 });
    expect(told).toEqual({
      kind: 'indexable-pages-fell',
      headline: 'Indexable pages fell from 3 to 1',
      details: [
        'https://shop.example/old: removed (Status 410)',
        'https://shop.example/moved: redirects to https://shop.example/',
      ],
    });
  });

  it('is a certificate when it is about to expire, in its last week, and when it has expired', () => {
    const on = (date: string, end: string | null) =>
      scan({
        date: `${date}T10:00:00.000Z`,
        siteIssues: end === null ? [] : [certificate(end)],
      });
    const told = (from: Analysis, to: Analysis) => kindsOf(from, to).includes('certificate-expiring');
    expect(told(on('2026-11-01', null), on('2026-11-10', '2026-12-01'))).toBe(true);
    expect(told(on('2026-11-10', '2026-12-01'), on('2026-11-11', '2026-12-01'))).toBe(false);
    expect(told(on('2026-11-11', '2026-12-01'), on('2026-11-24', '2026-12-01'))).toBe(true);
    expect(told(on('2026-11-24', '2026-12-01'), on('2026-11-25', '2026-12-01'))).toBe(false);
    expect(told(on('2026-11-25', '2026-12-01'), on('2026-12-02', '2026-12-01'))).toBe(true);
    expect(told(on('2026-12-02', '2026-12-01'), on('2026-12-03', '2026-12-01'))).toBe(false);
  });

  it('is what was added to and removed from robots.txt and the sitemap', () => {
    const before = scan({
      siteFiles: { robotsTxt: robots('User-agent: *', 'Allow: /'), sitemap: sitemap('/', '/a') },
    });
    const after = scan({
      siteFiles: { robotsTxt: robots('User-agent: *', 'Disallow: /'), sitemap: sitemap('/') },
    });
    expect(findAlerts(before, after, all)).toEqual([
      {
        kind: 'robots-txt-changed',
        headline: 'robots.txt changed',
        details: ['− Allow: /', '+ Disallow: /'],
      },
      { kind: 'sitemap-changed', headline: 'The sitemap lists 1 URL, 2 before', details: [] },
    ]);
    // A file that one run could not read says nothing.
    expect(kindsOf(before, scan({ siteFiles: {} }))).toEqual([]);
    expect(kindsOf(before, scan())).toEqual([]);
  });

  const searched = (to: string, clicks: number, from = '2026-10-01') =>
    scan({
      search: { from, to, totals: { clicks, impressions: 9000, position: 5 }, opportunities: [] },
    });

  it('is clicks from Google that fell against as many days before', () => {
    expect(findAlerts(searched('2026-10-28', 400), searched('2026-11-25', 250, '2026-10-29'), all)).toEqual([
      {
        kind: 'search-clicks-fell',
        headline: 'Clicks from Google fell from 400 to 250 (2026-10-29 to 2026-11-25)',
        details: [],
      },
    ]);
  });

  it.each([
    ['few', searched('2026-10-28', 40), searched('2026-11-25', 10, '2026-10-29')],
    ['fallen a little', searched('2026-10-28', 400), searched('2026-11-25', 340, '2026-10-29')],
    ['of the same days', searched('2026-10-28', 400), searched('2026-10-28', 250)],
    ['of fewer days', searched('2026-10-28', 400), searched('2026-11-25', 250, '2026-11-20')],
    ['not known before', scan(), searched('2026-11-25', 250, '2026-10-29')],
  ])('is not clicks that are %s', (_, before, after) => {
    expect(findAlerts(before, after, all)).toEqual([]);
  });

  it('is only what was asked for', () => {
    const after = scan({ pages: [page('/', [issue()])] });
    expect(kindsOf(scan(), after, { kinds: ['score-fell'], scoreDrop: 5 })).toEqual([]);
  });
});
