/** Summarises a comparison: who is ahead, in what, quick wins and long-term opportunities. */
import type {
  ComparedMetric,
  CompetitorMetrics,
  CompetitorResult,
  Significance,
} from '@pagewright/contract/entities/competitor';
import { limits } from '@pagewright/contract/limits';
import { metricKeys, metricWords } from '@pagewright/contract/report/competitor-words';
import type { Sides } from './comparable-samples.ts';
import type { ComparedWords } from './compare-words.ts';
import { type BrokenRule, brokenRules, isCritical } from './findings-by-page.ts';
import { actionsFor } from './site-insights.ts';
import { listWords, quote } from './wording.ts';

type Summary = CompetitorResult['competitiveSummary'];
type MetricKey = keyof CompetitorMetrics;

const weightOf: Readonly<Record<Significance, number>> = { critical: 3, important: 2, minor: 1 };
/** A smaller lead counts as balanced. */
const leadMin = 2;
/** As many as one remembers. */
const quickWinsMax = 3;
const quickPagesMax = 3;
const namedMax = 5;

const entries = (metrics: CompetitorMetrics): [MetricKey, ComparedMetric][] =>
  metricKeys.flatMap((key) =>
    isMetric(key, metrics) ? [[key, metrics[key]] as [MetricKey, ComparedMetric]] : [],
  );

const isMetric = (key: string, metrics: CompetitorMetrics): key is MetricKey => Object.hasOwn(metrics, key);

/** Each advantage by its significance. */
function overall(metrics: CompetitorMetrics): 'main' | 'competitor' | 'balanced' {
  const lead = entries(metrics).reduce((sum, [, { advantage, significance }]) => {
    if (advantage === undefined) return sum;
    return sum + (advantage === 'main' ? 1 : -1) * weightOf[significance];
  }, 0);
  if (Math.abs(lead) < leadMin) return 'balanced';
  return lead > 0 ? 'main' : 'competitor';
}

/** The heaviest first. */
const areasOf = (metrics: CompetitorMetrics, side: 'main' | 'competitor'): string[] =>
  entries(metrics)
    .filter(([, { advantage }]) => advantage === side)
    .toSorted(([, a], [, b]) => weightOf[b.significance] - weightOf[a.significance])
    .map(([key]) => metricWords(key).label);

function topicsLine(topics: ComparedWords['topics'], lead: string): string[] {
  if (topics.length === 0) return [];
  const named = topics.slice(0, namedMax).map(({ label }) => quote(label));
  const more = topics.length - named.length;
  return [`${lead}: ${listWords(more > 0 ? [...named, `${more} more`] : named)}`];
}

/** What the competitor does not have comes first, on few pages before on many; critical findings before others. */
function quickWins({ main, competitor }: Sides): string[] {
  const theirs = new Set(brokenRules(competitor).map(({ issue }) => issue.ruleId));
  const rank = ({ issue, pages }: BrokenRule): number =>
    (theirs.has(issue.ruleId) ? 4 : 0) + (pages.length > quickPagesMax ? 2 : 0) + (isCritical(issue) ? 0 : 1);
  return brokenRules(main)
    .filter(({ issue }) => issue.severity !== 'info')
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((broken) => actionsFor(main, broken).slice(0, 1))
    .slice(0, quickWinsMax);
}

/** Metrics in which neither site does well. */
function openFields(metrics: CompetitorMetrics): string[] {
  const weak = entries(metrics)
    .filter(
      ([key, { main, competitor, notCompared }]) =>
        notCompared === undefined &&
        metricWords(key).unit !== 'count' &&
        Math.max(main, competitor) < limits.score.insightFair,
    )
    .map(([key]) => metricWords(key).label);
  return weak.length === 0
    ? []
    : [`Neither site does well here, so fixing it first sets you apart: ${listWords(weak)}`];
}

/** What a whole page of the competitor is about deserves a page; what a section is about, a section. */
const toWrite = ({ label, isPage }: ComparedWords['topics'][number]): string =>
  `A ${isPage ? 'page' : 'section'} on ${quote(label)}`;

export function summaryOf(sides: Sides, metrics: CompetitorMetrics, words: ComparedWords): Summary {
  if (sides.isSameSite)
    return {
      overallAdvantage: 'balanced',
      strengthAreas: [],
      weaknessAreas: [],
      quickWins: [],
      longTermOpportunities: [],
    };
  const { main, competitor } = sides;
  return {
    overallAdvantage: overall(metrics),
    strengthAreas: [
      ...areasOf(metrics, 'main'),
      ...topicsLine(words.ownTopics, `Topics only on ${main.domain}`),
    ],
    weaknessAreas: [
      ...areasOf(metrics, 'competitor'),
      ...topicsLine(words.topics, `Topics only on ${competitor.domain}`),
    ],
    quickWins: quickWins(sides),
    longTermOpportunities: [...words.topics.slice(0, namedMax).map(toWrite), ...openFields(metrics)],
  };
}
