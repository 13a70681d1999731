/** Which title wins among the candidates, and by which preference. */
import { describe, expect, it } from 'vitest';
import { siteOf } from '../testing/site-input.ts';
import type { Phrase } from './phrases.ts';
import { openPage } from './suggestion-page.ts';
import { openSiteContext } from './suggestion-site.ts';
import { newTitle, type TitleRequest } from './title.ts';

interface Given {
  readonly title: string;
  readonly headline: string;
  readonly brand?: string;
}

async function titleFor(
  { title, headline, brand }: Given,
  request: Partial<TitleRequest> = {},
): Promise<string | null> {
  const siteName = brand === undefined ? '' : `<meta property="og:site_name" content="${brand}">`;
  const site = openSiteContext(
    siteOf({
      '/page': `<!doctype html><html lang="en"><head><title>${title}</title>${siteName}</head><body><main><h1>${headline}</h1><p>Some words about it.</p></main></body></html>`,
    }),
    null,
  );
  const [page] = site.site.pages;
  const context = page && (await openPage(site, page, { isMeasured: false }));
  if (!context) throw new Error('The page is in English.');
  return newTitle(site, context, { isNeeded: true, phrases: [], ...request });
}

const phrase = (text: string, weight: number): Phrase => ({ text, weight });

describe('newTitle', () => {
  it('prefers the current title to the headline', async () => {
    const given = {
      title: 'Stoneware teapots thrown by hand near Callow',
      headline: 'Wood-fired kettles and jugs of a small works',
      brand: 'Alder Kiln',
    };
    expect(await titleFor(given)).toBe('Stoneware teapots thrown by hand near Callow | Alder Kiln');
  });

  it('prefers a title with the brand', async () => {
    const given = {
      title: 'x',
      headline: 'Stoneware teapots thrown by hand in Callow Bridge',
      brand: 'Alder',
    };
    expect(await titleFor(given, { bounds: { min: 45, max: 60 } })).toBe(
      'Stoneware teapots thrown by hand in Callow Bridge | Alder',
    );
  });

  it('prefers the whole headline without the brand to a cut one with it', async () => {
    const headline = 'Stoneware teapots for two people, thrown beside the weir';
    expect(await titleFor({ title: 'x', headline, brand: 'Alder Kiln Works' })).toBe(headline);
  });

  it('prefers the headline alone to the headline with a phrase', async () => {
    const headline = 'Stoneware teapots thrown by hand in Callow by river';
    const phrases = [phrase('glazes', 1)];
    expect(await titleFor({ title: 'x', headline }, { phrases })).toBe(headline);
  });

  it('takes the phrase with the highest weight, after a colon', async () => {
    const phrases = [phrase('a long walk with many bends', 0.6), phrase('wood-fired stoneware', 0.9)];
    expect(await titleFor({ title: 'x', headline: 'Teapots from the Alder valley' }, { phrases })).toBe(
      'Teapots from the Alder valley: wood-fired stoneware',
    );
  });

  it('prefers the brand to a phrase, and takes the phrase when the brand is not wanted', async () => {
    const given = { title: 'x', headline: 'Teapots from the Alder valley', brand: 'The Callow Bridge Kiln' };
    const withPhrase = 'Teapots from the Alder valley: wood-fired stoneware';
    const bounds = { min: 50, max: 54 };
    expect(await titleFor(given, { phrases: [phrase('wood-fired stoneware', 0.9)], bounds })).toBe(
      'Teapots from the Alder valley | The Callow Bridge Kiln',
    );
    expect(
      await titleFor(given, {
        phrases: [phrase('wood-fired stoneware', 0.9)],
        bounds,
        isWanted: (text) => !text.includes('Kiln'),
      }),
    ).toBe(withPhrase);
  });

  it('takes the longer of two equal titles', async () => {
    const phrases = [phrase('wood-fired stoneware', 0.8), phrase('wood-fired grey stoneware', 0.8)];
    expect(await titleFor({ title: 'x', headline: 'Teapots from the Alder valley' }, { phrases })).toBe(
      'Teapots from the Alder valley: wood-fired grey stoneware',
    );
  });

  it('keeps what the current title says unless a new one is needed', async () => {
    const given = {
      title: 'Our kiln and its fires',
      headline: 'Stoneware teapots thrown by hand in Callow by river',
    };
    expect(await titleFor(given, { isNeeded: false })).toBeNull();
    expect(await titleFor(given)).toBe('Stoneware teapots thrown by hand in Callow by river');
  });
});
