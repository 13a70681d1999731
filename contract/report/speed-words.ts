/** The names and values of speed figures, as people read them. */
import type { SpeedFigure, SpeedReport } from '../entities/speed.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages/translate.ts';
import { formatBytes } from './report-words.ts';

type SpeedId = SpeedFigure['id'];

export const speedNames: Readonly<Record<SpeedId, string>> = messages({
  lcp: 'Largest Contentful Paint (LCP)',
  cls: 'Cumulative Layout Shift (CLS)',
  tbt: 'Total Blocking Time (TBT)',
  ttfb: 'Time to First Byte (TTFB)',
  fcp: 'First Contentful Paint (FCP)',
  weight: 'Page weight',
});

/** What the causes on the worst page are. */
export const causeNames: Readonly<Record<SpeedId, string>> = messages({
  lcp: 'The largest element',
  cls: 'Elements that shift',
  tbt: 'Scripts that block the page',
  ttfb: '',
  fcp: 'Files that block the first paint',
  weight: 'The largest files',
});

export function formatSpeed(id: SpeedId, value: number): string {
  if (id === 'weight') return formatBytes(value);
  if (id === 'cls') return value.toFixed(2);
  return value < 1000
    ? words.milliseconds({ value: Math.round(value) })
    : words.seconds({ value: (value / 1000).toFixed(1) });
}

const words = messages({
  milliseconds: '{value, number} ms',
  seconds: '{value} s',
  ratings: { good: 'Good', fair: 'Needs improvement', poor: 'Poor', none: 'Not rated' },
  thresholds: 'Good is up to {good}, poor above {poor}.',
  figures: {
    good: '{name}: {value}, good. {thresholds}',
    fair: '{name}: {value}, needs improvement. {thresholds}',
    poor: '{name}: {value}, poor. {thresholds}',
    none: '{name}: {value}, not rated. {thresholds}',
  },
  method:
    '{pages, plural, one {One page} other {Median of the {pages} pages}} that we opened in a browser. {method} {machine}',
});

export function describeThresholds(id: SpeedId): string {
  const [good, poor] = limits.speed[id];
  return words.thresholds({ good: formatSpeed(id, good), poor: formatSpeed(id, poor) });
}

/** A whole sentence, for a ruler that is read aloud. */
export function describeSpeed({ id, median, rating }: SpeedFigure): string {
  return words.figures[rating ?? 'none']({
    name: speedNames[id],
    value: formatSpeed(id, median),
    thresholds: describeThresholds(id),
  });
}

export const ratingOf = ({ rating }: SpeedFigure): string => words.ratings[rating ?? 'none'];

export const describeSpeedMethod = ({ pages, method, machine }: SpeedReport): string =>
  words.method({ pages, method, machine });
