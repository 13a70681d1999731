/** The bars of a report: which share of the pages passes the rules of a group. */
import type { Analysis } from '../entities/analysis.ts';
import type { Issue, IssueCategory } from '../entities/issue.ts';
import { messages } from '../messages/translate.ts';
import { insightTone, type Tone } from '../ratings.ts';
import { barCategories } from '../severities.ts';
import { causesOf, countCauses } from './causes.ts';

export interface CategoryBar {
  readonly category: IssueCategory;
  /** Share of pages without a critical issue or warning of this group; null when there is nothing to take a share of. */
  readonly percentOptimized: number | null;
  readonly tone: Tone | null;
  readonly critical: number;
  readonly warnings: number;
  readonly info: number;
  /** Why there is no percentage. */
  readonly because: string | null;
}

/** Rules evaluated on every page: when one was not evaluated, its whole group was switched off. */
export const leadRule = /^(?:title|meta-description|h1|img-alt)-missing$|^link-malformed$/;

/** Most rules of these groups need a browser: a page that none opened passes nothing. */
const browserCategories: ReadonlySet<IssueCategory> = new Set(['performance', 'mobile', 'js-rendering']);
const severityWeight = { critical: 15, warning: 4, info: 0.25 } as const;

const words = messages({
  site: 'About the site as a whole.',
  notCrawled: 'About URLs that were not crawled.',
  none: 'No page could be checked.',
});

type BarInput = Pick<Analysis, 'pages' | 'siteIssues' | 'notEvaluated'> &
  Partial<Pick<Analysis, 'pageCount' | 'faultyPages'>>;

/** Of a whole site, whose pages are rows. */
function wholeSiteBar(
  counts: Pick<CategoryBar, 'category' | 'critical' | 'warnings' | 'info'>,
  pages: number,
  faulty: number,
): CategoryBar {
  const percentOptimized = Math.round(((pages - faulty) / pages) * 100);
  return { ...counts, percentOptimized, tone: insightTone(percentOptimized), because: null };
}

function barOf(
  category: IssueCategory,
  { pages, siteIssues, notEvaluated, pageCount = 0, faultyPages }: BarInput,
): CategoryBar {
  const isOurs = (issue: Issue): boolean => issue.category === category;
  const onSite = siteIssues.filter(isOurs);
  const found = causesOf({ pages, siteIssues }).filter(({ issue }) => isOurs(issue));
  const { critical, warning: warnings, info } = countCauses(found);
  const touched = new Set(onSite.filter(({ severity }) => severity !== 'info').flatMap(({ urls }) => urls));
  for (const { url, issues } of pages)
    if (issues.some((issue) => isOurs(issue) && issue.severity !== 'info')) touched.add(url);
  const needsBrowser = browserCategories.has(category) && pages.some(({ rendered }) => rendered === true);
  // What was not evaluated, such as the title of a page that is not indexable, counts neither way.
  const evaluated = pages.filter(
    ({ url, indexable, rendered }) =>
      touched.has(url) || (indexable !== false && (!needsBrowser || rendered === true)),
  );
  const passed = evaluated.filter(({ url }) => !touched.has(url)).length;
  const counts = { category, critical, warnings, info };
  if (faultyPages !== undefined && pageCount > 0)
    return wholeSiteBar(counts, pageCount, faultyPages[category] ?? 0);
  const leftOut = notEvaluated.find((each) => each.category === category && leadRule.test(each.ruleId));
  const isAboutPages =
    evaluated.length > 0 && (passed < evaluated.length || counts.critical + counts.warnings === 0);
  if (leftOut !== undefined || !isAboutPages) {
    let because = touched.size === 0 ? words.site : words.notCrawled;
    if (leftOut !== undefined) because = leftOut.reason;
    else if (evaluated.length === 0) because = words.none;
    return { ...counts, percentOptimized: null, tone: null, because };
  }
  const percentOptimized = Math.round((passed / evaluated.length) * 100);
  return { ...counts, percentOptimized, tone: insightTone(percentOptimized), because: null };
}

/** The five groups with a bar of their own, always; then every other group with a finding, worst first. */
export function categoryBars(analysis: BarInput): readonly CategoryBar[] {
  const found = new Set(
    [...analysis.pages.flatMap(({ issues }) => issues), ...analysis.siteIssues].map(
      ({ category }) => category,
    ),
  );
  const isBar = new Set<IssueCategory>(barCategories);
  const others = [...found].filter((category) => !isBar.has(category)).map((each) => barOf(each, analysis));
  const weight = ({ critical, warnings, info }: CategoryBar): number =>
    critical * severityWeight.critical + warnings * severityWeight.warning + info * severityWeight.info;
  return [
    ...barCategories.map((category) => barOf(category, analysis)),
    ...others.sort((a, b) => weight(b) - weight(a) || a.category.localeCompare(b.category)),
  ];
}
