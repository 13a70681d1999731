/** Tests what the summary says, and that it agrees with counters and list. */
import { describe, expect, it } from 'vitest';
import type { Issue } from '../entities/issue.ts';
import { analysis, issue, page, siteIssue, warning } from '../testing/sample-report.ts';
import { summarySentence } from '../testing/summary-sentence.ts';
import { issueGroups } from './issue-groups.ts';
import { summarySegments } from './summary.ts';

describe('summarySentence', () => {
  const pages = [page('/1', [issue(), issue({ ruleId: 'x', title: 'Other' })]), page('/2', [issue()])];
  const score = {
    value: 70,
    deductions: [
      { ruleId: 'title-missing', points: 6, reason: '' },
      { ruleId: 'x', points: 9, reason: '' },
    ],
  };

  it('says how many, where, and what the list begins with', () => {
    const input = analysis({ pages, score });
    expect(summarySentence(input)).toBe(
      '3 critical issues on 2 pages. Start with “Other” (60% of your lost points).',
    );
    expect(issueGroups(input)[0]?.title).toBe('Other');
    expect(summarySegments(input)[0]).toMatchObject({ filter: { severity: 'critical' } });
    expect(summarySegments(input)[3]).toMatchObject({ filter: { ruleId: 'x' } });
  });

  it('separates the site from its pages', () => {
    expect(summarySentence(analysis({ siteIssues: [siteIssue()] }))).toBe(
      '1 critical issue about the site as a whole. Start with “Title is missing”.',
    );
    const both = analysis({ pages: [page('/', [issue()])], siteIssues: [siteIssue()] });
    expect(summarySentence(both)).toMatch(/^2 critical issues on 1 page and the site as a whole\./);
  });

  it('counts a missing page once, where it is, not where it is linked from', () => {
    const gone = 'https://shop.example/gone';
    const cause = `http-4xx ${gone}`;
    const missing = siteIssue({ ruleId: 'http-4xx', title: 'Page does not exist', urls: [gone], cause });
    const link = issue({ ruleId: 'link-internal-broken', cause });
    const input = analysis({
      pages: ['/1', '/2', '/3'].map((path) => page(path, [link])),
      siteIssues: [missing],
    });
    expect(summarySentence(input)).toBe('1 critical issue on 1 URL. Start with “Page does not exist”.');
    const both = analysis({ pages: [page('/1', [issue()])], siteIssues: [missing] });
    expect(summarySentence(both)).toMatch(/^2 critical issues on 1 page and 1 other URL\./);
  });

  it('counts each URL of a page that has several, as the list does', () => {
    const copy = page('/index.html', [issue()], { sameAs: 'https://shop.example/' });
    expect(summarySentence(analysis({ pages: [page('/', [issue()]), copy] }))).toMatch(
      /^1 critical issue on 2 pages\./,
    );
  });

  it('goes down to warnings, then to info, then to praise', () => {
    const say = (issues: Issue[]) => summarySentence(analysis({ pages: [page('/', issues)] }));
    expect(say([issue(warning)])).toBe('No critical issues, 1 warning on 1 page. Start with “Weak”.');
    expect(say([issue({ severity: 'info' })])).toBe(
      'No critical issues and no warnings on 1 page. 1 piece of advice may still help.',
    );
    expect(say([])).toBe('No critical issues and no warnings on 1 page.');
    expect(summarySentence(analysis({ pages: [] }))).toBe('No page of shop.example could be read.');
  });
});
