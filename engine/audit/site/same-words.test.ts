/** What two texts have in common does not depend on how plain they are. */
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { normaliseWords } from './same-words.ts';

it('case, white space and the kind of dash make no difference', () => {
  expect(normaliseWords('  Oak\u00a0Tables –  BIG ')).toBe('oak tables - big');
  expect(normaliseWords('Oak Tables - big')).toBe('oak tables - big');
});

it('plain text is read as any other', () => {
  const part = fc.constantFrom(
    'a',
    'B',
    'Z9',
    ' ',
    '  ',
    '\t',
    '\n',
    '-',
    '–',
    '~',
    '!',
    'é',
    'ﬁ',
    '\u00a0',
    'İ',
  );
  return fuzz(
    'normalised words',
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const text = parts.join('');
      const longWay = text.normalize('NFKC').toLowerCase().replaceAll(/[‐-―]/g, '-');
      expect(normaliseWords(text)).toBe(longWay.replaceAll(/\s+/g, ' ').trim());
    }),
    { runs: 2000 },
  );
});
