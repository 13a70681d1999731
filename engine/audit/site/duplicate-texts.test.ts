/** Tests which texts count as the same. */
import { expect, it } from 'vitest';
import { normaliseWords } from './duplicate-texts.ts';

it('ignores case, white space and the kind of dash', () => {
  expect(normaliseWords('  Oak\u00a0Tables –  BIG ')).toBe('oak tables - big');
  expect(normaliseWords('Oak Tables - big')).toBe('oak tables - big');
});
