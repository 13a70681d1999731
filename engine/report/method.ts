/** Renders the method: which URLs were crawled, what was not evaluated, how the score is computed. */
import { countOf, formatNumber } from '@pagewright/contract/count-of';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { wholeScore } from '@pagewright/contract/ratings';
import { coverageCounts, outcomeLabels, outcomes } from '@pagewright/contract/report/report-figures';
import { categoryLabels } from '@pagewright/contract/report/report-words';
import { scoreFormula } from '@pagewright/contract/report/score-formula';
import { html, type Markup } from './html.ts';
import { shape } from './shapes.ts';

const unreadMax = 40;

export function coverage(analysis: Analysis): Markup {
  const { full, notes, entries } = analysis.coverage;
  const counts = coverageCounts(analysis);
  const unread = entries.filter(({ outcome }) => outcome !== 'analysed');
  const hidden = unread.length - unreadMax;
  return html`
<div class="card"><h3>${full ? 'Every page we found on this site was crawled.' : 'Some pages we found on this site were not crawled.'}</h3>
<dl class="facts">${outcomes.map(
    (outcome) => html`<div><dt>${outcomeLabels[outcome]}</dt><dd>${formatNumber(counts[outcome])}</dd></div>`,
  )}</dl>
${notes.length > 0 && html`<ul class="notes">${notes.map(({ text }) => html`<li>${text}</li>`)}</ul>`}</div>
${
  unread.length > 0 &&
  html`<div class="card long"><h3>URLs that were not analyzed</h3><table class="list"><tbody>${unread
    .slice(0, unreadMax)
    .map(
      ({ url, outcome, reason, foundOn }) => html`
<tr><td class="url">${url}</td><td>${outcomeLabels[outcome]}: ${reason}${foundOn !== null && html`<br><small>found on ${foundOn}</small>`}</td></tr>`,
    )}</tbody></table>${hidden > 0 && html`<p class="quiet">and ${countOf(hidden, 'more URL')}; the JSON export has them all.</p>`}</div>`
}`;
}

export function notEvaluated({ notEvaluated: rules }: Analysis): Markup | null {
  if (rules.length === 0) return null;
  const byReason = [...Map.groupBy(rules, ({ reason }) => reason)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  return html`<div class="card"><ul class="issues">${byReason.map(
    ([reason, group]) =>
      html`<li>${shape('info')}<div><strong>Not checked: ${reason}</strong> <span>${countOf(group.length, 'check')}: ${[
        ...new Set(group.map(({ category, title }) => title ?? categoryLabels[category])),
      ].join(', ')}</span></div></li>`,
  )}</ul></div>`;
}

const pointsFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

export function howScored({ score }: Analysis): Markup {
  return html`
<div class="card">${scoreFormula().map((sentence) => html`<p>${sentence}</p>`)}</div>
${
  score !== undefined &&
  score.deductions.length > 0 &&
  html`<div class="card long"><h3>Score breakdown: ${wholeScore(score.value)} of 100</h3><table class="list"><tbody>${score.deductions.map(
    ({ reason, points }) => html`
<tr><td>${reason}</td><td class="points">${points === 0 ? '0' : `−${pointsFormat.format(points)}`}</td></tr>`,
  )}</tbody></table></div>`
}`;
}
