/** Compares two analyses of one site: what is fixed, what is new, what remains, and what cannot be told. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { RuleChange, SiteChanges } from '@pagewright/contract/entities/site-changes';
import { leadRuleOf } from '@pagewright/contract/report/causes';
import { issueGroups } from '@pagewright/contract/report/issue-groups';
import { sharedTexts } from '@pagewright/contract/report/shared-texts';
import { severities } from '@pagewright/contract/severities';
import { checkedOnPage, checkedOnSite, hasSameRule, isMeasuredTime } from './checked-rules.ts';
import { compareFiles } from './compare-files.ts';
import { comparePages, compareWords, type PageChanges } from './compare-pages.ts';
import { describeNotCompared } from './describe-not-compared.ts';
import { type Finding, findingsOf, isAlike, type Pair, pairFindings } from './match-findings.ts';

/** `gone`: its page is no longer there. */
type Fate = 'fixed' | 'added' | 'remaining' | 'byNewRules' | 'gone' | 'notCompared';

export interface Change {
  readonly fate: Fate;
  /** The later one where there are two. */
  readonly finding: Finding;
  readonly pair: Pair;
}

interface Comparison {
  readonly before: Analysis;
  readonly after: Analysis;
  readonly pageChanges: PageChanges;
}

/** Whether a run would have reported this finding, had it been there. */
function couldFind(run: Analysis, finding: Finding, url: string | undefined): boolean {
  const { page, urls } = finding;
  const { ruleId } = finding.issue;
  if (page === null) return checkedOnSite(run, ruleId) && (run.coverage.full || reachedAll(run, urls));
  const same = run.pages.find((each) => each.url === url);
  if (same === undefined || (same.checkedAs ?? 'html') !== (page.checkedAs ?? 'html')) return false;
  return checkedOnPage(run, same, ruleId);
}

/** A run that stopped at its limit says nothing of what it did not request. */
function reachedAll({ pages, coverage }: Analysis, urls: readonly string[]): boolean {
  const reached = new Set(pages.map((page) => page.url));
  for (const { url, outcome, status } of coverage.entries)
    if (outcome !== 'notCrawled' && status !== undefined) reached.add(url);
  return urls.every((url) => reached.has(url));
}

function fateOfLost({ before, after, pageChanges }: Comparison, finding: Finding): Fate {
  const { ruleId } = finding.issue;
  const { moved, pages } = pageChanges;
  const url = finding.page?.url;
  if (url !== undefined && !moved.has(url)) {
    if ([...pages.removed, ...pages.redirected].some((gone) => gone.url === url)) return 'gone';
  }
  const urlNow = url === undefined ? undefined : (moved.get(url) ?? url);
  if (isMeasuredTime(ruleId) || !couldFind(after, finding, urlNow)) return 'notCompared';
  return hasSameRule(before, after, ruleId) ? 'fixed' : 'byNewRules';
}

function fateOfNew({ before, after, pageChanges }: Comparison, finding: Finding): Fate {
  const { ruleId } = finding.issue;
  const { moved, pages } = pageChanges;
  const url = finding.page?.url;
  if (isMeasuredTime(ruleId)) return 'notCompared';
  if (url !== undefined && pages.added.includes(url)) return 'added';
  const urlBefore = [...moved].find(([, to]) => to === url)?.[0] ?? url;
  if (!couldFind(before, finding, urlBefore)) return 'notCompared';
  return hasSameRule(before, after, ruleId) ? 'added' : 'byNewRules';
}

function changeOf(comparison: Comparison, pair: Pair): Change[] {
  const { before, after } = pair;
  // What is or was accepted is no change of the site; with new evidence it is reported again, as new.
  if (after?.isAccepted === true || (after === null && before?.isAccepted === true)) return [];
  if (after !== null && before?.isAccepted === true && !isAlike(before, after))
    return [{ fate: 'added', finding: after, pair }];
  if (after !== null) {
    const fate = before === null ? fateOfNew(comparison, after) : 'remaining';
    return [{ fate, finding: after, pair }];
  }
  return before === null ? [] : [{ fate: fateOfLost(comparison, before), finding: before, pair }];
}

/** What came and went of one cause is still there, in another place. */
function withoutMoves(changes: readonly Change[]): readonly Change[] {
  const causesOf = (fate: Fate) =>
    new Set(
      changes
        .filter((change) => change.fate === fate && change.finding.page !== null)
        .map(({ finding }) => finding.cause),
    );
  const moved = causesOf('fixed').intersection(causesOf('added'));
  return changes.map((change) =>
    moved.has(change.finding.cause) && (change.fate === 'fixed' || change.fate === 'added')
      ? { ...change, fate: 'remaining' }
      : change,
  );
}

const worstOf = (changes: readonly Change[]): RuleChange['severity'] =>
  severities.find((each) => changes.some(({ finding }) => finding.issue.severity === each)) ?? 'info';

/** As the report lists them: findings of one cause together, in the order of work. */
function byRule(changes: readonly Change[], rankOf: (ruleId: string) => number): RuleChange[] {
  const rows = [...Map.groupBy(changes, ({ finding }) => leadRuleOf(finding.issue))].flatMap(
    ([ruleId, members]) => {
      const issues = members.map(({ finding }) => finding.issue);
      const issue = issues.find((each) => each.ruleId === ruleId) ?? issues[0];
      if (issue === undefined) return [];
      const findings = members.map(({ finding: { page, subject }, pair }) => ({
        url: page?.url ?? null,
        subject,
        before: pair.before?.issue.evidence ?? [],
        after: pair.after?.issue.evidence ?? [],
      }));
      const { title } = sharedTexts(
        issue,
        issues.filter((each) => each.ruleId === issue.ruleId),
      );
      return [{ ruleId, title, severity: worstOf(members), category: issue.category, findings }];
    },
  );
  return rows.sort(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      rankOf(a.ruleId) - rankOf(b.ruleId) ||
      b.findings.length - a.findings.length ||
      a.ruleId.localeCompare(b.ruleId, 'en'),
  );
}

/** The order of the later report, then of the earlier one. */
function ranksIn({ before, after }: Comparison): (ruleId: string) => number {
  const order = [...issueGroups(after), ...issueGroups(before)].map(({ ruleId }) => ruleId);
  const ranks = new Map([...new Set(order)].map((ruleId, rank) => [ruleId, rank]));
  return (ruleId) => ranks.get(ruleId) ?? ranks.size;
}

const markOf = ({ id, date }: Analysis) => ({ id, date });

const pairsOf = ({ before, after, pageChanges }: Comparison): readonly Pair[] =>
  pairFindings(findingsOf(before), findingsOf(after), pageChanges.moved);

/** Every finding of either analysis with its fate. */
export function findingChanges(before: Analysis, after: Analysis): readonly Change[] {
  const comparison = { before, after, pageChanges: comparePages(before, after) };
  return withoutMoves(pairsOf(comparison).flatMap((pair) => changeOf(comparison, pair)));
}

export function compareAnalyses(before: Analysis, after: Analysis): SiteChanges {
  const pageChanges = comparePages(before, after);
  const { moved, pages, readOnce } = pageChanges;
  const comparison = { before, after, pageChanges };
  const pairs = pairsOf(comparison);
  const changes = withoutMoves(pairs.flatMap((pair) => changeOf(comparison, pair)));
  const rankOf = ranksIn(comparison);
  const having = (fate: Fate): Change[] => changes.filter((change) => change.fate === fate);
  const rowsOf = (fate: Fate): RuleChange[] => byRule(having(fate), rankOf);
  const [fixed, added, remaining] = [rowsOf('fixed'), rowsOf('added'), rowsOf('remaining')];
  const urlsAfter = new Set(after.pages.map(({ url }) => url));
  return {
    domain: after.domain,
    before: markOf(before),
    after: markOf(after),
    score: { before: before.score?.value ?? null, after: after.score?.value ?? null },
    indexable: {
      before: before.indexability?.indexable ?? null,
      after: after.indexability?.indexable ?? null,
    },
    compared: {
      pages: before.pages.filter(({ url }) => urlsAfter.has(moved.get(url) ?? url)).length,
      readOnce,
    },
    counts: { fixed: fixed.length, added: added.length, remaining: remaining.length },
    fixed,
    added,
    remaining,
    byNewRules: rowsOf('byNewRules'),
    pages: { ...pages, changed: compareWords(before, after, moved) },
    files: compareFiles(before, after),
    notCompared: describeNotCompared(before, after, {
      readOnce,
      accepted: pairs.filter(
        ({ before: old, after: now }) => now?.isAccepted === true && old?.isAccepted !== true,
      ).length,
      gone: having('gone').length,
      unchecked: having('notCompared').filter(({ finding }) => !isMeasuredTime(finding.issue.ruleId)).length,
      timed: having('notCompared').filter(({ finding }) => isMeasuredTime(finding.issue.ruleId)).length,
    }),
  };
}
