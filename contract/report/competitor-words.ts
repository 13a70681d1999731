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
  `Share of checked pages whose ${what} free of critical issues and warnings.`;

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
    method: 'Share of pages with images whose images are free of critical issues and warnings.',
  },
  criticalIssues: {
    label: 'Critical issues',
    unit: 'count',
    method:
      'Critical issues on the compared pages and the host; fewer is better. If fewer pages of one site were compared, its count is scaled up to match.',
  },
  technicalSEO: {
    label: 'Technical checks',
    unit: 'score',
    method: `100 points minus ${weights.critical} for each critical issue and ${weights.warning} for each warning on a page, half that for rules of thumb; averaged over the pages, minus what host-wide issues cost. Covers all checks that no other metric counts.`,
  },
  contentQuality: {
    label: 'Texts',
    unit: 'share',
    method: `${shareOf('text is').slice(0, -1)}: thin, copied, unfinished or overloaded.`,
  },
};

/** Said once for all of them. */
export const comparisonMethod = `Both sites were checked with the same rules on up to ${limits.competitor.pages} pages each. A check that could not run on one of them counts for neither, so these figures are not those of the whole report. Differences of up to ${limits.competitor.advantageThreshold} count as similar.`;

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
  '100 minus the margin of error, given how many of each site’s known pages were compared.';

const effectivenesses: Readonly<Record<string, { readonly words: string; readonly tone: Tone | 'neutral' }>> =
  {
    superior: { words: 'You are ahead', tone: 'good' },
    comparable: { words: 'On par', tone: 'neutral' },
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
