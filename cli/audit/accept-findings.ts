/** Leaves out the findings that a configuration accepts, and names the acceptances that cover nothing. */
import type { StoredAcceptance } from '@pagewright/contract/entities/acceptance';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { applyAcceptances } from '@pagewright/engine/acceptances/apply-acceptances';
import { hasEnded } from '@pagewright/engine/acceptances/match-acceptances';
import { evidenceFingerprints } from '@pagewright/engine/audit/fingerprint';
import { compileUrlPatterns } from '@pagewright/engine/crawl/url-patterns';
import { type ListedFinding, listFindings } from '@pagewright/engine/report/list-findings';
import type { Config } from '../config/config.ts';
import { words } from '../words/words.ts';

type Accepted = NonNullable<Config['accept']>[number];

function isCovered({ rule, url, fingerprint }: Accepted, finding: ListedFinding): boolean {
  if (finding.issue.ruleId !== rule) return false;
  if (fingerprint !== undefined && finding.fingerprint !== fingerprint) return false;
  if (url === undefined) return true;
  const leavesOut = compileUrlPatterns({ include: [url] });
  return finding.urls.length > 0 && finding.urls.every((each) => leavesOut(new URL(each)) === null);
}

/** One for each finding, so that an acceptance reaches no further than it says. */
const storedFor = (accepted: Accepted, at: number, finding: ListedFinding): StoredAcceptance => ({
  id: String(at),
  ruleId: accepted.rule,
  reason: accepted.reason,
  until: accepted.until ?? null,
  evidence: evidenceFingerprints(finding.issue),
  ...(finding.url === null ? { scope: 'site', target: '' } : { scope: 'page', target: finding.url }),
});

export interface AcceptedAnalysis {
  readonly analysis: Analysis;
  readonly notes: readonly string[];
}

export function acceptFindings(analysis: Analysis, accepts: readonly Accepted[]): AcceptedAnalysis {
  if (accepts.length === 0) return { analysis, notes: [] };
  const today = analysis.date.slice(0, 10);
  const findings = listFindings(analysis);
  const matched = accepts.map((accepted, at) =>
    findings
      .filter((finding) => isCovered(accepted, finding))
      .map((finding) => storedFor(accepted, at, finding)),
  );
  const notes = accepts.flatMap((accepted, at) => {
    const { rule, url, until } = accepted;
    if (until !== undefined && hasEnded({ until }, today))
      return [
        url === undefined
          ? words.config.expired({ rule, until })
          : words.config.expiredOn({ rule, url, until }),
      ];
    if (matched[at]?.length !== 0) return [];
    return [url === undefined ? words.config.unmatched({ rule }) : words.config.unmatchedOn({ rule, url })];
  });
  return { analysis: applyAcceptances(analysis, matched.flat(), today).analysis, notes };
}
