/** Renders the whole report as one HTML file without scripts or network requests. */

import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Branding } from '@pagewright/contract/entities/branding';
import type { SpeedFigure } from '@pagewright/contract/entities/speed';
import type { WorkItem } from '@pagewright/contract/entities/work-item';
import { searchWords } from '@pagewright/contract/report/opportunity-words';
import {
  causeNames,
  describeSpeedMethod,
  describeThresholds,
  formatSpeed,
  ratingOf,
  speedNames,
} from '@pagewright/contract/report/speed-words';
import { isWhiteLabel, makerOf } from './brand.ts';
import { competitorSection } from './competitor.ts';
import { cover } from './cover.ts';
import { type FindingsContext, findings } from './findings.ts';
import { html, type Markup, urlLink } from './html.ts';
import { coverage, howScored, notEvaluated } from './method.ts';
import { type BackgroundOptions, background, categories, insights, keywords } from './overview.ts';
import { pageCards } from './pages.ts';
import { type ReportFonts, reportDocument } from './report-document.ts';
import { searchOpportunities } from './search.ts';
import { shape } from './shapes.ts';
import { words } from './words.ts';

interface Section {
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  readonly body: Markup | null;
}

/** Thumbnails as data URLs, by the last part of the URL that the analysis has for them. */
export type ReportPictures = Readonly<Record<string, string>>;

const sectionsOf = (
  analysis: Analysis,
  {
    isShared,
    facts,
    pictures,
    work,
    origin,
  }: BackgroundOptions & { readonly pictures: ReportPictures } & FindingsContext,
): readonly Section[] => [
  { id: 'insights', title: words.html.insights, body: insights(analysis) },
  {
    id: 'categories',
    title: words.html.categories,
    intro: words.html.categoriesText,
    body: categories(analysis),
  },
  {
    id: 'speed',
    title: words.html.speed,
    intro: words.html.speedText,
    body: speedSection(analysis),
  },
  { id: 'keywords', title: words.html.keywords, body: keywords(analysis) },
  {
    id: 'search',
    title: searchWords.heading,
    ...(analysis.search && { intro: searchWords.intro(analysis.search) }),
    // Whoever has a link to a report need not know what its owner’s visitors search for.
    body: isShared ? null : searchOpportunities(analysis),
  },
  {
    id: 'issues',
    title: words.html.issues,
    intro: words.html.issuesText,
    body: findings(analysis, { work, origin }),
  },
  { id: 'pages', title: words.html.pages, body: pageCards(analysis, picturesByPage(analysis, pictures)) },
  {
    id: 'accepted',
    title: words.html.accepted({ count: analysis.accepted?.length ?? 0 }),
    intro: words.html.acceptedText,
    body: acceptedFindings(analysis, isShared),
  },
  { id: 'competitor', title: words.html.competitor, body: competitorSection(analysis) },
  { id: 'background', title: words.html.background, body: background(analysis, { isShared, facts }) },
  { id: 'coverage', title: words.html.coverage, body: coverage(analysis) },
  {
    id: 'not-evaluated',
    title: words.html.notChecked,
    intro: words.html.notCheckedText,
    body: notEvaluated(analysis),
  },
  { id: 'score', title: words.html.score, body: howScored(analysis) },
];

const section = ({ id, title, intro, body }: Section): Markup => html`
<section id="${id}"><h2>${title}</h2>${intro !== undefined && html`<p>${intro}</p>`}${body}</section>`;

export interface ReportOptions {
  readonly fonts?: ReportFonts;
  /** For readers without an account: nothing of the owner's account. */
  readonly isShared?: boolean;
  /** What else is known of the analysis, by name. */
  readonly facts?: BackgroundOptions['facts'];
  /** In place of ours. */
  readonly branding?: Branding | null;
  readonly pictures?: ReportPictures;
  /** What its owner planned. */
  readonly work?: readonly WorkItem[];
  /** Of the server that has pages about our rules, to link to them. */
  readonly origin?: string | null;
}

const picture = /^data:image\/(?:jpeg|webp);base64,[A-Za-z0-9+/]+=*$/;

/** By the URL of the page. */
function picturesByPage({ designAnalysis }: Analysis, pictures: ReportPictures): ReadonlyMap<string, string> {
  return new Map(
    (designAnalysis ?? []).flatMap(({ screenshotData: { url, thumbnailUrl } }) => {
      const data = pictures[thumbnailUrl?.split('/').at(-1) ?? ''];
      return data !== undefined && picture.test(data) ? [[url, data] as const] : [];
    }),
  );
}

export function renderHtmlReport(
  analysis: Analysis,
  {
    fonts = {},
    isShared = false,
    facts = [],
    branding = null,
    pictures = {},
    work = [],
    origin = null,
  }: ReportOptions = {},
): string {
  const sections = sectionsOf(analysis, {
    isShared,
    facts,
    pictures,
    work,
    // A report under another name does not lead to ours.
    origin: isWhiteLabel(branding) ? null : origin,
  }).filter(({ body }) => body !== null);
  const accuracy = isShared ? '' : ` ${words.html.sameFigures}`;
  return reportDocument({
    title: words.html.title({ domain: analysis.domain }),
    fonts,
    branding,
    body: html`
<a class="skip" href="#issues">${words.html.skip}</a>
<main>${cover(analysis, sections, branding)}${sections.map(section)}</main>
<footer>${words.html.madeBy({ maker: makerOf(branding), domain: analysis.domain, date: analysis.date.slice(0, 10) })}${accuracy}</footer>
`,
  });
}

/** Reasons are notes among the owners of a site, not for readers without an account. */
function acceptedFindings({ accepted = [] }: Analysis, isShared: boolean): Markup | null {
  if (accepted.length === 0) return null;
  const groups = [...Map.groupBy(accepted, ({ acceptanceId }) => acceptanceId).values()];
  return html`<ul>${groups.map((findings) => {
    const [first] = findings;
    if (first === undefined) return null;
    const pages = new Set(findings.flatMap(({ url, issue }) => (url === null ? issue.urls : [url]))).size;
    return html`<li><strong>${first.issue.title}</strong>${pages > 0 && html`, ${words.pages({ count: pages })}`}${!isShared && html`: ${first.reason}`}</li>`;
  })}</ul>`;
}

function worstPage({ id, worst: { url, value, causes } }: SpeedFigure): Markup {
  return html`${urlLink(url)} ${formatSpeed(id, value)}${
    causes.length > 0 &&
    html`<br><small>${causeNames[id]}: ${causes.map(
      ({ what, part }, at) => html`${at > 0 && ', '}<code>${what}</code>${part !== undefined && ` ${part}`}`,
    )}</small>`
  }`;
}

function figureRow(figure: SpeedFigure): Markup {
  const { id, median, rating } = figure;
  return html`<tr><th scope="row">${speedNames[id]}<br><small>${describeThresholds(id)}</small></th>
<td class="num">${rating !== null && shape(rating)} <strong>${formatSpeed(id, median)}</strong><br><small>${ratingOf(figure)}</small></td>
<td>${worstPage(figure)}</td></tr>`;
}

/** Null where no page was rendered. */
function speedSection({ speed }: Analysis): Markup | null {
  if (speed === undefined || speed.figures.length === 0) return null;
  return html`<div class="card"><table class="versus"><thead><tr><th scope="col">${words.html.figure}</th><th scope="col">${words.html.median}</th><th scope="col">${words.html.worstPage}</th></tr></thead>
<tbody>${speed.figures.map(figureRow)}</tbody></table>
<p class="quiet">${describeSpeedMethod(speed)}</p></div>`;
}
