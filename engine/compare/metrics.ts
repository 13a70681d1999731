/** Computes the seven metrics of a comparison. Their labels: contract/report/competitor-words.ts. */
import type {
  ComparedMetric,
  CompetitorMetrics,
  MetricBasis,
  Significance,
} from '@pagewright/contract/entities/competitor';
import type { IssueCategory } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { rateDifference } from '@pagewright/contract/ratings';
import { leadRule } from '@pagewright/contract/report/category-bars';
import type { Side, Sides } from './comparable-samples.ts';
import { categoryResult, costOfAll, faultsOf, hostFaults, isCritical } from './findings-by-page.ts';

interface Measured extends MetricBasis {
  readonly value: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Categories with a metric of their own; all others make up the technical score. */
export const shareGroups: ReadonlySet<IssueCategory> = new Set([
  'title',
  'meta-description',
  'headings',
  'images',
  'content',
]);

function share(side: Side, category: IssueCategory, isConcerned?: (page: Page) => boolean): Measured {
  const { passed, checked, faulty } = categoryResult(side, category, isConcerned);
  return {
    value: checked === 0 ? 0 : Math.round((passed / checked) * 100),
    count: passed,
    of: checked,
    urls: faulty.map(({ url }) => url),
  };
}

const costliestFirst = (costs: ReadonlyMap<Page, number>): string[] =>
  [...costs]
    .filter(([, cost]) => cost > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([{ url }]) => url);

/** The published formula over the other categories: the mean of the pages, minus the cost of host findings. */
function technicalScore(side: Side): Measured {
  const isOurs = ({ category }: { category: IssueCategory }): boolean => !shareGroups.has(category);
  const costs = new Map(
    side.pages.map((page) => [page, costOfAll(faultsOf(side, page).filter(isOurs))] as const),
  );
  const of = side.pages.length;
  const mean = [...costs.values()].reduce((sum, cost) => sum + Math.max(0, 100 - cost), 0) / Math.max(1, of);
  const lost = costOfAll(hostFaults(side).filter(isOurs));
  const count = [...costs.values()].filter((cost) => cost === 0).length;
  return { value: Math.floor(Math.max(0, mean - lost)), count, of, urls: costliestFirst(costs) };
}

/** Scaled to the size of the larger sample; host findings count once. */
function criticals(side: Side, pages: number): Measured {
  const found = new Map(side.pages.map((page) => [page, page.issues.filter(isCritical).length] as const));
  const shared = side.siteIssues.filter((issue) => isCritical(issue) && issue.urls.length > 0).length;
  const own = [...found.values()].reduce((sum, count) => sum + count, 0) + shared;
  const host = hostFaults(side).filter(isCritical).length;
  const of = side.pages.length;
  return {
    value: round((own * pages) / Math.max(1, of) + host),
    count: own + host,
    of,
    urls: costliestFirst(found),
  };
}

const importantMin = 15;
const criticalMin = 30;

/** A difference of fewer than two pages of the smaller sample is always minor. */
function significanceOfShare(difference: number, main: Measured, competitor: Measured): Significance {
  const distance = Math.abs(difference);
  const pagesApart = (distance / 100) * Math.max(1, Math.min(main.of, competitor.of));
  if (distance < importantMin || pagesApart < 1.5) return 'minor';
  return distance >= criticalMin && pagesApart >= 2.5 ? 'critical' : 'important';
}

function significanceOfScore(difference: number): Significance {
  const distance = Math.abs(difference);
  if (distance >= criticalMin) return 'critical';
  return distance >= importantMin ? 'important' : 'minor';
}

const manyCriticals = 5;

/** The step from none to some weighs the most. */
function significanceOfCount(main: number, competitor: number): Significance {
  const distance = Math.abs(main - competitor);
  const isNoneAgainstSome = Math.min(main, competitor) === 0 && distance >= 1;
  if (distance >= manyCriticals || (isNoneAgainstSome && distance >= 3)) return 'critical';
  return isNoneAgainstSome || distance > limits.competitor.advantageThreshold ? 'important' : 'minor';
}

/** Longer URLs are not shown. */
const urlMax = 2000;

const basisOf = ({ count, of, urls }: Measured): MetricBasis => ({
  count,
  of,
  urls: urls.filter((url) => url.length <= urlMax),
});

function percentOf(difference: number, competitor: number): number {
  if (competitor !== 0) return round((difference / competitor) * 100);
  return difference === 0 ? 0 : 100;
}

function numbersOf(main: Measured, competitor: Measured) {
  const difference = round(main.value - competitor.value);
  return {
    main: main.value,
    competitor: competitor.value,
    difference,
    percentageDiff: percentOf(difference, competitor.value),
    basis: { main: basisOf(main), competitor: basisOf(competitor) },
  };
}

function advantageOf(lead: number): Pick<ComparedMetric, 'advantage'> {
  const ahead = rateDifference(lead);
  if (ahead === 'similar') return {};
  return { advantage: ahead === 'better' ? 'main' : 'competitor' };
}

/** Null when the metric can be computed for both sites. */
function reasonNotCompared(
  { main, competitor }: Sides,
  { category, what, checked }: { category: IssueCategory; what: string; checked: readonly [number, number] },
): string | null {
  const leftOut = [main, competitor]
    .flatMap(({ whole }) => whole.notEvaluated)
    .find((each) => each.category === category && leadRule.test(each.ruleId));
  if (leftOut !== undefined) return leftOut.reason;
  const without = [main, competitor].filter((_, at) => checked[at] === 0).map(({ domain }) => domain);
  if (without.length === 0) return null;
  return `No page of ${without.join(' or ')} in the sample could be checked for its ${what}.`;
}

const nothing: Measured = { value: 0, count: 0, of: 0, urls: [] };

interface ShareInput {
  readonly category: IssueCategory;
  readonly what: string;
  readonly isConcerned?: (page: Page) => boolean;
}

function shareMetric(sides: Sides, { category, what, isConcerned }: ShareInput): ComparedMetric {
  const main = share(sides.main, category, isConcerned);
  const competitor = share(sides.competitor, category, isConcerned);
  const notCompared = reasonNotCompared(sides, { category, what, checked: [main.of, competitor.of] });
  if (notCompared !== null) {
    const isEvaluated = main.of === 0 || competitor.of === 0;
    const numbers = isEvaluated ? numbersOf(main, competitor) : numbersOf(nothing, nothing);
    return { ...numbers, difference: 0, percentageDiff: 0, significance: 'minor', notCompared };
  }
  const numbers = numbersOf(main, competitor);
  const { difference } = numbers;
  return {
    ...numbers,
    ...advantageOf(difference),
    significance: significanceOfShare(difference, main, competitor),
  };
}

function criticalMetric({ main, competitor }: Sides): ComparedMetric {
  const pages = Math.max(main.pages.length, competitor.pages.length);
  const numbers = numbersOf(criticals(main, pages), criticals(competitor, pages));
  const isNoneAgainstSome =
    Math.min(numbers.main, numbers.competitor) === 0 && Math.abs(numbers.difference) >= 1;
  const lead = isNoneAgainstSome ? -Math.sign(numbers.difference) * 100 : -numbers.difference;
  return {
    ...numbers,
    ...advantageOf(lead),
    significance: significanceOfCount(numbers.main, numbers.competitor),
  };
}

function technicalMetric({ main, competitor }: Sides): ComparedMetric {
  const numbers = numbersOf(technicalScore(main), technicalScore(competitor));
  const { difference } = numbers;
  return { ...numbers, ...advantageOf(difference), significance: significanceOfScore(difference) };
}

export const compareMetrics = (sides: Sides): CompetitorMetrics => ({
  titleOptimization: shareMetric(sides, { category: 'title', what: 'title' }),
  descriptionOptimization: shareMetric(sides, { category: 'meta-description', what: 'meta description' }),
  headingsOptimization: shareMetric(sides, { category: 'headings', what: 'headings' }),
  imagesOptimization: shareMetric(sides, {
    category: 'images',
    what: 'images',
    isConcerned: ({ images }) => images.length > 0,
  }),
  criticalIssues: criticalMetric(sides),
  technicalSEO: technicalMetric(sides),
  contentQuality: shareMetric(sides, { category: 'content', what: 'text' }),
});
