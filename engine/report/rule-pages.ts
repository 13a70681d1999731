/** Renders what the product says of its rules: one page for each, and one that lists them all. */
import { IssueCategory } from '@pagewright/contract/entities/issue';
import { basisLabels, severityLabels } from '@pagewright/contract/report/report-words';
import { rulePath, rulesPath } from '@pagewright/contract/report/rule-path';
import { scoreFormula } from '@pagewright/contract/report/score-formula';
import { groupNames } from '../audit/describe-rules.ts';
import type { Rule } from '../audit/rule.ts';
import { allRules } from '../audit/rules/all.ts';
import { sourceLink } from './findings.ts';
import { html, type Markup } from './html.ts';
import { type ReportFonts, reportDocument } from './report-document.ts';
import { shape, shapeOfSeverity } from './shapes.ts';

const needsWords = {
  http: 'The response of the server is enough to check it.',
  html: 'The HTML of the page is enough to check it.',
  browser: 'It is checked on pages that a browser opened; on others it is listed as not checked.',
} as const;

const ruleLink = ({ id, severity, texts }: Rule): Markup =>
  html`<li>${shape(shapeOfSeverity[severity], true)}<div><a href="${rulePath(id)}">${texts.title}</a></div></li>`;

const list = (rules: readonly Rule[]): Markup => html`<ul class="issues">${rules.map(ruleLink)}</ul>`;

const page = (title: string, fonts: ReportFonts, body: Markup): string =>
  reportDocument({
    title: `${title} – Pagewright`,
    fonts,
    body: html`<main><header class="cover"><p class="brand"><a href="/">Pagewright</a><a href="${rulesPath}">All rules</a></p></header>${body}</main>`,
  });

function rulePage(rule: Rule, fonts: ReportFonts): string {
  const { id, group, severity, basis, source, needs, texts } = rule;
  const kind = shapeOfSeverity[severity];
  const others = allRules.filter((other) => other.group === group && other !== rule);
  const body = html`<section><article class="card"><div class="head">${shape(kind)}<div><h1>${texts.title}</h1>
<p class="badges"><span class="badge ${kind}">${severityLabels[severity]}</span><span class="badge">${groupNames[group]}</span><span class="badge">${basisLabels[basis]}</span><span class="badge"><code>${id}</code></span></p></div></div>
<dl><dt>Why it matters</dt><dd><p>${texts.why}</p>${sourceLink(source)}</dd>
<dt>How to fix</dt><dd><p>${texts.fix}</p></dd>
<dt>How it is checked</dt><dd><p>${needsWords[needs]}</p></dd>
<dt>In the score</dt><dd><p>${scoreFormula()[0] ?? ''}</p><p><a href="${rulesPath}#score">The whole formula</a></p></dd></dl></article></section>
${others.length > 0 && html`<section><h2>Others about: ${groupNames[group]}</h2>${list(others)}</section>`}`;
  return page(texts.title, fonts, body);
}

function indexPage(fonts: ReportFonts): string {
  const groups = IssueCategory.options
    .map((group) => ({ group, rules: allRules.filter((rule) => rule.group === group) }))
    .filter(({ rules }) => rules.length > 0);
  const body = html`<section><h1>The rules</h1><p>${allRules.length} rules in ${groups.length} groups. Each names its source: Google’s documentation, a standard, or a rule of thumb that no search engine documents.</p></section>
${groups.map(({ group, rules }) => html`<section><h2>${groupNames[group]} (${rules.length})</h2>${list(rules)}</section>`)}
<section id="score"><h2>The score</h2><ul>${scoreFormula().map((sentence) => html`<li>${sentence}</li>`)}</ul></section>`;
  return page('The rules', fonts, body);
}

/** That of a rule by its id, or the list for an empty one; null when there is no such rule. */
export function renderRulePage(id: string, fonts: ReportFonts = {}): string | null {
  if (id === '') return indexPage(fonts);
  const rule = allRules.find((each) => each.id === id);
  return rule === undefined ? null : rulePage(rule, fonts);
}
