/** Descriptions of pages that have no prose: what an index leads to, in the page's own words. */
import { describe, expect, it } from 'vitest';
import { siteOf, suggestAll, suggestionsAt } from '../testing/site-input.ts';

const page = (title: string, body: string, lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body>${body}</body></html>`;

const link = (text: string, href = `/${encodeURIComponent(text)}`): string =>
  `<li><a href="${href}">${text}</a></li>`;

const frame = '<a href="/">Start</a> <a href="/2">Next</a>';

async function descriptionOf(path: string, pages: Readonly<Record<string, string>>): Promise<string | null> {
  return suggestionsAt(await suggestAll(siteOf(pages)), path).description;
}

describe('an index', () => {
  const chapters = [
    '1. Moorings and what they cost',
    '2. Tides of both gates',
    '3. Winter storage on land',
    '4. Rules of the harbour',
  ];
  const index = `${frame}<h1>Handbook of Milford harbour</h1><ul>${chapters.map((text) => link(text)).join('')}</ul>`;
  const other = (at: number): string =>
    page(`Part ${at} of it all`, `<a href="/">Start</a> <a href="/${at + 1}">Next</a><h1>Part ${at}</h1>`);

  it('is described by what it leads to, without numbers and without the links that all pages have', async () => {
    const pages = { '/': page('Handbook', index), '/2': other(2), '/3': other(3) };
    expect(await descriptionOf('/', pages)).toBe(
      'Handbook of Milford harbour: Moorings and what they cost; Tides of both gates; Winter storage on land; Rules of the harbour.',
    );
  });

  it('is none where a page has more to say than its links', async () => {
    const prose = '<p>'.concat('tide gate pier crane rope sail mast hull keel oar '.repeat(8), '</p>');
    expect(await descriptionOf('/', { '/': page('Handbook', index + prose) })).toBeNull();
  });

  it('is joined as its language does', async () => {
    const items = ['Förtöjning och vad den kostar', 'Tidvatten vid båda portarna', 'Vinterförvaring på land'];
    const body = `<h1>Handbok för hamnen i Milford</h1><ul>${items.map((text) => link(text)).join('')}</ul>`;
    expect(await descriptionOf('/', { '/': page('Handbok', body, 'sv') })).toBe(
      'Handbok för hamnen i Milford: Förtöjning och vad den kostar, Tidvatten vid båda portarna och Vinterförvaring på land.',
    );
  });
});
