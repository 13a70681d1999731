/** Renders the whole report as one HTML file without scripts or network requests. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { competitorSection } from './competitor.ts';
import { cover } from './cover.ts';
import { findings } from './findings.ts';
import { html, Markup } from './html.ts';
import { coverage, howScored, notEvaluated } from './method.ts';
import { background, categories, insights, keywords } from './overview.ts';
import { pageCards } from './pages.ts';
import { speedSection } from './speed.ts';
import { style } from './style.ts';

/** Nothing may run and nothing may be loaded, whatever a crawled page contains. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'";

interface Section {
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  readonly body: Markup | null;
}

const sectionsOf = (analysis: Analysis): readonly Section[] => [
  { id: 'insights', title: 'Enhanced SEO Insights', body: insights(analysis) },
  {
    id: 'categories',
    title: 'Issues by Category',
    intro: 'The share of pages without a critical issue or a warning in each group.',
    body: categories(analysis),
  },
  {
    id: 'speed',
    title: 'Speed',
    intro: 'The site’s median of each figure, and its slowest page.',
    body: speedSection(analysis),
  },
  { id: 'keywords', title: 'Site keywords', body: keywords(analysis) },
  {
    id: 'issues',
    title: 'Findings by issue',
    intro:
      'Critical first, then warnings, then advice; within these by the points they cost and by how much their pages matter.',
    body: findings(analysis),
  },
  { id: 'pages', title: 'Page-by-Page', body: pageCards(analysis) },
  { id: 'competitor', title: 'Competitor Analysis', body: competitorSection(analysis) },
  { id: 'background', title: 'About this analysis', body: background(analysis) },
  { id: 'coverage', title: 'Coverage', body: coverage(analysis) },
  {
    id: 'not-evaluated',
    title: 'Not checked',
    intro: 'These checks were not run. They neither passed nor failed, and cost no points.',
    body: notEvaluated(analysis),
  },
  { id: 'score', title: 'How the score is computed', body: howScored(analysis) },
];

const section = ({ id, title, intro, body }: Section): Markup => html`
<section id="${id}"><h2>${title}</h2>${intro !== undefined && html`<p>${intro}</p>`}${body}</section>`;

export interface ReportFonts {
  /** WOFF2 fonts for headings and text, as base64; system fonts without them. */
  readonly displayFont?: string;
  readonly textFont?: string;
}

function fontFace(name: string, font: string | undefined): string {
  if (font === undefined || !/^[A-Za-z0-9+/]+=*$/.test(font)) return '';
  return `@font-face{font-family:"${name}";src:url(data:font/woff2;base64,${font}) format("woff2");font-weight:200 800}`;
}

export function renderHtmlReport(analysis: Analysis, fonts: ReportFonts = {}): string {
  const sections = sectionsOf(analysis).filter(({ body }) => body !== null);
  const faces = fontFace('Report Display', fonts.displayFont) + fontFace('Report Text', fonts.textFont);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="Pagewright">
<title>SEO analysis of ${analysis.domain}</title>
<style>${new Markup(faces + style)}</style>
</head>
<body>
<a class="skip" href="#issues">Skip to the findings</a>
<main>${cover(analysis, sections)}${sections.map(section)}</main>
<footer>Made by Pagewright from ${analysis.domain}, as it was on ${analysis.date.slice(0, 10)}. Every figure equals the one on screen.</footer>
</body>
</html>
`;
  return page.text;
}
