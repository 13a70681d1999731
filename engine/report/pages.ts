/** Renders every page: status, title and description with their lengths, issues, suggestions. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { SiteIssue } from '@pagewright/contract/entities/issue';
import type { Page, PageImage } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { wholeScore } from '@pagewright/contract/ratings';
import { leadRuleOf } from '@pagewright/contract/report/causes';
import { notOnSite, originOfSuggestion } from '@pagewright/contract/report/origin-words';
import { describeRendering, describeVersion } from '@pagewright/contract/report/rendering-words';
import { sharedIssues, statusOf } from '@pagewright/contract/report/report-figures';
import {
  assessDescriptionLength,
  assessTitleLength,
  type LengthAssessment,
  pageName,
} from '@pagewright/contract/report/report-words';
import { scoreChangeWords } from '@pagewright/contract/report/verification-words';
import { severities } from '@pagewright/contract/severities';
import { clipText } from './clean-text.ts';
import { html, type Markup, urlLink } from './html.ts';
import { ruler, shape, shapeOfSeverity } from './shapes.ts';

const fixMax = 300;
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

/** Beneath a text whose facts are not all known of the site. */
const doubt = (origin: Parameters<typeof notOnSite>[0]): Markup | false => {
  const words = notOnSite(origin);
  return words !== null && html` <em>${words}</em>`;
};

const imageRow = ({ src, suggestedAlt, suggestedAltFrom: from, suggestedAltOrigin }: PageImage): Markup =>
  html`<li><span class="url">${src}</span><br><span class="ai">AI</span>${suggestedAlt === '' ? 'alt=""' : (suggestedAlt ?? '')}${from === undefined ? null : ` (from ${from})`}${doubt(suggestedAltOrigin)}</li>`;

/** Own issues with their suggestions, then what concerns several pages at once. */
function issueRows(page: Page, shared: readonly SiteIssue[]): Markup {
  const { issues, suggestions } = page;
  if (issues.length + shared.length === 0) return html`<p>No issues found. This page is well optimized!</p>`;
  const rows = [
    ...issues.map((issue, at) => ({ issue, suggestion: suggestions[at] ?? '' })),
    ...shared.map((issue) => ({ issue, suggestion: '' })),
  ].toSorted((a, b) => severities.indexOf(a.issue.severity) - severities.indexOf(b.issue.severity));
  return html`<ul class="issues">${rows.map(
    ({
      issue,
      suggestion,
    }) => html`<li>${shape(shapeOfSeverity[issue.severity], true)}<div><a href="#issue-${leadRuleOf(issue)}"><strong>${issue.title}</strong></a> <span>${issue.description} ${describeVersion(issue)}</span>
${suggestion !== '' && html`<p><span class="ai">AI</span>${suggestion}${doubt(originOfSuggestion(page, suggestion))}</p>`}</div></li>`,
  )}</ul>`;
}

/** What was measured to help: the words, and the score of the page before and after. */
function fixRows({ fixes = [] }: Page): Markup | false {
  const good = fixes.filter(
    ({ cleared, scoreBefore, scoreAfter }) => cleared.length > 0 && scoreAfter >= scoreBefore,
  );
  if (good.length === 0) return false;
  return html`<dt>Measured fixes</dt><dd><ul class="fixes">${good.map(
    ({ patch, words, html: markup, scoreBefore, scoreAfter, unverified = [] }) =>
      html`<li><p><strong>${patch}</strong> <span class="good-t">${scoreChangeWords(scoreBefore, scoreAfter)}</span></p><code>${clipText(words ?? markup, fixMax)}</code>${doubt({ unverified })}</li>`,
  )}</ul></dd>`;
}

interface CardInput {
  readonly page: Page;
  readonly shared: readonly SiteIssue[];
  readonly picture: string | undefined;
}

function pageCard({ page, shared, picture }: CardInput): Markup {
  const { url, title, metaDescription, images, suggestions, issues, headings, score } = page;
  const { tone, label } = statusOf(page, shared);
  const rendering = describeRendering(page);
  const { title: titles, description: descriptions, shown } = limits;
  const alts = images
    .filter(({ suggestedAlt }) => suggestedAlt !== undefined)
    .slice(0, limits.altText.perPage);
  const loose = suggestions.slice(issues.length).filter((text) => text !== '');
  const first = headings.slice(0, shown.headings);
  return html`
<article class="card page${issues.length > 6 && ' long'}"><div class="head">${shape(tone)}<div><h3><bdi>${pageName(page)}</bdi></h3>${urlLink(url)}</div>${picture !== undefined && html`<img src="${picture}" alt="Screenshot of ${pageName(page)}" width="120" height="80">`}<span class="figures">${score != null && html`<span class="badge">Score ${wholeScore(score.value)}</span>`}<span class="badge ${tone}">${label}</span></span></div>
<dl><dt>Issues</dt><dd>${issueRows(page, shared)}</dd>
${fixRows(page)}
${loose.length > 0 && html`<dt>AI optimization suggestions</dt><dd><ul>${loose.map((text) => html`<li><span class="ai">AI</span>${text}${doubt(originOfSuggestion(page, text))}</li>`)}</ul></dd>`}
${lengthRow({ name: 'Title', text: title, assessment: assessTitleLength(title), ticks: [titles.min, titles.recommendedMin, titles.max] })}
${lengthRow({ name: 'Meta description', text: metaDescription, assessment: assessDescriptionLength(metaDescription), ticks: [descriptions.min, descriptions.recommendedMin, descriptions.max] })}
${rendering !== null && html`<dt class="more">Rendering</dt><dd class="more"><p>${rendering}</p></dd>`}
${first.length > 0 && html`<dt class="more">Headings</dt><dd class="more"><ul>${first.map(({ level, text }) => html`<li><code>H${level}</code> <bdi>${text}</bdi></li>`)}</ul></dd>`}
${alts.length > 0 && html`<dt>Images</dt><dd><ul>${alts.map(imageRow)}</ul></dd>`}</dl></article>`;
}

const toneOrder = { poor: 0, fair: 1, good: 2 } as const;

/** Pages with issues first, in crawl order. */
export function pageCards(analysis: Analysis, pictures: ReadonlyMap<string, string>): Markup {
  const sharedBy = sharedIssues(analysis);
  const cards = analysis.pages.map((page) => {
    const shared = sharedBy.get(page.url) ?? [];
    return { page, shared, picture: pictures.get(page.url), tone: statusOf(page, shared).tone };
  });
  return html`${cards.toSorted((a, b) => toneOrder[a.tone] - toneOrder[b.tone]).map(pageCard)}`;
}
