/** Tests how the text of a suggestion is taken apart. */
import { expect, it } from 'vitest';
import { takeApart } from './take-apart.ts';

it('parts words from markup, line by line', () => {
  const { lines, head } = takeApart(
    'Add a viewport: <meta name="viewport" content="width=device-width">\nIt is one line.',
  );
  expect(lines).toEqual([
    { words: 'Add a viewport:', html: '<meta name="viewport" content="width=device-width">' },
    { words: 'It is one line.', html: '' },
  ]);
  expect(head).toEqual([{ kind: 'head', html: '<meta name="viewport" content="width=device-width">' }]);
});

it('has no change where something belongs into the body, or nothing is pasted', () => {
  expect(takeApart('Add <link rel="icon" href="/i.png">\nand <p>text</p>').head).toEqual([]);
  expect(takeApart('Only words.').head).toEqual([]);
});
