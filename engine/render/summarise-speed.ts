/** Sums up the speed of the rendered pages: the median of each figure, the worst page, and what causes it there. */
import type { SpeedCause, SpeedFigure, SpeedReport } from '@pagewright/contract/entities/speed';
import { limits } from '@pagewright/contract/limits';
import { thresholdTone } from '@pagewright/contract/ratings';
import { formatBytes } from '@pagewright/contract/report/report-words';
import type { RenderFacts } from '../model/render-facts.ts';
import { labMethod } from './page-renderer.ts';
import type { PageRendering } from './site-rendering.ts';

const causesMax = 3;
/** Of the pages: when our machine had no time for more of them than this, times are not rated. */
const untimedMax = 0.5;

const filesOf = ({ weight }: RenderFacts): SpeedCause[] =>
  weight.largest.map(({ url, bytes }) => ({ what: url, part: formatBytes(bytes) }));

const msOf = (ms: number): string => `${Math.round(ms)} ms`;

interface Measure {
  readonly id: SpeedFigure['id'];
  readonly valueOf: (facts: RenderFacts) => number | null;
  readonly causesOf: (facts: RenderFacts) => readonly SpeedCause[];
  /** Whether a busy machine makes it larger. */
  readonly isTime: boolean;
}

const measures: readonly Measure[] = [
  {
    id: 'lcp',
    valueOf: ({ lab }) => lab.lcpMs,
    causesOf: ({ largestPaint }) => {
      const what = largestPaint?.element?.selector ?? largestPaint?.url;
      return what == null ? [] : [{ what, ...(largestPaint?.url && { part: largestPaint.url }) }];
    },
    isTime: true,
  },
  {
    id: 'cls',
    valueOf: ({ lab }) => lab.cls,
    causesOf: ({ shifted }) =>
      shifted.map(({ selector, value }) => ({ what: selector, part: value.toFixed(2) })),
    isTime: false,
  },
  {
    id: 'tbt',
    valueOf: ({ lab }) => lab.tbtMs,
    causesOf: ({ longTaskScripts, url: page }) =>
      longTaskScripts.map(({ url, ms }) => ({
        what: url === page ? 'Inline scripts on the page' : url,
        part: msOf(ms),
      })),
    isTime: true,
  },
  { id: 'ttfb', valueOf: ({ lab }) => lab.ttfbMs, causesOf: () => [], isTime: true },
  {
    id: 'fcp',
    valueOf: ({ lab }) => lab.fcpMs,
    causesOf: ({ blocking }) => (blocking?.files ?? []).map(({ url, ms }) => ({ what: url, part: msOf(ms) })),
    isTime: true,
  },
  {
    id: 'weight',
    valueOf: ({ weight }) => weight.bytes,
    causesOf: filesOf,
    isTime: false,
  },
];

interface Measured {
  readonly url: string;
  readonly facts: RenderFacts;
}

const medianOf = (sorted: readonly number[]): number => {
  const middle = sorted.length / 2;
  const [below = 0, above = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (below + above) / 2;
};

function figureOf(measure: Measure, pages: readonly Measured[], isTimed: boolean): SpeedFigure[] {
  const { id, valueOf, causesOf, isTime } = measure;
  const values = pages
    .flatMap(({ url, facts }) => {
      const value = isTime && isTimed && !facts.isTimed ? null : valueOf(facts);
      return value === null ? [] : [{ url, facts, value }];
    })
    .sort((a, b) => a.value - b.value);
  const worst = values.at(-1);
  if (worst === undefined) return [];
  const median = medianOf(values.map(({ value }) => value));
  const causes = worst.value <= limits.speed[id][0] ? [] : causesOf(worst.facts).slice(0, causesMax);
  return [
    {
      id,
      median,
      rating: isTime && !isTimed ? null : thresholdTone(median, limits.speed[id]),
      worst: { url: worst.url, value: worst.value, causes: [...causes] },
    },
  ];
}

function describeMachine(pages: readonly Measured[], isTimed: boolean): string {
  const loads = pages.map(({ facts }) => facts.load).sort((a, b) => a - b);
  const load = `${medianOf(loads).toFixed(1)} per core`;
  return isTimed
    ? `Server load while measuring: ${load}.`
    : `Our server was too busy to rate the times (load ${load}). Analyze the site again for a rating.`;
}

/** Undefined when no page was rendered. */
export function summariseSpeed(
  renderings: readonly Pick<PageRendering, 'url' | 'result'>[],
): SpeedReport | undefined {
  const pages = renderings.flatMap(({ url, result }) =>
    result.kind === 'rendered' ? [{ url, facts: result.facts }] : [],
  );
  if (pages.length === 0) return undefined;
  const untimed = pages.filter(({ facts }) => !facts.isTimed).length;
  const isTimed = untimed <= pages.length * untimedMax;
  return {
    figures: measures.flatMap((measure) => figureOf(measure, pages, isTimed)),
    pages: pages.length,
    method: labMethod,
    machine: describeMachine(pages, isTimed),
  };
}
