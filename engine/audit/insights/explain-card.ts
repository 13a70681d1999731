/** Explains an insight card: what is wrong at this site, what works, what to fix first and what that brings. */

import { countOf } from '@pagewright/contract/count-of';
import type { IssueCategory } from '@pagewright/contract/entities/issue';
import { causesOf, countCauses, leadRuleOf } from '@pagewright/contract/report/causes';
import { groupNames } from '../describe-rules.ts';
import { type BrokenRule, extentOf, placeOf } from '../group-by-rule.ts';
import {
  type CardInput,
  coverageOf,
  isVerified,
  type RuleCoverage,
  renderedPages,
  scoreGroups,
} from './card-score.ts';

const placesMax = 2;

const join = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** “Links” loses its capital; “JavaScript” and “AI visibility” keep theirs. */
const withinSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll}+(?:\s|$))/u, (letter) => letter.toLowerCase());

const causesAmong = ({ site }: CardInput, broken: readonly BrokenRule[]) => {
  const leading = new Set(broken.map(({ issue }) => leadRuleOf(issue)));
  return countCauses(causesOf(site).filter(({ issue }) => leading.has(leadRuleOf(issue))));
};

/** How many findings there are, and on how many pages. */
function describeExtent(input: CardInput, broken: readonly BrokenRule[], coverage: RuleCoverage): string {
  const { evaluated, all } = coverage;
  const { pages } = input.site;
  const { critical, warning: warnings, info } = causesAmong(input, broken);
  const readPages = countOf(pages.length, 'page');
  if (critical + warnings === 0) {
    if (broken.length === 0 && !isVerified(coverage))
      return `Only ${evaluated} of ${countOf(all, 'check')} ran; they found nothing on ${readPages}.`;
    return broken.length === 0
      ? `${evaluated === 1 ? 'The one check' : `All ${evaluated} checks`} passed on ${readPages}.`
      : `No critical issues and no warnings on ${readPages}; ${countOf(info, 'piece')} of advice.`;
  }
  const read = new Set(pages.map(({ url }) => url));
  const touched = new Set(
    broken
      .filter(({ issue }) => issue.severity !== 'info')
      .flatMap(({ urls }) => urls)
      .filter((url) => read.has(url)),
  );
  const counts = [
    ...(critical > 0 ? [countOf(critical, 'critical issue')] : []),
    ...(warnings > 0 ? [countOf(warnings, 'warning')] : []),
  ];
  return `${join(counts)}${touched.size === 0 ? ' about the site as a whole' : ` on ${touched.size} of ${readPages}`}.`;
}

/** On how many pages a browser checked what the card is about. */
function describeRendered({ site, rules }: CardInput, groups: ReadonlySet<IssueCategory>): string | null {
  const skipped = new Set(site.notEvaluated.map(({ ruleId }) => ruleId));
  const isChecked = rules.some(
    ({ id, needs, group }) => needs === 'browser' && groups.has(group) && !skipped.has(id),
  );
  const rendered = renderedPages(site).length;
  if (!isChecked || rendered === site.pages.length) return null;
  return `Browser checks ran on ${rendered} of ${countOf(site.pages.length, 'page')}.`;
}

/** "on 3 of 12 pages (the home page, /a and 1 more)"; nothing for what is about the host. */
function whereOf(broken: BrokenRule, { site: { pages } }: CardInput): string {
  const { urls } = broken;
  if (urls.length === 0) return ' (the whole site)';
  if (pages.length === 1 && urls.length === 1) return '';
  const named = urls.slice(0, placesMax).map((url) => placeOf(url, pages[0]?.url));
  const rest = urls.length - named.length;
  return ` (${extentOf(broken, pages)}: ${rest > 0 ? `${named.join(', ')} and ${rest} more` : join(named)})`;
}

/** What the card would score without the findings of a rule. */
const scoreWithout = (input: CardInput, rule: BrokenRule, groups: ReadonlySet<IssueCategory>): number =>
  scoreGroups({ ...input, broken: input.broken.filter((each) => each !== rule) }, groups);

/** What to begin with, and what it brings. */
function describeFirst(
  input: CardInput,
  broken: readonly BrokenRule[],
  groups: ReadonlySet<IssueCategory>,
): string[] {
  const [first, second] = broken.filter(({ points }) => points > 0);
  if (first === undefined) {
    const [advice] = broken;
    return advice === undefined ? [] : [`Worth a look: ${advice.issue.title}${whereOf(advice, input)}.`];
  }
  const [now, then] = [scoreGroups(input, groups), scoreWithout(input, first, groups)];
  const gain = then > now ? ` Fixing it raises this score from ${now} to ${then}.` : '';
  const next = second === undefined ? '' : ` Then: ${second.issue.title}${whereOf(second, input)}.`;
  return [`Fix first: ${first.issue.title}${whereOf(first, input)}.${gain}${next}`];
}

/** Groups of rules, or else pages, that nothing was found in. */
function describeGood(
  input: CardInput,
  broken: readonly BrokenRule[],
  groups: readonly IssueCategory[],
): string[] {
  const found = new Set(broken.flatMap(({ ruleIds }) => [...ruleIds]));
  const touched = new Set(input.rules.filter(({ id }) => found.has(id)).map(({ group }) => group));
  const clean = groups.filter(
    (group) =>
      !touched.has(group) &&
      !broken.some(({ issue }) => issue.category === group) &&
      isVerified(coverageOf(input, new Set([group]))),
  );
  if (clean.length > 0)
    return [`No issues in ${join(clean.map((group) => withinSentence(groupNames[group])))}.`];
  const { pages } = input.site;
  const faulty = new Set(broken.flatMap(({ urls }) => urls));
  const free = pages.filter(({ url }) => !faulty.has(url)).map(({ url }) => placeOf(url, pages[0]?.url));
  if (free.length === 0) return [];
  const named = free.slice(0, placesMax);
  return [
    free.length === named.length
      ? `No issues on ${join(named)}.`
      : `No issues on ${free.length} pages, among them ${join(named)}.`,
  ];
}

/** Why so few checks ran, and how few where that was not said yet. */
const describeSkipped = ({ evaluated, all, reason }: RuleCoverage, isSaid: boolean): string =>
  `${isSaid ? '' : `Only ${evaluated} of ${countOf(all, 'check')} could run. `}${reason ?? ''}`.trim();

export function explainCard(
  input: CardInput,
  broken: readonly BrokenRule[],
  groups: readonly IssueCategory[],
): string {
  const own = new Set(groups);
  const coverage = coverageOf(input, own);
  const rendered = describeRendered(input, own);
  return [
    describeExtent(input, broken, coverage),
    ...(broken.length > 0 && isVerified(coverage) ? describeGood(input, broken, groups) : []),
    ...describeFirst(input, broken, own),
    ...(isVerified(coverage) ? [] : [describeSkipped(coverage, broken.length === 0)]),
    ...(rendered === null ? [] : [rendered]),
  ].join(' ');
}
