/** The summary of a report: how many issues there are, where, and what to fix first. */

import { countOf } from '../count-of.ts';
import type { Analysis } from '../entities/analysis.ts';
import type { Severity } from '../entities/issue.ts';
import { causesOf, countCauses } from './causes.ts';
import { type GroupedAnalysis, type IssueGroup, issueGroups } from './issue-groups.ts';

/** A piece of the summary; with a filter it links to the findings it is about. */
export interface SummarySegment {
  readonly text: string;
  readonly filter?: { readonly severity?: Severity; readonly ruleId?: string };
}

/** Shares below this are not worth naming. */
const distinctivePercent = 10;

const list = new Intl.ListFormat('en', { type: 'conjunction' });

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
    ...(pageCount > 0 ? [countOf(pageCount, 'page')] : []),
    ...(others > 0 ? [countOf(others, pageCount > 0 ? 'other URL' : 'URL')] : []),
    ...(places.some((place) => place.urls.length === 0) ? ['the site as a whole'] : []),
  ];
  return pageCount + others === 0 ? 'about the site as a whole' : `on ${list.format(parts)}`;
}

/** What the list begins with, and how much of the loss it makes up. */
function firstRepair({ score }: GroupedAnalysis, group: IssueGroup): readonly SummarySegment[] {
  const lost = score?.deductions.reduce((sum, { points }) => sum + points, 0) ?? 0;
  const percent = lost > 0 ? Math.round(((group.points ?? 0) / lost) * 100) : 0;
  const name: SummarySegment = { text: `“${group.title}”`, filter: { ruleId: group.ruleId } };
  const share = percent >= 100 ? ', which costs all lost points' : ` (${percent}% of your lost points)`;
  return [{ text: ' Start with ' }, name, { text: `${percent < distinctivePercent ? '' : share}.` }];
}

export type SummaryInput = GroupedAnalysis & Pick<Analysis, 'domain'>;

/** The summary of a report in pieces, some of which link to findings. */
export function summarySegments(analysis: SummaryInput): readonly SummarySegment[] {
  const { pages, domain } = analysis;
  if (pages.length === 0) return [{ text: `No page of ${domain} could be read.` }];
  const groups = issueGroups(analysis);
  const counts = countCauses(causesOf(analysis));
  for (const severity of ['critical', 'warning'] as const) {
    const count = counts[severity];
    const first = groups.find((group) => group.severity === severity);
    if (count === 0 || first === undefined) continue;
    const noun = countOf(count, severity === 'critical' ? 'critical issue' : 'warning');
    return [
      ...(severity === 'warning' ? [{ text: 'No critical issues, ' }] : []),
      { text: noun, filter: { severity } },
      { text: ` ${whereIs(analysis, groups, severity)}.` },
      ...firstRepair(analysis, first),
    ];
  }
  const good = `No critical issues and no warnings on ${countOf(pages.length, 'page')}.`;
  if (counts.info === 0) return [{ text: good }];
  const noun = `${countOf(counts.info, 'piece')} of advice`;
  return [{ text: `${good} ` }, { text: noun, filter: { severity: 'info' } }, { text: ' may still help.' }];
}
