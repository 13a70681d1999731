/** Where alt texts come from, and where a person has to look. */
import { describe, expect, it } from 'vitest';
import { siteOf, suggestAll, suggestionsAt } from '../testing/site-input.ts';

const page = (body: string, head = '<title>The Alder boat yard</title>'): string =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

async function altsFor(
  body: string,
  others: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const suggested = await suggestAll(siteOf({ '/page': page(body), ...others }));
  const { altTexts } = suggestionsAt(suggested, '/page');
  return Object.fromEntries(altTexts.map(({ src, text }) => [new URL(src).pathname, text]));
}

describe('an alt text comes from', () => {
  it('the caption', async () => {
    const body =
      '<main><figure><img src="/a.jpg"><figcaption>The slip at low tide</figcaption></figure></main>';
    expect(await altsFor(body)).toEqual({ '/a.jpg': 'The slip at low tide' });
  });

  it('the same file on another page', async () => {
    const others = { '/other': page('<main><img src="/5831.jpg" alt="Two dories under sail"></main>') };
    expect(await altsFor('<main><img src="/5831.jpg"></main>', others)).toEqual({
      '/5831.jpg': 'Two dories under sail',
    });
  });

  it('the words of the file name, where the site uses them', async () => {
    const body =
      '<main><h1>Teapots</h1><p>Each teapot is blue or green.</p><img src="/teapot-blue-01.png"></main>';
    expect(await altsFor(body)).toEqual({ '/teapot-blue-01.png': 'Teapot blue' });
    expect(await altsFor(body.replace('teapot-blue-01', 'uriel-soberanes'))).toEqual({});
    expect(await altsFor(body.replace('teapot-blue-01', 'teapot_blue_background'))).toEqual({});
  });

  it('the name of a company, for a file among logos', async () => {
    expect(await altsFor('<main><img src="/img/logos/microsoft.svg"></main>')).toEqual({
      '/img/logos/microsoft.svg': 'Microsoft',
    });
  });
});

describe('the name of the site', () => {
  const head = '<title>Moorings</title><meta property="og:site_name" content="Alder Yard">';
  const withBrand = (body: string): Record<string, string> => ({
    '/page': page(body, head),
    '/': page('<h1>Alder Yard</h1>', head),
  });
  const altsOf = async (body: string): Promise<string[]> =>
    suggestionsAt(await suggestAll(siteOf(withBrand(body))), '/page').altTexts.map(({ text }) => text);

  it('is for the logo of the header that links home', async () => {
    expect(await altsOf('<header><a href="/"><img src="/logo.png"></a></header>')).toEqual(['Alder Yard']);
  });

  it('is for no other logo', async () => {
    expect(await altsOf('<main><p>We work with</p><img src="/partner-logo.png"></main>')).toEqual([]);
  });
});

it('an image that nothing is said of needs a person', async () => {
  const suggested = await suggestAll(
    siteOf({ '/page': page('<main><img src="/IMG_4031.jpg"><p>Words.</p></main>') }),
  );
  const { altTexts, withheld } = suggestionsAt(suggested, '/page');
  expect(altTexts).toEqual([]);
  expect(withheld.map(({ what }) => what)).toContain('alt text for https://site.example/IMG_4031.jpg');
});

describe('a text that several pictures have is not', () => {
  const altOf = (file: string, alt: string): string => `<img src="/${file}.png" alt="${alt}">`;

  it('an alt text for one of them, in any language', async () => {
    const others = {
      '/a': page(`<main>${altOf('save', 'Simge')}${altOf('open', 'Simge')}</main>`),
      '/b': page(`<main>${altOf('print', 'Drucken')}${altOf('open', 'Simge')}</main>`),
    };
    const body = `<main>${altOf('save', 'Icon')}${altOf('print', 'Icon')}</main>`;
    expect(await altsFor(body, others)).toEqual({ '/print.png': 'Drucken' });
  });

  it('taken from their captions', async () => {
    const figure = (file: string, caption: string): string =>
      `<figure><img src="/${file}.jpg"><figcaption>${caption}</figcaption></figure>`;
    const body = `<main>${figure('1', 'Click to enlarge')}${figure('2', 'Click to enlarge')}${figure('3', 'The slip at low tide')}</main>`;
    expect(await altsFor(body)).toEqual({ '/3.jpg': 'The slip at low tide' });
  });
});

it.each([
  ['https://oakline.example.com/', '/i/a7.png', {}],
  ['https://www.oakline.com/', '/i/oakline-logo.png', { '/i/oakline-logo.png': 'OakLine' }],
  ['https://www.oakline.com/', '/i/a7.png', {}],
  ['https://github.com/mary', '/i/a7.png', {}],
])(
  'an image that is all of a link to %s, from %s, is named by its host or not at all',
  async (href, src, alts) => {
    const body = `<main><p>We fire with OakLine and others.</p><a href="${href}"><img src="${src}"></a></main>`;
    expect(await altsFor(body)).toEqual(alts);
  },
);

it('a file name is spelled as the page spells it', async () => {
  expect(await altsFor('<main><p>It runs with Vue.</p><img src="/logos/vue.jpg"></main>')).toEqual({
    '/logos/vue.jpg': 'Vue',
  });
});

it('a stand-in needs a picture, not a text and not a person', async () => {
  const card = (src: string, name: string): string =>
    `<div><img src="${src}" alt="..."><h4>${name}</h4></div>`;
  const body = `<main><h2>News</h2>${card('https://dummyimage.com/600x350/ced4da/6c757d', 'Low tide')}${card('https://placehold.co/600x400', 'High tide')}</main>`;
  const { altTexts, withheld } = suggestionsAt(await suggestAll(siteOf({ '/page': page(body) })), '/page');
  expect(altTexts).toEqual([]);
  expect(withheld.filter(({ src }) => src !== undefined)).toEqual([]);
});

it('a file that is called after a page says nothing of what it shows', async () => {
  const body = '<main><h1>About our yard</h1><img src="/img/about.jpg"><p>About us and our boats.</p></main>';
  expect(await altsFor(body)).toEqual({});
  const crane = '<main><h1>Our crane</h1><img src="/img/crane.jpg"><p>It lifts.</p></main>';
  expect(await altsFor(crane)).toEqual({ '/img/crane.jpg': 'Crane' });
  expect(await altsFor(crane, { '/crane.html': page('<h1>Crane</h1>') })).toEqual({});
});
