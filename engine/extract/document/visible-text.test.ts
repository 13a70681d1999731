/** Tests that text added part by part is the whole text with its white space collapsed. */
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { VisibleText } from './visible-text.ts';
import { collapseSpace } from './white-space.ts';

/** The texts one after the other, in one block. */
function joined(texts: readonly string[]): string {
  const visible = new VisibleText();
  for (const text of texts) visible.append(text, 0, 0);
  return visible.finish();
}

const part = fc.oneof(
  fc.constantFrom(' ', '  ', '\n', '\t ', '\u00a0', '\u1680', '\u2003', '\u2028', '\u3000', '\ufeff'),
  fc.constantFrom('a', 'word', '"', '%', '\u0085', '\u00e9', '\u0416', '\u200b', '\u4e2d', '\ud83d\ude00'),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const texts = fc.array(fc.array(part, { maxLength: 8 }), { maxLength: 5 });

it('collapses white space across parts', async () => {
  await fuzz(
    'text with its white space collapsed',
    fc.property(texts, (parts) => {
      const written = parts.map((each) => each.join(''));
      expect(collapseSpace(joined(written))).toBe(collapseSpace(written.join('')));
      expect(joined(written)).not.toMatch(/ {2}|[^\S \n]|^\s/);
    }),
    { runs: 2000 },
  );
});

it('gives each block a line and a range, with the length of its link text', () => {
  const link = 1 << 9;
  const visible = new VisibleText();
  visible.append(' one ', 0, 7);
  visible.append('two', link, 7);
  visible.boundary();
  visible.boundary();
  visible.append(' three', 0, 8);
  expect(visible.finish()).toBe('one two\nthree\n');
  expect(visible.blocks).toEqual([
    { from: 0, to: 7, flags: 0, node: 7, linkLength: 3 },
    { from: 8, to: 13, flags: 0, node: 8, linkLength: 0 },
  ]);
});

it('stops at the limit and reports it', () => {
  const visible = new VisibleText();
  visible.append('x'.repeat(3_999_999), 0, 0);
  expect(visible.full).toBe(false);
  visible.append('yz', 0, 0);
  visible.space();
  expect([visible.full, visible.length]).toEqual([true, 4_000_000]);
});
