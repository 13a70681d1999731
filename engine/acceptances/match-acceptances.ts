/** Which acceptance covers a finding: its rule, its place and its evidence, as they were when it was accepted. */

import type { FindingScope, StoredAcceptance } from '@pagewright/contract/entities/acceptance';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Issue } from '@pagewright/contract/entities/issue';
import { urlPatternOf } from '@pagewright/contract/url-pattern';
import { evidenceFingerprints } from '../audit/fingerprint.ts';

/** `urls` are the pages a finding is about: its own, or those that a finding about the site touches. */
function isInScope({ scope, target }: FindingScope, urls: readonly string[]): boolean {
  if (scope === 'site') return true;
  if (urls.length === 0) return false;
  return urls.every((url) => (scope === 'page' ? url === target : urlPatternOf(url) === target));
}

export const hasEnded = ({ until }: Pick<StoredAcceptance, 'until'>, today: string): boolean =>
  until !== null && until < today;

export function findAcceptance(
  acceptances: readonly StoredAcceptance[],
  issue: Issue,
  urls: readonly string[],
): StoredAcceptance | undefined {
  const pieces = evidenceFingerprints(issue);
  return acceptances.find(
    (each) =>
      each.ruleId === issue.ruleId &&
      isInScope(each, urls) &&
      pieces.every((piece) => each.evidence.includes(piece)),
  );
}

export interface ScopedFindings {
  /** Null when there are none. */
  readonly title: string | null;
  readonly evidence: readonly string[];
}

/** What would be accepted in an analysis. */
export function findingsInScope({ pages, siteIssues }: Analysis, scope: FindingScope): ScopedFindings {
  const found = [
    ...siteIssues.map((issue) => ({ issue, urls: issue.urls })),
    ...pages.flatMap(({ url, issues }) => issues.map((issue) => ({ issue, urls: [url] }))),
  ].filter(({ issue, urls }) => issue.ruleId === scope.ruleId && isInScope(scope, urls));
  return {
    title: found[0]?.issue.title ?? null,
    evidence: [...new Set(found.flatMap(({ issue }) => evidenceFingerprints(issue)))],
  };
}
