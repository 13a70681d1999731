/** Writes a comparison as rows of the CSV export. */

import type { ClaimSource, CompetitorResult } from '@pagewright/contract/entities/competitor';
import { limits } from '@pagewright/contract/limits';
import { gapSources, type MetricFigure, metricFigures } from '@pagewright/contract/report/competitor-figures';
import { priorityLabels } from '@pagewright/contract/report/competitor-words';
import { words } from './words.ts';

const category = 'competitor';

/** Page, severity, category, rule, title, description, fix, basis, evidence. */
export type FindingCells = readonly [string, string, string, string, string, string, string, string, string];

const urlsOf = (sources: readonly ClaimSource[] = []): string =>
  [...new Set(sources.map(({ url }) => url))].join(' ');
const textsOf = (sources: readonly ClaimSource[] = []): string =>
  sources.flatMap(({ text }) => text ?? []).join(' | ');

function metricCells(figure: MetricFigure, { mainDomain, competitorDomain }: CompetitorResult): FindingCells {
  const { main, competitor, notCompared } = figure;
  const describe = ({ words, basis }: MetricFigure['main']): string =>
    basis === '' ? words : `${words} (${basis})`;
  const numbers = `${mainDomain}: ${describe(main)}; ${competitorDomain}: ${describe(competitor)}`;
  return [
    main.urls.join(' '),
    figure.significanceLabel,
    category,
    `compare-${figure.key}`,
    `${figure.label}: ${figure.ratingLabel}`,
    notCompared === null ? `${numbers}; ${figure.differenceWords}, ${figure.percentWords}` : numbers,
    '',
    figure.method,
    notCompared ?? '',
  ];
}

function gapCells(result: CompetitorResult, rule: string, title: string, gap: string): FindingCells {
  const sources = gapSources(result, gap);
  return [urlsOf(sources), '', category, rule, title, gap, '', '', textsOf(sources)];
}

/** None when there was no comparison. */
export function competitorCells(result: CompetitorResult | undefined): readonly FindingCells[] {
  if (result === undefined) return [];
  const { gaps, detailedInsights } = result;
  return [
    ...metricFigures(result).map((figure) => metricCells(figure, result)),
    ...detailedInsights.map(
      (insight): FindingCells => [
        urlsOf(insight.sources),
        priorityLabels[insight.priority],
        category,
        'compare-insight',
        insight.category,
        insight.recommendation,
        insight.actionItems.join(' | '),
        words.impact({ impact: insight.impact, max: limits.impactMax }),
        insight.evidence.join(' | '),
      ],
    ),
    ...gaps.missingTopics.map((gap) => gapCells(result, 'compare-missing-topic', words.missingTopic, gap)),
    ...gaps.underOptimizedAreas.map((gap) => gapCells(result, 'compare-area', words.area, gap)),
    ...gaps.opportunityKeywords.map((gap) => gapCells(result, 'compare-keyword', words.keyword, gap)),
  ];
}
