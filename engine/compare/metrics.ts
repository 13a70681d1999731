/** The seven metrics of a comparison, measured on both sites alike. */
import type {
  ComparedMetric,
  CompetitorMetrics,
  MetricBasis,
  Significance,
} from '@pagewright/contract/entities/competitor';
import type { Issue, IssueCategory } from '@pagewright/contract/entities/issue';
import { heuristicFactor, weights } from '@pagewright/contract/score-formula';
import { standing } from '@pagewright/contract/verdicts';
import type { Side } from './compared-site.ts';

interface Measured extends MetricBasis {
  readonly value: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const isFault = ({ severity }: Issue): boolean => severity !== 'info';
const costOf = ({ severity, basis }: Issue): number =>
  weights[severity] * (basis === 'heuristic' ? heuristicFactor : 1);

/** Findings of some groups by the page they touch, each rule once, by its dearest finding. */
function costsByPage({ pages, siteIssues }: Side, isOurs: (issue: Issue) => boolean): Map<string, number> {
  return new Map(
    pages.map(({ url, issues }) => {
      const own = [...issues, ...siteIssues.filter(({ urls }) => urls.includes(url))].filter(isOurs);
      const byRule = Map.groupBy(own, ({ ruleId }) => ruleId);
      const cost = [...byRule.values()].reduce((sum, found) => sum + Math.max(...found.map(costOf)), 0);
      return [url, cost] as const;
    }),
  );
}

const worstFirst = (costs: ReadonlyMap<string, number>): string[] =>
  [...costs]
    .filter(([, cost]) => cost > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([url]) => url);

/** The share of pages without a critical issue or a warning of a group, of those that were asked. */
function shareInOrder(
  side: Side,
  category: IssueCategory,
  isConcerned: (page: Side['pages'][number]) => boolean = () => true,
): Measured {
  const costs = costsByPage(side, (issue) => issue.category === category && isFault(issue));
  const asked = side.pages.filter(
    (page) => (costs.get(page.url) ?? 0) > 0 || (page.indexable !== false && isConcerned(page)),
  );
  const count = asked.filter(({ url }) => (costs.get(url) ?? 0) === 0).length;
  const of = asked.length;
  return { value: of === 0 ? 0 : Math.round((count / of) * 100), count, of, urls: worstFirst(costs) };
}

/** The published formula over some groups of rules: the mean of the pages, less what the host itself costs. */
function scoreOver(side: Side, groups: ReadonlySet<IssueCategory>): Measured {
  const isOurs = (issue: Issue): boolean => groups.has(issue.category) && isFault(issue);
  const costs = costsByPage(side, isOurs);
  const of = side.pages.length;
  const mean = [...costs.values()].reduce((sum, cost) => sum + Math.max(0, 100 - cost), 0) / Math.max(1, of);
  const host = side.siteIssues.filter((issue) => issue.urls.length === 0 && isOurs(issue));
  const lost = host.reduce((sum, issue) => sum + costOf(issue), 0);
  const count = [...costs.values()].filter((cost) => cost === 0).length;
  return { value: Math.floor(Math.max(0, mean - lost)), count, of, urls: worstFirst(costs) };
}

function criticalIssues(side: Side): Measured {
  const isCritical = ({ severity }: Issue): boolean => severity === 'critical';
  const count =
    side.pages.flatMap(({ issues }) => issues.filter(isCritical)).length +
    side.siteIssues.filter(isCritical).length;
  return { value: count, count, of: side.pages.length, urls: worstFirst(costsByPage(side, isCritical)) };
}

const technical = new Set<IssueCategory>([
  'indexability',
  'canonical',
  'hreflang-i18n',
  'structured-data',
  'security',
  'ai-visibility',
  'sitemap',
  'redirects-http',
  'links',
  'url',
  'performance',
  'mobile',
  'js-rendering',
]);
const content = new Set<IssueCategory>(['content', 'social', 'accessibility']);

const importantFrom = 10;
const criticalFrom = 30;

function significanceOf(difference: number): Significance {
  const distance = Math.abs(difference);
  if (distance >= criticalFrom) return 'critical';
  return distance >= importantFrom ? 'important' : 'minor';
}

function metricOf(main: Measured, competitor: Measured, isLowerBetter = false): ComparedMetric {
  const difference = round(main.value - competitor.value);
  const basisOf = ({ count, of, urls }: Measured): MetricBasis => ({ count, of, urls: [...urls] });
  const ahead = standing(isLowerBetter ? -difference : difference);
  return {
    main: main.value,
    competitor: competitor.value,
    difference,
    percentageDiff:
      competitor.value === 0 ? (main.value === 0 ? 0 : 100) : round((difference / competitor.value) * 100),
    ...(ahead !== 'similar' && { advantage: ahead === 'better' ? 'main' : 'competitor' }),
    significance: significanceOf(difference),
    basis: { main: basisOf(main), competitor: basisOf(competitor) },
  };
}

export function compareMetrics(main: Side, competitor: Side): CompetitorMetrics {
  const both = (measure: (side: Side) => Measured, isLowerBetter = false): ComparedMetric =>
    metricOf(measure(main), measure(competitor), isLowerBetter);
  return {
    titleOptimization: both((side) => shareInOrder(side, 'title')),
    descriptionOptimization: both((side) => shareInOrder(side, 'meta-description')),
    headingsOptimization: both((side) => shareInOrder(side, 'headings')),
    imagesOptimization: both((side) => shareInOrder(side, 'images', ({ images }) => images.length > 0)),
    criticalIssues: both(criticalIssues, true),
    technicalSEO: both((side) => scoreOver(side, technical)),
    contentQuality: both((side) => scoreOver(side, content)),
  };
}
