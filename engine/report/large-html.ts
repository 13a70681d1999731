/** Renders the report on a large site as one HTML file: every rule with its worst pages; the rest is in CSV and the work file. */

import { countOf, formatNumber } from '@pagewright/contract/count-of';
import { wholeScore } from '@pagewright/contract/ratings';
import { outcomeLabels, outcomes } from '@pagewright/contract/report/report-figures';
import { basisLabels, categoryLabels, severityLabels } from '@pagewright/contract/report/report-words';
import { evidenceText } from './csv.ts';
import { html, type Markup, urlLink } from './html.ts';
import { reportDocument } from './report-document.ts';
import { gauge, shape, shapeOfSeverity } from './shapes.ts';
import type { ExampleRow, PageLine, ReportRows, RuleRow, SiteReport } from './site-report.ts';
import { words } from './words.ts';

const examplesMax = 10;
const worstMax = 50;
const evidenceMax = 2;

const scoreWords = (score: number | null): string =>
  score === null ? words.html.noScore : words.html.scored({ score: wholeScore(score) });

const example = ({ url, score, description, evidence }: ExampleRow): Markup => html`
<li>${url !== null && html`${urlLink(url)} <small>${scoreWords(score)}</small><br>`}${description}${evidence
  .slice(0, evidenceMax)
  .map((piece) => html`<br><small>${evidenceText(piece)}</small>`)}</li>`;

function ruleCard({ ruleId, title, category, severity, basis, why, fix, pages, examples }: RuleRow): Markup {
  const kind = shapeOfSeverity[severity];
  const extent = pages === 0 ? words.html.wholeSite : words.pages({ count: pages });
  const more = pages - examples.length;
  return html`
<article class="card" id="issue-${ruleId}"><div class="head">${shape(kind)}<div><h3>${title}</h3>
<p class="badges"><span class="badge ${kind}">${severityLabels[severity]}</span><span class="badge">${extent}</span><span class="badge">${categoryLabels[category]}</span><span class="badge">${basisLabels[basis]}</span></p></div></div>
<dl><dt>Why it matters</dt><dd><p>${why}</p></dd><dt>How to fix</dt><dd><p>${fix}</p></dd>
<dt>${pages > examplesMax ? 'The worst pages' : 'Where'}</dt><dd><ul class="where">${examples.map(example)}${more > 0 && html`<li class="quiet">and ${countOf(more, 'more page')}</li>`}</ul></dd></dl></article>`;
}

const pageRow = ({ url, score, critical, warnings }: PageLine): Markup => html`
<tr><td>${urlLink(url)}</td><td>${scoreWords(score)}</td><td>${critical} critical, ${warnings} warnings</td></tr>`;

const overview = (report: SiteReport): Markup => html`
<header class="cover"><div class="hero"><div><p class="eyebrow">SEO Analysis Results</p><h1><bdi>${report.domain}</bdi></h1>
<p><strong>${report.indexability}</strong></p>
<ul>${report.notIndexable.map(({ label, pages }) => html`<li>${countOf(pages, 'page')}: ${label}</li>`)}</ul>
<p>${countOf(report.pages, 'page')} analyzed${report.isWhole ? ', the whole site' : ''}. ${countOf(report.metrics.criticalIssues, 'critical issue')}, ${countOf(report.metrics.warnings, 'warning')}; ${countOf(report.metrics.goodPractices, 'check')} passed.</p>
</div>${report.score !== null && html`<div>${gauge(wholeScore(report.score.value))}</div>`}</div></header>`;

const coverage = ({ outcomes: counts, notes }: SiteReport): Markup => html`
<div class="card"><dl class="facts">${outcomes.map((outcome) => html`<div><dt>${outcomeLabels[outcome]}</dt><dd>${formatNumber(counts[outcome])}</dd></div>`)}</dl>
<ul class="notes">${notes.map((note) => html`<li>${note}</li>`)}</ul></div>`;

const notChecked = ({ notEvaluated }: SiteReport): Markup => html`
<div class="card"><ul>${[...Map.groupBy(notEvaluated, ({ reason }) => reason)].map(
  ([reason, rules]) => html`<li>${countOf(rules.length, 'check')}: ${reason}</li>`,
)}</ul></div>`;

async function all<Row>(rows: AsyncIterable<Row>, render: (row: Row) => Markup): Promise<Markup[]> {
  const parts: Markup[] = [];
  for await (const row of rows) parts.push(render(row));
  return parts;
}

export async function renderLargeHtml(report: SiteReport, rows: ReportRows): Promise<string> {
  const rules = await all(rows.rules(examplesMax), ruleCard);
  const worst = await all(rows.worstPages(worstMax), pageRow);
  return reportDocument({
    title: words.html.title({ domain: report.domain }),
    fonts: {},
    body: html`
<a class="skip" href="#issues">${words.html.skip}</a>
<main>${overview(report)}
<section id="issues"><h2>Findings by issue</h2><p>Critical first, then warnings, then advice; then by the number of pages.</p>${rules.length === 0 ? html`<div class="card"><p>No issues found.</p></div>` : rules}</section>
<section id="pages"><h2>The pages with the lowest scores</h2><div class="card long"><table class="list"><tbody>${worst}</tbody></table></div></section>
<section id="coverage"><h2>Coverage</h2>${coverage(report)}</section>
<section id="not-evaluated"><h2>Not checked</h2>${notChecked(report)}</section></main>
<footer>${words.html.madeBy({ maker: 'Pagewright', domain: report.domain, date: report.date.slice(0, 10) })} ${words.html.allFindings}</footer>
`,
  });
}
