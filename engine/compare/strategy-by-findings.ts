/** Describes a strategy by the findings of some categories on both sites, with recommendations for the main one. */
import type { ComparedStrategy } from '@pagewright/contract/entities/competitor';
import type { Issue, IssueCategory } from '@pagewright/contract/entities/issue';
import { rateDifference } from '@pagewright/contract/ratings';
import type { Side, Sides } from './comparable-samples.ts';
import { type BrokenRule, brokenRules, costOf } from './findings-by-page.ts';
import { actionsFor, sourcesOf } from './site-insights.ts';
import { listWords, placesIn, quote } from './wording.ts';

type Effectiveness = 'superior' | 'comparable' | 'inferior';

const actionsMax = 3;
const namedMax = 3;

/** By points: more is better. */
export function effectivenessOf(main: number, competitor: number): Effectiveness {
  const where = rateDifference(main - competitor);
  if (where === 'similar') return 'comparable';
  return where === 'better' ? 'superior' : 'inferior';
}

export const actionsIn = (main: Side, groups: ReadonlySet<IssueCategory>): string[] =>
  brokenRules(main)
    .filter(({ issue }) => groups.has(issue.category))
    .flatMap((broken) => actionsFor(main, broken))
    .slice(0, actionsMax);

export interface FindingsOf {
  readonly groups: ReadonlySet<IssueCategory>;
  /** Text before the findings. */
  readonly lead?: (side: Side) => string;
}

/** Findings without cost included: they show a strategy too. */
function rulesIn(side: Side, groups: ReadonlySet<IssueCategory>): readonly BrokenRule[] {
  const isOurs = ({ category }: Issue): boolean => groups.has(category);
  const found = [
    ...side.siteIssues
      .filter(isOurs)
      .map((issue) => ({ issue, pages: side.pages.filter(({ url }) => issue.urls.includes(url)) })),
    ...side.pages.flatMap((page) => page.issues.filter(isOurs).map((issue) => ({ issue, pages: [page] }))),
  ];
  return [...Map.groupBy(found, ({ issue }) => issue.ruleId).values()]
    .flatMap((group): BrokenRule[] => {
      const [first] = group;
      if (first === undefined) return [];
      const pages = [...new Set(group.flatMap((each) => each.pages))];
      return [{ issue: first.issue, pages, points: costOf(first.issue) * Math.max(1, pages.length) }];
    })
    .toSorted((a, b) => b.points - a.points || b.pages.length - a.pages.length);
}

function describeFindings(side: Side, { groups, lead }: FindingsOf): string {
  const rules = rulesIn(side, groups);
  const named = rules
    .slice(0, namedMax)
    .map(
      ({ issue, pages }) =>
        `${quote(issue.title)} (${pages.length === 0 ? 'the whole site' : placesIn(side, pages)})`,
    );
  const more = rules.length - named.length;
  const findings =
    named.length === 0
      ? 'Nothing to fix on the pages measured.'
      : `Found: ${listWords(more > 0 ? [...named, `${more} more`] : named)}.`;
  return lead === undefined ? findings : `${lead(side)} ${findings}`;
}

const lostIn = (side: Side, groups: ReadonlySet<IssueCategory>): number => {
  const rules = rulesIn(side, groups);
  const onPages = rules.filter(({ pages }) => pages.length > 0).reduce((sum, { points }) => sum + points, 0);
  const ofHost = rules.filter(({ pages }) => pages.length === 0).reduce((sum, { points }) => sum + points, 0);
  return onPages / Math.max(1, side.pages.length) + ofHost;
};

/** A difference of one warning on a page is no different strategy. */
const pointsMin = 3;

function byPoints(lead: number): Effectiveness {
  if (Math.abs(lead) < pointsMin) return 'comparable';
  return lead > 0 ? 'superior' : 'inferior';
}

export function byFindings({ main, competitor }: Sides, input: FindingsOf): ComparedStrategy {
  const { groups } = input;
  return {
    mainApproach: describeFindings(main, input),
    competitorApproach: describeFindings(competitor, input),
    effectiveness: byPoints(lostIn(competitor, groups) - lostIn(main, groups)),
    recommendations: actionsIn(main, groups),
    sources: [main, competitor].flatMap((side) =>
      sourcesOf(side, rulesIn(side, groups).slice(0, namedMax), namedMax),
    ),
  };
}
