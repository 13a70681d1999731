/** The figures and words of a comparison that screen and exported files share: each metric on its line, confidence, labels. */
import { formatNumber } from '../count-of.ts';
import type { ComparedMetric, CompetitorResult, MetricBasis, Significance } from '../entities/competitor.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages/translate.ts';
import { type MetricRating, metricRatingLabels, rateDifference, type Tone } from '../ratings.ts';
import { type MetricKey, type MetricWords, metricWords, significanceLabels } from './competitor-words.ts';

/** By the advantage where there is one, else by the difference. */
export function rateMetric({
  advantage,
  difference,
}: Pick<ComparedMetric, 'advantage' | 'difference'>): MetricRating {
  if (advantage === undefined) return rateDifference(difference);
  return advantage === 'main' ? 'better' : 'worse';
}

export const metricRatingTones: Readonly<Record<MetricRating, Tone | 'neutral'>> = {
  better: 'good',
  worse: 'poor',
  similar: 'neutral',
};

export interface SideFigure {
  /** Null when there was nothing to measure. */
  readonly value: number | null;
  /** `33%`, `6`, or a dash. */
  readonly words: string;
  /** `3 of 9 pages`; empty when unknown. */
  readonly basis: string;
  /** From 0 to 100: its position on the line. */
  readonly position: number;
  /** Pages that cost it something, the worst first. */
  readonly urls: readonly string[];
}

export interface MetricFigure extends MetricWords {
  readonly key: MetricKey;
  readonly main: SideFigure;
  readonly competitor: SideFigure;
  /** The value at the right end of the line. */
  readonly end: number;
  /** `47 points behind`, `6 more`, `level`. */
  readonly differenceWords: string;
  /** `−58.8%`. */
  readonly percentWords: string;
  readonly rating: MetricRating;
  /** Better, Needs work or Similar; `Not compared` when it could not be. */
  readonly ratingLabel: string;
  readonly significance: Significance;
  readonly significanceLabel: string;
  /** Why it was not compared; null when it was. */
  readonly notCompared: string | null;
  /** The whole line in one sentence. */
  readonly sentence: string;
}

const words = messages({
  share: '{count, number} of {pages, plural, one {# page} other {# pages}}',
  count: '{count, number} on {pages, plural, one {# page} other {# pages}}',
  pages: '{pages, plural, one {# page} other {# pages}}',
  noDifference: 'no difference',
  more: '{distance, number} more',
  fewer: '{distance, number} fewer',
  ahead: '{distance, plural, one {# point} other {# points}} ahead',
  behind: '{distance, plural, one {# point} other {# points}} behind',
  notCompared: 'Not compared',
  line: '{label}: {main} on {mainDomain}, {competitor} on {competitorDomain}. {rating}',
  confidence: { High: 'High', Medium: 'Medium', Low: 'Low' },
  allPages: '{pages, plural, one {the one known page} other {all # pages}} of {domain}',
  somePages: '{pages, number} of {known, plural, one {# known page} other {# known pages}} of {domain}',
  basedOn: 'Based on {main} and {competitor}.',
  isAhead: '{domain} is ahead',
  balanced: 'Neither is ahead',
});

const countEnd = 10;

const signed = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatNumber(Math.abs(value))}`;

function basisWords({ unit }: MetricWords, basis: MetricBasis | undefined): string {
  if (basis === undefined) return '';
  const { count, of: pages } = basis;
  if (unit === 'share') return words.share({ count, pages });
  return unit === 'count' ? words.count({ count, pages }) : words.pages({ pages });
}

function sideOf(metric: MetricWords, value: number, basis: MetricBasis | undefined, end: number): SideFigure {
  const isMeasured = basis === undefined || basis.of > 0;
  return {
    value: isMeasured ? value : null,
    words: isMeasured ? `${formatNumber(value)}${metric.unit === 'share' ? '%' : ''}` : '–',
    basis: basisWords(metric, basis),
    position: Math.min(100, Math.max(0, (value / end) * 100)),
    urls: basis?.urls ?? [],
  };
}

function differenceWordsOf({ unit }: MetricWords, difference: number): string {
  const distance = Math.abs(difference);
  if (difference === 0) return words.noDifference;
  if (unit === 'count') return (difference > 0 ? words.more : words.fewer)({ distance });
  return (difference > 0 ? words.ahead : words.behind)({ distance });
}

function metricFigure(
  key: MetricKey,
  { metrics, mainDomain, competitorDomain }: CompetitorResult,
): MetricFigure {
  const metric = metrics[key];
  const own = metricWords(key);
  const { main, competitor, difference, percentageDiff, significance, basis, notCompared = null } = metric;
  const end = own.unit === 'count' ? Math.max(countEnd, main, competitor) : limits.score.max;
  const [ours, theirs] = [
    sideOf(own, main, basis?.main, end),
    sideOf(own, competitor, basis?.competitor, end),
  ];
  const rating = notCompared === null ? rateMetric(metric) : 'similar';
  const ratingLabel = notCompared === null ? metricRatingLabels[rating] : words.notCompared;
  return {
    ...own,
    key,
    main: ours,
    competitor: theirs,
    end,
    differenceWords: notCompared === null ? differenceWordsOf(own, difference) : '–',
    percentWords: notCompared === null ? `${signed(percentageDiff)}%` : '–',
    rating,
    ratingLabel,
    significance,
    significanceLabel: significanceLabels[significance],
    notCompared,
    sentence: words.line({
      label: own.label,
      main: ours.words,
      mainDomain,
      competitor: theirs.words,
      competitorDomain,
      rating: notCompared ?? `${ratingLabel}.`,
    }),
  };
}

const keys: readonly MetricKey[] = [
  'titleOptimization',
  'descriptionOptimization',
  'headingsOptimization',
  'imagesOptimization',
  'contentQuality',
  'technicalSEO',
  'criticalIssues',
];

/** In the order in which they are shown. */
export const metricFigures = (result: CompetitorResult): readonly MetricFigure[] =>
  keys.map((key) => metricFigure(key, result));

const highFrom = 80;
const mediumFrom = 60;

export interface ConfidenceFigure {
  readonly value: number;
  readonly word: string;
  readonly tone: Tone;
  /** What it rests on. */
  readonly sentence: string;
}

function sampleWords(domain: string, { pages, known }: { pages: number; known: number }): string {
  return pages >= known ? words.allPages({ pages, domain }) : words.somePages({ pages, known, domain });
}

export function confidenceFigure({
  stats,
  samples,
  mainDomain,
  competitorDomain,
}: CompetitorResult): ConfidenceFigure {
  const value = Math.round(stats.confidence);
  const word = value >= highFrom ? 'High' : value >= mediumFrom ? 'Medium' : 'Low';
  const tone = value >= highFrom ? 'good' : value >= mediumFrom ? 'fair' : 'poor';
  const sentence =
    samples === undefined
      ? ''
      : words.basedOn({
          main: sampleWords(mainDomain, samples.main),
          competitor: sampleWords(competitorDomain, samples.competitor),
        });
  return { value, word: words.confidence[word], tone, sentence };
}

/** Who is ahead, in words; what other makers wrote stays as it is. */
export function overallWords({ competitiveSummary, mainDomain, competitorDomain }: CompetitorResult): string {
  const { overallAdvantage } = competitiveSummary;
  if (overallAdvantage === 'main') return words.isAhead({ domain: mainDomain });
  if (overallAdvantage === 'competitor') return words.isAhead({ domain: competitorDomain });
  return overallAdvantage === 'balanced' ? words.balanced : overallAdvantage;
}

/** Where a gap shows. */
export const gapSources = (
  { gaps }: CompetitorResult,
  gap: string,
): NonNullable<CompetitorResult['gaps']['sources']>[number]['sources'] =>
  gaps.sources?.find((each) => each.gap === gap)?.sources ?? [];
