/** White label of a report: name, logo and a colour that can be read on both grounds. */

import type { Branding } from '@pagewright/contract/entities/branding';
import { html, type Markup } from './html.ts';

type Rgb = readonly [number, number, number];

/** The background colors of text, as the stylesheet has them: paper, surface. */
const grounds = {
  light: ['#faf8f3', '#ffffff'],
  dark: ['#141310', '#1d1b17'],
} as const;

/** Of text, by WCAG 2.2. */
const contrastMin = 4.5;
const steps = 50;

const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
};

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminance(rgbOf(one)), luminance(rgbOf(other))].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The colour itself where it can be read, else the nearest towards black or white that can. */
export function readableColor(color: string, theme: keyof typeof grounds): string {
  const rgb = rgbOf(color);
  const end = theme === 'light' ? 0 : 255;
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const [red, green, blue] = rgb.map((part) => part + (end - part) * share) as unknown as Rgb;
    const mixed = hexOf([red, green, blue]);
    if (grounds[theme].every((ground) => contrastOf(mixed, ground) >= contrastMin)) return mixed;
  }
  return theme === 'light' ? '#000000' : '#ffffff';
}

/** Rules for the end of the stylesheet. */
export function brandStyle(branding: Branding | null): string {
  if (branding === null || branding.color === null) return '';
  const [light, dark] = [readableColor(branding.color, 'light'), readableColor(branding.color, 'dark')];
  return `:root{--accent:light-dark(${light},${dark})}.cover{border-top:4px solid var(--accent)}`;
}

/** Checked again here: it is written into an attribute. */
const isImage = (url: string): boolean =>
  /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/.test(url);

const hasOwn = (branding: Branding | null): branding is Branding =>
  branding !== null && (branding.name !== '' || branding.logo !== null);

/** The mark of the product, as on its screens: a page whose edge is a ruler. */
const logoMark = {
  page: 'M6.5 2h8.25L20 7.25V20.5a1.5 1.5 0 0 1-1.5 1.5h-12A1.5 1.5 0 0 1 5 20.5v-17A1.5 1.5 0 0 1 6.5 2Z',
  ticks: 'M5 7h3.5M5 10.5h7M5 14h3.5M5 17.5h7',
};

/** Logo and name of the owner, or ours. */
export function brandMark(branding: Branding | null): Markup {
  if (!hasOwn(branding))
    return html`<svg viewBox="0 0 24 24" aria-hidden="true"><path class="page" d="${logoMark.page}"/><path class="ticks" d="${logoMark.ticks}"/></svg>Pagewright`;
  const { name, logo } = branding;
  if (logo === null || !isImage(logo)) return html`${name}`;
  // Beside its name a logo says nothing more.
  return html`<img class="logo" src="${logo}" alt="${name === '' ? 'Logo' : ''}">${name}`;
}

/** Who made the report, for its last line. */
export const makerOf = (branding: Branding | null): string =>
  branding === null || branding.name === '' ? 'Pagewright' : branding.name;

/** Whether nothing may name us. */
export const isWhiteLabel = hasOwn;
