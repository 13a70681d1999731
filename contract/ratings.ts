/** Rates numbers: the tone of a score, the length of a title, better, worse or similar. Screen and report share it. */

import { limits } from './limits.ts';
import { plainMessages } from './messages/plain-messages.ts';
import { segmenterBy } from './segmenters.ts';

export type Tone = 'good' | 'fair' | 'poor';

/** As scores are shown: whole, and 100 only when nothing was lost. */
export const wholeScore = (score: number): number =>
  score >= limits.score.max ? limits.score.max : Math.min(limits.score.max - 1, Math.round(score));

/** Insight scores and category bars: 85 or more is good, 70 or more fair. */
export function insightTone(score: number): Tone {
  if (score >= limits.score.insightGood) return 'good';
  return score >= limits.score.insightFair ? 'fair' : 'poor';
}

/** The word of a score, for readers who do not know its scale. */
export const toneWords: Readonly<Record<Tone, string>> = plainMessages({
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
});

/** Design scores: 80 or more is good, 60 or more fair. */
export function designTone(score: number): Tone {
  if (score >= limits.score.designExcellent) return 'good';
  return score >= limits.score.designGood ? 'fair' : 'poor';
}

/** A figure that is better the smaller it is. */
export function thresholdTone(value: number, [good, poor]: readonly [number, number]): Tone {
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}

export type DesignLabel = 'Excellent' | 'Good' | 'Fair' | 'Needs Improvement';

export function designLabel(score: number): DesignLabel {
  if (score >= limits.score.designExcellent) return 'Excellent';
  if (score >= limits.score.designGood) return 'Good';
  return score >= limits.score.designFair ? 'Fair' : 'Needs Improvement';
}

/** A page's dot: any critical issue is poor, else any warning is fair. */
export function pageTone(issues: readonly { severity: 'critical' | 'warning' | 'info' }[]): Tone {
  if (issues.some((issue) => issue.severity === 'critical')) return 'poor';
  return issues.some((issue) => issue.severity === 'warning') ? 'fair' : 'good';
}

export type LengthRating = 'missing' | 'too-short' | 'too-long' | 'good';

function rateLength(text: string | null, range: { min: number; max: number }): LengthRating {
  const length = text === null ? 0 : graphemeLength(text.trim());
  if (length === 0) return 'missing';
  if (length > range.max) return 'too-long';
  return length < range.min ? 'too-short' : 'good';
}

export const rateTitleLength = (title: string | null): LengthRating => rateLength(title, limits.title);

export const rateDescriptionLength = (description: string | null): LengthRating =>
  rateLength(description, limits.description);

export type MetricRating = 'better' | 'worse' | 'similar';

export const metricRatingLabels: Readonly<Record<MetricRating, string>> = plainMessages({
  better: 'Better',
  worse: 'Needs work',
  similar: 'Similar',
});

/** Used when a metric carries no advantage of its own. */
export function rateDifference(difference: number): MetricRating {
  if (difference > limits.competitor.advantageThreshold) return 'better';
  return difference < -limits.competitor.advantageThreshold ? 'worse' : 'similar';
}

/** Every unit below U+0300 is a grapheme of its own, but for CR LF; so are dashes, quotes and the signs of currency. */
const plainText = /^[\u0020-\u02ff\u2010-\u2027\u20a0-\u20bf]*$/;

/** Whether a reader counts as many characters as the text has units. */
export const isUnitPerGrapheme = (text: string): boolean => plainText.test(text);

/** What a reader counts as characters: an emoji or an accented letter is one. */
export function graphemeLength(text: string): number {
  if (isUnitPerGrapheme(text)) return text.length;
  let length = 0;
  for (const _ of segmenterBy('grapheme').segment(text)) length += 1;
  return length;
}
