/** What titles are made of: a definition, a phrase and how it is joined, the brand where it is not said yet. */
import { describe, expect, it } from 'vitest';
import { type TitledPage, titlesFor } from '../testing/page-titles.ts';
import type { Phrase } from './phrases.ts';

const anyLength = { min: 1, max: 200 };

describe('a line "name - what it does" is the title', () => {
  const line = 'git-add - Add file contents to the index';
  const page = { headline: 'git-add(1) Manual Page', title: 'Commands of Git for the working tree' };
  const best = (given: TitledPage): string | undefined => titlesFor(given)[0];

  it.each([
    ['git-add(1) Manual Page', [line], line],
    ['Git-Add', ['Version 2.50 of the manual', line], line],
    ['ls(1)', ['ls – list what is in a directory'], 'ls – list what is in a directory'],
    ['tar.gz', ['tar.gz - Pack files: one after the other'], 'tar.gz - Pack files: one after the other'],
    ['git-add', ['Lorem ipsum dolor sit amet.', 'Lorem ipsum dolor sit amet.', line], line],
  ])('of the page %s', (headline, paragraphs, expected) => {
    expect(best({ ...page, headline, paragraphs })).toBe(expected);
  });

  it.each([
    ['is of something else', 'git-rm(1) Manual Page', [line]],
    ['is of a part of the name', 'git-add-interactive', [line]],
    ['is of another name in the headline', 'Manual of git-add', [line]],
    ['comes late', 'git-add', ['Version 2.50', 'Second edition', line]],
    ['is a sentence', 'git-add', [`${line}.`]],
    ['leads to a list', 'git-add', [`${line}:`]],
    ['says one word', 'git-add', ['git-add - Documentation-of-the-index']],
    ['opens with a number', '3 kilns', ['3 - Add more wood to the fire at night']],
    ['opens with a small word', 'How kilns are fired', ['How - add more wood to the fire at night']],
    ['opens with another word', 'git-add', [`See ${line}`]],
    ['has no dash', 'git-add', ['git-add + Add file contents to the index']],
  ])('unless it %s', (_, headline, paragraphs) => {
    expect(best({ ...page, headline, paragraphs, brand: 'Callow' })).toBe(
      'Commands of Git for the working tree | Callow',
    );
  });
});

describe('a phrase', () => {
  const phrase: Phrase = { text: 'wood-fired stoneware', weight: 0.9 };
  const joinedTo = (headline: string, own: Phrase = phrase): string[] => {
    const titles = titlesFor({ headline }, { phrases: [own], bounds: anyLength });
    return titles.filter((text) => text.endsWith(own.text));
  };

  it.each([
    [
      'with a colon, else with a dash',
      'Teapots',
      ['Teapots: wood-fired stoneware', 'Teapots – wood-fired stoneware'],
    ],
    ['with a colon only after a comma', 'Teapots, jugs', ['Teapots, jugs: wood-fired stoneware']],
    ['with a dash only after a question', 'Which teapot?', ['Which teapot? – wood-fired stoneware']],
    ['in no way after a question with a comma', 'Which teapot, if any?', []],
    ['without a full stop', 'We throw, you pour.', ['We throw, you pour: wood-fired stoneware']],
    ['without dots', 'We throw, you pour...', ['We throw, you pour: wood-fired stoneware']],
    ['without an exclamation mark', 'We throw, you pour!', ['We throw, you pour: wood-fired stoneware']],
    ['without an exclaimed question', 'We throw, you pour?!', ['We throw, you pour: wood-fired stoneware']],
    ['with the stop of an abbreviation', 'Dr. Ellery, potter', ['Dr. Ellery, potter: wood-fired stoneware']],
    ['with the colons of a name', 'std::pot, the class', ['std::pot, the class: wood-fired stoneware']],
    ['with the hyphens of a word', 'Salt-glazed, blue', ['Salt-glazed, blue: wood-fired stoneware']],
  ])('is joined %s', (_, headline, expected) => {
    expect(joinedTo(headline)).toEqual(expected);
  });

  it.each(['Teapots: blue', 'Teapots – blue', 'Teapots — blue', 'Teapots - blue', 'Teapots | blue'])(
    'does not join what is divided already: %s',
    (headline) => {
      expect(joinedTo(headline)).toEqual([]);
    },
  );

  it('does not repeat the headline; the name of a part may do so for the most part', () => {
    const headline = 'Stoneware teapots, glazed in Callow';
    const half: Phrase = { text: 'wood-fired stoneware', weight: 0.9 };
    expect(joinedTo(headline, half)).toEqual([]);
    expect(joinedTo(headline, { ...half, isName: true })).toEqual([`${headline}: ${half.text}`]);
    const most: Phrase = { text: 'Callow stoneware teapots today', weight: 0.9, isName: true };
    expect(joinedTo(headline, most)).toEqual([`${headline}: ${most.text}`]);
    expect(joinedTo(headline, { ...most, text: 'Callow stoneware teapots' })).toEqual([]);
  });
});

describe('the capital of a phrase', () => {
  const wordedAs = (headline: string, text: string, more: TitledPage & Partial<Phrase>) => {
    const { isName: isPart, ...page } = more;
    const phrases = [{ text, weight: 0.9, ...(isPart && { isName: isPart }) }];
    const titles = titlesFor({ headline, ...page }, { phrases, bounds: anyLength });
    return titles.find((title) => title.startsWith(`${headline}: `))?.slice(headline.length + 2);
  };
  const said = { paragraphs: ['We love wide', 'shelves of old jugs, café tables and (fine) art.'] };

  it.each([
    ['the text writes it small', 'Our teapots', 'Shelves of oak', 'shelves of oak', said],
    ['the text writes it in brackets', 'Our teapots', 'Fine oak', 'fine oak', said],
    ['the text writes it with an accent', 'Our teapots', 'Café chairs', 'café chairs', said],
    ['it is a small word', 'Our teapots', 'The oak shelf', 'the oak shelf', {}],
    ['the headline has names, too', 'Our teapots for Callow', 'Shelves of oak', 'shelves of oak', said],
    ['a name that opens small follows', 'Our teapots', 'Old eBay finds', 'old eBay finds', said],
    ['the headline is one word', 'Teapots', 'Shelves of oak', 'shelves of oak', said],
  ] as const)('is lowered where %s', (_, headline, text, expected, more) => {
    expect(wordedAs(headline, text, more)).toBe(expected);
  });

  it.each([
    ['nothing shows that it is no name', 'Our teapots', 'Glazes of oak', {}],
    ['the text has the letters in another word only', 'Our teapots', 'Caf of oak', said],
    ['the page is in German', 'Unsere Kannen aus hartem Ton', 'Art deco', { ...said, language: 'de' }],
    ['it is the name of a part', 'Our teapots', 'Shelves of oak', { ...said, isName: true }],
    ['the headline is in title case', 'Teapots and Jugs', 'Shelves of oak', said],
    ['the headline has no word in lower case', 'Teapots & Jugs', 'Shelves of oak', said],
    ['only a name is small in the headline', 'Teapots on eBay', 'Shelves of oak', said],
    ['only the first word of the headline is small', 'git-add & Jugs', 'Shelves of oak', said],
    ['it is a name of two words', 'Our teapots', 'Wide Oak', said],
    ['it has a capital within', 'Our teapots', 'McOld oak', said],
    ['it is an abbreviation', 'Our teapots', 'OLD oak', said],
    ['it is no letter', 'Our teapots', '3old oak', said],
  ] as const)('stays where %s', (_, headline, text, more) => {
    expect(wordedAs(headline, text, more)).toBe(text);
  });
});

describe('the brand', () => {
  it.each([
    ['Stoneware teapots for two people', 'Alder Kiln', ' | Alder Kiln'],
    ['Party plates for twenty people', 'Art', ' | Art'],
    ['Teapots from the Alder Kiln in spring', 'Alder Kiln', ''],
    ['Teapots from Alder and its kilns', 'Alder Kiln', ''],
    ['Repairs of HP printers in a day', 'HP', ''],
    ['Songs by The Who, played on pots', 'The Who', ''],
    ['青山陶房の急須と湯呑みを登り窯で焼く', '青山陶房', ''],
    ['登り窯で焼いた急須と湯呑みの作り方', '青山陶房', ' | 青山陶房'],
  ])('follows unless the title says it: %s', (headline, brand, end) => {
    const language = /^\p{Lo}/u.test(headline) ? 'ja' : 'en';
    const [best] = titlesFor({ headline, brand, language }, { bounds: anyLength });
    expect(best).toBe(`${headline}${end}`);
  });

  it('follows what is left of a headline that said it', () => {
    const headline = 'Large stoneware teapots for guests – from the Alder Kiln of Callow Bridge';
    expect(titlesFor({ headline, brand: 'Alder Kiln' })).toEqual([
      'Large stoneware teapots for guests | Alder Kiln',
      'Large stoneware teapots for guests',
    ]);
  });
});
