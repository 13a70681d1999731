/** Renders the findings, one card for each issue: what was found, why it matters, how to fix it, where. */

import { countOf } from '@pagewright/contract/count-of';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Evidence, Issue } from '@pagewright/contract/entities/issue';
import type { WorkItem } from '@pagewright/contract/entities/work-item';
import { limits } from '@pagewright/contract/limits';
import { fixTexts } from '@pagewright/contract/report/fix-texts';
import { extentWords, pointsWords } from '@pagewright/contract/report/group-words';
import { type IssueGroup, issueGroups } from '@pagewright/contract/report/issue-groups';
import { basisLabels, categoryLabels, severityLabels } from '@pagewright/contract/report/report-words';
import { rulePath } from '@pagewright/contract/report/rule-path';
import { sourceName } from '@pagewright/contract/report/source-words';
import { workMark, workMarks } from '@pagewright/contract/report/work-words';
import { clipText } from './clean-text.ts';
import { html, type Markup, urlLink } from './html.ts';
import { shape, shapeOfSeverity } from './shapes.ts';

const snippetMax = 400;
const urlsMax = 5;
/** The others are listed page by page, further down. */
const pagesMax = 8;

const more = (count: number, what: string): Markup | false =>
  count > 0 && html`<li class="quiet">and ${countOf(count, `more ${what}`)}</li>`;

function evidencePart({ found, wanted, selector, snippet, urls: all = [] }: Evidence): Markup | false {
  // What was found may be the URL and what is wrong with it.
  const urls = all.filter((url) => found === undefined || !found.includes(url));
  if ([found, wanted, selector, snippet].every((part) => part === undefined) && urls.length === 0)
    return false;
  return html`<div class="proof">
${found !== undefined && html`<p><b>Found</b> <mark>${clipText(found, snippetMax)}</mark></p>`}
${wanted !== undefined && html`<p><b>Expected</b> ${clipText(wanted, snippetMax)}</p>`}
${snippet !== undefined && html`<code>${clipText(snippet, snippetMax)}</code>`}
${selector !== undefined && html`<p><b>At</b> <code>${clipText(selector, snippetMax)}</code></p>`}
${urls.length > 0 && html`<ul>${urls.slice(0, urlsMax).map((url) => html`<li class="url">${url}</li>`)}${more(urls.length - urlsMax, 'URL')}</ul>`}</div>`;
}

interface Example {
  readonly issue: Issue;
  readonly url: string | null;
}

/** The first example shows all its evidence, the others one piece each. */
const example = ({ issue, url }: Example, at: number): Markup => html`
<div class="example"><p>${issue.description}${url !== null && html` <span class="url">${url}</span>`}</p>
${issue.evidence.slice(0, at === 0 ? limits.shown.evidence : 1).map(evidencePart)}</div>`;

function whereOf({ urls: pages, copies, isHostWide }: IssueGroup): Markup {
  const urls = [...pages, ...copies];
  if (urls.length === 0) return html`<p>The site as a whole</p>`;
  return html`<ul class="where">${isHostWide && html`<li>The site as a whole</li>`}${urls
    .slice(0, pagesMax)
    .map((url) => html`<li>${urlLink(url)}</li>`)}${more(urls.length - pagesMax, 'page')}</ul>`;
}

/** Which, and how many. */
export const placeOf = (group: IssueGroup): string =>
  [group.subject, (group.subject === null || group.urls.length > 1) && extentWords(group)]
    .filter((part) => part !== null && part !== false)
    .join(' · ');

/** The same, and what it costs. */
const extentOf = (group: IssueGroup): string =>
  [placeOf(group), pointsWords(group.points)].filter((part) => part !== null).join(' · ');

export function sourceLink(source: string | undefined): Markup | false {
  const name = source === undefined ? null : sourceName(source);
  return name !== null && html`<p>Source: <a href="${source ?? ''}" rel="noreferrer">${name}</a></p>`;
}

/** Our own page about the rule, where the reader can reach a server. */
const ruleLink = (ruleId: string, origin: string | null): Markup | false =>
  origin !== null && html`<p><a href="${origin}${rulePath(ruleId)}" rel="noreferrer">About this rule</a></p>`;

/** What to paste on the first pages; each text once. */
function textsOf(group: IssueGroup): Markup {
  const { texts } = fixTexts(group);
  const shown = texts.slice(0, pagesMax);
  return html`${shown.map(
    ({ text, kind, urls: [first = '', ...others], isInTemplate }) => html`
<div class="proof"><p>${isInTemplate ? `In the template, for ${countOf(others.length + 1, 'page')}` : urlLink(first)}${!isInTemplate && others.length > 0 && ` and ${countOf(others.length, 'more page')}`}</p>${kind === 'markup' ? html`<code>${clipText(text, snippetMax)}</code>` : html`<p>${clipText(text, snippetMax)}</p>`}</div>`,
  )}${texts.length > shown.length && html`<p class="quiet">and ${countOf(texts.length - shown.length, 'more text')} in the report and its CSV</p>`}`;
}

const toneOfWork = { todo: '', doing: 'info', done: 'good', reopened: 'fair' } as const;

/** What its owner planned: for all its pages, then for single ones. */
function workRow(items: readonly WorkItem[]): Markup | false {
  if (items.length === 0) return false;
  return html`<dt>Work list</dt><dd><ul>${items.map(
    (item) =>
      html`<li><b>${workMark(item).words}</b>${item.target !== '' && html` ${urlLink(item.target)}`}${item.note !== '' && html`<br>${item.note}`}</li>`,
  )}</ul></dd>`;
}

function card(group: IssueGroup, { work, origin }: FindingsContext): Markup {
  const { title, severity, category, basis, why, fix, onPages, onSite, ruleId } = group;
  const kind = shapeOfSeverity[severity];
  const examples: Example[] = [
    ...onSite.map((issue) => ({ issue, url: null })),
    ...onPages.map(({ page, issue }) => ({ issue, url: page.url })),
  ].slice(0, limits.shown.evidence);
  return html`
<article class="card" id="issue-${ruleId}"><div class="head">${shape(kind)}<div><h3>${title}</h3>
<p class="badges"><span class="badge ${kind}">${severityLabels[severity]}</span><span class="badge">${extentOf(group)}</span><span class="badge">${categoryLabels[category]}</span><span class="badge">${basisLabels[basis]}</span>${workMarks(work, ruleId).map(({ state, words }) => html`<span class="badge ${toneOfWork[state]}">${words}</span>`)}</p></div></div>
<dl><dt>What we found</dt><dd>${examples.map(example)}</dd>
<dt>Why it matters</dt><dd><p>${why}</p>${sourceLink(group.source)}${ruleLink(ruleId, origin)}</dd>
<dt>How to fix</dt><dd><p>${fix}</p>${textsOf(group)}</dd>
<dt>Where</dt><dd>${whereOf(group)}</dd>${workRow(work.filter((item) => item.ruleId === ruleId))}</dl></article>`;
}

export interface FindingsContext {
  /** What the owner planned. */
  readonly work: readonly WorkItem[];
  /** Of the server that has pages about our rules; null where there is none. */
  readonly origin: string | null;
}

export function findings(analysis: Analysis, context: FindingsContext): Markup {
  const groups = issueGroups(analysis);
  return groups.length === 0
    ? html`<div class="card"><p>No issues found.</p></div>`
    : html`${groups.map((group) => card(group, context))}`;
}
