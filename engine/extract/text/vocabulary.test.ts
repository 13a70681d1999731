/** Words are told apart and numbered in every text anew. */
import { describe, expect, it } from 'vitest';
import { Vocabulary } from './vocabulary.ts';
import { hashOf } from './word-hash.ts';

/** Ids of the words of a text that is written in lower case, with single spaces. */
function idsOf(vocabulary: Vocabulary, text: string, hash = hashOf): number[] {
  vocabulary.reset(
    text,
    Uint16Array.from(text, (letter) => letter.charCodeAt(0)),
  );
  let from = 0;
  return text.split(' ').map((word) => {
    const id = vocabulary.note(from, from + word.length, hash(word));
    from += word.length + 1;
    return id;
  });
}

describe('vocabulary', () => {
  it('numbers the words of each text from the first', () => {
    const vocabulary = new Vocabulary();
    expect(idsOf(vocabulary, 'red green red blue')).toEqual([0, 1, 0, 2]);
    expect(idsOf(vocabulary, 'blue white red blue')).toEqual([0, 1, 2, 0]);
    expect([0, 1, 2].map((id) => vocabulary.word(id))).toEqual(['blue', 'white', 'red']);
    expect(vocabulary.counts.slice(0, 3)).toEqual(Int32Array.of(2, 1, 1));
  });

  it('tells words apart that have the same hash', () => {
    const vocabulary = new Vocabulary();
    const same = (): number => 7;
    expect(idsOf(vocabulary, 'one two one three', same)).toEqual([0, 1, 0, 2]);
    expect(idsOf(vocabulary, 'two three one', same)).toEqual([0, 1, 2]);
  });

  it('hands out the same word as a string that texts share, whatever took its place before', () => {
    const vocabulary = new Vocabulary();
    const same = (): number => 7;
    for (const text of [
      'table chair',
      'chair table',
      'tab\u2019s tab\u0027s',
      'ta\u212ae take',
      'table ch\u00e4ir',
    ]) {
      const ids = idsOf(vocabulary, text, same);
      expect(ids.map((id) => vocabulary.sharedWord(id))).toEqual(ids.map((id) => vocabulary.word(id)));
    }
  });

  it('counts on when there are more words than there was room for', () => {
    const vocabulary = new Vocabulary();
    const many = Array.from({ length: 40_000 }, (_, number) => `w${number}`).join(' ');
    expect(idsOf(vocabulary, many).at(-1)).toBe(39_999);
    expect(idsOf(vocabulary, 'w39999 w1 w39999')).toEqual([0, 1, 0]);
    expect(idsOf(vocabulary, many).at(-1)).toBe(39_999);
  });
});
