/** Tests that a text which a quick look clears is cleared by a closer look too. */
import { expect, it } from 'vitest';
import { isPlainPhrase } from './plain-phrase.ts';
import { whyWordsArePoor } from './poor-alt.ts';

const parts = [
  'oak',
  'table',
  'Table',
  'tables',
  'logo',
  'a',
  'The',
  '1560',
  'image',
  ' ',
  ' ',
  ' ',
  ' ',
  '-',
];
const rarePart = ['ö', '_', '.jpg', '\t', '#', 'x'.repeat(40)];

/** The same numbers in every run. */
function* numbers(): Generator<number, never> {
  for (let seed = 7; ; seed = (seed * 48_271) % 2_147_483_647) yield seed;
}

it('clears most texts, and none that is generic, too long, or repeats a word', () => {
  const dice = numbers();
  const pick = (list: readonly string[]): string => list[dice.next().value % list.length] ?? '';
  let cleared = 0;
  for (let round = 0; round < 20_000; round += 1) {
    const length = 1 + (dice.next().value % 14);
    const alt = Array.from({ length }, () => pick(dice.next().value % 40 === 0 ? rarePart : parts))
      .join('')
      .trim();
    if (!isPlainPhrase(alt)) continue;
    cleared += 1;
    expect(whyWordsArePoor(alt, 'en'), alt).toBeNull();
  }
  expect(cleared).toBeGreaterThan(5000);
});

it.each(['Oak table', 'A round table of oak, 2 m', 'table oak table cheap table'])('clears %s', (alt) => {
  expect(isPlainPhrase(alt)).toBe(true);
});

it.each([
  '',
  'logo',
  'photo 12',
  'table oak table cheap table buy Table',
  `An ${'x'.repeat(100)} oak`,
  'Schöner Tisch',
])('leaves %s to a closer look', (alt) => {
  expect(isPlainPhrase(alt)).toBe(false);
});
