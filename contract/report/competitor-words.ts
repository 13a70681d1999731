/** The words of a comparison that screen and exported files share: what each metric is called and how it is measured. */
import type { CompetitorMetrics, Significance } from '../entities/competitor.ts';
import type { Priority } from '../entities/insights.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages/translate.ts';
import type { Tone } from '../ratings.ts';
import { weights } from './score-formula.ts';

export type MetricKey = keyof CompetitorMetrics;

type Unit = 'share' | 'score' | 'count';

export interface MetricWords {
  readonly label: string;
  /** How it is measured, printed beside the number. */
  readonly method: string;
  readonly unit: Unit;
}

const metrics = messages({
  titleOptimization: {
    label: 'Titles',
    method: 'Share of checked pages whose title is free of critical issues and warnings.',
  },
  descriptionOptimization: {
    label: 'Meta descriptions',
    method: 'Share of checked pages whose meta description is free of critical issues and warnings.',
  },
  headingsOptimization: {
    label: 'Headings',
    method: 'Share of checked pages whose headings are free of critical issues and warnings.',
  },
  imagesOptimization: {
    label: 'Images',
    method: 'Share of pages with images whose images are free of critical issues and warnings.',
  },
  criticalIssues: {
    label: 'Critical issues',
    method:
      'Critical issues on the compared pages and the host; fewer is better. If fewer pages of one site were compared, its count is scaled up to match.',
  },
  technicalSEO: {
    label: 'Technical checks',
    method: `100 points minus ${weights.critical} for each critical issue and ${weights.warning} for each warning on a page, half that for rules of thumb; averaged over the pages, minus what host-wide issues cost. Covers all checks that no other metric counts.`,
  },
  contentQuality: {
    label: 'Texts',
    method:
      'Share of checked pages whose text is free of critical issues and warnings: thin, copied, unfinished or overloaded.',
  },
});

const units: Readonly<Partial<Record<MetricKey, Unit>>> = { criticalIssues: 'count', technicalSEO: 'score' };

export const metricKeys: readonly string[] = Object.keys(metrics);

export const metricWords = (key: MetricKey): MetricWords => ({
  label: metrics[key].label,
  method: metrics[key].method,
  unit: units[key] ?? 'share',
});

export const comparisonWords = messages({
  /** Said once for all of them. */
  method: `Both sites were checked with the same rules on up to ${limits.competitor.pages} pages each. A check that could not run on one of them counts for neither, so these figures are not those of the whole report. Differences of up to ${limits.competitor.advantageThreshold} count as similar.`,
  confidence: '100 minus the margin of error, given how many of each site’s known pages were compared.',
});

export const significanceLabels: Readonly<Record<Significance, string>> = messages({
  critical: 'Critical',
  important: 'Important',
  minor: 'Minor',
});

export const priorityLabels: Readonly<Record<Priority, string>> = messages({
  high: 'High',
  medium: 'Medium',
  low: 'Low',
});

const effectivenesses = messages({
  superior: 'You are ahead',
  comparable: 'On par',
  inferior: 'They are ahead',
});

const effectivenessTones = { superior: 'good', comparable: 'neutral', inferior: 'poor' } as const;
const isKnown = (name: string): name is keyof typeof effectivenessTones =>
  Object.hasOwn(effectivenessTones, name);

/** How a strategy compares; the tone is null for words that another program wrote. */
export const effectivenessFigure = (
  effectiveness: string,
): { readonly words: string; readonly tone: Tone | 'neutral' | null } =>
  isKnown(effectiveness)
    ? { words: effectivenesses[effectiveness], tone: effectivenessTones[effectiveness] }
    : { words: effectiveness, tone: null };
