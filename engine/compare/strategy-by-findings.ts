/** A strategy told by what the rules found in some groups: faults and advice on both sides, and what to do about ours. */
import type { ComparedStrategy } from '@pagewright/contract/entities/competitor';
import type { Issue, IssueCategory } from '@pagewright/contract/entities/issue';
import { standing } from '@pagewright/contract/verdicts';
import { type BrokenRule, brokenRules, costOf } from './ledger.ts';
import { listWords, placesIn, quote } from './sayings.ts';
import { actionsFor, sourcesOf } from './site-insights.ts';
import type { Side, Sides } from './take-sides.ts';

type Effectiveness = 'superior' | 'comparable' | 'inferior';

const actionsMax = 3;
const namedMax = 3;

/** By points: more is better. */
export function effectivenessOf(main: number, competitor: number): Effectiveness {
  const where = standing(main - competitor);
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
  /** Said before the findings. */
  readonly lead?: (side: Side) => string;
}

/** Advice too: a way of doing things shows in what costs no points. */
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

function sayFindings(side: Side, { groups, lead }: FindingsOf): string {
  const rules = rulesIn(side, groups);
  const said = rules
    .slice(0, namedMax)
    .map(
      ({ issue, pages }) =>
        `${quote(issue.title)} (${pages.length === 0 ? 'the whole site' : placesIn(side, pages)})`,
    );
  const more = rules.length - said.length;
  const findings =
    said.length === 0
      ? 'Nothing to mend on the pages measured.'
      : `Found: ${listWords(more > 0 ? [...said, `${more} more`] : said)}.`;
  return lead === undefined ? findings : `${lead(side)} ${findings}`;
}

const lostIn = (side: Side, groups: ReadonlySet<IssueCategory>): number => {
  const rules = rulesIn(side, groups);
  const onPages = rules.filter(({ pages }) => pages.length > 0).reduce((sum, { points }) => sum + points, 0);
  const ofHost = rules.filter(({ pages }) => pages.length === 0).reduce((sum, { points }) => sum + points, 0);
  return onPages / Math.max(1, side.pages.length) + ofHost;
};

/** A page's warning more or less is no other way of doing things. */
const pointsLeast = 3;

function byPoints(lead: number): Effectiveness {
  if (Math.abs(lead) < pointsLeast) return 'comparable';
  return lead > 0 ? 'superior' : 'inferior';
}

export function byFindings({ main, competitor }: Sides, question: FindingsOf): ComparedStrategy {
  const { groups } = question;
  return {
    mainApproach: sayFindings(main, question),
    competitorApproach: sayFindings(competitor, question),
    effectiveness: byPoints(lostIn(competitor, groups) - lostIn(main, groups)),
    recommendations: actionsIn(main, groups),
    sources: [main, competitor].flatMap((side) =>
      sourcesOf(side, rulesIn(side, groups).slice(0, namedMax), namedMax),
    ),
  };
}
