import { analysis, issue, page, siteIssue } from '@pagewright/contract/testing/sample-report';
import { describe, expect, it } from 'vitest';
import { currentRevisions } from './checked-rules.ts';
import { compareAnalyses } from './compare-analyses.ts';

const ruleRevisions = currentRevisions();
const tooLong = issue({ ruleId: 'title-too-long', severity: 'warning', title: 'Title is too long' });
const noAlt = issue({ ruleId: 'img-alt-missing', severity: 'warning', title: 'No alt', category: 'images' });
const at = (url: string) => `https://shop.example${url}`;
const scan = (over: Parameters<typeof analysis>[0]) => analysis({ ruleRevisions, ...over });

const rows = (changes: readonly { ruleId: string; findings: readonly { url: string | null }[] }[]) =>
  changes.map(({ ruleId, findings }) => [ruleId, ...findings.map(({ url }) => url)]);

describe('two analyses of a site', () => {
  it('tell what was fixed, what is new and what remains, with evidence of both', () => {
    const before = scan({
      pages: [page('/', [issue({ evidence: [{ found: 'old' }] }), tooLong]), page('/a', [tooLong])],
    });
    const after = scan({
      pages: [page('/', [issue({ evidence: [{ found: 'new' }] }), noAlt]), page('/a', [tooLong])],
    });
    const changes = compareAnalyses(before, after);
    expect(rows(changes.fixed)).toEqual([['title-too-long', at('/')]]);
    expect(rows(changes.added)).toEqual([['img-alt-missing', at('/')]]);
    expect(rows(changes.remaining)).toEqual([
      ['title-missing', at('/')],
      ['title-too-long', at('/a')],
    ]);
    expect(changes.remaining[0]?.findings[0]).toMatchObject({
      before: [{ found: 'old' }],
      after: [{ found: 'new' }],
    });
    expect(changes.notCompared).toEqual([]);
  });

  it('call nothing fixed that the later run did not check', () => {
    const browserIssue = issue({ ruleId: 'mobile-tap-target', category: 'mobile' });
    const before = scan({
      pages: [page('/', [browserIssue], { rendered: true }), page('/a', [tooLong]), page('/b', [tooLong])],
    });
    const after = scan({
      pages: [
        page('/', []),
        page('/a', [], { notEvaluated: [{ ruleId: 'title-too-long', category: 'title', reason: 'x' }] }),
      ],
      coverage: { full: false, notes: [], entries: [] },
    });
    const changes = compareAnalyses(before, after);
    expect(changes.fixed).toEqual([]);
    expect(changes.pages.removed).toEqual([]);
    expect(changes.notCompared).toEqual([
      '1 page was crawled in only one of the two analyses, because of a limit or an error.',
      '3 findings could not be compared: only one of the two analyses ran these checks.',
    ]);
  });

  it('claim no fixes for a lite scan after a full one, and no new findings the other way', () => {
    const repeated = siteIssue({ ruleId: 'title-duplicate', urls: [at('/a'), at('/b')] });
    const missing = siteIssue({ ruleId: 'http-4xx', urls: [at('/gone')] });
    const full = scan({
      pages: [page('/', [tooLong]), page('/a', [tooLong]), page('/b')],
      siteIssues: [repeated, missing],
    });
    const lite = scan({ pages: [page('/', [tooLong])], coverage: { full: false, notes: [], entries: [] } });
    for (const changes of [compareAnalyses(full, lite), compareAnalyses(lite, full)]) {
      expect([changes.fixed, changes.added]).toEqual([[], []]);
      expect(changes.compared).toEqual({ pages: 1, readOnce: 2 });
      expect(changes.counts).toEqual({ fixed: 0, added: 0, remaining: 1 });
    }
  });

  it('call a cause neither fixed nor new that only moved to another page of its template', () => {
    const pagesWith = (at0: string) =>
      ['/p/1', '/p/2'].map((url) => page(url, url === at0 ? [tooLong] : [], { template: 't' }));
    const changes = compareAnalyses(scan({ pages: pagesWith('/p/1') }), scan({ pages: pagesWith('/p/2') }));
    expect([changes.fixed, changes.added]).toEqual([[], []]);
    expect(rows(changes.remaining)).toEqual([['title-too-long', at('/p/2'), at('/p/1')]]);
  });

  it('tell findings of changed rules apart from changes of the site', () => {
    const before = scan({
      pages: [page('/')],
      ruleRevisions: { ...ruleRevisions, 'title-too-long': 99 },
    });
    const changes = compareAnalyses(before, scan({ pages: [page('/', [tooLong])] }));
    expect(changes.added).toEqual([]);
    expect(rows(changes.byNewRules)).toEqual([['title-too-long', at('/')]]);
  });

  it('are listed with what has the same cause, so that rows and counts agree', () => {
    const cause = 'img-broken /gone.png';
    const broken = issue({ ruleId: 'img-broken', title: 'Broken image (404)', category: 'images', cause });
    const logged = issue({ ruleId: 'perf-console-errors', category: 'performance', cause });
    const changes = compareAnalyses(
      scan({ pages: [page('/', [], { rendered: true })] }),
      scan({ pages: [page('/', [logged, broken], { rendered: true })] }),
    );
    expect(changes.counts.added).toBe(1);
    expect(changes.added.map(({ title }) => title)).toEqual(['Broken image (404)']);
  });

  it('that were accepted since are named, for the score rises without them', () => {
    const accepted = [
      { acceptanceId: '1', reason: 'Later', url: at('/'), issue: { ...tooLong, urls: [at('/')] } },
    ];
    const changes = compareAnalyses(
      scan({ pages: [page('/', [tooLong])] }),
      scan({ pages: [page('/')], accepted }),
    );
    expect(changes.fixed).toEqual([]);
    expect(changes.notCompared).toEqual([
      'You accepted 1 finding. It no longer counts, so the score can rise without a fix.',
    ]);
  });

  it.each(['perf-lcp', 'perf-render-blocking'])('leave measured times out: %s', (ruleId) => {
    const slow = issue({ ruleId, category: 'performance' });
    const changes = compareAnalyses(
      scan({ pages: [page('/', [], { rendered: true })] }),
      scan({ pages: [page('/', [slow], { rendered: true })] }),
    );
    expect(changes.added).toEqual([]);
  });

  it('know a finding about the site by its subject, whatever the count', () => {
    const repeated = (words: string, count: number) =>
      siteIssue({
        ruleId: 'title-duplicate',
        evidence: [{ found: words }],
        urls: [at(`/${count}`), at('/x')],
      });
    const changes = compareAnalyses(
      scan({ siteIssues: [repeated('Our rooms', 2), repeated('Prices', 1)] }),
      scan({ siteIssues: [repeated('Our rooms', 3), repeated('Garden', 4)] }),
    );
    expect(changes.remaining[0]?.findings.map(({ subject }) => subject)).toEqual(['Our rooms']);
    expect(changes.fixed[0]?.findings.map(({ subject }) => subject)).toEqual(['Prices']);
    expect(changes.added[0]?.findings.map(({ subject }) => subject)).toEqual(['Garden']);
  });

  it('is the same finding though other evidence of it comes first', () => {
    const broken = (...urls: string[]) =>
      siteIssue({
        ruleId: 'link-internal-broken',
        evidence: urls.map((url) => ({ found: at(url), urls: [at(url)] })),
        urls: [at('/'), at('/a')],
      });
    const changes = compareAnalyses(
      scan({ siteIssues: [broken('/1st', '/2nd', '/3rd')] }),
      scan({ siteIssues: [broken('/2nd', '/3rd')] }),
    );
    expect(changes.counts).toEqual({ fixed: 0, added: 0, remaining: 1 });
    expect(changes.remaining[0]?.findings[0]?.before).toHaveLength(3);
    expect(changes.remaining[0]?.findings[0]?.after).toHaveLength(2);
  });

  it('is paired with the finding that it has most in common with', () => {
    const broken = (...paths: string[]) =>
      siteIssue({
        ruleId: 'link-internal-broken',
        evidence: paths.map((each) => ({ found: at(each) })),
        urls: [at('/')],
      });
    const changes = compareAnalyses(
      scan({ siteIssues: [broken('/a', '/b', '/c'), broken('/a', '/b', '/c', '/d')] }),
      scan({ siteIssues: [broken('/a', '/b', '/c', '/d', '/e')] }),
    );
    expect(changes.remaining[0]?.findings.map(({ before }) => before.length)).toEqual([4]);
    expect(changes.fixed[0]?.findings.map(({ before }) => before.length)).toEqual([3]);
  });

  it('count one cause once, as the report does', () => {
    const onTemplate = ['/p/1', '/p/2', '/p/3'].map((url) => page(url, [tooLong], { template: 't' }));
    const changes = compareAnalyses(
      scan({ pages: onTemplate }),
      scan({ pages: onTemplate.map((each) => ({ ...each, issues: [] })) }),
    );
    expect(changes.counts).toEqual({ fixed: 1, added: 0, remaining: 0 });
    expect(changes.fixed[0]?.findings).toHaveLength(3);
  });

  it('compares an analysis of an earlier version, and says what that leaves open', () => {
    const before = analysis({ pages: [page('/', [tooLong])] });
    const changes = compareAnalyses(before, scan({ pages: [page('/')] }));
    expect(rows(changes.fixed)).toEqual([['title-too-long', at('/')]]);
    expect(changes.notCompared).toEqual([
      'The earlier analysis did not record the version of its checks, so some changes may come from new checks.',
    ]);
  });
});

const entry = (url: string, over: object) =>
  ({ url: at(url), foundIn: 'link', foundOn: null, outcome: 'failed', reason: 'x', ...over }) as const;

describe('pages', () => {
  it('are added or removed, and what they introduce is new', () => {
    const before = scan({ pages: [page('/'), page('/gone', [tooLong])] });
    const after = scan({
      pages: [page('/'), page('/fresh', [tooLong])],
      coverage: { full: true, notes: [], entries: [entry('/gone', { status: 404 })] },
    });
    const changes = compareAnalyses(before, after);
    expect(changes.pages).toMatchObject({
      added: [at('/fresh')],
      removed: [{ url: at('/gone'), reason: 'Status 404' }],
      redirected: [],
    });
    expect(rows(changes.added)).toEqual([['title-too-long', at('/fresh')]]);
    expect(changes.fixed).toEqual([]);
    expect(changes.notCompared).toEqual(['1 finding was on a page that is gone.']);
  });

  it('are not called new when the earlier run may only not have come to them', () => {
    const added = (coverage: { full: boolean; status?: number }) => {
      const { full, status } = coverage;
      const entries = status === undefined ? [] : [entry('/late', { status })];
      const before = scan({ pages: [page('/')], coverage: { full, notes: [], entries } });
      const { pages, notCompared } = compareAnalyses(before, scan({ pages: [page('/'), page('/late')] }));
      return [pages.added, notCompared.length];
    };
    expect(added({ full: false })).toEqual([[], 1]);
    expect(added({ full: true })).toEqual([[at('/late')], 0]);
    expect(added({ full: false, status: 404 })).toEqual([[at('/late')], 0]);
    expect(added({ full: true, status: 200 })).toEqual([[], 1]);
  });

  it('that moved take their findings along', () => {
    const before = scan({ pages: [page('/'), page('/old', [tooLong, noAlt])] });
    const after = scan({
      pages: [page('/'), page('/new', [tooLong], { title: 'Other words' })],
      coverage: {
        full: true,
        notes: [],
        entries: [
          entry('/old', { outcome: 'skipped', status: 301, code: 'redirect', data: { to: at('/new') } }),
        ],
      },
    });
    const changes = compareAnalyses(before, after);
    expect(changes.pages).toEqual({
      added: [],
      removed: [],
      redirected: [{ url: at('/old'), to: at('/new') }],
      changed: [{ url: at('/new'), field: 'title', before: 'A page', after: 'Other words' }],
    });
    expect(rows(changes.remaining)).toEqual([['title-too-long', at('/new')]]);
    expect(rows(changes.fixed)).toEqual([['img-alt-missing', at('/old')]]);
    expect(changes.added).toEqual([]);
    expect(changes.notCompared).toEqual([]);
  });

  it('say what they say of themselves now', () => {
    const changes = compareAnalyses(
      scan({ pages: [page('/', [], { title: 'Old', canonical: at('/'), indexable: true })] }),
      scan({ pages: [page('/', [], { title: 'New', canonical: at('/other'), indexable: false })] }),
    );
    expect(changes.pages.changed.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['title', 'Old', 'New'],
      ['canonical', at('/'), at('/other')],
      ['indexability', 'indexable', 'not indexable'],
    ]);
  });
});
