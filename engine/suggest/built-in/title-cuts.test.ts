/** Where a headline may end before its end to make a title, and where not. */
import { describe, expect, it } from 'vitest';
import { titlesFor } from '../testing/page-titles.ts';

const anyLength = { min: 1, max: 200 };

describe('a headline is cut', () => {
  const formsOf = (headline: string, language = 'en'): Promise<string[]> =>
    titlesFor({ headline, language }, { bounds: anyLength });

  it.each([
    ['Stoneware teapots: thrown by hand'],
    ['Stoneware teapots; thrown by hand'],
    ['Stoneware teapots – thrown by hand'],
    ['Stoneware teapots — thrown by hand'],
    ['Stoneware teapots - thrown by hand'],
    ['Stoneware teapots | thrown by hand'],
    ['Stoneware teapots: plates, cups and bowls'],
    ['Stoneware teapots | Museum of Craft'],
  ])('where a sign divides it: %s', async (headline) => {
    expect(await formsOf(headline)).toEqual([headline, 'Stoneware teapots']);
  });

  it('at the last sign first', async () => {
    expect(await formsOf('Stoneware teapots: thrown by hand – and fired')).toEqual([
      'Stoneware teapots: thrown by hand – and fired',
      'Stoneware teapots: thrown by hand',
      'Stoneware teapots',
    ]);
  });

  it('to no less than 12 characters', async () => {
    expect(await formsOf('Blue teapots: thrown by hand')).toContain('Blue teapots');
    expect(await formsOf('Red teapots: thrown by hand')).toEqual(['Red teapots: thrown by hand']);
    expect(await formsOf('青山の急須 – 登り窯で焼く', 'ja')).toEqual(['青山の急須 – 登り窯で焼く']);
    expect(await formsOf('青山陶房急須 – 登り窯で焼く', 'ja')).toContain('青山陶房急須');
  });

  it.each([
    ['at a comma', 'Stoneware teapots, thrown by hand'],
    ['in a list', 'Stoneware for the table; cups and bowls'],
    ['in a range of numbers', 'Opening hours of the works 2026 – 2027'],
    ['in a range with a hyphen', 'Opening hours of the works 2026 - 2027'],
    ['within a word', 'Stoneware teapots, wood- and salt-fired'],
    ['within brackets', 'Stoneware teapots (thrown; fired) of Callow'],
    ['to what fits any page', 'Introduction: how a kiln is fired'],
    ['after a small word', 'What we are looking for: people at the kiln'],
  ])('but not %s', async (_, headline) => {
    expect(await formsOf(headline)).toEqual([headline]);
  });
});

describe('on request a headline is also cut', () => {
  const formsOf = (headline: string, language = 'en'): Promise<string[]> =>
    titlesFor({ headline, language }, { bounds: anyLength, mayCut: true });

  it.each([
    ['en', 'Stoneware teapots, thrown by hand', 'Stoneware teapots'],
    ['en', 'Stoneware teapots, thrown in spring and autumn', 'Stoneware teapots'],
    ['en', 'Stoneware teapots, winners of a prize', 'Stoneware teapots'],
    ['en', 'Cups and bowls of stoneware, thrown by hand', 'Cups and bowls of stoneware'],
    ['fr', 'Théières en grès, tournées en Alsace', 'Théières en grès'],
  ])('at a comma (%s): %s', async (language, headline, cut) => {
    expect(await formsOf(headline, language)).toContain(cut);
  });

  it.each([
    ['en', 'Stoneware teapots, cups and bowls'],
    ['en', 'Stoneware teapots, tea cups and bowls'],
    ['en', 'Stoneware teapots, mugs, cups and bowls'],
    ['en', 'Stoneware teapots, cups, and bowls'],
    ['en', 'Stoneware Teapots, Cups And Bowls'],
    ['en', 'Stoneware teapots, cups & bowls'],
    ['de', 'Teekannen aus Steinzeug, Tassen und Schalen'],
    ['fr', 'Théières en grès, tasses et bols'],
    ['nl', 'Theepotten van steengoed, kopjes en schalen'],
    ['nl', 'Theepotten van steengoed, kopjes of schalen'],
  ])('but not within a list (%s): %s', async (language, headline) => {
    expect(await formsOf(headline, language)).toEqual([headline]);
  });

  it('before a preposition, after three words at least', async () => {
    expect(await formsOf('Stoneware teapots for quiet people thrown in Callow')).toEqual([
      'Stoneware teapots for quiet people thrown in Callow',
      'Stoneware teapots for quiet people thrown',
    ]);
    expect(await formsOf('Large stoneware teapots for guests of the Callow inn')).toEqual([
      'Large stoneware teapots for guests of the Callow inn',
      'Large stoneware teapots for guests',
      'Large stoneware teapots',
    ]);
  });

  it('before a preposition only if it is longer than 45 characters', async () => {
    const headline = 'Large stoneware teapots thrown for many guests';
    expect(await formsOf(headline)).toEqual([headline, 'Large stoneware teapots thrown']);
    const shorter = headline.slice(0, -1);
    expect(await formsOf(shorter)).toEqual([shorter]);
  });

  it('at signs rather than before prepositions, and to no form twice', async () => {
    expect(await formsOf('Large stoneware teapots, with lids that fit on them')).toEqual([
      'Large stoneware teapots, with lids that fit on them',
      'Large stoneware teapots',
      'Large stoneware teapots, with lids that fit',
      'Large stoneware teapots, with lids',
    ]);
  });
});
