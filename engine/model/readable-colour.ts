/** Contrast of two colours as WCAG defines it, and the nearest colour that has enough. */
import type { MeasuredContrast } from './render-facts.ts';

type Colour = readonly [red: number, green: number, blue: number];

const readColour = (hex: string): Colour => {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
};

const writeColour = (colour: Colour): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** As WCAG defines them. */
const luminance = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export const contrastOf = (one: string, other: string): number =>
  contrast(readColour(one), readColour(other));

const steps = 100;

/** The nearest colour with enough contrast to the other one, and how far it is, 0 to 1; null when there is none. */
function nearest(hex: string, other: string, least: number): { colour: string; distance: number } | null {
  const [from, on] = [readColour(hex), readColour(other)];
  const candidates = [0, 255].flatMap((end) => {
    for (let step = 1; step <= steps; step += 1) {
      const [red, green, blue] = from.map((part) => Math.round(part + ((end - part) * step) / steps));
      const colour: Colour = [red ?? 0, green ?? 0, blue ?? 0];
      if (contrast(colour, on) >= least) return [{ colour: writeColour(colour), distance: step / steps }];
    }
    return [];
  });
  return candidates.toSorted((a, b) => a.distance - b.distance)[0] ?? null;
}

/** The colour nearest to the text colour with enough contrast to the background; null when there is none. */
export const nearestReadable = (text: string, ground: string, least: number): string | null =>
  nearest(text, ground, least)?.colour ?? null;

export interface ContrastMend {
  /** The nearest text colour with enough contrast; null when there is none. */
  readonly better: string | null;
  /** The nearest background with enough contrast, if it changes less than the text would have to. */
  readonly betterGround: string | null;
}

export function mendContrast({ text, ground, least, opaque }: MeasuredContrast): ContrastMend {
  const better = nearest(text, ground, least);
  const behind = nearest(ground, opaque ?? text, least);
  const isBehindNearer = behind !== null && (better === null || behind.distance < better.distance);
  return { better: better?.colour ?? null, betterGround: isBehindNearer ? behind.colour : null };
}
