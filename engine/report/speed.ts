/** Renders how fast the site is: each figure with its thresholds, its worst page, and what causes it there. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { SpeedFigure } from '@pagewright/contract/entities/speed';
import {
  causeNames,
  describeSpeedMethod,
  describeThresholds,
  formatSpeed,
  ratingOf,
  speedNames,
} from '@pagewright/contract/report/speed-words';
import { html, type Markup, urlLink } from './html.ts';
import { shape } from './shapes.ts';

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
export function speedSection({ speed }: Analysis): Markup | null {
  if (speed === undefined || speed.figures.length === 0) return null;
  return html`<div class="card"><table class="versus"><thead><tr><th scope="col">Figure</th><th scope="col">Median</th><th scope="col">Worst page</th></tr></thead>
<tbody>${speed.figures.map(figureRow)}</tbody></table>
<p class="quiet">${describeSpeedMethod(speed)}</p></div>`;
}
