/** Tests the order of findings and their sentences. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { describe, expect, it } from 'vitest';
import { brokenRulesOf, describeBrokenRule, extentOf, suggestOn } from './group-by-rule.ts';

const issueOf = (ruleId: string, change: Partial<Issue> = {}): Issue => ({
  ruleId,
  severity: 'warning',
  category: 'title',
  title: `Title ${ruleId}`,
  description: `Described ${ruleId}.`,
  why: '',
  fix: 'Fix it.',
  basis: 'google',
  evidence: [],
  ...change,
});
const home = 'https://a.example/';
const urlOf = (at: number): string => (at === 0 ? home : `${home}${at}`);
const pagesWith = (...issues: readonly (readonly Issue[])[]) =>
  issues.map((own, at) => ({ url: urlOf(at), issues: own }));

describe('brokenRulesOf', () => {
  it('sorts by severity, then points, then pages, then id', () => {
    const pages = pagesWith(
      [issueOf('one'), issueOf('guess', { basis: 'heuristic' }), issueOf('info', { severity: 'info' })],
      [issueOf('two'), issueOf('guess', { basis: 'heuristic' }), issueOf('info', { severity: 'info' })],
      [issueOf('critical', { severity: 'critical' }), issueOf('more'), issueOf('hint', { severity: 'info' })],
      [issueOf('more')],
    );
    const broken = brokenRulesOf({ pages, siteIssues: [] });
    expect(broken.map(({ issue, points }) => [issue.ruleId, points])).toEqual([
      ['critical', 15],
      ['more', 8],
      ['guess', 4],
      ['one', 4],
      ['two', 4],
      ['info', 0],
      ['hint', 0],
    ]);
  });

  it('takes the most severe finding of a rule, and counts a finding about the host once', () => {
    const pages = pagesWith([issueOf('a')], [issueOf('a', { severity: 'critical' })]);
    const siteIssues = [{ ...issueOf('host'), urls: [] }];
    expect(brokenRulesOf({ pages, siteIssues })).toMatchObject([
      { issue: { ruleId: 'a', severity: 'critical' }, findings: 2, points: 30, urls: [urlOf(0), urlOf(1)] },
      { issue: { ruleId: 'host' }, findings: 1, points: 4, urls: [] },
    ]);
  });
});

describe('the sentences about a failed rule', () => {
  const onPages = (count: number) => {
    const pages = pagesWith(...Array.from({ length: count }, () => [issueOf('a')]));
    const [broken] = brokenRulesOf({ pages, siteIssues: [] });
    if (broken === undefined) throw new Error('No rule is broken.');
    return { pages, broken };
  };

  it.each([
    [1, 'Home page: Described a.', '1 of 1 page', 'Home page: Fix it.'],
    [2, 'Title a: 2 of 2 pages (the home page and /1)', '2 of 2 pages', 'Fix it. Begin with the home page.'],
    [
      4,
      'Title a: 4 of 4 pages (the home page, /1 and 2 more)',
      '4 of 4 pages',
      'Fix it. Begin with the home page.',
    ],
  ])('on %d pages', (count, message, extent, suggestion) => {
    const { pages, broken } = onPages(count);
    expect(describeBrokenRule(broken, pages)).toBe(message);
    expect(extentOf(broken, pages)).toBe(extent);
    expect(suggestOn(broken, pages)).toBe(suggestion);
  });

  const pages = pagesWith([], [], []);
  const describe = (urls: readonly string[], ...found: readonly (string | Partial<Issue>)[]): string => {
    const siteIssues = found.map((each) => ({
      ...issueOf('a', typeof each === 'string' ? { description: each } : each),
      urls: [...urls],
    }));
    const [broken] = brokenRulesOf({ pages, siteIssues });
    return broken === undefined ? '' : describeBrokenRule(broken, pages);
  };

  it('begins with the path unless the description has it', () => {
    expect(describe([urlOf(1)], 'It is so.')).toBe('/1: It is so.');
    expect(describe([urlOf(1)], { description: 'On /1 it is so.', data: { path: '/1' } })).toBe(
      'On /1 it is so.',
    );
    expect(describe([urlOf(1)], { description: 'That is it.', data: { url: urlOf(1) } })).toBe('That is it.');
    expect(describe([home], { ruleId: 'sd-identity-missing', description: 'The home page is so.' })).toBe(
      'The home page is so.',
    );
    expect(describe(['https://b.example/x'], 'It is so.')).toBe('https://b.example/x: It is so.');
  });

  it('is the description of a finding about several pages, and has the title of several findings about the host', () => {
    expect(describe([urlOf(1), urlOf(2)], 'They are so.')).toBe('They are so.');
    expect(describe([], 'The host is so.')).toBe('The host is so.');
    expect(describe([], 'One.', 'Two.')).toBe('Title a: One.');
    expect(describe([urlOf(1)], 'One.', 'Two.')).toBe('Title a: 1 of 3 pages (/1)');
  });
});
