/** Tests what of a message is background. */
import { expect, it } from 'vitest';
import { readMessage } from './read-message.ts';

const lexicon = {
  read: (text: string) =>
    (text.match(/\w+/g) ?? []).map((term) => ({ term, text: term, kind: 'stem' as const, names: [term] })),
};
const background = (text: string): string[] =>
  readMessage(lexicon, text, () => false).flatMap(({ term, isBackground }) =>
    isBackground === true ? [term] : [],
  );

it('is what is said beside a question', () => {
  expect(background('We moved. Is it slow?')).toEqual(['We', 'moved']);
  expect(background('We moved. Make it fast.')).toEqual([]);
});
