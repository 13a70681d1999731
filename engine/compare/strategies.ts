/** Describes the strategies of both sites: search snippets, depth, topics, images. */

import { countOf, formatNumber } from '@pagewright/contract/count-of';
import type {
  ClaimSource,
  ComparedStrategy,
  CompetitorMetrics,
} from '@pagewright/contract/entities/competitor';
import type { IssueCategory } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { graphemeLength, rateDifference } from '@pagewright/contract/ratings';
import { rateMetric } from '@pagewright/contract/report/competitor-figures';
import type { Side, Sides } from './comparable-samples.ts';
import type { ComparedWords } from './compare-words.ts';
import { brokenRules } from './findings-by-page.ts';
import { actionsFor } from './site-insights.ts';
import { listWords, pathIn, placesIn, quote, sourceAt } from './wording.ts';

type Effectiveness = 'superior' | 'comparable' | 'inferior';

const actionsMax = 3;
const namedMax = 3;

const effectivenessWords = { better: 'superior', similar: 'comparable', worse: 'inferior' } as const;

const actionsIn = (main: Side, groups: readonly IssueCategory[]): string[] =>
  brokenRules(main)
    .filter(({ issue }) => groups.includes(issue.category))
    .flatMap((broken) => actionsFor(main, broken))
    .slice(0, actionsMax);

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const rounded = (value: number): string => formatNumber(Math.round(value));

function lengthsOf(texts: readonly (string | null)[]): readonly number[] {
  return texts.flatMap((text) => (text?.trim() ? [graphemeLength(text.trim())] : []));
}

function describeSnippets({ pages }: Side): string {
  const titles = lengthsOf(pages.map(({ title }) => title));
  const descriptions = lengthsOf(pages.map(({ metaDescription }) => metaDescription));
  const describe = (lengths: readonly number[], what: string): string =>
    lengths.length === 0
      ? `no page has a ${what}`
      : `${lengths.length} of ${countOf(pages.length, 'page')} ${lengths.length === 1 ? 'has' : 'have'} a ${what}, of ${rounded(mean(lengths))} characters on average`;
  const text = `${describe(titles, 'title')}; ${describe(descriptions, 'meta description')}.`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function firstWith(side: Side, textOf: (page: Page) => string | null): ClaimSource[] {
  const page = side.pages.find((each) => textOf(each)?.trim());
  return page === undefined ? [] : [sourceAt(side, page.url, textOf(page) ?? '')];
}

function snippets({ main, competitor }: Sides, metrics: CompetitorMetrics): ComparedStrategy {
  const { titleOptimization: title, descriptionOptimization: description } = metrics;
  return {
    mainApproach: describeSnippets(main),
    competitorApproach: describeSnippets(competitor),
    effectiveness:
      effectivenessWords[
        rateDifference(
          mean([title.main, description.main]) - mean([title.competitor, description.competitor]),
        )
      ],
    recommendations: actionsIn(main, ['title', 'meta-description']),
    sources: [
      ...firstWith(main, ({ title: text }) => text),
      ...firstWith(competitor, ({ title: text }) => text),
    ],
  };
}

const thinMax = 100;
/** A fifth more words on average counts as deeper. */
const deeperRatio = 1.2;

const wordsOfPage = ({ contentMetrics }: Page): number => contentMetrics.wordCount;

const longestOf = ({ pages }: Side): Page | undefined =>
  pages.toSorted((a, b) => wordsOfPage(b) - wordsOfPage(a))[0];

function describeDepth(side: Side): string {
  const counts = side.pages.map(wordsOfPage);
  const longest = longestOf(side);
  const short = counts.filter((count) => count < thinMax).length;
  const most =
    longest === undefined
      ? ''
      : ` The longest page is ${pathIn(side, longest.url)} with ${formatNumber(wordsOfPage(longest))}.`;
  const headings = mean(side.pages.map((page) => page.headings.length));
  return `${rounded(mean(counts))} words and ${rounded(headings)} headings per page on average; ${countOf(short, 'page')} of ${side.pages.length} below ${thinMax} words.${most}`;
}

function depthOf(main: Side, competitor: Side): Effectiveness {
  const own = mean(main.pages.map(wordsOfPage));
  const theirs = mean(competitor.pages.map(wordsOfPage));
  if (own >= theirs * deeperRatio && own > theirs) return 'superior';
  return theirs >= own * deeperRatio && theirs > own ? 'inferior' : 'comparable';
}

function depth({ main, competitor }: Sides): ComparedStrategy {
  const effectiveness = depthOf(main, competitor);
  const short = main.pages
    .filter((page) => page.indexable !== false && wordsOfPage(page) < thinMax)
    .toSorted((a, b) => wordsOfPage(a) - wordsOfPage(b));
  const longest = [main, competitor].flatMap((side) => {
    const page = longestOf(side);
    return page === undefined ? [] : [sourceAt(side, page.url, countOf(wordsOfPage(page), 'word'))];
  });
  return {
    mainApproach: describeDepth(main),
    competitorApproach: describeDepth(competitor),
    effectiveness,
    recommendations:
      effectiveness === 'inferior' && short.length > 0
        ? [
            `Expand the pages where you have more to say: ${placesIn(main, short)} have fewer than ${thinMax} words.`,
          ]
        : [],
    sources: longest,
  };
}

function describeTopics(words: readonly string[], own: ComparedWords['topics']): string {
  const leads = words.length === 0 ? 'No keyword stands out.' : `Focuses on ${listWords(words)}.`;
  const labels = own.slice(0, namedMax).map(({ label }) => quote(label));
  const more = own.length - labels.length;
  if (labels.length === 0) return leads;
  return `${leads} Seen only here: ${listWords(more > 0 ? [...labels, `${more} more`] : labels)}.`;
}

function topicsStrategy({ main, competitor }: Sides, words: ComparedWords): ComparedStrategy {
  const { topics, ownTopics, leading } = words;
  const lead = ownTopics.length - topics.length;
  return {
    mainApproach: describeTopics(leading.main, ownTopics),
    competitorApproach: describeTopics(leading.competitor, topics),
    effectiveness: Math.abs(lead) < 2 ? 'comparable' : lead > 0 ? 'superior' : 'inferior',
    recommendations: topics
      .slice(0, actionsMax)
      .map(({ label }) => `Decide whether to write about ${quote(label)}.`),
    sources: [
      ...ownTopics.slice(0, namedMax).map(({ url, source }) => sourceAt(main, url, source)),
      ...topics.slice(0, namedMax).map(({ url, source }) => sourceAt(competitor, url, source)),
    ],
  };
}

function describeImages({ pages }: Side): string {
  const images = pages.flatMap((page) => page.images);
  const described = images.filter(({ alt }) => alt !== null).length;
  return images.length === 0
    ? 'No images on the pages measured.'
    : `${countOf(images.length, 'image')} on ${countOf(pages.length, 'page')}, ${formatNumber(described)} with an alt attribute.`;
}

function images({ main, competitor }: Sides, { imagesOptimization }: CompetitorMetrics): ComparedStrategy {
  return {
    mainApproach: describeImages(main),
    competitorApproach: describeImages(competitor),
    effectiveness: effectivenessWords[rateMetric(imagesOptimization)],
    recommendations: actionsIn(main, ['images']),
  };
}

/** Of what both do: what findings say is in the insights. */
export const strategiesOf = (
  sides: Sides,
  metrics: CompetitorMetrics,
  words: ComparedWords,
): Record<string, ComparedStrategy> => ({
  'Search snippets': snippets(sides, metrics),
  'Content depth': depth(sides),
  ...(words.note === null && !sides.isSameSite && { Topics: topicsStrategy(sides, words) }),
  Images: images(sides, metrics),
});
