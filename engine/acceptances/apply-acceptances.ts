/** Takes accepted findings out of an analysis: out of its lists, counters and scores, into a list of their own. */
import type { StoredAcceptance } from '@pagewright/contract/entities/acceptance';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import type { AcceptedFinding, Issue, Score, SiteIssue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { leadRuleOf } from '@pagewright/contract/report/causes';
import { unindexedRule } from '@pagewright/contract/report/score-formula';
import { countMetrics } from '../audit/assemble-audit.ts';
import { insightsOf } from '../audit/insights/insights.ts';
import { mergeInsights } from '../audit/insights/merge-insights.ts';
import { deductionsOf, partOfScore, penaltyOf, scoreOfPage, scoreSite } from '../audit/score.ts';
import { findAcceptance, hasEnded } from './match-acceptances.ts';

export interface AppliedAcceptances {
  readonly analysis: Analysis;
  /** How many findings each acceptance covers, by its id; ended ones are left out. */
  readonly matches: Readonly<Record<string, number>>;
}

type Deduction = Score['deductions'][number];

/** Rules that cost a page or the host something: those of its own findings, and of the site's that touch it. */
const rulesAt = (own: readonly Issue[], siteIssues: readonly SiteIssue[], url: string | null): Set<string> =>
  new Set([
    ...own.map(({ ruleId }) => ruleId),
    ...siteIssues
      .filter(({ urls }) => (url === null ? urls.length === 0 : urls.includes(url)))
      .map(({ ruleId }) => ruleId),
  ]);

/** Without what only accepted findings cost. */
const withoutRules = (score: Score, gone: ReadonlySet<string>, left: ReadonlySet<string>): Score =>
  partOfScore(score, (ruleId) => !gone.has(ruleId) || left.has(ruleId));

/** A finding that was counted with an accepted one now counts by itself. */
function chargeAlone(score: Score, issues: readonly Issue[]): Score {
  const own = new Map(
    deductionsOf(issues.map((issue) => penaltyOf(issue))).map((each) => [each.ruleId, each]),
  );
  const deductions = score.deductions.map(
    (each): Deduction => (each.points === 0 ? (own.get(each.ruleId) ?? each) : each),
  );
  return partOfScore({ ...score, deductions }, () => true);
}

/** Causes whose leading finding is still reported somewhere. */
function leadingCauses({ pages, siteIssues }: Pick<Analysis, 'pages' | 'siteIssues'>): ReadonlySet<string> {
  const all = [...siteIssues, ...pages.flatMap(({ issues }) => issues)];
  return new Set(
    all.flatMap((issue) =>
      issue.cause !== undefined && leadRuleOf(issue) === issue.ruleId ? [issue.cause] : [],
    ),
  );
}

function freeLed<T extends Issue>(issue: T, leading: ReadonlySet<string>): T {
  if (issue.cause === undefined || leading.has(issue.cause)) return issue;
  const { cause: _gone, ...rest } = issue;
  return rest as T;
}

function acceptOnPage(page: Page, accept: (issue: Issue, url: string) => boolean): Page {
  const kept = page.issues.map((issue) => !accept(issue, page.url));
  if (kept.every(Boolean)) return page;
  return {
    ...page,
    issues: page.issues.filter((_, at) => kept[at]),
    // Suggestions belong to issues by their position; those beyond belong to none.
    suggestions: page.suggestions.filter((_, at) => kept[at] ?? true),
  };
}

function scored(
  page: Page,
  before: Page,
  gone: Analysis['siteIssues'],
  left: Analysis['siteIssues'],
  leading: ReadonlySet<string>,
): Page {
  const issues = page.issues.map((issue) => freeLed(issue, leading));
  const freed = issues.filter((issue, at) => issue !== page.issues[at]);
  const score = scoreOfPage(before);
  if (score === undefined) return { ...page, issues };
  const goneHere = rulesAt(
    before.issues.filter((issue) => !page.issues.includes(issue)),
    gone,
    page.url,
  );
  const rest = withoutRules(score, goneHere, rulesAt(page.issues, left, page.url));
  return { ...page, issues, score: freed.length === 0 ? rest : chargeAlone(rest, freed) };
}

/** Faulty URLs that are no page: the accepted ones cost nothing any more. */
function scoreOthers(others: readonly Score[], gone: readonly SiteIssue[], pages: readonly Page[]): Score[] {
  const known = new Set(pages.map(({ url }) => url));
  const rules = gone
    .filter(({ urls }) => urls.length === 1 && !known.has(urls[0] ?? ''))
    .map(({ ruleId }) => ruleId);
  return others.map((score) => {
    const at = rules.findIndex((ruleId) => score.deductions.some((each) => each.ruleId === ruleId));
    if (at === -1) return score;
    const [ruleId] = rules.splice(at, 1);
    return partOfScore(score, (id) => id !== ruleId);
  });
}

/** `stored` has all findings; `today` as 2026-11-15. */
export function applyAcceptances(
  stored: Analysis,
  acceptances: readonly StoredAcceptance[],
  today: string,
): AppliedAcceptances {
  const valid = acceptances.filter((each) => !hasEnded(each, today));
  const accepted: AcceptedFinding[] = [];
  const accept = (issue: Issue, url: string | null, urls: readonly string[]): boolean => {
    const by = findAcceptance(valid, issue, urls);
    if (by === undefined) return false;
    accepted.push({ acceptanceId: by.id, reason: by.reason, url, issue: { ...issue, urls: [...urls] } });
    return true;
  };
  const siteIssues = stored.siteIssues.filter((issue) => !accept(issue, null, issue.urls));
  const pages = stored.pages.map((page) => acceptOnPage(page, (issue, url) => accept(issue, url, [url])));
  const matches = Object.fromEntries(
    valid.map(({ id }) => [id, accepted.filter(({ acceptanceId }) => acceptanceId === id).length]),
  );
  if (accepted.length === 0) return { analysis: stored, matches };
  return { analysis: recount(stored, { pages, siteIssues, accepted }), matches };
}

/** Work whose findings were all accepted is none any more. */
function withoutDoneWork(
  insights: EnhancedInsights,
  isAccepted: (ruleId: string) => boolean,
): EnhancedInsights {
  const content = insights.contentQualityAnalysis;
  if (content?.strategicRecommendations === undefined) return insights;
  const strategicRecommendations = content.strategicRecommendations.filter(
    ({ ruleIds = [] }) => ruleIds.length === 0 || !ruleIds.every(isAccepted),
  );
  return { ...insights, contentQualityAnalysis: { ...content, strategicRecommendations } };
}

type Parts = Pick<Analysis, 'pages' | 'siteIssues'> & { readonly accepted: AcceptedFinding[] };

/** The figures of an analysis without its accepted findings. */
function recount(stored: Analysis, { pages: left, siteIssues: onSite, accepted }: Parts): Analysis {
  const leading = leadingCauses({ pages: left, siteIssues: onSite });
  const gone = stored.siteIssues.filter((issue) => !onSite.includes(issue));
  const pages = left.map((page, at) => scored(page, stored.pages[at] ?? page, gone, onSite, leading));
  const siteIssues = onSite.map((issue) => freeLed(issue, leading));
  const { scoreBasis, indexability } = stored;
  const acceptedRules = new Set(accepted.map(({ issue }) => issue.ruleId));
  const leftRules = new Set(
    [...siteIssues, ...pages.flatMap(({ issues }) => issues)].map(({ ruleId }) => ruleId),
  );
  const basis = scoreBasis && {
    ...scoreBasis,
    passedRules: scoreBasis.passedRules.filter((id) => !acceptedRules.has(id)),
    host: withoutRules(
      { value: 0, deductions: scoreBasis.host },
      rulesAt([], gone, null),
      rulesAt([], onSite, null),
    ).deductions,
    others: scoreOthers(scoreBasis.others, gone, stored.pages),
  };
  const score =
    basis === undefined || basis.weights.length !== pages.length
      ? stored.score
      : scoreSite(pages, basis, indexability?.limitsScore === true && !acceptedRules.has(unindexedRule));
  const counted = countMetrics(basis?.passedRules ?? [], pages, siteIssues);
  const rescored = {
    ...stored,
    pages,
    siteIssues,
    ...(basis !== undefined && { scoreBasis: basis }),
    ...(score !== undefined && { score }),
  };
  return {
    ...rescored,
    accepted,
    ...(stored.enhancedInsights !== undefined && {
      enhancedInsights: withoutDoneWork(
        mergeInsights(stored.enhancedInsights, insightsOf(rescored)),
        (ruleId) => acceptedRules.has(ruleId) && !leftRules.has(ruleId),
      ),
    }),
    metrics: basis === undefined ? { ...counted, goodPractices: stored.metrics.goodPractices } : counted,
  };
}
