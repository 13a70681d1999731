/** Tests widths against known ones and where a text is cut. */
import { describe, expect, it } from 'vitest';
import { pixelWidth } from './arial-widths.ts';
import { cutPreview, titleLine } from './cut-preview.ts';

describe('pixelWidth', () => {
  it('knows that letters differ in width', () => {
    expect(pixelWidth('iiiiiiiiii', 20)).toBe(44);
    expect(pixelWidth('WWWWWWWWWW', 20)).toBe(189);
    expect(pixelWidth('Hello, world', 20)).toBe(104);
  });
  it('gives an accented letter the width of its letter', () => {
    expect(pixelWidth('éàü', 20)).toBe(pixelWidth('eau', 20));
  });
  it('gives combining accents no width', () => {
    for (let code = 0; code < 128; code += 1) {
      const text = `a${String.fromCharCode(code)}z`;
      expect([code, pixelWidth(`${text}\u0301`, 1000)]).toEqual([code, pixelWidth(text, 1000)]);
    }
  });
  it('gives a Chinese character the width of a square', () => {
    expect(pixelWidth('手作り', 20)).toBe(60);
  });
});

describe('cutPreview', () => {
  it('leaves what fits as it is', () => {
    expect(cutPreview('Oak tables made by hand', titleLine)).toBe('Oak tables made by hand');
  });
  it('cuts at the end of a word and within the width', () => {
    const title = 'Oak tables made by hand in our own workshop in the north of Scotland since 1954';
    const cut = cutPreview(title, titleLine);
    expect(cut).toMatch(/ …$/);
    const text = cut.slice(0, -2);
    expect(title.startsWith(`${text} `)).toBe(true);
    expect(pixelWidth(cut, titleLine.fontPx)).toBeLessThanOrEqual(titleLine.maxPx);
    expect(pixelWidth(text, titleLine.fontPx)).toBeGreaterThan(titleLine.maxPx * 0.8);
  });
  it('cuts a script without spaces anywhere, never inside a character', () => {
    expect(cutPreview('手'.repeat(60), titleLine)).toBe(`${'手'.repeat(26)} …`);
    expect(cutPreview('👩‍🚒'.repeat(60), titleLine)).toBe(`${'👩‍🚒'.repeat(26)} …`);
  });
});
