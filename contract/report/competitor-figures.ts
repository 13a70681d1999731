/** The figures and words of a comparison that screen and exported files share: each metric on its line, confidence, labels. */

import { countOf, formatNumber } from '../count-of.ts';
import type { ComparedMetric, CompetitorResult, MetricBasis, Significance } from '../entities/competitor.ts';
import { limits } from '../limits.ts';
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

const countEnd = 10;

const signed = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatNumber(Math.abs(value))}`;

function basisWords({ unit }: MetricWords, basis: MetricBasis | undefined): string {
  if (basis === undefined) return '';
  if (unit === 'share') return `${formatNumber(basis.count)} of ${countOf(basis.of, 'page')}`;
  if (unit === 'count') return `${formatNumber(basis.count)} on ${countOf(basis.of, 'page')}`;
  return countOf(basis.of, 'page');
}

function sideOf(words: MetricWords, value: number, basis: MetricBasis | undefined, end: number): SideFigure {
  const isMeasured = basis === undefined || basis.of > 0;
  return {
    value: isMeasured ? value : null,
    words: isMeasured ? `${formatNumber(value)}${words.unit === 'share' ? '%' : ''}` : '–',
    basis: basisWords(words, basis),
    position: Math.min(100, Math.max(0, (value / end) * 100)),
    urls: basis?.urls ?? [],
  };
}

function differenceWordsOf({ unit }: MetricWords, difference: number): string {
  const distance = Math.abs(difference);
  if (difference === 0) return 'no difference';
  if (unit === 'count') return `${formatNumber(distance)} ${difference > 0 ? 'more' : 'fewer'}`;
  return `${countOf(distance, 'point')} ${difference > 0 ? 'ahead' : 'behind'}`;
}

function metricFigure(
  key: MetricKey,
  { metrics, mainDomain, competitorDomain }: CompetitorResult,
): MetricFigure {
  const metric = metrics[key];
  const words = metricWords[key];
  const { main, competitor, difference, percentageDiff, significance, basis, notCompared = null } = metric;
  const end = words.unit === 'count' ? Math.max(countEnd, main, competitor) : limits.score.max;
  const [own, other] = [
    sideOf(words, main, basis?.main, end),
    sideOf(words, competitor, basis?.competitor, end),
  ];
  const rating = notCompared === null ? rateMetric(metric) : 'similar';
  const ratingLabel = notCompared === null ? metricRatingLabels[rating] : 'Not compared';
  return {
    ...words,
    key,
    main: own,
    competitor: other,
    end,
    differenceWords: notCompared === null ? differenceWordsOf(words, difference) : '–',
    percentWords: notCompared === null ? `${signed(percentageDiff)}%` : '–',
    rating,
    ratingLabel,
    significance,
    significanceLabel: significanceLabels[significance],
    notCompared,
    sentence: `${words.label}: ${own.words} on ${mainDomain}, ${other.words} on ${competitorDomain}. ${notCompared ?? `${ratingLabel}.`}`,
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
  readonly word: 'High' | 'Medium' | 'Low';
  readonly tone: Tone;
  /** What it rests on. */
  readonly sentence: string;
}

function sampleWords(domain: string, { pages, known }: { pages: number; known: number }): string {
  if (pages >= known)
    return pages === 1 ? `the one known page of ${domain}` : `all ${formatNumber(pages)} pages of ${domain}`;
  return `${formatNumber(pages)} of ${countOf(known, 'known page')} of ${domain}`;
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
      : `Based on ${sampleWords(mainDomain, samples.main)} and ${sampleWords(competitorDomain, samples.competitor)}.`;
  return { value, word, tone, sentence };
}

/** Who is ahead, in words; what other makers wrote stays as it is. */
export function overallWords({ competitiveSummary, mainDomain, competitorDomain }: CompetitorResult): string {
  const { overallAdvantage } = competitiveSummary;
  if (overallAdvantage === 'main') return `${mainDomain} is ahead`;
  if (overallAdvantage === 'competitor') return `${competitorDomain} is ahead`;
  return overallAdvantage === 'balanced' ? 'Neither is ahead' : overallAdvantage;
}

/** Where a gap shows. */
export const gapSources = (
  { gaps }: CompetitorResult,
  gap: string,
): NonNullable<CompetitorResult['gaps']['sources']>[number]['sources'] =>
  gaps.sources?.find((each) => each.gap === gap)?.sources ?? [];
