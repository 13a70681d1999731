/** Tests how a message is cut into parts, and what follows a cue. */
import { expect, it } from 'vitest';
import { afterCue, firstCue, hasCue, quotesAfter, splitParts, withoutOpening } from './cues.ts';

it('finds a cue as a whole word only, the longest first', () => {
  expect(hasCue('without the brand', 'with|brand')).toBe(true);
  expect(hasCue('withhold it', 'with')).toBe(false);
  expect(firstCue('in one sentence please', 'one|in one sentence')).toBe('in one sentence');
  expect(firstCue('nothing here', 'one')).toBeNull();
});

it('reads what follows a cue up to the end of its sentence', () => {
  expect(afterCue('What does the page say about robots.txt? Thanks', 'page say about')).toBe('robots.txt');
  expect(afterCue('Is it slow?', 'page say about')).toBeNull();
});

it.each([
  ['Write a title and a description', ['Write a title', 'a description']],
  ['five links + a better title', ['five links', 'a better title']],
  ['Is it slow? Why?', ['Is it slow?', 'Why?']],
  ['a title with “salt and pepper”', ['a title with “salt and pepper”']],
])('cuts “%s” in parts', (text, parts) => expect(splitParts(text, 'and|and then')).toEqual(parts));

it('takes off how a message opens, unless hardly anything is left', () => {
  expect(withoutOpening('ok great, write a title', 'ok|great')).toBe('write a title');
  expect(withoutOpening('great stuff', 'great')).toBe('great stuff');
});

it('takes quotations for wanted words only where the message asks for them', () => {
  const wanted = (text: string): string[] => quotesAfter(text, 'mention|with', 'in it', 'and');
  expect(wanted('a title with “ash” and “oak”')).toEqual(['ash', 'oak']);
  expect(wanted('have “ash” in it')).toEqual(['ash']);
  expect(wanted('the title “Page 1” is silly')).toEqual([]);
});
