/** Writes one insight for each area in which the site is behind, and one for missing topics. */

import { countOf } from '@pagewright/contract/count-of';
import type { ClaimSource, ComparedInsight } from '@pagewright/contract/entities/competitor';
import type { Page } from '@pagewright/contract/entities/page';
import { type Area, impactOf, isOptional } from './areas.ts';
import type { Side, Sides } from './comparable-samples.ts';
import type { BrokenRule } from './findings-by-page.ts';
import type { Topic } from './missing-topics.ts';
import { clip, listWords, pathIn, placesIn, quote, shareWords, sourceAt } from './wording.ts';

const evidenceMax = 6;
const actionsMax = 5;
const sourcesMax = 8;

type Priority = ComparedInsight['priority'];

const highMin = 6;
const mediumMin = 3;

function priorityOf(impact: number): Priority {
  if (impact >= highMin) return 'high';
  return impact >= mediumMin ? 'medium' : 'low';
}

/** The suggestion for a finding of the page, if there is one. */
function wordsFor(page: Page, ruleId: string): string | null {
  const at = page.issues.findIndex((issue) => issue.ruleId === ruleId);
  const suggestion = at < 0 ? '' : (page.suggestions[at] ?? '');
  if (suggestion !== '') return clip(suggestion, 600);
  if (ruleId.startsWith('title-') && page.suggestedTexts?.title)
    return `Set the title to ${quote(page.suggestedTexts.title)}.`;
  if (ruleId.startsWith('meta-description-') && page.suggestedTexts?.description)
    return `Set the meta description to “${clip(page.suggestedTexts.description, 300)}”.`;
  return null;
}

const headOf = (place: string): string => (place === '/' ? 'Home page' : place);

/** Action items: suggested text where there is some, else the rule's fix with the pages. */
export function actionsFor(side: Side, { issue, pages }: BrokenRule): string[] {
  if (pages.length === 0) return [clip(issue.fix, 400)];
  const written = pages.flatMap((page) => {
    const words = wordsFor(page, issue.ruleId);
    return words === null ? [] : [{ page, text: `${headOf(pathIn(side, page.url))}: ${words}` }];
  });
  const done = new Set(written.map(({ page }) => page));
  const rest = pages.filter((page) => !done.has(page));
  return [
    ...written.map(({ text }) => text),
    ...(rest.length === 0 ? [] : [`${headOf(placesIn(side, rest))}: ${clip(issue.fix, 400)}`]),
  ];
}

const describeRule = (side: Side, { issue, pages }: BrokenRule): string =>
  pages.length === 0
    ? `${clip(issue.title)}: ${clip(issue.description, 300)}`
    : `${clip(issue.title)}: ${placesIn(side, pages)}`;

/** A page of the competitor that does it well. */
function exampleOf(
  { competitor }: Sides,
  { category, competitor: theirs }: Area,
): { page: Page; text: string } | null {
  const faulty = new Set(theirs.faulty);
  const page = competitor.pages.find(
    (each) => !faulty.has(each) && each.indexable !== false && textOf(each, category) !== null,
  );
  const text = page === undefined ? null : textOf(page, category);
  return page === undefined || text === null ? null : { page, text };
}

function textOf({ title, metaDescription }: Page, category: Area['category']): string | null {
  if (category === 'title') return title;
  return category === 'meta-description' ? metaDescription : null;
}

const hostOf = ({ pages, domain }: Side): string => `${URL.parse(pages[0]?.url ?? '')?.origin ?? domain}/`;

/** The pages that fail a rule; for findings about the host, the URL of its evidence. */
export function sourcesOf(side: Side, broken: readonly BrokenRule[], most = sourcesMax): ClaimSource[] {
  return broken
    .flatMap(({ issue, pages }) => {
      const seenAt = issue.evidence.flatMap(({ urls = [] }) => urls)[0] ?? hostOf(side);
      const urls = pages.length === 0 ? [seenAt] : pages.map(({ url }) => url);
      return urls.map((url) => sourceAt(side, url, issue.title));
    })
    .slice(0, most);
}

function recommend({ main, competitor }: Sides, area: Area): string {
  const { host, gap, main: own, competitor: theirs } = area;
  const pages = countOf(own.faulty.length, 'page');
  if (gap > 0 && isOptional(area))
    return `Fix the issues on ${pages}. ${competitor.domain} has ${theirs.faulty.length === 0 ? 'none on the pages we checked' : `them on ${countOf(theirs.faulty.length, 'page')}`}.`;
  if (gap > 0)
    return `Fix ${pages}: ${shareWords(own)} pass on ${main.domain}, ${shareWords(theirs)} on ${competitor.domain}.`;
  return `${clip(host[0]?.fix ?? '', 300)} ${competitor.domain} does not have this problem.`;
}

function insightOf(sides: Sides, area: Area): ComparedInsight {
  const { main, competitor } = sides;
  const impact = impactOf(area);
  const example = exampleOf(sides, area);
  return {
    category: area.name,
    priority: priorityOf(impact),
    impact,
    recommendation: recommend(sides, area),
    evidence: [
      ...area.broken.map((broken) => describeRule(main, broken)),
      ...(example === null
        ? []
        : [`${competitor.domain} at ${pathIn(competitor, example.page.url)}: ${quote(example.text)}`]),
    ].slice(0, evidenceMax),
    actionItems: area.broken.flatMap((broken) => actionsFor(main, broken)).slice(0, actionsMax),
    sources: [
      ...sourcesOf(main, area.broken),
      ...(example === null ? [] : [sourceAt(competitor, example.page.url, example.text)]),
    ],
  };
}

const topicImpactMax = 8;

function topicInsight({ main, competitor }: Sides, topics: readonly Topic[]): ComparedInsight {
  const impact = Math.min(topicImpactMax, 3 + topics.length);
  const labels = topics.slice(0, 3).map(({ label }) => quote(label));
  const more = topics.length - labels.length;
  return {
    category: 'Topics',
    priority: priorityOf(impact),
    impact,
    recommendation: `Write about what ${competitor.domain} covers and ${main.domain} does not: ${listWords(more > 0 ? [...labels, `${more} more`] : labels)}. Leave out what you do not offer.`,
    evidence: topics
      .slice(0, evidenceMax)
      .map(
        ({ label, url, source }) =>
          `${quote(label)}: ${competitor.domain} at ${pathIn(competitor, url)}, ${quote(source)}`,
      ),
    actionItems: topics
      .slice(0, actionsMax)
      .map(
        ({ label }) =>
          `Plan a page on ${quote(label)}: say in the title and in the first sentence what it is about, and link to it from a related page.`,
      ),
    sources: topics.slice(0, sourcesMax).map(({ url, source }) => sourceAt(competitor, url, source)),
  };
}

/** By impact. */
export function insightsOf(
  sides: Sides,
  { areas, topics }: { areas: readonly Area[]; topics: readonly Topic[] },
): readonly ComparedInsight[] {
  return [
    ...areas.map((area) => insightOf(sides, area)),
    ...(topics.length === 0 ? [] : [topicInsight(sides, topics)]),
  ].toSorted((a, b) => b.impact - a.impact);
}
