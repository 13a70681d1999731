/** Tests how long quotes are cut. */
import { expect, it } from 'vitest';
import { clip } from './clip.ts';

it('leaves short text alone, cuts long text, and splits no character', () => {
  expect(clip('Oak tables')).toBe('Oak tables');
  expect(clip('x'.repeat(600))).toBe(`${'x'.repeat(499)}…`);
  expect(clip('👩👩👩', 4)).toBe('👩…');
});
