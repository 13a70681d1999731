/** Tests which findings are to be fixed first. */
import { describe, expect, it } from 'vitest';
import { issue, page, siteIssue, warning } from '../testing/sample-report.ts';
import { fixFirst } from './fix-first.ts';
import { issueGroups } from './issue-groups.ts';

describe('what to fix first', () => {
  it('is five rows at most, critical before warnings, and never advice', () => {
    const warnings = ['a', 'b', 'c', 'd', 'e'].map((ruleId) => issue({ ...warning, ruleId }));
    const advice = issue({ ruleId: 'advice', severity: 'info' });
    const pages = [page('/', [advice, ...warnings])];
    const rows = fixFirst(issueGroups({ pages, siteIssues: [siteIssue({ ruleId: 'robots' })] }));
    expect(rows.map(({ ruleId }) => ruleId)).toEqual(['robots', 'a', 'b', 'c', 'd']);
    expect(fixFirst(issueGroups({ pages: [page('/', [advice])], siteIssues: [] }))).toEqual([]);
  });
});
