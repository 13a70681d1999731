/** The findings of an analysis one by one, each with a key that it keeps from run to run. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Issue, SiteIssue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';

export interface Finding {
  readonly key: string;
  readonly issue: Issue;
  /** Null when it is about the site. */
  readonly page: Page | null;
  readonly subject: string | null;
}

/** Which of several findings of a rule it is: what is repeated, what is dead, or the only page it touches. */
function subjectOf({ evidence, urls }: SiteIssue): string | null {
  const [first] = evidence;
  return first?.found ?? first?.urls?.[0] ?? (urls.length === 1 ? (urls[0] ?? null) : null);
}

/** Counts in a sentence may change without another finding. */
const withoutNumbers = (text: string): string => text.replaceAll(/\d+/g, '0').toLowerCase();

function findingsOnPage(page: Page): Finding[] {
  const seen = new Map<string, number>();
  return page.issues.map((issue) => {
    const at = seen.get(issue.ruleId) ?? 0;
    seen.set(issue.ruleId, at + 1);
    return { key: `${issue.ruleId} ${page.url} ${at}`, issue, page, subject: null };
  });
}

function findingsOnSite(siteIssues: Analysis['siteIssues']): Finding[] {
  const byRule = Map.groupBy(siteIssues, ({ ruleId }) => ruleId);
  return siteIssues.map((issue) => {
    const subject = subjectOf(issue);
    // The only one of its rule is the same one, however its evidence is put.
    const isOnly = byRule.get(issue.ruleId)?.length === 1 && issue.urls.length === 0;
    return {
      key: `${issue.ruleId} ${isOnly ? '' : withoutNumbers(subject ?? '')}`,
      issue,
      page: null,
      subject,
    };
  });
}

/** A page with several URLs is told by the first of them. */
export const findingsOf = ({ pages, siteIssues }: Analysis): Finding[] => [
  ...findingsOnSite(siteIssues),
  ...pages.filter(({ sameAs }) => sameAs === undefined).flatMap(findingsOnPage),
];
