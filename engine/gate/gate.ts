/** The gate of a pipeline: fails on findings that are new at or above a level, and on budgets that are exceeded. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Evidence, Issue, Severity } from '@pagewright/contract/entities/issue';
import { severities } from '@pagewright/contract/severities';
import { evidenceFingerprints, fingerprintOf } from '../audit/fingerprint.ts';
import { isMeasuredTime } from '../changes/checked-rules.ts';
import { type Change, compareAnalyses, findingChanges } from '../changes/compare-analyses.ts';
import { type Finding, findingsOf } from '../changes/match-findings.ts';
import { type BudgetResult, type Budgets, checkBudgets } from './budgets.ts';

export interface GateInput {
  /** Without what was accepted. */
  readonly analysis: Analysis;
  /** The state that was accepted before; null to hold every finding against the site. */
  readonly baseline: Analysis | null;
  /** Findings below this level never fail; null when only budgets count. */
  readonly failOn: Severity | null;
  readonly budgets: Budgets;
}

export interface GateFinding {
  readonly ruleId: string;
  readonly title: string;
  readonly severity: Severity;
  /** The page; null when it is about the site. */
  readonly url: string | null;
  /** Which it is about, for findings about the site. */
  readonly subject: string | null;
  readonly description: string;
  readonly fix: string;
  /** All of it for a new finding; what was added for one that got worse. */
  readonly evidence: readonly Evidence[];
  readonly fingerprint: string;
  /** `new`; `grown`: there is more of it than before; `raised`: its severity is higher than before. */
  readonly kind: 'new' | 'grown' | 'raised';
}

export interface GateResult {
  readonly passed: boolean;
  readonly failOn: Severity | null;
  readonly hasBaseline: boolean;
  /** At or above the level: what the gate fails on. */
  readonly failures: readonly GateFinding[];
  readonly budgets: readonly BudgetResult[];
  /** New since the baseline, but below the level. */
  readonly belowLevel: number;
  /** Findings of the baseline that are gone. */
  readonly fixed: number;
  /** What could not be compared, in sentences. */
  readonly notes: readonly string[];
}

const rank = (severity: Severity): number => severities.indexOf(severity);

const isAtLeast = (severity: Severity, level: Severity): boolean => rank(severity) <= rank(level);

const gateFinding = (
  { issue, page, subject }: Finding,
  kind: GateFinding['kind'],
  evidence: readonly Evidence[] = issue.evidence,
): GateFinding => ({
  ruleId: issue.ruleId,
  title: issue.title,
  severity: issue.severity,
  url: page?.url ?? null,
  subject,
  description: issue.description,
  fix: issue.fix,
  evidence,
  fingerprint: fingerprintOf(issue, page?.url ?? null),
  kind,
});

/** The pieces that the earlier finding did not have; none unless there are more of them than before. */
function addedEvidence(before: Issue, after: Issue): readonly Evidence[] {
  if (after.evidence.length <= before.evidence.length) return [];
  const known = new Set(evidenceFingerprints(before));
  return after.evidence.filter((piece) => !known.has(evidenceFingerprints({ evidence: [piece] })[0] ?? ''));
}

/** A finding that is new, or worse than it was; null for all others. */
function regressionOf({ fate, finding, pair }: Change): GateFinding | null {
  if (fate === 'added') return gateFinding(finding, 'new');
  if (fate !== 'remaining' || pair.before === null || isMeasuredTime(finding.issue.ruleId)) return null;
  if (rank(finding.issue.severity) < rank(pair.before.issue.severity)) return gateFinding(finding, 'raised');
  const added = addedEvidence(pair.before.issue, finding.issue);
  return added.length === 0 ? null : gateFinding(finding, 'grown', added);
}

const byPlace = (a: GateFinding, b: GateFinding): number =>
  rank(a.severity) - rank(b.severity) ||
  a.ruleId.localeCompare(b.ruleId, 'en') ||
  (a.url ?? '').localeCompare(b.url ?? '', 'en') ||
  a.fingerprint.localeCompare(b.fingerprint, 'en');

const isFinding = (each: GateFinding | null): each is GateFinding => each !== null;

function regressions({ analysis, baseline }: GateInput): GateFinding[] {
  const found =
    baseline === null
      ? findingsOf(analysis)
          .filter(({ issue, isAccepted }) => !isAccepted && !isMeasuredTime(issue.ruleId))
          .map((finding) => gateFinding(finding, 'new'))
      : findingChanges(baseline, analysis).map(regressionOf).filter(isFinding);
  return found.sort(byPlace);
}

export function checkGate(input: GateInput): GateResult {
  const { analysis, baseline, failOn } = input;
  const found = failOn === null && baseline === null ? [] : regressions(input);
  const failures = failOn === null ? [] : found.filter(({ severity }) => isAtLeast(severity, failOn));
  const budgets = checkBudgets(analysis, input.budgets);
  const changes = baseline === null ? null : compareAnalyses(baseline, analysis);
  return {
    passed: failures.length === 0 && budgets.every(({ state }) => state !== 'exceeded'),
    failOn,
    hasBaseline: baseline !== null,
    failures,
    budgets,
    belowLevel: found.length - failures.length,
    fixed: changes?.counts.fixed ?? 0,
    notes: [
      ...(changes?.notCompared ?? []),
      ...(changes !== null && changes.byNewRules.length > 0
        ? [
            'Some checks have changed since the baseline was made; their findings do not count. Update the baseline to include them.',
          ]
        : []),
    ],
  };
}
