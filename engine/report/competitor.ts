/** Renders the comparison with a competitor. The stored result is untrusted. */

import { countOf, formatNumber } from '@pagewright/contract/count-of';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type {
  ClaimSource,
  ComparedInsight,
  ComparedStrategy,
  CompetitorResult,
  SiteDetails,
} from '@pagewright/contract/entities/competitor';
import { limits } from '@pagewright/contract/limits';
import {
  confidenceFigure,
  gapSources,
  type MetricFigure,
  metricFigures,
  overallWords,
  type SideFigure,
} from '@pagewright/contract/report/competitor-figures';
import {
  comparisonWords,
  effectivenessFigure,
  priorityLabels,
} from '@pagewright/contract/report/competitor-words';
import { clipText } from './clean-text.ts';
import { dumbbells } from './dumbbell.ts';
import { html, type Markup, urlLink } from './html.ts';
import { shape } from './shapes.ts';
import { words } from './words.ts';

const textMax = 1000;
const sourcesMax = 5;
const quickWinsMax = 3;

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const list = (texts: readonly string[]): Markup =>
  html`<ul class="notes">${texts.map((text) => html`<li><bdi>${clipText(text, textMax)}</bdi></li>`)}</ul>`;

const part = (title: string, body: Markup): Markup =>
  html`<div class="card long"><h3>${title}</h3>${body}</div>`;

const sourceList = (sources: readonly ClaimSource[] | undefined): Markup | false =>
  sources !== undefined &&
  sources.length > 0 &&
  html`<ul class="sources">${sources
    .slice(0, sourcesMax)
    .map(
      ({ url, text }) =>
        html`<li>${urlLink(url)}${text !== undefined && html` <bdi>${clipText(text, textMax)}</bdi>`}</li>`,
    )}</ul>`;

function opening(result: CompetitorResult): Markup {
  const { mainDomain, competitorDomain, comparedAt, notes = [], writtenBy } = result;
  const { value, word, tone, sentence } = confidenceFigure(result);
  const made =
    comparedAt === undefined ? '' : words.html.asOn({ date: dateFormat.format(new Date(comparedAt)) });
  const wins = result.competitiveSummary.quickWins.slice(0, quickWinsMax);
  return html`<div class="card"><p class="verdict">${overallWords(result)}.</p>
${wins.length > 0 && html`<h3>Quick wins</h3>${list(wins)}`}
<p><bdi>${mainDomain}</bdi> vs <bdi>${competitorDomain}</bdi>${made}.${writtenBy !== undefined && html` Text written by ${writtenBy}.`}</p>
<p class="confidence">${shape(tone)}Confidence: ${word} (${value} of 100). <bdi>${sentence}</bdi></p>
${notes.length > 0 && list(notes)}</div>`;
}

/** On narrow screens, without the table's head, each cell shows its domain. */
const cell = ({ words, basis }: SideFigure, domain: string): Markup =>
  html`<td class="num"><small class="who"><bdi>${domain}</bdi></small>${words}${basis !== '' && html`<br><small>${basis}</small>`}</td>`;

const metricRow = (figure: MetricFigure, { mainDomain, competitorDomain }: CompetitorResult): Markup => html`
<tr><th scope="row">${figure.label}<br><small>${figure.notCompared ?? figure.method}</small></th>${cell(figure.main, mainDomain)}${cell(figure.competitor, competitorDomain)}
<td class="num">${figure.differenceWords}<br><small>${figure.percentWords}</small></td><td>${figure.ratingLabel}<br><small>${figure.significanceLabel}</small></td></tr>`;

function metrics(result: CompetitorResult): Markup {
  const figures = metricFigures(result);
  const { mainDomain, competitorDomain } = result;
  return part(
    'Metrics',
    html`${dumbbells({ figures, main: mainDomain, competitor: competitorDomain })}
<table class="versus"><thead><tr><th scope="col">Metric</th><th scope="col"><bdi>${mainDomain}</bdi></th><th scope="col"><bdi>${competitorDomain}</bdi></th><th scope="col">Difference</th><th scope="col">Result</th></tr></thead>
<tbody>${figures.map((figure) => metricRow(figure, result))}</tbody></table>
<p><small>${comparisonWords.method} Confidence is ${comparisonWords.confidence}</small></p>`,
  );
}

const insight = ({
  category,
  priority,
  impact,
  recommendation,
  evidence,
  actionItems,
  sources,
}: ComparedInsight): Markup => html`
<li><p class="finding"><bdi>${category}</bdi><em>${priorityLabels[priority]}, impact ${formatNumber(impact)} of ${limits.impactMax}</em></p>
<p><bdi>${clipText(recommendation, textMax)}</bdi></p>
${evidence.length > 0 && html`<p class="quiet">Evidence</p>${list(evidence)}`}
${actionItems.length > 0 && html`<p class="quiet">To do</p>${list(actionItems)}`}${sourceList(sources)}</li>`;

const gapList = (result: CompetitorResult, title: string, gaps: readonly string[]): Markup => html`
<div><h4>${title}</h4>${
  gaps.length === 0
    ? html`<p class="quiet">None found.</p>`
    : html`<ul class="notes">${gaps.map((gap) => html`<li><bdi>${clipText(gap, textMax)}</bdi>${sourceList(gapSources(result, gap))}</li>`)}</ul>`
}</div>`;

function strategy(
  [name, { mainApproach, competitorApproach, effectiveness, recommendations, sources }]: [
    string,
    ComparedStrategy,
  ],
  { mainDomain, competitorDomain }: CompetitorResult,
): Markup {
  const { words, tone } = effectivenessFigure(effectiveness);
  return html`<li><p class="finding"><bdi>${name}</bdi><em>${tone !== null && tone !== 'neutral' && shape(tone)}${words}</em></p>
<p><b><bdi>${mainDomain}</bdi></b> ${clipText(mainApproach, textMax)}</p><p><b><bdi>${competitorDomain}</bdi></b> ${clipText(competitorApproach, textMax)}</p>
${recommendations.length > 0 && list(recommendations)}${sourceList(sources)}</li>`;
}

function summary({ competitiveSummary, recommendations }: CompetitorResult): Markup {
  const { strengthAreas, weaknessAreas, quickWins, longTermOpportunities } = competitiveSummary;
  const block = (title: string, texts: readonly string[]): Markup | false =>
    texts.length > 0 && html`<div><h4>${title}</h4>${list(texts)}</div>`;
  return html`${block('Strengths', strengthAreas)}${block('Weaknesses', weaknessAreas)}${block('More quick wins', quickWins.slice(quickWinsMax))}
${block('Long-term opportunities', longTermOpportunities)}<div><h4>Recommendations</h4>${
    recommendations.length === 0 ? html`<p>Good job!</p>` : list(recommendations)
  }</div>`;
}

const side = (domain: string, { titles, descriptions, headings, images, pages }: SiteDetails): Markup => html`
<div><h4><bdi>${domain}</bdi></h4><p class="quiet">${countOf(pages, 'page')}, ${countOf(images, 'image')}</p>
<p class="quiet">Titles</p>${list(titles)}<p class="quiet">Meta descriptions</p>${list(descriptions)}
<p class="quiet">Headings</p><ul class="notes">${headings.map(({ level, text }) => html`<li><code>H${level}</code> <bdi>${clipText(text, textMax)}</bdi></li>`)}</ul></div>`;

/** Null without a comparison. */
export function competitorSection({ competitorAnalysis: result }: Analysis): Markup | null {
  if (result === undefined) return null;
  const { detailedInsights, gaps, strategies, details, mainDomain, competitorDomain } = result;
  const named = Object.entries(strategies);
  return html`${opening(result)}${metrics(result)}
${part('AI Insights', detailedInsights.length === 0 ? html`<p>No AI insights available</p>` : html`<ul class="claims">${detailedInsights.map(insight)}</ul>`)}
${part(
  'Content Gaps',
  html`${gapList(result, 'Missing topics', gaps.missingTopics)}${gapList(result, 'Under-optimized areas', gaps.underOptimizedAreas)}${gapList(result, 'Opportunity keywords', gaps.opportunityKeywords)}`,
)}
${part('Strategies', named.length === 0 ? html`<p>No strategy analysis available</p>` : html`<ul class="claims">${named.map((each) => strategy(each, result))}</ul>`)}
${part('Summary', summary(result))}
${part('Details', html`<div class="two">${side(mainDomain, details.main)}${side(competitorDomain, details.competitor)}</div>`)}`;
}
