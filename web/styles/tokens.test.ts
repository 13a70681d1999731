/** Text of every tone can be read on every ground, in the light and in the dark theme, without a browser. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const pairs = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name,
    { light: light ?? '', dark: dark ?? '' },
  ]),
);

/** WCAG's relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(text: string, ground: string, theme: 'light' | 'dark'): number {
  const [one = 0, two = 0] = [text, ground]
    .map((name) => luminance(pairs.get(name)?.[theme] ?? ''))
    .sort((a, b) => b - a);
  return (one + 0.05) / (two + 0.05);
}

const tones = ['good', 'fair', 'poor', 'info'];
const grounds = ['paper', 'surface', 'sunken'];
const inks = ['ink', 'ink-2', 'ink-3', 'accent', ...tones.map((tone) => `${tone}-text`)];
const combinations = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ...tones.map((tone) => [`${tone}-text`, `${tone}-tint`] as const),
  ['on-accent', 'accent'] as const,
];

it.each(['light', 'dark'] as const)('every text has a contrast of 4.5 in the %s theme', (theme) => {
  const weak = combinations
    .map(([text, ground]) => ({ text, ground, contrast: contrast(text, ground, theme) }))
    .filter((each) => !(each.contrast >= 4.5));
  expect(weak).toEqual([]);
});
