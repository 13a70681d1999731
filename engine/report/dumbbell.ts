/** Two sites on one line for each metric: the own a full dot, the other an open one. */
import type { MetricFigure, SideFigure } from '@pagewright/contract/competitor-figures';
import { standingTones } from '@pagewright/contract/competitor-figures';
import { html, type Markup } from './html.ts';
import { shape } from './marks.ts';

/** So that a dot at either end is whole. */
const room = 3;

const at = ({ position }: SideFigure): string =>
  `${Math.round((room + (position / 100) * (100 - 2 * room)) * 10) / 10}%`;

const dot = (side: SideFigure, name: 'own' | 'other'): Markup | false =>
  side.value !== null && html`<circle class="${name}" cx="${at(side)}" cy="10" r="5"/>`;

function line({ main, competitor, standing, sentence }: MetricFigure): Markup {
  const hasBoth = main.value !== null && competitor.value !== null;
  return html`<svg class="dumbbell" width="100%" height="20" role="img" aria-label="${sentence}">
<line class="scale" x1="${room}%" x2="${100 - room}%" y1="10" y2="10"/>
${hasBoth && html`<line class="span ${standingTones[standing]}" x1="${at(main)}" x2="${at(competitor)}" y1="10" y2="10"/>`}
${dot(competitor, 'other')}${dot(main, 'own')}</svg>`;
}

function row(figure: MetricFigure): Markup {
  const { label, end, unit, standing, verdict, significance, notCompared } = figure;
  const tone = standingTones[standing];
  return html`<li class="${significance}"><span>${label}<small>${unit === 'count' ? `0 to ${end}, fewer is better` : `0 to ${end}`}</small></span>
${line(figure)}<span class="word">${notCompared === null && tone !== 'neutral' && shape(tone)}${verdict}</span></li>`;
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
