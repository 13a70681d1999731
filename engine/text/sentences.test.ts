/** Tests where sentences begin and end. */
import { expect, it } from 'vitest';
import { segmentSentences, sentencesOf } from './sentences.ts';

it('segments by Unicode’s rules', () => {
  expect(segmentSentences('It costs 3.5 pounds, e.g. in the U.S. today. “Why?” he asked. Go!\nNow')).toEqual([
    'It costs 3.5 pounds, e.g. in the U.S. today. ',
    '“Why?” ',
    'he asked. ',
    'Go!\n',
    'Now',
  ]);
  expect(segmentSentences('急須です。お茶を淹れます。')).toEqual(['急須です。', 'お茶を淹れます。']);
});

it('joins sentences that an abbreviation parted', () => {
  expect(sentencesOf('Ask Dr. Ellery  today. She knows.', 'en')).toEqual([
    'Ask Dr. Ellery today.',
    'She knows.',
  ]);
});
