/** Draws dumbbell charts: two sites on one line for each metric. */
import type { MetricFigure, SideFigure } from '@pagewright/contract/report/competitor-figures';
import { metricRatingTones } from '@pagewright/contract/report/competitor-figures';
import { html, type Markup } from './html.ts';
import { shape } from './shapes.ts';

/** So that dots at the ends are not cut off. */
const margin = 3;

const at = ({ position }: SideFigure): string =>
  `${Math.round((margin + (position / 100) * (100 - 2 * margin)) * 10) / 10}%`;

const dot = (side: SideFigure, name: 'own' | 'other'): Markup | false =>
  side.value !== null && html`<circle class="${name}" cx="${at(side)}" cy="10" r="5"/>`;

function line({ main, competitor, rating, sentence }: MetricFigure): Markup {
  const hasBoth = main.value !== null && competitor.value !== null;
  return html`<svg class="dumbbell" width="100%" height="20" role="img" aria-label="${sentence}">
<line class="scale" x1="${margin}%" x2="${100 - margin}%" y1="10" y2="10"/>
${hasBoth && html`<line class="span ${metricRatingTones[rating]}" x1="${at(main)}" x2="${at(competitor)}" y1="10" y2="10"/>`}
${dot(competitor, 'other')}${dot(main, 'own')}</svg>`;
}

function row(figure: MetricFigure): Markup {
  const { label, end, unit, rating, ratingLabel, significance, notCompared } = figure;
  const tone = metricRatingTones[rating];
  return html`<li class="${significance}"><span>${label}<small>${unit === 'count' ? `0 to ${end}, fewer is better` : `0 to ${end}`}</small></span>
${line(figure)}<span class="word">${notCompared === null && tone !== 'neutral' && shape(tone)}${ratingLabel}</span></li>`;
}

export interface DumbbellInput {
  readonly figures: readonly MetricFigure[];
  readonly main: string;
  readonly competitor: string;
}

export const dumbbells = ({ figures, main, competitor }: DumbbellInput): Markup => html`
<p class="sides"><svg width="12" height="12" aria-hidden="true"><circle class="own" cx="6" cy="6" r="5"/></svg><bdi>${main}</bdi>
<svg width="12" height="12" aria-hidden="true"><circle class="other" cx="6" cy="6" r="5"/></svg><bdi>${competitor}</bdi></p>
<ul class="dumbbells">${figures.map(row)}</ul>`;
