/** The names and values of speed figures, as people read them. */

import { formatNumber } from '../count-of.ts';
import type { SpeedFigure, SpeedReport } from '../entities/speed.ts';
import { limits } from '../limits.ts';
import { formatBytes } from './report-words.ts';

type SpeedId = SpeedFigure['id'];

export const speedNames: Readonly<Record<SpeedId, string>> = {
  lcp: 'Largest Contentful Paint (LCP)',
  cls: 'Cumulative Layout Shift (CLS)',
  tbt: 'Total Blocking Time (TBT)',
  ttfb: 'Time to First Byte (TTFB)',
  fcp: 'First Contentful Paint (FCP)',
  weight: 'Page weight',
};

/** What the causes on the worst page are. */
export const causeNames: Readonly<Record<SpeedId, string>> = {
  lcp: 'The largest element',
  cls: 'Elements that shift',
  tbt: 'Scripts that block the page',
  ttfb: '',
  fcp: 'Files that block the first paint',
  weight: 'The largest files',
};

export function formatSpeed(id: SpeedId, value: number): string {
  if (id === 'weight') return formatBytes(value);
  if (id === 'cls') return value.toFixed(2);
  return value < 1000 ? `${formatNumber(Math.round(value))} ms` : `${(value / 1000).toFixed(1)} s`;
}

const ratingWords = { good: 'good', fair: 'needs improvement', poor: 'poor' } as const;

export function describeThresholds(id: SpeedId): string {
  const [good, poor] = limits.speed[id];
  return `Good is up to ${formatSpeed(id, good)}, poor above ${formatSpeed(id, poor)}.`;
}

/** A whole sentence, for a ruler that is read aloud. */
export function describeSpeed({ id, median, rating }: SpeedFigure): string {
  const rated = rating === null ? 'not rated' : ratingWords[rating];
  return `${speedNames[id]}: ${formatSpeed(id, median)}, ${rated}. ${describeThresholds(id)}`;
}

export const ratingOf = ({ rating }: SpeedFigure): string =>
  rating === null
    ? 'Not rated'
    : `${ratingWords[rating].charAt(0).toUpperCase()}${ratingWords[rating].slice(1)}`;

export const describeSpeedMethod = ({ pages, method, machine }: SpeedReport): string =>
  `${pages === 1 ? 'One page' : `Median of the ${pages} pages`} that we opened in a browser. ${method} ${machine}`;
