/** The summary of a report: how many issues there are, where, and what to fix first. */
import type { Analysis } from '../entities/analysis.ts';
import type { Severity } from '../entities/issue.ts';
import { messages } from '../messages/translate.ts';
import { causesOf, countCauses } from './causes.ts';
import { type GroupedAnalysis, type IssueGroup, issueGroups } from './issue-groups.ts';

/** A piece of the summary; with a filter it links to the findings it is about. */
export interface SummarySegment {
  readonly text: string;
  readonly filter?: { readonly severity?: Severity; readonly ruleId?: string };
}

/** Shares below this are not worth naming. */
const distinctivePercent = 10;

const words = messages({
  onWholeSite: 'on the whole site',
  pages: '{count, plural, one {# page} other {# pages}}',
  urls: '{count, plural, one {# URL} other {# URLs}}',
  otherUrls: '{count, plural, one {# other URL} other {# other URLs}}',
  site: 'the site as a whole',
  aboutSite: 'about the site as a whole',
  onPlaces: 'on {places}',
  startWith: 'Start with',
  allLost: ', which costs all lost points',
  shareLost: ' ({percent}% of your lost points)',
  noPage: 'No page of {domain} could be read.',
  noCritical: 'No critical issues,',
  critical: '{count, plural, one {# critical issue} other {# critical issues}}',
  warning: '{count, plural, one {# warning} other {# warnings}}',
  good: 'No critical issues and no warnings on {count, plural, one {# page} other {# pages}}.',
  advice: '{count, plural, one {# piece of advice} other {# pieces of advice}}',
  mayHelp: 'may still help.',
});

/** The pages of the leading findings: those that link to a missing page are not broken themselves. */
function whereIs({ pages: all }: GroupedAnalysis, groups: readonly IssueGroup[], severity: Severity): string {
  const places = groups.flatMap(({ ruleId, onPages, onSite }) => {
    const found = [
      ...onPages.map(({ page, issue }) => ({ issue, urls: [page.url] })),
      ...onSite.map((issue) => ({ issue, urls: issue.urls })),
    ].filter(({ issue }) => issue.severity === severity);
    const leading = found.filter(({ issue }) => issue.ruleId === ruleId);
    return leading.length === 0 ? found : leading;
  });
  const urls = new Set(places.flatMap((place) => place.urls));
  // The list has a row for each URL of a page, so they count here too.
  const copies = all.filter(({ url, sameAs }) => sameAs !== undefined && urls.has(sameAs) && !urls.has(url));
  const pageCount = all.filter(({ url }) => urls.has(url)).length + copies.length;
  // A missing page has no row among the pages.
  const others = urls.size + copies.length - pageCount;
  const parts = [
    ...(pageCount > 0 ? [words.pages({ count: pageCount })] : []),
    ...(others > 0 ? [(pageCount > 0 ? words.otherUrls : words.urls)({ count: others })] : []),
    ...(places.some((place) => place.urls.length === 0) ? [words.site] : []),
  ];
  return pageCount + others === 0 ? words.aboutSite : words.onPlaces({ places: parts });
}

/** What the list begins with, and how much of the loss it makes up. */
function firstRepair({ score }: GroupedAnalysis, group: IssueGroup): readonly SummarySegment[] {
  const lost = score?.deductions.reduce((sum, { points }) => sum + points, 0) ?? 0;
  const percent = lost > 0 ? Math.round(((group.points ?? 0) / lost) * 100) : 0;
  const name: SummarySegment = { text: `“${group.title}”`, filter: { ruleId: group.ruleId } };
  const share = percent >= 100 ? words.allLost : words.shareLost({ percent });
  return [{ text: ` ${words.startWith} ` }, name, { text: `${percent < distinctivePercent ? '' : share}.` }];
}

export type SummaryInput = GroupedAnalysis &
  Pick<Analysis, 'domain'> &
  Partial<Pick<Analysis, 'pageCount' | 'metrics' | 'wholeSite'>>;

/** The pages of a whole site are not in its report: its counters know them all. */
const countsOf = (analysis: SummaryInput): Readonly<Record<Severity, number>> => {
  const counts = countCauses(causesOf(analysis));
  const { wholeSite, metrics } = analysis;
  return wholeSite === true && metrics !== undefined
    ? { ...counts, critical: metrics.criticalIssues, warning: metrics.warnings }
    : counts;
};

/** The summary of a report in pieces, some of which link to findings. */
export function summarySegments(analysis: SummaryInput): readonly SummarySegment[] {
  const { pages, domain, wholeSite, pageCount = pages.length } = analysis;
  if (pages.length === 0 && wholeSite !== true) return [{ text: words.noPage({ domain }) }];
  const groups = issueGroups(analysis);
  const counts = countsOf(analysis);
  for (const severity of ['critical', 'warning'] as const) {
    const count = counts[severity];
    const first = groups.find((group) => group.severity === severity);
    if (count === 0 || first === undefined) continue;
    const noun = words[severity]({ count });
    return [
      ...(severity === 'warning' ? [{ text: `${words.noCritical} ` }] : []),
      { text: noun, filter: { severity } },
      { text: ` ${wholeSite === true ? words.onWholeSite : whereIs(analysis, groups, severity)}.` },
      ...firstRepair(analysis, first),
    ];
  }
  const good = words.good({ count: pageCount });
  if (counts.info === 0) return [{ text: good }];
  const noun = words.advice({ count: counts.info });
  return [{ text: `${good} ` }, { text: noun, filter: { severity: 'info' } }, { text: ` ${words.mayHelp}` }];
}
