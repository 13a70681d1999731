/** Every finding of an analysis by itself: where it is, its fingerprint, and the fixes that were measured for it. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { VerifiedFix } from '@pagewright/contract/entities/fix';
import type { Issue } from '@pagewright/contract/entities/issue';
import { leadRuleOf } from '@pagewright/contract/report/causes';
import { issueGroups } from '@pagewright/contract/report/issue-groups';
import { severities } from '@pagewright/contract/severities';
import { fingerprintOf } from '../audit/fingerprint.ts';

export interface ListedFinding {
  readonly issue: Issue;
  /** The page; null when it is about the site. */
  readonly url: string | null;
  /** The pages that a finding about the site touches; else its own. */
  readonly urls: readonly string[];
  readonly fingerprint: string;
  /** Changes of its page that clear it, best first. */
  readonly fixes: readonly VerifiedFix[];
  /** The built-in suggestion for it; empty when there is none. */
  readonly suggestion: string;
}

/** Fingerprints are those of all pages of a pattern; with its page a finding is itself. */
export const placeKey = ({ fingerprint, url }: Pick<ListedFinding, 'fingerprint' | 'url'>): string =>
  `${fingerprint} ${url ?? ''}`;

/** What a change was measured to gain. */
const gainOf = ({ scoreBefore, scoreAfter }: VerifiedFix): number => scoreAfter - scoreBefore;

export const fixesFor = (fixes: readonly VerifiedFix[], ruleId: string): readonly VerifiedFix[] =>
  fixes.filter(({ cleared }) => cleared.includes(ruleId)).sort((a, b) => gainOf(b) - gainOf(a));

/** In the order of work, then by severity, rule and page, so that two runs list the same. */
function inOrder(analysis: ListedAnalysis): (a: ListedFinding, b: ListedFinding) => number {
  const rankOf = new Map(issueGroups(analysis).map(({ ruleId, rank }) => [ruleId, rank]));
  const rank = ({ issue }: ListedFinding): number => rankOf.get(leadRuleOf(issue)) ?? rankOf.size;
  return (a, b) =>
    rank(a) - rank(b) ||
    severities.indexOf(a.issue.severity) - severities.indexOf(b.issue.severity) ||
    a.issue.ruleId.localeCompare(b.issue.ruleId, 'en') ||
    (a.url ?? '').localeCompare(b.url ?? '', 'en') ||
    a.fingerprint.localeCompare(b.fingerprint, 'en');
}

type ListedAnalysis = Pick<Analysis, 'pages' | 'siteIssues'> &
  Partial<Pick<Analysis, 'score' | 'scoreBasis'>>;

export function listFindings(analysis: ListedAnalysis): readonly ListedFinding[] {
  const { pages, siteIssues } = analysis;
  const onSite = siteIssues.map((issue) => ({
    issue,
    url: null,
    urls: issue.urls,
    fingerprint: fingerprintOf(issue, null),
    fixes: [],
    suggestion: '',
  }));
  const onPages = pages.flatMap((page) =>
    page.issues.map((issue, at) => ({
      issue,
      url: page.url,
      urls: [page.url],
      fingerprint: fingerprintOf(issue, page.url),
      fixes: fixesFor(page.fixes ?? [], issue.ruleId),
      suggestion: page.suggestions[at] ?? '',
    })),
  );
  return [...onSite, ...onPages].sort(inOrder(analysis));
}
