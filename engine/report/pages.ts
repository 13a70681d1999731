/** Renders every page: status, title and description with their lengths, issues, suggestions. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Page, PageImage } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { describeRendering, describeVersion } from '@pagewright/contract/report/rendering-words';
import { statusOf } from '@pagewright/contract/report/report-figures';
import {
  assessDescriptionLength,
  assessTitleLength,
  type LengthAssessment,
  pageName,
} from '@pagewright/contract/report/report-words';
import { html, type Markup, urlLink } from './html.ts';
import { ruler, shape, shapeOfSeverity } from './shapes.ts';

/** Space to the right of the last threshold, so that excess length shows. */
const beyond = 1.25;

interface LengthRow {
  readonly name: string;
  readonly text: string | null;
  readonly assessment: LengthAssessment;
  readonly ticks: readonly number[];
}

function lengthRow({ name, text, assessment, ticks }: LengthRow): Markup {
  const { length, tone, sentence } = assessment;
  const end = (ticks.at(-1) ?? 0) * beyond;
  return html`<dt>${name}</dt><dd>${text?.trim() ? html`<p><bdi>${text}</bdi></p>` : null}
${ruler({ value: length, end, tone, ticks, label: sentence })}
<p class="${tone}-t">${sentence}</p></dd>`;
}

const imageRow = ({ src, suggestedAlt }: PageImage): Markup =>
  html`<li><span class="url">${src}</span><br><span class="ai">AI</span>${suggestedAlt ?? ''}</li>`;

function issueRows({ issues, suggestions }: Page): Markup {
  if (issues.length === 0) return html`<p>No issues found. This page is well optimized!</p>`;
  return html`<ul class="issues">${issues.map(
    (
      issue,
      at,
    ) => html`<li>${shape(shapeOfSeverity[issue.severity], true)}<div><strong>${issue.title}</strong> <span>${issue.description} ${describeVersion(issue)}</span>
${suggestions[at] ? html`<p><span class="ai">AI</span>${suggestions[at]}</p>` : null}</div></li>`,
  )}</ul>`;
}

function pageCard(page: Page): Markup {
  const { url, title, metaDescription, images, suggestions, issues, headings } = page;
  const { tone, label } = statusOf(page);
  const rendering = describeRendering(page);
  const { title: titles, description: descriptions, shown } = limits;
  const alts = images
    .filter(({ suggestedAlt }) => suggestedAlt !== undefined)
    .slice(0, limits.altText.perPage);
  const loose = suggestions.slice(issues.length).filter((text) => text !== '');
  const first = headings.slice(0, shown.headings);
  return html`
<article class="card page${issues.length > 12 && ' long'}"><div class="head">${shape(tone)}<div><h3><bdi>${pageName(page)}</bdi></h3>${urlLink(url)}</div><span class="badge ${tone}">${label}</span></div>
<dl>${lengthRow({ name: 'Title', text: title, assessment: assessTitleLength(title), ticks: [titles.min, titles.recommendedMin, titles.max] })}
${lengthRow({ name: 'Meta description', text: metaDescription, assessment: assessDescriptionLength(metaDescription), ticks: [descriptions.min, descriptions.recommendedMin, descriptions.max] })}
${rendering !== null && html`<dt>Rendering</dt><dd><p>${rendering}</p></dd>`}
${first.length > 0 && html`<dt>Headings</dt><dd><ul>${first.map(({ level, text }) => html`<li><code>H${level}</code> <bdi>${text}</bdi></li>`)}</ul></dd>`}
${alts.length > 0 && html`<dt>Images</dt><dd><ul>${alts.map(imageRow)}</ul></dd>`}
<dt>Issues</dt><dd>${issueRows(page)}</dd>
${loose.length > 0 && html`<dt>AI optimization suggestions</dt><dd><ul>${loose.map((text) => html`<li><span class="ai">AI</span>${text}</li>`)}</ul></dd>`}</dl></article>`;
}

const toneOrder = { poor: 0, fair: 1, good: 2 } as const;

/** Pages with issues first, in crawl order. */
export const pageCards = ({ pages }: Analysis): Markup =>
  html`${pages.toSorted((a, b) => toneOrder[statusOf(a).tone] - toneOrder[statusOf(b).tone]).map(pageCard)}`;
