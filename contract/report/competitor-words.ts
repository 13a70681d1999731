/** The words of a comparison that screen and exported files share: what each metric is called and how it is measured. */
import type { CompetitorMetrics, Significance } from '../entities/competitor.ts';
import type { Priority } from '../entities/insights.ts';
import { limits } from '../limits.ts';
import type { Tone } from '../ratings.ts';
import { weights } from './score-formula.ts';

export type MetricKey = keyof CompetitorMetrics;

export interface MetricWords {
  readonly label: string;
  /** How it is measured, printed beside the number. */
  readonly method: string;
  readonly unit: 'share' | 'score' | 'count';
}

const shareOf = (what: string): string =>
  `Percent of checked pages whose ${what} without a critical issue or a warning.`;

export const metricWords: Readonly<Record<MetricKey, MetricWords>> = {
  titleOptimization: { label: 'Titles', unit: 'share', method: shareOf('title is') },
  descriptionOptimization: {
    label: 'Meta descriptions',
    unit: 'share',
    method: shareOf('meta description is'),
  },
  headingsOptimization: { label: 'Headings', unit: 'share', method: shareOf('headings are') },
  imagesOptimization: {
    label: 'Images',
    unit: 'share',
    method: 'Percent of the pages with images whose images are without a critical issue or a warning.',
  },
  criticalIssues: {
    label: 'Critical issues',
    unit: 'count',
    method:
      'Critical issues of the pages measured and of the host; fewer is better. Where fewer pages of one site were measured, its count is taken to the number of the other.',
  },
  technicalSEO: {
    label: 'Technical SEO',
    unit: 'score',
    method: `100 points less ${weights.critical} for each critical rule and ${weights.warning} for each warning that a page breaks, rules of thumb half; the mean of the pages, less what the host costs. All rules count that belong to no other line.`,
  },
  contentQuality: {
    label: 'Content quality',
    unit: 'share',
    method: `${shareOf('text is').slice(0, -1)}: thin, copied, unfinished or overloaded.`,
  },
};

/** Said once for all of them. */
export const comparisonMethod = `Both sites were measured by the same rules on their first ${limits.competitor.pages} pages. A check that could not run on one of them counts for neither. Differences of up to ${limits.competitor.advantageThreshold} are called similar.`;

export const significanceLabels: Readonly<Record<Significance, string>> = {
  critical: 'Critical',
  important: 'Important',
  minor: 'Minor',
};

export const priorityLabels: Readonly<Record<Priority, string>> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

export const confidenceMethod =
  '100 less the margin by which a share can be off when it was measured on so many of the known pages of each site.';

const effectivenesses: Readonly<Record<string, { readonly words: string; readonly tone: Tone | 'neutral' }>> =
  {
    superior: { words: 'You are ahead', tone: 'good' },
    comparable: { words: 'On a par', tone: 'neutral' },
    inferior: { words: 'They are ahead', tone: 'poor' },
  };

/** How a strategy compares; the tone is null for words that another program wrote. */
export const effectivenessFigure = (
  effectiveness: string,
): { readonly words: string; readonly tone: Tone | 'neutral' | null } =>
  (Object.hasOwn(effectivenesses, effectiveness) ? effectivenesses[effectiveness] : undefined) ?? {
    words: effectiveness,
    tone: null,
  };
