/** Compares two analyses of one site: what is fixed, what is new, what remains, and what cannot be told. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { RuleChange, SiteChanges } from '@pagewright/contract/entities/site-changes';
import { severities } from '@pagewright/contract/severities';
import { checkedOnPage, checkedOnSite, isMeasuredTime, revisionOf } from './checked-rules.ts';
import { comparePages, compareWords, type PageChanges } from './compare-pages.ts';
import { type Finding, findingsOf } from './match-findings.ts';

type Fate = 'fixed' | 'added' | 'remaining' | 'byNewRules' | 'notCompared';

interface Change {
  readonly fate: Fate;
  readonly before: Finding | null;
  readonly after: Finding | null;
}

const hasSameRule = (before: Analysis, after: Analysis, ruleId: string): boolean =>
  revisionOf(before, ruleId) === revisionOf(after, ruleId);

/** Whether another run would have told this finding, had it been there. */
function couldFind(other: Analysis, { issue: { ruleId }, page }: Finding): boolean {
  if (page === null) return checkedOnSite(other, ruleId);
  const same = other.pages.find(({ url }) => url === page.url);
  if (same === undefined || (same.checkedAs ?? 'html') !== (page.checkedAs ?? 'html')) return false;
  return checkedOnPage(other, same, ruleId);
}

function fateOfLost(before: Analysis, after: Analysis, finding: Finding): Fate {
  const { ruleId } = finding.issue;
  if (isMeasuredTime(ruleId) || !couldFind(after, finding)) return 'notCompared';
  return hasSameRule(before, after, ruleId) ? 'fixed' : 'byNewRules';
}

function fateOfNew(before: Analysis, after: Analysis, finding: Finding, isNewPage: boolean): Fate {
  const { ruleId } = finding.issue;
  if (isMeasuredTime(ruleId)) return 'notCompared';
  if (isNewPage) return 'added';
  if (!couldFind(before, finding)) return 'notCompared';
  return hasSameRule(before, after, ruleId) ? 'added' : 'byNewRules';
}

function changesOf(before: Analysis, after: Analysis, { pages }: PageChanges): Change[] {
  const earlier = new Map(findingsOf(before).map((finding) => [finding.key, finding]));
  const later = new Map(findingsOf(after).map((finding) => [finding.key, finding]));
  const added = new Set(pages.added);
  const lost = [...earlier.values()].filter(({ key }) => !later.has(key));
  return [
    ...[...later.values()].map((finding): Change => {
      const was = earlier.get(finding.key) ?? null;
      if (was !== null) return { fate: 'remaining', before: was, after: finding };
      const isNewPage = finding.page !== null && added.has(finding.page.url);
      return { fate: fateOfNew(before, after, finding, isNewPage), before: null, after: finding };
    }),
    ...lost.map(
      (finding): Change => ({ fate: fateOfLost(before, after, finding), before: finding, after: null }),
    ),
  ];
}

const findingOf = ({ before, after }: Change): Finding | null => after ?? before;

/** In the order of severity, then of how many findings. */
function byRule(changes: readonly Change[]): RuleChange[] {
  const rows: RuleChange[] = [];
  for (const [ruleId, members] of Map.groupBy(changes, (change) => findingOf(change)?.issue.ruleId ?? '')) {
    const [issue] = members.flatMap((change) => findingOf(change)?.issue ?? []);
    if (issue === undefined) continue;
    rows.push({
      ruleId,
      title: issue.title,
      severity:
        severities.find((each) => members.some((change) => findingOf(change)?.issue.severity === each)) ??
        'info',
      category: issue.category,
      findings: members.map((change) => ({
        url: findingOf(change)?.page?.url ?? null,
        subject: findingOf(change)?.subject ?? null,
        before: change.before?.issue.evidence ?? [],
        after: change.after?.issue.evidence ?? [],
      })),
    });
  }
  return rows.sort(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      b.findings.length - a.findings.length ||
      a.ruleId.localeCompare(b.ruleId, 'en'),
  );
}

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

function describeNotCompared(
  before: Analysis,
  after: Analysis,
  changes: readonly Change[],
  readOnce: number,
): string[] {
  const sentences: string[] = [];
  const lost = changes.filter(({ fate }) => fate === 'notCompared').length;
  if (readOnce > 0) {
    sentences.push(
      `${readOnce} ${plural(readOnce, 'page was', 'pages were')} read in only one of the two scans, because a limit or an error kept the other from reading ${plural(readOnce, 'it', 'them')}.`,
    );
  }
  if (lost > 0) {
    sentences.push(
      `${lost} ${plural(lost, 'finding', 'findings')} could not be compared: only one of the two scans checked for ${plural(lost, 'it', 'them')}, or ${plural(lost, 'it rests', 'they rest')} on measured times.`,
    );
  }
  if ((before.ruleRevisions === undefined) !== (after.ruleRevisions === undefined)) {
    sentences.push(
      'The earlier scan was made by a version that did not record its rules, so some changes may come from new rules.',
    );
  }
  return sentences;
}

const markOf = ({ id, date }: Analysis) => ({ id, date });

export function compareAnalyses(before: Analysis, after: Analysis): SiteChanges {
  const pageChanges = comparePages(before, after);
  const changes = changesOf(before, after, pageChanges);
  const rowsOf = (fate: Fate): RuleChange[] => byRule(changes.filter((change) => change.fate === fate));
  return {
    before: markOf(before),
    after: markOf(after),
    score: { before: before.score?.value ?? null, after: after.score?.value ?? null },
    indexable: {
      before: before.indexability?.indexable ?? null,
      after: after.indexability?.indexable ?? null,
    },
    fixed: rowsOf('fixed'),
    added: rowsOf('added'),
    remaining: rowsOf('remaining'),
    byNewRules: rowsOf('byNewRules'),
    pages: pageChanges.pages,
    edits: compareWords(before, after),
    notCompared: describeNotCompared(before, after, changes, pageChanges.readOnce),
  };
}
