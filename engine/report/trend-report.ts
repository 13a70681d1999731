/** Renders the trend of a site as one HTML file without scripts or network requests. */

import { formatNumber } from '@pagewright/contract/count-of';
import type { Branding } from '@pagewright/contract/entities/branding';
import type { Site, TrendPoint } from '@pagewright/contract/entities/site';
import { limits } from '@pagewright/contract/limits';
import { wholeScore } from '@pagewright/contract/ratings';
import { pointsChangeWords } from '@pagewright/contract/report/changes-words';
import { scoreChange } from '@pagewright/contract/report/trend-figures';
import { brandMark, makerOf } from './brand.ts';
import { html, Markup } from './html.ts';
import { type Period, periodSection } from './period.ts';
import { type ReportFonts, reportDocument } from './report-document.ts';
import { gauge } from './shapes.ts';
import { words } from './words.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const dayOf = (iso: string): string => dateFormat.format(new Date(iso));
const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** With the time where the analysis before or after, by date, is of the same day. */
function dateOf(iso: string, neighbours: readonly (TrendPoint | undefined)[]): string {
  const day = dayOf(iso);
  const isShared = neighbours.some((point) => point !== undefined && dayOf(point.date) === day);
  return isShared ? `${day}, ${timeFormat.format(new Date(iso))} UTC` : day;
}

const shortFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const shortDate = (point: TrendPoint | undefined): string =>
  point === undefined ? '' : shortFormat.format(new Date(point.date));

/** The drawing has room for its dots and for the words of its axis on the left. */
const [width, height, top, bottom, left, right] = [420, 144, 10, 120, 34, 410];

interface Chart {
  readonly title: string;
  readonly valueOf: (point: TrendPoint) => number | null;
  /** Of the axis; the largest value unless given. */
  readonly end?: number;
}

const charts = (): readonly Chart[] => [
  { title: words.trend.score, valueOf: ({ score }) => (score === null ? null : wholeScore(score)), end: 100 },
  { title: words.trend.critical, valueOf: ({ criticalIssues }) => criticalIssues },
  { title: words.trend.warnings, valueOf: ({ warnings }) => warnings },
  { title: words.trend.indexable, valueOf: ({ indexable }) => indexable },
];

const gridLine = (value: number, y: number): Markup =>
  html`<line class="grid" x1="${left}" x2="${right}" y1="${y}" y2="${y}"/><text x="${left - 8}" y="${y + 4}">${value}</text>`;

/** When the first and the last run were. */
const axisDates = (points: readonly TrendPoint[]): Markup =>
  html`<text class="start" x="${left}" y="${height - 6}">${shortDate(points[0])}</text><text x="${right}" y="${height - 6}">${shortDate(points.at(-1))}</text>`;

/** A line with a point for each run, from zero to the end of its axis; runs that did not measure it are left out. */
function chart({ title, valueOf, end }: Chart, points: readonly TrendPoint[]): Markup | false {
  const values = points.map(valueOf);
  const known = values.filter((value) => value !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined || known.length < 2) return false;
  const most = Math.max(1, end ?? Math.max(...known));
  const places = values.flatMap((value, at) =>
    value === null
      ? []
      : [
          {
            x: Math.round(left + 8 + (at / (values.length - 1)) * (right - left - 16)),
            y: Math.round(bottom - (value / most) * (bottom - top)),
          },
        ],
  );
  const line = places.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const change = `${formatNumber(first)} → ${formatNumber(last)}`;
  return html`<figure class="card trend"><figcaption><h3>${title}</h3><strong>${change}</strong></figcaption><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}: ${change}">${gridLine(most, top)}${gridLine(0, bottom)}<path d="${line}"/>${places.map(({ x, y }) => html`<circle cx="${x}" cy="${y}" r="3"/>`)}${axisDates(points)}</svg></figure>`;
}

const row = (points: readonly TrendPoint[], at: number): Markup | false => {
  const [before, point, after] = [points[at - 1], points[at], points[at + 1]];
  if (point === undefined) return false;
  const { date, score, criticalIssues, warnings, pages, indexable } = point;
  const change = scoreChange(before?.score ?? null, score);
  return html`<tr><th scope="row">${dateOf(date, [before, after])}</th><td>${score === null ? '–' : wholeScore(score)}</td><td>${change === null ? '–' : pointsChangeWords(change)}</td><td>${criticalIssues}</td><td>${warnings}</td><td>${pages}</td><td>${indexable ?? '–'}</td></tr>`;
};

/** How many runs, and since when. */
function sentence({ analyses, points }: Pick<Site, 'analyses' | 'points'>): string {
  const [first] = points;
  return first === undefined || points.length < 2
    ? words.trend.analyses({ count: analyses })
    : words.trend.since({ count: analyses, date: dayOf(first.date) });
}

export function renderTrendReport(
  { domain, analyses, points }: Pick<Site, 'domain' | 'analyses' | 'points'>,
  fonts: ReportFonts = {},
  branding: Branding | null = null,
  period: Period | null = null,
): string {
  const latest = points.at(-1);
  const score = latest?.score ?? null;
  const rowsFrom = Math.max(0, points.length - limits.trend.recent);
  const rows = points.slice(rowsFrom).map((_, at) => row(points, rowsFrom + at));
  const drawn = charts()
    .map((each) => chart(each, points))
    .filter((each) => each !== false);
  const body = html`<main><header class="cover">
<p class="brand">${brandMark(branding)}${latest !== undefined && html`<time datetime="${latest.date}">${dayOf(latest.date)}</time>`}</p>
<div class="hero"><div><p class="eyebrow">SEO trend</p><h1><bdi>${domain}</bdi></h1>
<p class="verdict">${sentence({ analyses, points })}</p></div>${score !== null && gauge(wholeScore(score))}</div></header>
${period !== null && periodSection(period)}${drawn.length > 0 && html`<section id="trend"><h2>Over time</h2><div class="two">${drawn}</div></section>`}
<section id="runs"><h2>Analyses</h2><table class="runs"><thead><tr><th scope="col">Date</th><th scope="col">Score</th><th scope="col">Change</th><th scope="col">Critical</th><th scope="col">Warnings</th><th scope="col">Pages</th><th scope="col">Indexable</th></tr></thead><tbody>${rows.reverse()}</tbody></table></section></main>
<footer>Made by ${makerOf(branding)}.</footer>`;
  return reportDocument({ title: words.trend.title({ domain }), fonts, branding, body });
}
