/** The table of letters says what Unicode says. */
import { expect, it } from 'vitest';
import { isWordCode } from './word-letters.ts';

it('letters, digits and marks belong to words, and nothing else does; of halves only those of rare Han', () => {
  const differing: string[] = [];
  for (let code = 0; code <= 0xffff; code += 1) {
    const isHalf = code >= 0xd800 && code <= 0xdfff;
    const isWord = isHalf
      ? code >= 0xd840 && code < 0xd880
      : /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(code));
    if (isWordCode(code) !== isWord) differing.push(code.toString(16));
  }
  expect(differing).toEqual([]);
});
