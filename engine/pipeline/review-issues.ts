/** Reviews the findings of one page by what a stored analysis says of the rest of the site. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Issue } from '@pagewright/contract/entities/issue';
import { reviewerOf } from '../audit/review-findings.ts';
import { isPageRule, type KnownPage, type PageRule } from '../audit/rule.ts';
import { allRules } from '../audit/rules/all.ts';
import { pageFrameset } from '../audit/rules/indexability/page-frameset.ts';
import { withReview } from '../audit/run-rules.ts';

const reviewedRules: ReadonlyMap<string, PageRule> = new Map(
  allRules
    .filter(isPageRule)
    .filter(({ review }) => review !== undefined)
    .map((rule) => [rule.id, rule]),
);

export function reviewIssues(
  issues: readonly Issue[],
  { pages, siteIssues }: Pick<Analysis, 'pages' | 'siteIssues'>,
  pageUrl: string,
): Issue[] {
  if (!issues.some(({ ruleId }) => reviewedRules.has(ruleId))) return [...issues];
  const known = new Map(
    pages.map(({ url, title, headings, indexable }): [string, KnownPage] => [
      url,
      {
        title,
        firstHeading: headings.find(({ level }) => level === 1)?.text ?? null,
        indexable: indexable === true,
        pageType: 'other',
      },
    ]),
  );
  const framesets = pages.flatMap((page) => page.issues.filter(({ ruleId }) => ruleId === pageFrameset.id));
  const framed = new Set(framesets.flatMap(({ evidence }) => evidence.flatMap(({ urls = [] }) => urls)));
  const context = reviewerOf({ pages: known, findings: siteIssues, framed })(pageUrl);
  return issues.flatMap((issue) => {
    const rule = reviewedRules.get(issue.ruleId);
    if (rule?.review === undefined) return [issue];
    const left = rule.review(issue, context);
    return left === null ? [] : [withReview(rule, issue, left)];
  });
}
