/** Compares two finished analyses; the result is deterministic. */
import type {
  ComparedInsight,
  ComparedSample,
  CompetitorResult,
  SiteDetails,
} from '@pagewright/contract/entities/competitor';
import { builtInName } from '@pagewright/contract/entities/suggested-texts';
import { limits } from '@pagewright/contract/limits';
import type { ComparisonToDescribe, ComparisonWording } from '../suggest/suggester.ts';
import { weakAreas } from './areas.ts';
import { type ComparedSite, type Side, type Sides, takeSides } from './comparable-samples.ts';
import { type ComparedWords, compareWords } from './compare-words.ts';
import { gapsOf } from './gaps.ts';
import { blockedPages, failedPages, unreadPages } from './known-pages.ts';
import { compareMetrics } from './metrics.ts';
import type { Topic } from './missing-topics.ts';
import { notesOf } from './reader-notes.ts';
import { insightsOf } from './site-insights.ts';
import { languagesOf } from './site-language.ts';
import { strategiesOf } from './strategies.ts';
import { summaryOf } from './summary.ts';
import { clip } from './wording.ts';

const textMax = 2000;

const cut = (text: string): string => text.slice(0, textMax).toWellFormed();

const detailsOf = ({ pages }: Side): SiteDetails => ({
  titles: pages.flatMap(({ title }) => (title === null ? [] : [cut(title)])),
  descriptions: pages.flatMap(({ metaDescription }) =>
    metaDescription === null ? [] : [cut(metaDescription)],
  ),
  headings: pages.flatMap(({ headings }) =>
    headings.slice(0, limits.competitor.headings).map(({ level, text }) => ({ level, text: cut(text) })),
  ),
  images: pages.reduce((sum, { images }) => sum + images.length, 0),
  pages: pages.length,
});

/** The competitor's pages, which are listed nowhere else in the report. */
const pagesOf = ({ pages }: Side): CompetitorResult['analysis'] => ({
  pages: pages.map(({ url, title }) => ({ url: cut(url), title: title === null ? null : cut(title) })),
});

function sampleOf({ pages, whole }: Side): ComparedSample {
  const { coverage, date } = whole;
  const failed = failedPages(coverage).length;
  const blocked = blockedPages(coverage).length;
  return {
    pages: pages.length,
    known: whole.pages.length + unreadPages(coverage).length + failed + blocked,
    failed,
    blocked,
    languages: [...languagesOf(pages)],
    date,
  };
}

/** Standard error of a share measured on a sample of the known pages, from 0 to 0.5. */
function marginOf({ pages, known }: ComparedSample): number {
  if (pages === 0) return 0.5;
  if (known <= pages) return 0;
  return Math.sqrt((0.25 / pages) * ((known - pages) / (known - 1)));
}

/** What sites of different trades have in common is little to judge either by. */
const otherTradeShare = 0.5;

/** 100 minus the margin of the difference; there is no sampling error when both samples are the same pages. */
function confidenceOf(
  main: ComparedSample,
  competitor: ComparedSample,
  { isSameSite, isSameTrade }: Pick<Sides, 'isSameSite'> & { readonly isSameTrade: boolean },
): number {
  if (isSameSite) return 100;
  const margin = Math.hypot(marginOf(main), marginOf(competitor));
  return Math.max(0, Math.round(100 * (1 - margin) * (isSameTrade ? 1 : otherTradeShare)));
}

const textsMax = 150;
const excerptMax = 300;

/** The input for the model. */
function briefOf({ main, competitor }: Sides, topics: readonly Topic[]): ComparisonToDescribe {
  const textAt = (url: string): string =>
    competitor.pages.find((page) => page.url === url)?.paragraphs[0] ?? '';
  const spoken = main.whole.pages
    .flatMap(({ url, title, headings }) =>
      [title ?? '', ...headings.map(({ text }) => text)].map((text) => ({ url, text: clip(text) })),
    )
    .filter(({ text }) => text !== '');
  return {
    mainDomain: main.domain,
    competitorDomain: competitor.domain,
    ownerNote: main.whole.additionalInfo ?? '',
    business: main.whole.siteOverview ?? null,
    spoken: spoken.slice(0, textsMax),
    spokenLeftOut: Math.max(0, spoken.length - textsMax),
    topics: topics.map(({ label, url }) => ({ label, url, excerpt: clip(textAt(url), excerptMax) })),
  };
}

/** Topics that the site covers in other words are removed; the others may get a better name. */
function applyToTopics(words: ComparedWords, wording: ComparisonWording): ComparedWords {
  const covered = new Set(wording.covered.map(({ topic }) => topic));
  const labels = new Map(wording.labels.map(({ topic, label }) => [topic, label]));
  return {
    ...words,
    topics: words.topics
      .map((topic, at) => ({ ...topic, label: clip(labels.get(at) ?? topic.label), at }))
      .filter(({ at }) => !covered.has(at)),
  };
}

export interface Comparison {
  /** The stored analysis: its first pages are measured, all of them are searched for topics. */
  readonly main: ComparedSite;
  readonly competitor: ComparedSite;
  readonly at: Date;
}

/** A model's wording, with its name. */
export interface ModelWording {
  readonly writtenBy: string;
  readonly wording: ComparisonWording;
}

/** A measured comparison, whose topics a model may still judge. */
export interface MeasuredComparison {
  /** Input for the model; null when no topic seems to be missing. */
  readonly brief: ComparisonToDescribe | null;
  readonly finish: (words?: ModelWording) => CompetitorResult;
}

const recommendationsMax = 10;

/** Recommendations, the most effective first. */
const recommendationsOf = (insights: readonly ComparedInsight[]): string[] =>
  insights
    .slice(0, recommendationsMax)
    .map(({ category, recommendation }) => `${category}: ${recommendation}`);

interface Measured {
  readonly sides: Sides;
  readonly metrics: CompetitorResult['metrics'];
  readonly words: ComparedWords;
  readonly at: Date;
}

function assemble({ sides, metrics, words, at }: Measured, writtenBy: string): CompetitorResult {
  const { main, competitor } = sides;
  const samples = { main: sampleOf(main), competitor: sampleOf(competitor) };
  const areas = weakAreas(sides);
  const insights = insightsOf(sides, { areas, topics: words.topics });
  return {
    mainDomain: main.domain,
    competitorDomain: competitor.domain,
    metrics,
    stats: {
      confidence: confidenceOf(samples.main, samples.competitor, {
        ...sides,
        isSameTrade: words.isSameTrade,
      }),
    },
    detailedInsights: [...insights],
    gaps: gapsOf(sides, areas, words),
    strategies: strategiesOf(sides, metrics, words),
    competitiveSummary: summaryOf(sides, metrics, words),
    recommendations: recommendationsOf(insights),
    analysis: pagesOf(competitor),
    details: { main: detailsOf(main), competitor: detailsOf(competitor) },
    comparedAt: at.toISOString(),
    samples,
    notes: [...notesOf({ sides, samples, words: words.note, at })],
    writtenBy,
  };
}

export function measureSites({ main, competitor, at }: Comparison): MeasuredComparison {
  const sides = takeSides(main, competitor);
  const metrics = compareMetrics(sides);
  const words = compareWords(sides);
  return {
    brief: words.topics.length === 0 ? null : briefOf(sides, words.topics),
    finish: (byModel) =>
      byModel === undefined
        ? assemble({ sides, metrics, words, at }, builtInName)
        : assemble({ sides, metrics, words: applyToTopics(words, byModel.wording), at }, byModel.writtenBy),
  };
}

export const compareSites = (comparison: Comparison): CompetitorResult => measureSites(comparison).finish();
