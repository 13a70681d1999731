/** Renders the trend of a site as one HTML file without scripts or network requests. */
import type { Branding } from '@pagewright/contract/entities/branding';
import type { Site, TrendPoint } from '@pagewright/contract/entities/site';
import { insightTone, wholeScore } from '@pagewright/contract/ratings';
import { pointsChangeWords } from '@pagewright/contract/report/changes-words';
import { countOf } from '@pagewright/contract/report/report-words';
import { scoreChange } from '@pagewright/contract/report/trend-figures';
import { brandMark, makerOf } from './brand.ts';
import { html, Markup } from './html.ts';
import { type ReportFonts, reportDocument } from './report-document.ts';
import { shape } from './shapes.ts';

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const dayOf = (iso: string): string => dateFormat.format(new Date(iso));

const [width, height, inset] = [640, 140, 8];
const rowsMax = 100;

/** A line with a point for each run; broken where one was not measured. */
function chart(
  title: string,
  points: readonly TrendPoint[],
  valueOf: (point: TrendPoint) => number | null,
  most?: number,
): Markup | false {
  const values = points.map(valueOf);
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return false;
  const top = Math.max(1, most ?? Math.max(...known));
  const places = values.flatMap((value, at) =>
    value === null
      ? []
      : [
          {
            x: Math.round(inset + (at / (values.length - 1)) * (width - 2 * inset)),
            y: Math.round(height - inset - (value / top) * (height - 2 * inset)),
          },
        ],
  );
  const line = places.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const words = `${title}: from ${known[0]} to ${known.at(-1)}`;
  return html`<figure><figcaption>${words}</figcaption><svg viewBox="0 0 ${width} ${height}" width="100%" role="img" aria-label="${words}"><path d="${line}" fill="none" stroke="currentColor" stroke-width="1.5"/>${places.map(({ x, y }) => html`<circle cx="${x}" cy="${y}" r="3" fill="currentColor"/>`)}</svg></figure>`;
}

const row = (point: TrendPoint, before: TrendPoint | undefined): Markup => {
  const { date, score, criticalIssues, warnings, pages, indexable } = point;
  const change = scoreChange(before?.score ?? null, score);
  return html`<tr><th scope="row">${dayOf(date)}</th><td>${score === null ? '–' : wholeScore(score)}</td><td>${change === null ? '–' : pointsChangeWords(change)}</td><td>${criticalIssues}</td><td>${warnings}</td><td>${pages}</td><td>${indexable ?? '–'}</td></tr>`;
};

export function renderTrendReport(
  { domain, points }: Pick<Site, 'domain' | 'points'>,
  fonts: ReportFonts = {},
  branding: Branding | null = null,
): string {
  const latest = points.at(-1);
  const score = latest?.score ?? null;
  const rows = points
    .map((point, at) => row(point, points[at - 1]))
    .reverse()
    .slice(0, rowsMax);
  const body = html`<main><header class="cover"><p class="brand">${brandMark(branding)}</p><h1>${domain}</h1>
<p>${countOf(points.length, 'analysis', 'analyses')}${latest !== undefined && html`, the latest of ${dayOf(latest.date)}`}.</p>
${score !== null && html`<p>${shape(insightTone(score))} <strong>Score ${wholeScore(score)} out of 100</strong></p>`}</header>
<section id="trend"><h2>Over time</h2>
${chart('Score', points, (each) => (each.score === null ? null : wholeScore(each.score)), 100)}
${chart('Critical issues', points, (each) => each.criticalIssues)}
${chart('Indexable pages', points, (each) => each.indexable)}</section>
<section id="runs"><h2>Analyses</h2><table><thead><tr><th scope="col">Date</th><th scope="col">Score</th><th scope="col">Change</th><th scope="col">Critical</th><th scope="col">Warnings</th><th scope="col">Pages</th><th scope="col">Indexable</th></tr></thead><tbody>${rows}</tbody></table></section></main>
<footer>Made by ${makerOf(branding)}.</footer>`;
  return reportDocument({ title: `SEO trend of ${domain}`, fonts, branding, body });
}
