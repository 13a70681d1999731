/** Renders the overview of the site: insight cards, category bars, keywords, business context. */

import { countOf, formatNumber } from '@pagewright/contract/count-of';
import type { Analysis, SiteKeyword } from '@pagewright/contract/entities/analysis';
import type { Insight } from '@pagewright/contract/entities/insights';
import { builtInName } from '@pagewright/contract/entities/suggested-texts';
import { limits } from '@pagewright/contract/limits';
import { formatDollars } from '@pagewright/contract/pricing/scan-tokens';
import { insightTone, wholeScore } from '@pagewright/contract/ratings';
import { type CategoryBar, categoryBars } from '@pagewright/contract/report/category-bars';
import { reachWords } from '@pagewright/contract/report/group-words';
import {
  type CardName,
  cardNames,
  cardOfGroup,
  cardScopes,
  insightCards,
} from '@pagewright/contract/report/insight-cards';
import { type IssueGroup, issueCount, issueGroups } from '@pagewright/contract/report/issue-groups';
import { type KeywordCloudOf, keywordClouds } from '@pagewright/contract/report/keyword-clouds';
import { categoryLabels, firstSentence } from '@pagewright/contract/report/report-words';
import { barCategories } from '@pagewright/contract/severities';
import { html, type Markup } from './html.ts';
import { ruler, shape, shapeOfSeverity } from './shapes.ts';
import { words } from './words.ts';

const { insightFair, insightGood, max } = limits.score;
const ticks = [insightFair, insightGood];

/** The score, one sentence, and the issues that weigh most, as on screen. */
function insightCard(
  card: CardName,
  insight: Insight | undefined,
  groups: readonly IssueGroup[],
): Markup | false {
  if (insight === undefined) return false;
  const { overallScore, explanation } = insight;
  const score = overallScore === null ? null : wholeScore(overallScore);
  const own = groups.filter(({ category }) => cardOfGroup[category] === card);
  const shown = score === null ? [] : own.slice(0, limits.shown.findingsPerInsight);
  return html`
<article class="card insight"><h3>${cardNames[card]}</h3><small>${cardScopes[card]}</small>
${score !== null && scoreOnRuler(score)}
<p>${score === null ? explanation : firstSentence(explanation)}</p>
<ul>${shown.map(
    ({ ruleId, title, severity, ...group }) => html`
<li><p class="finding">${shape(shapeOfSeverity[severity], true)}<a href="#issue-${ruleId}">${title}</a></p><p>${reachWords({ ruleId, ...group })}</p></li>`,
  )}</ul>
${score !== null && own.length > shown.length && html`<small><a href="#issues">See all ${countOf(issueCount(own), 'issue')}</a></small>`}</article>`;
}

function scoreOnRuler(score: number): Markup {
  const tone = insightTone(score);
  return html`<p class="score">${shape(tone, true)}<strong>${score}</strong><span>/${max}</span></p>
${ruler({ value: score, end: max, tone, ticks, label: `${score} of ${max}` })}`;
}

export function insights(analysis: Analysis): Markup | null {
  const { enhancedInsights } = analysis;
  const groups = issueGroups(analysis);
  const cards = insightCards
    .map((card) => insightCard(card, enhancedInsights?.[card], groups))
    .filter((card) => card !== false);
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
    critical > 0 && words.html.critical({ count: critical }),
    warnings > 0 && words.html.warnings({ count: warnings }),
    info > 0 && words.html.advice({ count: info }),
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
          label: words.html.optimized({ name: label, percent: percentOptimized }),
        });
  return html`<tr><th scope="row">${label}</th><td>${bar}</td>
<td class="num">${percentOptimized === null ? '–' : `${percentOptimized}% optimized`}<br><small>${found.join(', ') || 'no issues'}</small></td></tr>`;
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
${fact('Main services', mainServices.slice(0, limits.shown.services).join(', '))}${location ? fact('Location', location) : null}${overviewAuthorship ? fact('Written by', `AI · ${overviewAuthorship.fallback?.parts.includes('overview') ? builtInName : overviewAuthorship.writtenBy}`) : null}</dl></div>`;
}

export interface BackgroundOptions {
  readonly isShared: boolean;
  /** What else is known of the analysis, by name. */
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** Readers without an account are not told what it cost. */
export function background(analysis: Analysis, { isShared, facts }: BackgroundOptions): Markup {
  const { pagesAnalyzed, pagesDiscovered, aiCallsMade, aiInsights, aiTokens, totalProcessingTime } =
    analysis.processingStats;
  return html`${businessContext(analysis)}
<div class="card"><h3>Analysis Performance Metrics</h3><dl class="facts">
${fact('Pages analyzed', formatNumber(pagesAnalyzed))}${fact('Pages discovered', formatNumber(pagesDiscovered))}
${fact('AI insights generated', formatNumber(aiInsights ?? aiCallsMade))}${aiTokens ? fact('AI tokens', `${formatNumber(aiTokens.input + aiTokens.output)} used${isShared || aiTokens.cost === undefined ? '' : ` (${formatDollars(aiTokens.cost)})`}`) : null}${facts.map(([name, value]) => fact(name, value))}
${fact('Processing time', `${formatNumber(Math.round(totalProcessingTime / 100) / 10)} s`)}</dl></div>`;
}
