/** Draws the symbols of a report: shapes for tones, the ruler, the gauge. */

import type { Severity } from '@pagewright/contract/entities/issue';
import { limits } from '@pagewright/contract/limits';
import { insightTone, type Tone } from '@pagewright/contract/ratings';
import { html, Markup, type Part } from './html.ts';
import { words } from './words.ts';

export type Shape = Tone | 'info';

const drawn: Readonly<Record<Shape, string>> = {
  good: '<circle cx="8" cy="8" r="6.4"/>',
  fair: '<rect x="2" y="2" width="12" height="12" rx="1"/>',
  poor: '<path d="M8 1.6 15 14.2H1Z"/>',
  info: '<path d="M8 1 15 8 8 15 1 8Z"/>',
};

/** Has a text alternative unless `spoken` is false, where words beside it say the same. */
export function shape(kind: Shape, hasLabel = false): Markup {
  const role = hasLabel ? html`role="img" aria-label="${words.html.shapes[kind]}"` : html`aria-hidden="true"`;
  return html`<svg class="shape ${kind}" viewBox="0 0 16 16" ${role}>${new Markup(drawn[kind])}</svg>`;
}

export const shapeOfSeverity: Readonly<Record<Severity, Shape>> = {
  critical: 'poor',
  warning: 'fair',
  info: 'info',
};

export interface RulerInput {
  readonly value: number;
  /** The value at the right end. */
  readonly end: number;
  readonly tone: Tone;
  readonly ticks: readonly number[];
  /** What it measures, in one sentence. */
  readonly label: string;
}

const percentOf = (value: number, end: number): string =>
  `${Math.round(Math.min(1, Math.max(0, value / end)) * 1000) / 10}%`;

export const ruler = ({ value, end, tone, ticks, label }: RulerInput): Markup => html`
<div class="ruler ${tone}" role="img" aria-label="${label}"><i style="width:${percentOf(value, end)}"></i>${ticks.map(
  (tick): Part => html`<b style="left:${percentOf(tick, end)}"><span>${tick}</span></b>`,
)}</div>`;

const radius = 88;
/** Share of a circle: the gauge is open at the bottom. */
const arcShare = 0.75;

function arc(share: number, name: string): Markup {
  const around = 2 * Math.PI * radius;
  const length = Math.round(around * arcShare * share * 10) / 10;
  return html`<circle class="${name}" cx="110" cy="110" r="${radius}" pathLength="${Math.round(around)}" stroke-dasharray="${length} ${Math.round(around)}" transform="rotate(135 110 110)"/>`;
}

function gaugeTick(value: number): Markup {
  const angle = ((135 + 360 * arcShare * (value / limits.score.max)) * Math.PI) / 180;
  const at = (distance: number): string =>
    `${Math.round((110 + Math.cos(angle) * distance) * 10) / 10} ${Math.round((110 + Math.sin(angle) * distance) * 10) / 10}`;
  const [x = '', y = ''] = at(68).split(' ');
  return html`<path class="tick" d="M${at(82)}L${at(100)}"/><text class="tick-word" x="${x}" y="${y}" dy="3">${value}</text>`;
}

/** The one round gauge, on the cover; its score is a whole one. */
export function gauge(score: number): Markup {
  const tone = insightTone(score);
  const { insightFair, insightGood, max } = limits.score;
  return html`
<svg class="gauge ${tone}" viewBox="0 0 220 200" role="img" aria-label="Score ${score} of ${max}">
${arc(1, 'groove')}${score > 0 && arc(score / max, 'level')}${gaugeTick(insightFair)}${gaugeTick(insightGood)}
<text class="figure" x="110" y="126">${score}</text><text class="of" x="110" y="150">of ${max}</text>
</svg>`;
}
