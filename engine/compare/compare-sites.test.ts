/** Tests a whole comparison: samples, metrics, confidence and recommendations. */

import { CompetitorResult } from '@pagewright/contract/entities/competitor';
import type { Issue } from '@pagewright/contract/entities/issue';
import { rateMetric } from '@pagewright/contract/report/competitor-figures';
import { describe, expect, it } from 'vitest';
import type { ComparedSite } from './comparable-samples.ts';
import { compareSites } from './compare-sites.ts';
import { type MadePage, madeIssue, madeSite, unread } from './testing/made-site.ts';

const at = new Date('2026-11-15T12:00:00.000Z');

const compare = (main: ComparedSite, competitor: ComparedSite): CompetitorResult =>
  CompetitorResult.parse(compareSites({ main, competitor, at }));

const pagesOf = (count: number, issuesOf: (at: number) => readonly Issue[] = () => []): MadePage[] =>
  Array.from({ length: count }, (_, index) => ({ path: `/p${index}`, issues: issuesOf(index) }));

const plain = (domain: string, count = 10): ComparedSite => madeSite(domain, pagesOf(count));

describe('metrics', () => {
  it('are shares of the evaluated pages, with the pages that failed', () => {
    const main = madeSite(
      'ours.example',
      pagesOf(10, (index) => (index < 3 ? [madeIssue('title-missing', 'title', 'critical')] : [])),
    );
    const { titleOptimization, criticalIssues } = compare(main, plain('theirs.example')).metrics;
    expect(titleOptimization).toMatchObject({
      main: 70,
      competitor: 100,
      difference: -30,
      percentageDiff: -30,
      advantage: 'competitor',
      significance: 'critical',
      basis: { main: { count: 7, of: 10 }, competitor: { count: 10, of: 10, urls: [] } },
    });
    expect(titleOptimization.basis?.main.urls).toEqual(
      ['/p0', '/p1', '/p2'].map((path) => `https://ours.example${path}`),
    );
    expect(criticalIssues).toMatchObject({ main: 3, competitor: 0, difference: 3, advantage: 'competitor' });
  });

  it('use only the first ten pages of each site', () => {
    const main = madeSite(
      'ours.example',
      pagesOf(30, (index) => (index >= 10 ? [madeIssue('title-missing', 'title', 'critical')] : [])),
    );
    const { metrics, samples, details } = compare(main, plain('theirs.example'));
    expect(metrics.titleOptimization.main).toBe(100);
    expect(metrics.criticalIssues.main).toBe(0);
    expect(samples?.main).toMatchObject({ pages: 10, known: 30 });
    expect(details.main.pages).toBe(10);
  });

  it('ignore rules whose findings an owner accepted', () => {
    const missing = madeIssue('meta-description-missing', 'meta-description');
    const accepted = [{ acceptanceId: '1', reason: 'Later', url: null, issue: { ...missing, urls: [] } }];
    const theirs = madeSite(
      'theirs.example',
      pagesOf(10, () => [missing]),
    );
    const { descriptionOptimization } = compare({ ...plain('ours.example'), accepted }, theirs).metrics;
    expect(descriptionOptimization).toMatchObject({ difference: 0 });
  });

  it('ignore rules that were not evaluated on one of the sites', () => {
    const main = madeSite(
      'ours.example',
      pagesOf(10, () => [madeIssue('perf-lcp', 'performance')]),
    );
    const skippedRules = [{ ruleId: 'perf-lcp', category: 'performance' as const, reason: 'No browser.' }];
    expect(compare(main, plain('theirs.example')).metrics.technicalSEO.main).toBe(96);
    const other = madeSite('theirs.example', pagesOf(10), { notEvaluated: skippedRules });
    expect(compare(main, other).metrics.technicalSEO).toMatchObject({ main: 100, competitor: 100 });
  });

  it('ignore findings that rely on URLs outside a smaller crawl', () => {
    const missing = 'https://ours.example/gone';
    const broken = madeIssue('link-internal-broken', 'links', 'critical', {
      evidence: [{ urls: [missing] }],
    });
    const main = madeSite(
      'ours.example',
      pagesOf(10, (index) => (index === 0 ? [broken] : [])),
    );
    main.coverage.entries.push({
      ...unread(missing),
      outcome: 'failed',
      reason: 'It returned status 404.',
      status: 404,
    });
    const whole = plain('theirs.example');
    expect(compare(main, whole).metrics.criticalIssues.main).toBe(1);
    const entries = [...whole.coverage.entries, unread('https://theirs.example/more')];
    const cut = { ...whole, coverage: { ...whole.coverage, entries } };
    const result = compare(main, cut);
    expect(result.metrics.criticalIssues.main).toBe(0);
    expect(result.notes?.join(' ')).toContain('count for neither site');
  });

  it('count a finding about several pages only if two of them are in the sample', () => {
    const shared = (urls: string[]) => [{ ...madeIssue('title-duplicate', 'title'), urls }];
    const url = (index: number) => `https://ours.example/p${index}`;
    const near = madeSite('ours.example', pagesOf(20), { siteIssues: shared([url(0), url(1)]) });
    const far = madeSite('ours.example', pagesOf(20), { siteIssues: shared([url(0), url(15)]) });
    expect(compare(near, plain('theirs.example')).metrics.titleOptimization.main).toBe(80);
    expect(compare(far, plain('theirs.example')).metrics.titleOptimization.main).toBe(100);
  });

  it('scale critical issues to the same number of pages', () => {
    const critical = () => [madeIssue('title-missing', 'title', 'critical')];
    const small = madeSite('ours.example', pagesOf(3, critical));
    const large = madeSite(
      'theirs.example',
      pagesOf(10, (index) => (index < 5 ? critical() : [])),
    );
    const { criticalIssues } = compare(small, large).metrics;
    expect(criticalIssues).toMatchObject({ main: 10, competitor: 5, advantage: 'competitor' });
    expect(criticalIssues.basis).toMatchObject({
      main: { count: 3, of: 3 },
      competitor: { count: 5, of: 10 },
    });
  });

  it('explain why a metric was not compared', () => {
    const withImages = madeSite('ours.example', [
      {
        path: '/',
        more: { images: [{ src: 'https://ours.example/a.png', alt: null }] },
        issues: [madeIssue('img-alt-missing', 'images')],
      },
    ]);
    const { imagesOptimization } = compare(withImages, plain('theirs.example')).metrics;
    expect(imagesOptimization.notCompared).toContain('theirs.example');
    expect(imagesOptimization.advantage).toBeUndefined();
    expect(rateMetric(imagesOptimization)).toBe('similar');
    const reason = 'Image analysis is turned off in Settings.';
    const off = madeSite('theirs.example', pagesOf(3), {
      notEvaluated: [{ ruleId: 'img-alt-missing', category: 'images', reason }],
    });
    expect(compare(withImages, off).metrics.imagesOptimization.notCompared).toBe(reason);
  });

  it('rate one page of ten as minor, and two points as no advantage', () => {
    const oneOff = madeSite(
      'ours.example',
      pagesOf(10, (index) => (index === 0 ? [madeIssue('h1-missing', 'headings')] : [])),
    );
    expect(compare(oneOff, plain('theirs.example')).metrics.headingsOptimization).toMatchObject({
      difference: -10,
      advantage: 'competitor',
      significance: 'minor',
    });
    const alike = madeSite(
      'ours.example',
      pagesOf(10, (index) => (index < 4 ? [madeIssue('perf-ttfb', 'performance')] : [])),
    );
    const { technicalSEO } = compare(alike, plain('theirs.example')).metrics;
    expect(technicalSEO).toMatchObject({ main: 98, difference: -2 });
    expect(technicalSEO.advantage).toBeUndefined();
  });
});

describe('confidence', () => {
  const of = (pages: number, known: number): ComparedSite => {
    const site = plain('ours.example', pages);
    const more = Array.from({ length: known - pages }, (_, index) =>
      unread(`https://ours.example/more${index}`),
    );
    return {
      ...site,
      coverage: { ...site.coverage, full: false, entries: [...site.coverage.entries, ...more] },
    };
  };
  const confidence = (pages: number, known: number): number =>
    compare(of(pages, known), plain('theirs.example')).stats.confidence;

  it('is full when all known pages were analysed, and lower otherwise', () => {
    expect(confidence(10, 10)).toBe(100);
    expect(confidence(10, 20)).toBeGreaterThan(confidence(10, 500));
    expect(confidence(10, 500)).toBeGreaterThan(confidence(3, 500));
    expect(confidence(3, 500)).toBeGreaterThan(confidence(1, 500));
    expect(confidence(1, 500)).toBeLessThanOrEqual(50);
  });

  it('asks for more pages only where most of the known ones were left out', () => {
    const notes = (pages: number, known: number): string =>
      compare(of(pages, known), plain('theirs.example')).notes?.join(' ') ?? '';
    expect(notes(4, 5)).not.toContain('Scan more pages');
    expect(notes(4, 40)).toContain('Only 4 of 40 known pages of ours.example were compared. Scan more pages');
  });

  it('is lower with failed or blocked pages', () => {
    const main = plain('ours.example');
    const failing = {
      ...unread('https://ours.example/x'),
      outcome: 'failed' as const,
      reason: 'It returned status 500.',
      status: 500,
    };
    const entries = [...main.coverage.entries, failing, { ...failing, outcome: 'blocked' as const }];
    const result = compare({ ...main, coverage: { ...main.coverage, entries } }, plain('theirs.example'));
    expect(result.stats.confidence).toBeLessThan(100);
    expect(result.samples?.main).toMatchObject({ failed: 1, blocked: 1, known: 12 });
  });
});

describe('recommendations', () => {
  const faulty = (index: number): Issue[] =>
    index < 4 ? [madeIssue('title-missing', 'title', 'critical')] : [];

  it('have pages, evidence and suggested text', () => {
    const pages = pagesOf(10, faulty).map((page, index) => ({
      ...page,
      more: { suggestions: index === 0 ? ['Use the title “Clay”.'] : [] },
    }));
    const result = compare(madeSite('ours.example', pages), plain('theirs.example'));
    const [insight] = result.detailedInsights;
    expect(insight).toMatchObject({ category: 'Titles', priority: 'high' });
    expect(insight?.actionItems[0]).toBe('/p0: Use the title “Clay”.');
    expect(insight?.actionItems[1]).toBe('/p1, /p2 and /p3: Mend title-missing.');
    expect(insight?.evidence[0]).toBe('Title of title-missing: /p0, /p1, /p2 and 1 more');
    expect(insight?.sources?.[0]).toEqual({
      site: 'main',
      url: 'https://ours.example/p0',
      text: 'Title of title-missing',
    });
    expect(result.gaps.underOptimizedAreas[0]).toBe('Titles');
    expect(result.competitiveSummary).toMatchObject({ overallAdvantage: 'competitor' });
    expect(result.recommendations[0]).toContain('Titles: Fix 4 pages: 6 of 10 pages pass on');
  });

  it('are empty for the site that is ahead', () => {
    const result = compare(plain('ours.example'), madeSite('theirs.example', pagesOf(10, faulty)));
    expect(result.detailedInsights).toEqual([]);
    expect(result.recommendations).toEqual([]);
    expect(result.competitiveSummary.overallAdvantage).toBe('main');
    expect(result.competitiveSummary.strengthAreas[0]).toBe('Titles');
  });

  it('fit the contract however long the texts of a site are', () => {
    const long = 'endless words and more of them '.repeat(2000);
    const issue = madeIssue('title-too-long', 'title', 'critical', {
      title: long,
      description: long,
      fix: long,
      evidence: [{ urls: [`https://ours.example/${'x'.repeat(9000)}`] }],
    });
    const pages = Array.from({ length: 12 }, (_, index) => ({
      path: `/${'y'.repeat(6000)}-${index}`,
      title: long,
      h1: `Kettle ${index} ${long}`,
      h2: [long, `Stove ${index}`],
      text: long,
      issues: [issue],
      more: { suggestions: [long], metaDescription: long, language: long },
    }));
    const host = { ...issue, ruleId: 'site-http-open', category: 'redirects-http' as const, urls: [] };
    const wordy = madeSite('ours.example', pages, { siteIssues: [host] });
    // The schema throws when something does not fit.
    expect(compare(wordy, plain('theirs.example')).detailedInsights.length).toBeGreaterThan(0);
    expect(compare(plain('theirs.example'), wordy).metrics.titleOptimization.competitor).toBe(0);
  });

  it('mention an old analysis', () => {
    const old = { ...plain('ours.example'), date: '2026-01-02T10:00:00.000Z' };
    expect(compare(old, plain('theirs.example')).notes?.[0]).toContain('as it was on January 2, 2026');
  });
});
