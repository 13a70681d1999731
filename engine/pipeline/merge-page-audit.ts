/** Merges the new audit of a page with what only the site or a browser could tell about it. */
import type { Issue, Score } from '@pagewright/contract/entities/issue';
import type { Page, PageImage } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { leadRuleOf } from '@pagewright/contract/report/causes';
import { bySeverity } from '../audit/assemble-audit.ts';
import { causeKey, findCausesOnPage, type PlacedFinding } from '../audit/causes/find-causes.ts';
import { countedAs, supersededAmong } from '../audit/place-findings.ts';
import { partOfScore, penaltyOf, scorePage } from '../audit/score.ts';
import type { PageAudit } from './audit-page.ts';
import { isPageRuleId } from './select-rules.ts';

/** Findings that need the whole site or a browser: one page alone can neither confirm nor clear them. */
const isFromElsewhere = ({ ruleId }: { readonly ruleId: string }): boolean => !isPageRuleId(ruleId);

/** The same finding with the same description: its suggestion still applies. */
const isSame = (a: Issue, b: Issue): boolean => a.ruleId === b.ruleId && a.description === b.description;

/** Suggestions stay at the position of their issue; an issue without one gets an empty string. */
function retainSuggestions(before: Page, issues: readonly Issue[]): string[] {
  const forIssues = issues.map((issue) => {
    const at = before.issues.findIndex((other) => isSame(issue, other));
    return at === -1 ? '' : (before.suggestions[at] ?? '');
  });
  const others = before.suggestions.slice(before.issues.length);
  if (others.length > 0) return [...forIssues, ...others];
  return forIssues.slice(0, forIssues.findLastIndex((text) => text !== '') + 1);
}

const retainAltTexts = (before: Page, images: readonly PageImage[]): PageImage[] =>
  images.map((image) => {
    const same = before.images.find(({ src, alt }) => src === image.src && alt === image.alt);
    if (same === undefined) return image;
    const { suggestedAlt, suggestedAltFrom, suggestedAltOrigin, needsPerson } = same;
    return {
      ...image,
      ...(suggestedAlt !== undefined && { suggestedAlt }),
      ...(suggestedAltFrom !== undefined && { suggestedAltFrom }),
      ...(suggestedAltOrigin && { suggestedAltOrigin }),
      ...(needsPerson && { needsPerson }),
    };
  });

/** Whether the page is the same in everything that the report contains. */
const isUnchanged = (before: Page, after: Page): boolean =>
  JSON.stringify([after.title, after.metaDescription, after.headings, after.paragraphs, after.images]) ===
    JSON.stringify([
      before.title,
      before.metaDescription,
      before.headings,
      before.paragraphs,
      before.images,
    ]) &&
  after.issues.length === before.issues.length &&
  after.issues.every((issue, at) => before.issues[at] !== undefined && isSame(issue, before.issues[at]));

/** Texts and fixes of an unchanged page still apply; for a changed one only markup fixes were verified. */
export function withTextsAndFixes(before: Page, after: Page, { fixes = [] }: PageAudit): Page {
  const { score } = after;
  const cleared = (ids: readonly string[]): string[] =>
    ids.filter((id) => after.issues.some(({ ruleId }) => ruleId === id));
  const fresh = fixes.flatMap((fix) => {
    const clearedHere = cleared(fix.cleared);
    if (score == null || clearedHere.length === 0) return [];
    const gain = fix.scoreAfter - fix.scoreBefore;
    const scoreAfter = Math.min(limits.score.max, Math.round((score.value + gain) * 10) / 10);
    return [{ ...fix, cleared: clearedHere, scoreBefore: score.value, scoreAfter }];
  });
  const isSamePage = isUnchanged(before, after);
  const valid = isSamePage ? (before.fixes ?? []) : fresh;
  return {
    ...after,
    ...(isSamePage && before.suggestedTexts && { suggestedTexts: before.suggestedTexts }),
    ...(valid.length > 0 && { fixes: valid }),
  };
}

export type LeadingFinding = Pick<PlacedFinding, 'issue' | 'urls' | 'page'>;

/** Findings elsewhere that lead others, by the cause they name. */
export type Leading = ReadonlyMap<string, LeadingFinding>;

/** As before where the findings are the same and the leading one is elsewhere; else as far as the page alone tells. */
function withCauses(before: Page, issues: readonly Issue[], leading: Leading): readonly Issue[] {
  const known = issues.map((issue): Issue => {
    const cause = before.issues.find((other) => isSame(issue, other))?.cause;
    const isKept =
      cause !== undefined && (leading.has(cause) || leadRuleOf({ ...issue, cause }) === issue.ruleId);
    if (isKept) return { ...issue, cause };
    const { cause: dropped, ...rest } = issue;
    return dropped === undefined ? issue : rest;
  });
  const placed = known.map((issue) => ({ issue, page: before, urls: [before.url], facts: [] }));
  const leads = findCausesOnPage(placed.filter(({ issue }) => !leading.has(issue.cause ?? '')));
  const naming = new Set([...leads.values()].map(({ issue }) => issue));
  return placed.map((finding) => {
    const { issue } = finding;
    const lead = leads.get(issue) ?? (naming.has(issue) ? finding : undefined);
    return lead === undefined ? issue : { ...issue, cause: causeKey(lead) };
  });
}

function deductionsAfter(before: Page, issues: readonly Issue[], leading: Leading): Score['deductions'] {
  const led = (issue: Issue): string | undefined => {
    const { cause } = issue;
    if (cause === undefined || leadRuleOf(issue) === issue.ruleId) return undefined;
    const onPage = issues.find((other) => other.cause === cause && other.ruleId === leadRuleOf(issue));
    return countedAs(onPage === undefined ? leading.get(cause) : { issue: onPage, urls: [], page: before });
  };
  const isCharged = new Set(issues.map(({ ruleId }) => ruleId));
  // Findings about several pages cost this one too, without standing on it.
  const shared = before.score?.deductions.filter(
    (each) => isFromElsewhere(each) && !isCharged.has(each.ruleId),
  );
  return [...scorePage(issues.map((issue) => penaltyOf(issue, led(issue)))).deductions, ...(shared ?? [])];
}

export function mergeAudit(
  before: Page,
  audit: PageAudit,
  leftOut: ReadonlySet<string>,
  leading: Leading,
): Page {
  const fresh = audit.issues.filter(({ ruleId }) => !leftOut.has(ruleId));
  const all = [...fresh, ...before.issues.filter(isFromElsewhere)];
  const superseded = supersededAmong(all);
  const issues = withCauses(
    before,
    all.filter(({ ruleId }) => !superseded.has(ruleId)),
    leading,
  ).toSorted(bySeverity);
  const deductions = deductionsAfter(before, issues, leading);
  const { notEvaluated, summary, indexable } = audit;
  const isJudged = audit.passedRules.length + audit.issues.length + deductions.length > 0;
  return {
    ...summary,
    url: before.url,
    ...(before.finalUrl !== undefined && { finalUrl: before.finalUrl }),
    indexable,
    ...(before.rendered === true && { rendered: true }),
    ...(before.search !== undefined && { search: before.search }),
    ...(before.template !== undefined && { template: before.template }),
    ...(before.sameAs !== undefined && { sameAs: before.sameAs }),
    ...(before.values !== undefined && { values: before.values }),
    images: retainAltTexts(before, summary.images),
    issues,
    suggestions: retainSuggestions(before, issues),
    score: isJudged
      ? partOfScore(
          { value: 0, deductions: deductions.toSorted((a, b) => b.points - a.points) },
          (ruleId) => !superseded.has(ruleId),
        )
      : null,
    ...(notEvaluated.length > 0 && { notEvaluated: [...notEvaluated] }),
  };
}
