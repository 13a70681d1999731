/** Compares two analyses of one site: what is fixed, what is new, what remains, and what cannot be told. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { RuleChange, SiteChanges } from '@pagewright/contract/entities/site-changes';
import { leadRuleOf } from '@pagewright/contract/report/causes';
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
function couldFind(run: Analysis, { issue: { ruleId }, page }: Finding, url: string | undefined): boolean {
  if (page === null) return checkedOnSite(run, ruleId);
  const same = run.pages.find((each) => each.url === url);
  if (same === undefined || (same.checkedAs ?? 'html') !== (page.checkedAs ?? 'html')) return false;
  return checkedOnPage(run, same, ruleId);
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

const worstOf = (changes: readonly Change[]): RuleChange['severity'] =>
  severities.find((each) => changes.some(({ finding }) => finding.issue.severity === each)) ?? 'info';

/** As the report lists them, findings of one cause together; in the order of severity, then of how many. */
function byRule(changes: readonly Change[]): RuleChange[] {
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
      return [{ ruleId, title: issue.title, severity: worstOf(members), category: issue.category, findings }];
    },
  );
  return rows.sort(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      b.findings.length - a.findings.length ||
      a.ruleId.localeCompare(b.ruleId, 'en'),
  );
}

const markOf = ({ id, date }: Analysis) => ({ id, date });

const pairsOf = ({ before, after, pageChanges }: Comparison): readonly Pair[] =>
  pairFindings(findingsOf(before), findingsOf(after), pageChanges.moved);

/** Every finding of either analysis with its fate. */
export function findingChanges(before: Analysis, after: Analysis): readonly Change[] {
  const comparison = { before, after, pageChanges: comparePages(before, after) };
  return pairsOf(comparison).flatMap((pair) => changeOf(comparison, pair));
}

export function compareAnalyses(before: Analysis, after: Analysis): SiteChanges {
  const pageChanges = comparePages(before, after);
  const { moved, pages, readOnce } = pageChanges;
  const comparison = { before, after, pageChanges };
  const pairs = pairsOf(comparison);
  const changes = pairs.flatMap((pair) => changeOf(comparison, pair));
  const having = (fate: Fate): Change[] => changes.filter((change) => change.fate === fate);
  const rowsOf = (fate: Fate): RuleChange[] => byRule(having(fate));
  const countOf = (fate: Fate): number => new Set(having(fate).map(({ finding }) => finding.cause)).size;
  return {
    domain: after.domain,
    before: markOf(before),
    after: markOf(after),
    score: { before: before.score?.value ?? null, after: after.score?.value ?? null },
    indexable: {
      before: before.indexability?.indexable ?? null,
      after: after.indexability?.indexable ?? null,
    },
    counts: { fixed: countOf('fixed'), added: countOf('added'), remaining: countOf('remaining') },
    fixed: rowsOf('fixed'),
    added: rowsOf('added'),
    remaining: rowsOf('remaining'),
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
