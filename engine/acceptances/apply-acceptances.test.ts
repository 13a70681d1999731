/** Accepted findings leave lists, counters and scores, and come back with other evidence or at the end. */
import type { StoredAcceptance } from '@pagewright/contract/entities/acceptance';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { analysis, issue, page, siteIssue } from '@pagewright/contract/testing/sample-report';
import { describe, expect, it } from 'vitest';
import { compareAnalyses } from '../changes/compare-analyses.ts';
import { applyAcceptances } from './apply-acceptances.ts';
import { findingsInScope } from './match-acceptances.ts';

const today = '2026-11-15';
const at = (path: string): string => `https://shop.example${path}`;
const score = (...deductions: [ruleId: string, points: number][]) => ({
  value: 100 - deductions.reduce((sum, [, points]) => sum + points, 0),
  deductions: deductions.map(([ruleId, points]) => ({ ruleId, points, reason: ruleId })),
});
const tooLong = (found: string) =>
  issue({ ruleId: 'title-too-long', severity: 'warning', title: 'Too long', evidence: [{ found }] });
const noDescription = issue({
  ruleId: 'meta-description-missing',
  severity: 'warning',
  category: 'meta-description',
});

const site: Analysis = analysis({
  pages: [
    page('/p/1', [tooLong('One long title'), noDescription], {
      score: score(['title-too-long', 3], ['meta-description-missing', 3]),
      suggestions: ['A shorter title', 'A description', 'Something else'],
    }),
    page('/p/2', [tooLong('Another long title')], { score: score(['title-too-long', 3]) }),
    page('/about', [tooLong('A third long title')], { score: score(['title-too-long', 3]) }),
  ],
  siteIssues: [siteIssue({ ruleId: 'no-https', title: 'No HTTPS', severity: 'critical' })],
  scoreBasis: {
    weights: [0.4, 0.3, 0.3],
    others: [],
    host: [{ ruleId: 'no-https', points: 20, reason: 'No HTTPS' }],
    passedRules: ['title-too-long', 'h1-missing'],
  },
  metrics: { goodPractices: 1, warnings: 4, criticalIssues: 1 },
  score: score(['no-https', 20]),
});

/** Accepts what the site has there now. */
const accepted = (over: Partial<StoredAcceptance>, of = site): StoredAcceptance => {
  const scope = { ruleId: 'title-too-long', scope: 'site', target: '', ...over } as const;
  return {
    id: 'x',
    reason: 'By design',
    until: null,
    ...scope,
    evidence: findingsInScope(of, scope).evidence,
    ...over,
  };
};

const placesOf = ({ accepted: list = [] }: Analysis) =>
  list.map(({ url, issue: { ruleId } }) => [ruleId, url]);

describe('accepted findings', () => {
  it('leave the page, its counters and its score, with the suggestion that belongs to them', () => {
    const { analysis: after, matches } = applyAcceptances(
      site,
      [accepted({ scope: 'page', target: at('/p/1') })],
      today,
    );
    const [first, second] = after.pages;
    expect(first?.issues.map(({ ruleId }) => ruleId)).toEqual(['meta-description-missing']);
    expect(first?.suggestions).toEqual(['A description', 'Something else']);
    expect([first?.score?.value, second?.score?.value]).toEqual([97, 97]);
    expect(after.metrics).toEqual({ goodPractices: 1, warnings: 3, criticalIssues: 1 });
    expect(after.score?.value).toBe(77);
    expect(placesOf(after)).toEqual([['title-too-long', at('/p/1')]]);
    expect(matches).toEqual({ x: 1 });
    expect(site.pages[0]?.issues).toHaveLength(2);
  });

  it('are those of a pattern, or of the whole site', () => {
    const pattern = applyAcceptances(site, [accepted({ scope: 'pattern', target: '/p/*' })], today);
    expect(placesOf(pattern.analysis)).toEqual([
      ['title-too-long', at('/p/1')],
      ['title-too-long', at('/p/2')],
    ]);
    const whole = applyAcceptances(site, [accepted({})], today);
    expect(whole.matches).toEqual({ x: 3 });
    expect(whole.analysis.metrics.goodPractices).toBe(1);
  });

  it('about the host leave the score of the site', () => {
    const { analysis: after } = applyAcceptances(site, [accepted({ ruleId: 'no-https' })], today);
    expect(after.siteIssues).toEqual([]);
    expect(after.metrics.criticalIssues).toBe(0);
    expect(after.scoreBasis?.host).toEqual([]);
    expect(after.score?.value).toBeCloseTo(95.8);
  });

  it('about URLs that are no page cost nothing more, one URL for each of them', () => {
    const gone = (url: string) => siteIssue({ ruleId: 'status-404', title: 'Broken link', urls: [at(url)] });
    const costs = score(['status-404', 15], ['url-uppercase', 2]);
    const basis = { weights: [0.4, 0.3, 0.3], host: [], passedRules: [] };
    const broken = analysis({
      ...site,
      siteIssues: [gone('/gone'), gone('/old'), siteIssue({ ruleId: 'no-https', urls: [] })],
      scoreBasis: { ...basis, others: [costs, costs, score(['url-uppercase', 2])] },
    });
    const acceptGone = (over: Partial<StoredAcceptance>) =>
      applyAcceptances(broken, [accepted({ ruleId: 'status-404', ...over }, broken)], today).analysis;
    const costsOf = ({ scoreBasis }: Analysis) => scoreBasis?.others.map(({ value }) => value);
    const one = acceptGone({ scope: 'page', target: at('/gone') });
    expect(one.siteIssues.flatMap(({ urls }) => urls)).toEqual([at('/old')]);
    expect(costsOf(one)).toEqual([98, 83, 98]);
    expect(costsOf(acceptGone({}))).toEqual([98, 98, 98]);
    expect(acceptGone({}).score?.value).toBeGreaterThan(one.score?.value ?? 100);
    // A finding about a page costs that page, not a URL that is none.
    const onPage = { ...broken, siteIssues: [gone('/about'), gone('/old')] };
    const about = accepted({ ruleId: 'status-404', scope: 'page', target: at('/about') }, onPage);
    expect(costsOf(applyAcceptances(onPage, [about], today).analysis)).toEqual([83, 83, 98]);
  });

  it('come back with other evidence, and stay with less of it', () => {
    const withEvidence = (...found: string[]) =>
      analysis({ pages: [page('/', [issue({ evidence: found.map((each) => ({ found: each })) })])] });
    const acceptance = accepted({ ruleId: 'title-missing' }, withEvidence('one', 'two'));
    const left = (of: Analysis) => applyAcceptances(of, [acceptance], today).analysis.pages[0]?.issues.length;
    expect(left(withEvidence('two'))).toBe(0);
    expect(left(withEvidence('one', 'three'))).toBe(1);
  });

  it('of something missing stay when other things around it change, those of an element do not', () => {
    const around = (head: string) =>
      analysis({ pages: [page('/', [issue({ evidence: [{ snippet: head, found: 'no description' }] })])] });
    const left = (before: string, after: string) => {
      const acceptance = accepted({ ruleId: 'title-missing' }, around(before));
      return applyAcceptances(around(after), [acceptance], today).analysis.pages[0]?.issues.length;
    };
    expect(left('<head><title>Old</title>', '<head><title>New</title>')).toBe(0);
    expect(left('<img src="/old.png">', '<img src="/new.png">')).toBe(1);
  });

  it('come back after the last day', () => {
    const until = accepted({ until: '2026-11-15' });
    expect(applyAcceptances(site, [until], '2026-11-15').matches).toEqual({ x: 3 });
    const after = applyAcceptances(site, [until], '2026-11-16');
    expect([after.analysis, after.matches]).toEqual([site, {}]);
  });

  it('that match nothing are said to', () => {
    const other = { ...accepted({}), ruleId: 'h1-missing' };
    expect(applyAcceptances(site, [other], today).matches).toEqual({ x: 0 });
  });

  it('no longer lead others, which then count by themselves', () => {
    const lead = issue({ ruleId: 'title-missing', cause: 'title-missing here' });
    const led = issue({
      ruleId: 'og-title-missing',
      severity: 'warning',
      title: 'Led',
      cause: 'title-missing here',
    });
    const linked = analysis({
      pages: [page('/', [lead, led], { score: score(['title-missing', 20], ['og-title-missing', 0]) })],
    });
    const { analysis: after } = applyAcceptances(
      linked,
      [accepted({ ruleId: 'title-missing' }, linked)],
      today,
    );
    const [only] = after.pages;
    expect(only?.issues[0]?.cause).toBeUndefined();
    expect(only?.score?.deductions.map(({ ruleId, points }) => [ruleId, points > 0])).toEqual([
      ['og-title-missing', true],
    ]);
  });
});

it('recommended work leaves when every finding that it clears is accepted', () => {
  const work = (title: string, ruleIds?: string[]) => ({
    title,
    priority: 'low' as const,
    description: '',
    implementation: '',
    expectedImpact: '',
    ...(ruleIds && { ruleIds }),
  });
  const strategicRecommendations = [
    work('Shorten titles', ['title-too-long']),
    work('Titles and descriptions', ['title-too-long', 'meta-description-missing']),
    work('Of an older analysis'),
  ];
  const planned = analysis({
    ...site,
    enhancedInsights: {
      contentQualityAnalysis: { overallScore: 80, explanation: '', findings: [], strategicRecommendations },
    },
  });
  const titlesOf = (acceptance: StoredAcceptance) =>
    applyAcceptances(
      planned,
      [acceptance],
      today,
    ).analysis.enhancedInsights?.contentQualityAnalysis?.strategicRecommendations?.map(({ title }) => title);
  expect(titlesOf(accepted({}))).toEqual(['Titles and descriptions', 'Of an older analysis']);
  expect(titlesOf(accepted({ scope: 'page', target: at('/about') }))).toHaveLength(3);
});

describe('what changed', () => {
  const acceptance = accepted({});
  const apply = (of: Analysis) => applyAcceptances(of, [acceptance], today).analysis;

  it('is nothing when findings are accepted, and when accepted ones are fixed', () => {
    const { fixed, added, remaining } = compareAnalyses(site, apply(site));
    expect([fixed, added]).toEqual([[], []]);
    expect(remaining.map(({ ruleId }) => ruleId)).not.toContain('title-too-long');
    const sound = { ...site, pages: site.pages.map((each) => ({ ...each, issues: [] })) };
    expect(compareAnalyses(apply(site), sound).fixed.map(({ ruleId }) => ruleId)).not.toContain(
      'title-too-long',
    );
  });

  it('is a new finding when an accepted one has other evidence', () => {
    const [first, ...others] = site.pages;
    const changed = { ...site, pages: [page('/p/1', [tooLong('Quite another title')]), ...others] };
    expect(first).toBeDefined();
    const { added } = compareAnalyses(apply(site), apply(changed));
    expect(added.map(({ ruleId, findings }) => [ruleId, findings[0]?.url])).toEqual([
      ['title-too-long', at('/p/1')],
    ]);
  });
});
