/** Renders the overview of the site: insight cards, category bars, keywords, business context. */
import type { Analysis, SiteKeyword } from '@pagewright/contract/entities/analysis';
import type { Insight } from '@pagewright/contract/entities/insights';
import { barCategories } from '@pagewright/contract/entities/issue';
import { limits } from '@pagewright/contract/limits';
import { formatDollars } from '@pagewright/contract/pricing/scan-tokens';
import { insightTone } from '@pagewright/contract/ratings';
import { type CategoryBar, categoryBars } from '@pagewright/contract/report/category-bars';
import { type KeywordCloudOf, keywordClouds } from '@pagewright/contract/report/keyword-clouds';
import { categoryLabels, countOf, formatNumber } from '@pagewright/contract/report/report-words';
import { html, type Markup } from './html.ts';
import { ruler, shape } from './shapes.ts';

const { insightFair, insightGood, max } = limits.score;
const ticks = [insightFair, insightGood];

function insightCard(name: string, insight: Insight | undefined): Markup | false {
  if (insight === undefined) return false;
  const { overallScore, explanation, findings } = insight;
  const tone = overallScore === null ? null : insightTone(overallScore);
  const { findingsPerInsight, issuesPerFinding, recommendationsPerFinding } = limits.shown;
  const more = findings.length - findingsPerInsight;
  return html`
<article class="card insight"><h3>${name}</h3>
${
  overallScore !== null &&
  tone !== null &&
  html`<p class="score">${shape(tone, true)}<strong>${overallScore}</strong><span>/${max}</span></p>
${ruler({ value: overallScore, end: max, tone, ticks, label: `${overallScore} of ${max}` })}`
}
<p>${explanation}</p>
<ul>${findings.slice(0, findingsPerInsight).map(
    ({ category, score, issues, recommendations }) => html`
<li><p class="finding">${shape(insightTone(score))}${category}<em>${score}</em></p>
${issues.slice(0, issuesPerFinding).map((issue) => html`<p>${issue}</p>`)}
${recommendations.slice(0, recommendationsPerFinding).map((text) => html`<p class="rec">${text}</p>`)}</li>`,
  )}</ul>
${more > 0 && html`<small>+${more} more findings</small>`}</article>`;
}

export function insights({ enhancedInsights: found }: Analysis): Markup | null {
  const cards = [
    insightCard('Technical SEO', found?.technicalAnalysis),
    insightCard('Content Quality', found?.contentQualityAnalysis),
    insightCard('Link Architecture', found?.linkArchitectureAnalysis),
    insightCard('Performance', found?.performanceAnalysis),
  ].filter((card) => card !== false);
  return cards.length === 0 ? null : html`<div class="two">${cards}</div>`;
}

function barRow({
  category,
  percentOptimized,
  tone,
  critical,
  warnings,
  info,
  because,
}: CategoryBar): Markup {
  const found = [
    critical > 0 && `${formatNumber(critical)} critical`,
    warnings > 0 && countOf(warnings, 'warning'),
    info > 0 && `${formatNumber(info)} advice`,
  ].filter((part) => part !== false);
  const label = categoryLabels[category];
  const bar =
    percentOptimized === null || tone === null
      ? html`<small>${because}</small>`
      : ruler({
          value: percentOptimized,
          end: 100,
          tone,
          ticks: [],
          label: `${label}: ${percentOptimized}% optimized`,
        });
  return html`<tr><th scope="row">${label}</th><td>${bar}</td>
<td class="num">${percentOptimized === null ? '–' : `${percentOptimized}% optimized`}<br><small>${found.join(', ') || 'nothing found'}</small></td></tr>`;
}

export function categories(analysis: Analysis): Markup {
  const bars = categoryBars(analysis);
  const others = bars.slice(barCategories.length);
  return html`
<div class="card"><table class="bars"><tbody>${bars.slice(0, barCategories.length).map(barRow)}</tbody>
${others.length > 0 && html`<tbody>${others.map(barRow)}</tbody>`}</table></div>`;
}

function cloudWord({ keyword, count }: SiteKeyword, most: number): Markup {
  const { minPx, maxPx } = limits.keywordCloud;
  const size = Math.round(minPx + (maxPx - minPx) * Math.sqrt(count / Math.max(1, most)));
  return html`<span style="font-size:${size}px" title="${countOf(count, 'time')}">${keyword}</span> `;
}

function cloud({ name, keywords: shown }: KeywordCloudOf): Markup {
  const most = shown.reduce((top, { count }) => Math.max(top, count), 0);
  return html`${name !== null && html`<h4>${name}</h4>`}<p class="cloud">${
    shown.length === 0 ? 'No keywords available' : shown.map((each) => cloudWord(each, most))
  }</p>`;
}

export const keywords = ({ siteKeywordCloud }: Analysis): Markup =>
  html`<div class="card">${keywordClouds(siteKeywordCloud).map(cloud)}</div>`;

/** Nothing for what is not known. */
const fact = (name: string, value: string | number): Markup | null =>
  value === '' ? null : html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

function businessContext({ siteOverview, overviewAuthorship }: Analysis): Markup | false {
  if (siteOverview === undefined) return false;
  const { businessType, industry, targetAudience, mainServices, location } = siteOverview;
  return html`<div class="card"><h3>Business Context</h3><dl class="facts words">
${fact('Business type', businessType)}${fact('Industry', industry)}${fact('Target audience', targetAudience)}
${fact('Main services', mainServices.slice(0, limits.shown.services).join(', '))}${location ? fact('Location', location) : null}${overviewAuthorship ? fact('Written by', `AI · ${overviewAuthorship.fallback?.parts.includes('overview') ? 'Built-in analyst' : overviewAuthorship.writtenBy}`) : null}</dl></div>`;
}

/** Readers without an account are not told what it cost. */
export function background(analysis: Analysis, isShared: boolean): Markup {
  const {
    pagesAnalyzed,
    pagesDiscovered,
    aiCallsMade,
    aiInsights,
    aiTokens,
    creditsUsed,
    totalProcessingTime,
  } = analysis.processingStats;
  return html`${businessContext(analysis)}
<div class="card"><h3>Analysis Performance Metrics</h3><dl class="facts">
${fact('Pages analyzed', formatNumber(pagesAnalyzed))}${fact('Pages discovered', formatNumber(pagesDiscovered))}
${fact('AI insights generated', formatNumber(aiInsights ?? aiCallsMade))}${aiTokens ? fact('AI tokens', `${formatNumber(aiTokens.input + aiTokens.output)} used${isShared || aiTokens.cost === undefined ? '' : ` (${formatDollars(aiTokens.cost)})`}`) : null}${isShared ? null : fact('Credits used', formatNumber(creditsUsed))}
${fact('Processing time', `${formatNumber(Math.round(totalProcessingTime / 100) / 10)} s`)}</dl></div>`;
}
