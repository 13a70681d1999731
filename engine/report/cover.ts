/** Renders the first page of a report: domain, score, what to fix first, counters. */

import { countOf, formatNumber } from '@pagewright/contract/count-of';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Branding } from '@pagewright/contract/entities/branding';
import { insightTone, toneWords, wholeScore } from '@pagewright/contract/ratings';
import { fixFirst } from '@pagewright/contract/report/fix-first';
import { pointsWords, sectionLabels } from '@pagewright/contract/report/group-words';
import {
  indexabilitySentence,
  indexabilityTone,
  notIndexableGroups,
} from '@pagewright/contract/report/indexability-words';
import { type IssueGroup, issueGroups } from '@pagewright/contract/report/issue-groups';
import { orderWords } from '@pagewright/contract/report/opportunity-words';
import { sectionOf } from '@pagewright/contract/report/order-of-work';
import { siteKindTitles } from '@pagewright/contract/report/owner-words';
import { counters, pagesRead } from '@pagewright/contract/report/report-figures';
import { summarySegments } from '@pagewright/contract/report/summary';
import { brandMark } from './brand.ts';
import { clipText } from './clean-text.ts';
import { placeOf } from './findings.ts';
import { html, type Markup } from './html.ts';
import { gauge, shape, shapeOfSeverity } from './shapes.ts';

const detailMax = 160;
const shapeOfCheck = { met: 'good', missing: 'fair', ask: 'info' } as const;

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** How many pages Google can index, and why not the others. */
function indexabilityLine({ indexability }: Analysis): Markup | false {
  if (indexability === undefined) return false;
  const groups = notIndexableGroups(indexability);
  return html`<div class="indexability"><p>${shape(indexabilityTone(indexability))}<strong>${indexabilitySentence(indexability)}</strong></p>
${groups.length > 0 && html`<ul>${groups.map(({ label, urls, detail }) => html`<li>${countOf(urls.length, 'page')}: ${label}${detail !== null && html` <code>${clipText(detail, detailMax)}</code>`}</li>`)}</ul>`}</div>`;
}

/** What the owner of this kind of site should see to first. */
function ownerView({ siteKind }: Analysis): Markup | false {
  if (siteKind === undefined) return false;
  const { kind, because, checks } = siteKind;
  return html`<div class="owner"><h2>${siteKindTitles[kind]}</h2><p class="quiet">${because}</p><ul class="issues">${checks.map(
    ({ text, state }) => html`<li>${shape(shapeOfCheck[state], true)}<div>${text}</div></li>`,
  )}</ul></div>`;
}

function score({ score: found }: Analysis): Markup | false {
  if (found === undefined) return false;
  const whole = wholeScore(found.value);
  const tone = insightTone(whole);
  return html`<div>${gauge(whole)}<p class="gauge-word ${tone}-t">${shape(tone)}${toneWords[tone]}</p></div>`;
}

/** The fixes with the most effect. */
function firstToFix(analysis: Analysis): Markup | false {
  const groups = fixFirst(issueGroups(analysis));
  if (groups.length === 0) return false;
  const order = orderWords(analysis);
  return html`<div class="first"><h2>Fix first</h2>${order !== null && html`<p>${order}</p>`}${[
    ...Map.groupBy(groups, sectionOf),
  ].map(
    ([section, members]) => html`<h3>${sectionLabels[section]}</h3><ol>${members.map(firstRow)}</ol>`,
  )}</div>`;
}

const firstRow = (group: IssueGroup): Markup =>
  html`<li>${shape(shapeOfSeverity[group.severity], true)}<a href="#issue-${group.ruleId}">${group.title}</a><span>${[
    placeOf(group),
    pointsWords(group.points),
  ]
    .filter((part) => part !== null)
    .join(' · ')}</span></li>`;

export function cover(
  analysis: Analysis,
  contents: readonly { id: string; title: string }[],
  branding: Branding | null,
): Markup {
  const { domain, date } = analysis;
  return html`
<header class="cover">
<p class="brand">${brandMark(branding)}<time datetime="${date}">${dateFormat.format(new Date(date))}</time></p>
<div class="hero"><div>
<p class="eyebrow">SEO Analysis Results</p>
<h1><bdi>${domain}</bdi></h1>
${indexabilityLine(analysis)}
<p class="verdict">${summarySegments(analysis).map(({ text }) => text)}</p>
</div>${score(analysis)}</div>
<ul class="counters">${counters(analysis).map(
    ({ label, tone, value }) =>
      html`<li><span>${shape(tone)}${label}</span><strong>${formatNumber(value)}</strong></li>`,
  )}</ul>
${ownerView(analysis)}
${firstToFix(analysis)}
</header>
<nav class="contents" aria-labelledby="contents"><h2 id="contents">Contents</h2><p class="quiet">${countOf(pagesRead(analysis), 'page')} analyzed</p><ol>${contents.map(
    ({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`,
  )}</ol></nav>`;
}
