/** Where a headline may end before its end to make a title, and where not. */
import { describe, expect, it } from 'vitest';
import { titlesFor } from '../testing/page-titles.ts';

const anyLength = { min: 1, max: 200 };

describe('a headline is cut', () => {
  const formsOf = (headline: string, language = 'en'): string[] =>
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
  ])('where a sign divides it: %s', (headline) => {
    expect(formsOf(headline)).toEqual([headline, 'Stoneware teapots']);
  });

  it('at the last sign first', () => {
    expect(formsOf('Stoneware teapots: thrown by hand – and fired')).toEqual([
      'Stoneware teapots: thrown by hand – and fired',
      'Stoneware teapots: thrown by hand',
      'Stoneware teapots',
    ]);
  });

  it('to no less than 12 characters', () => {
    expect(formsOf('Blue teapots: thrown by hand')).toContain('Blue teapots');
    expect(formsOf('Red teapots: thrown by hand')).toEqual(['Red teapots: thrown by hand']);
    expect(formsOf('青山の急須 – 登り窯で焼く', 'ja')).toEqual(['青山の急須 – 登り窯で焼く']);
    expect(formsOf('青山陶房急須 – 登り窯で焼く', 'ja')).toContain('青山陶房急須');
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
  ])('but not %s', (_, headline) => {
    expect(formsOf(headline)).toEqual([headline]);
  });
});
