/** The report on a whole site has one finding for each rule, however many pages have it. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { categoryBars } from '@pagewright/contract/report/category-bars';
import { extentWords } from '@pagewright/contract/report/group-words';
import { issueGroups } from '@pagewright/contract/report/issue-groups';
import { summarySegments } from '@pagewright/contract/report/summary';
import { describe, expect, it } from 'vitest';
import { FindingSums } from './sum-findings.ts';

const issue = (over: Partial<Issue> = {}): Issue => ({
  ruleId: 'title-missing',
  severity: 'critical',
  category: 'title',
  title: 'The title of this page is missing',
  description: 'This page has no title.',
  why: 'Why.',
  fix: 'Fix.',
  basis: 'google',
  evidence: [{ snippet: '<head>' }],
  general: { title: 'Title is missing', why: 'Why.', fix: 'Fix.' },
  ...over,
});

function sumOf(pages: number): FindingSums {
  const sums = new FindingSums();
  for (let i = 0; i < pages; i += 1)
    sums.addPage({ url: `https://a.example/${i}`, issues: i % 2 === 0 ? [issue()] : [] });
  return sums;
}

describe('the findings on a whole site', () => {
  it('list the first pages, and say how many there are, in the words of the rule', () => {
    const [found] = sumOf(500).issues();
    expect(found).toMatchObject({ title: 'Title is missing', pageCount: 250, evidence: [] });
    expect(found?.description).toContain('250 pages');
    expect(found?.urls).toHaveLength(100);
    const [group] = issueGroups({ pages: [], siteIssues: found === undefined ? [] : [found] });
    expect(group && extentWords(group)).toBe('250 pages');
  });

  it('are summed up by the counters, and rated by their pages', () => {
    const sums = sumOf(500);
    const analysis = {
      domain: 'a.example',
      wholeSite: true as const,
      pageCount: 500,
      faultyPages: sums.faultyPages,
      pages: [],
      siteIssues: sums.issues(),
      notEvaluated: [],
      metrics: { criticalIssues: 250, warnings: 0, goodPractices: 3 },
    };
    const text = summarySegments(analysis)
      .map((segment) => segment.text)
      .join('');
    expect(text).toMatch(/^250 critical issues on the whole site\./);
    expect(categoryBars(analysis).find(({ category }) => category === 'title')?.percentOptimized).toBe(50);
    expect(categoryBars(analysis).find(({ category }) => category === 'images')?.percentOptimized).toBe(100);
  });
});
