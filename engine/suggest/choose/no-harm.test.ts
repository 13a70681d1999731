/** What no suggestion may do: use filler, contradict another, cut a thought, speak for the wrong page or the template. */
import { describe, expect, it } from 'vitest';
import { insightsOf } from '../../audit/insights/insights.ts';
import type { PageSuggestions, SiteSuggestionInput } from '../suggester.ts';
import { signal, siteOf, suggestAll, suggestionsAt } from '../testing/site-input.ts';
import { createBuiltInSuggester } from './built-in-suggester.ts';

const page = (head: string, body: string, lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`;

const textsOf = ({ suggestions }: PageSuggestions): string[] =>
  suggestions.flatMap((each) => each?.text ?? []);

const textFor = (suggested: PageSuggestions, ruleId: string): string | undefined =>
  suggested.suggestions.find((each) => each?.ruleId === ruleId)?.text;

const lorem =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.';

async function siteTextsOf(site: SiteSuggestionInput) {
  const session = await createBuiltInSuggester().open(site, signal);
  for (const { brief } of site.pages) await session.suggestPage(brief.url, signal);
  const pages = site.pages.map(({ brief, issues }) => ({
    url: brief.url,
    title: brief.title,
    metaDescription: brief.description,
    headings: [],
    paragraphs: [],
    images: [],
    issues: [...issues],
    suggestions: [],
    contentMetrics: { wordCount: brief.wordCount, keywordDensity: [] },
    indexable: true,
  }));
  return session.suggestSite(insightsOf({ pages, siteIssues: [], notEvaluated: [] }), signal);
}

describe('filler text', () => {
  const site = siteOf({
    '/': page(
      '<title>x</title>',
      `<main><h1>Lorem ipsum dolor sit</h1><h2>Dock repairs in Milford</h2><p>${lorem}</p><h2>Adipiscing elit</h2><p>${lorem.repeat(3)}</p></main>`,
    ),
  });

  it('is in no suggestion for a page', async () => {
    const [suggested] = await suggestAll(site);
    expect(JSON.stringify(suggested)).not.toMatch(/lorem|ipsum|adipiscing|eiusmod/i);
    expect(suggested?.description).toBeNull();
  });

  it('is in nothing that is said of the site', async () => {
    const { overview, insights } = await siteTextsOf(site);
    const { keywordQuality, strategicRecommendations } = insights.contentQualityAnalysis ?? {};
    expect(JSON.stringify([overview, keywordQuality, strategicRecommendations])).not.toMatch(
      /lorem|ipsum|adipiscing|dolore/i,
    );
  });
});

describe('the title of a theme', () => {
  it('is replaced, not extended, and is no brand', async () => {
    const theme = 'Harbour - Start Bootstrap Theme';
    const body = (name: string): string =>
      `<main><h1>${name}</h1><p>We mend wooden boats and their engines at the old pier.</p></main>`;
    const suggested = await suggestAll(
      siteOf({
        '/': page(`<title>${theme}</title>`, body('Boat repairs at the old pier')),
        '/prices': page(`<title>${theme}</title>`, body('What a new hull and engine cost')),
      }),
    );
    for (const { title } of suggested) expect(title ?? '').not.toMatch(/bootstrap|theme|harbour/i);
    expect(suggestionsAt(suggested, '/prices').title).toBe('What a new hull and engine cost');
  });
});

describe('several first-level headings', () => {
  const header = '<header><h1>Alder Pottery</h1></header>';

  it('keep the one that is the page’s own, and the name of the site goes', async () => {
    const suggested = await suggestAll(
      siteOf({
        '/': page(
          '<title>Stoneware from a mill – Alder Pottery</title>',
          `${header}<main><h1>Stoneware from a mill</h1><p>We throw pots.</p></main>`,
        ),
        '/kiln': page(
          '<title>The salt kiln – Alder Pottery</title>',
          `${header}<main><h1>The salt kiln</h1><p>We light it in May.</p></main>`,
        ),
      }),
    );
    const text = textFor(suggestionsAt(suggested, '/'), 'h1-multiple');
    expect(text).toContain('Keep <h1>Stoneware from a mill</h1>');
    expect(text).toContain('“Alder Pottery” as <p>');
    // One heading of the template is said once.
    expect(text).toContain('it clears 2 pages');
    expect(textFor(suggestionsAt(suggested, '/kiln'), 'h1-multiple')).toBeUndefined();
  });
});

describe('suggestions of one page', () => {
  const long =
    'The quay was built in 1790 from granite blocks that came by ship from the islands in the west. '.repeat(
      2,
    );
  const same = `<main><h1>The quay</h1><p>${long}</p></main>`;

  it('never name two canonicals', async () => {
    const suggested = await suggestAll(
      siteOf({
        '/quay': page('<title>The quay</title><link rel="canonical" href="/quay">', same),
        '/quay-2': page('<title>The quay</title><link rel="canonical" href="/quay-2">', same),
      }),
    );
    for (const each of suggested) {
      const named = textsOf(each).flatMap((text) => [...text.matchAll(/rel="canonical" href="([^"]+)"/g)]);
      expect(new Set(named.map(([, href]) => href)).size).toBeLessThanOrEqual(1);
    }
  });

  it('link to no page that says the same word for word', async () => {
    const suggested = await suggestAll(
      siteOf({
        '/quay': page('<title>The granite quay</title>', same),
        '/quay-2': page('<title>The granite quay</title>', same),
        '/walk': page(
          '<title>A walk</title>',
          '<main><h1>A walk</h1><p>From the granite quay it is a mile to the mill.</p></main>',
        ),
      }),
    );
    expect(suggested.flatMap(({ links }) => links)).toEqual([]);
  });
});

describe('a share image', () => {
  const src = 'https://site.example/quay.jpg';
  const body = `<main><h1>The quay</h1><img src="${src}" alt="The quay at noon"><p>It is built of granite.</p></main>`;
  const pages = { '/': page('<title>The quay</title>', body) };
  const imageIn = async (more: Partial<SiteSuggestionInput>): Promise<boolean> =>
    JSON.stringify(await suggestAll(siteOf(pages, more))).includes('og:image\\" content');

  it('is one that was loaded and is large enough', async () => {
    expect(await imageIn({ imageSizes: new Map([[src, { width: 1200, height: 630 }]]) })).toBe(true);
    expect(await imageIn({ imageSizes: new Map([[src, { width: 90, height: 90 }]]) })).toBe(false);
    expect(await imageIn({})).toBe(false);
  });

  it('is not one of another host', async () => {
    const other = 'https://cdn.other.example/stock.jpg';
    const foreign = { '/': pages['/'].replace(src, other) };
    const suggested = await suggestAll(
      siteOf(foreign, { imageSizes: new Map([[other, { width: 1200, height: 800 }]]) }),
    );
    expect(JSON.stringify(suggested)).not.toContain('og:image\\" content');
  });
});

it('a share image is one of this page, not of another', async () => {
  const src = 'https://site.example/quay.jpg';
  const text = '<p>The harbour wall is a mile long and was built of granite in 1790.</p>';
  const suggested = await suggestAll(
    siteOf(
      {
        '/': page(
          '<title>The quay</title>',
          `<main><h1>The quay</h1><img src="${src}" alt="The quay">${text}</main>`,
        ),
        '/wall': page('<title>The wall</title>', `<main><h1>The wall</h1>${text}</main>`),
      },
      { imageSizes: new Map([[src, { width: 1200, height: 630 }]]) },
    ),
  );
  expect(JSON.stringify(suggestionsAt(suggested, '/wall'))).not.toContain('quay.jpg');
});

describe('keywords', () => {
  const qualityOf = async (body: string) =>
    (
      await siteTextsOf(
        siteOf({
          '/': page('<title>Boat repairs at the old pier</title>', '<main><h1>Boat repairs</h1></main>'),
          '/yard': page('<title>The yard behind the pier</title>', `<main><h1>The yard</h1>${body}</main>`),
        }),
      )
    ).insights.contentQualityAnalysis?.keywordQuality;
  const filler =
    'The sawyer cuts planks of oak and larch while it rains and stacks them under the long roof. ';

  it('are overused only where several sentences crowd a word, and no alternative repeats it', async () => {
    const crowded = 'Cheap varnish is cheap because cheap resin goes into it. ';
    const quality = await qualityOf(`<p>${filler.repeat(8)}${crowded.repeat(4)}</p>`);
    expect(quality?.overOptimization.map(({ keyword }) => keyword)).toEqual(['cheap']);
    for (const { keyword, alternatives } of quality?.overOptimization ?? [])
      expect(alternatives.filter((each) => each.includes(keyword))).toEqual([]);
    const plain = Array.from({ length: 9 }, (_, at) => `Tub ${at} of varnish dries in a day. `).join('');
    expect((await qualityOf(`<p>${filler.repeat(6)}${plain}</p>`))?.overOptimization).toEqual([]);
  });

  it('are not wanted for a slogan', async () => {
    const body = (head: string): string => `<p>${filler.repeat(10)}</p><h2>${head}</h2>`;
    const page2 = (head: string): string =>
      page(
        '<title>Welcome to Milford harbour and its old pier</title>',
        `<main><h1>${head}</h1>${body('x')}</main>`,
      );
    const under = async (head: string) =>
      (await siteTextsOf(siteOf({ '/': page2(head) }))).insights.contentQualityAnalysis?.keywordQuality
        ?.underOptimization ?? [];
    expect(await under('Your story starts with us.')).toEqual([]);
  });
});

describe('a description', () => {
  it('has only whole sentences of the page', async () => {
    const sentences = [
      'The harbour office rents moorings for boats of up to twelve metres, with water and power, to members and to guests.',
      'Guests pay at the office by the gate.',
      'The club has run the harbour since 1921 and keeps two places free for boats in distress.',
    ];
    const [suggested] = await suggestAll(
      siteOf({
        '/': page('<title>Moorings</title>', `<main><h1>Moorings</h1><p>${sentences.join(' ')}</p></main>`),
      }),
    );
    const own = (suggested?.description ?? '').split(/(?<=\.) /);
    expect(own.length).toBeGreaterThan(0);
    for (const sentence of own) expect(sentences).toContain(sentence);
  });

  it('is not made of what points elsewhere on the page', async () => {
    const text =
      'The following table lists the tides of the harbour for every month of the year and for both of its gates. See the chapter on moorings for what they cost.';
    const [suggested] = await suggestAll(
      siteOf({ '/': page('<title>Tides</title>', `<main><h1>Tides</h1><p>${text}</p></main>`) }),
    );
    expect(suggested?.description).toBeNull();
  });
});

describe('other pages', () => {
  it('lend no section and no sentence to a page', async () => {
    const long = (name: string): string =>
      `Our ${name} is cleaned by hand each spring, and the oil is changed before the first sail.`;
    const boat = (name: string): string =>
      page(
        `<title>${name}</title>`,
        `<main><h1>${name}</h1><p>${long(name)}</p><h2>Care in winter</h2><p>${'The cover is checked once a week for snow and for wind. '.repeat(4)}</p></main>`,
      );
    const suggested = await suggestAll(
      siteOf({
        '/boats/dory': boat('Dory'),
        '/boats/skiff': boat('Skiff'),
        '/boats/punt': page('<title>Punt</title>', '<main><h1>Punt</h1><p>A flat boat.</p></main>'),
      }),
    );
    expect(textsOf(suggestionsAt(suggested, '/boats/punt')).join('\n')).not.toMatch(
      /Care in winter|checked once a week/,
    );
  });
});

it('the explanation says what this site has, lacks and gains', async () => {
  const { insights } = await siteTextsOf(
    siteOf({
      '/': page(
        '<title>Boat repairs and moorings at the old pier</title><meta name="description" content="We mend wooden boats and their engines at the old pier of Milford, and rent moorings to guests from May to October.">',
        '<main><h1>Boat repairs at the old pier</h1><p>We mend wooden boats.</p></main>',
      ),
      '/hulls': page(
        '<title>x</title>',
        '<main><h1>New hulls and decks of oak and larch</h1><p>A new hull takes six weeks from the first frame to the last coat of paint.</p></main>',
      ),
    }),
  );
  const { explanation, strategicRecommendations } = insights.contentQualityAnalysis ?? {};
  expect(explanation).toContain('need no change on 1 of 2 pages: the home page.');
  expect(explanation).toContain(
    'Start here: add 1 meta description. Clears 1 finding on 1 page. Then rewrite 1 page title.',
  );
  expect(strategicRecommendations?.map(({ implementation }) => implementation).join('\n')).toContain(
    '/hulls: “New hulls and decks of oak and larch”',
  );
});

describe('strategic recommendations', () => {
  const strategiesOf = async (pages: Readonly<Record<string, string>>, more = {}) =>
    (await siteTextsOf(siteOf(pages, more))).insights.contentQualityAnalysis?.strategicRecommendations ?? [];

  it('put what comes from the template into one piece of work, the worst first', async () => {
    const plain = (name: string): string =>
      `<!doctype html><html><head><title>${name} at the old pier of Milford</title></head><body><main><h1>${name}</h1><p>The ${name} is mended in the yard behind the pier, and every plank of it is sawn there from oak and larch.</p></main></body></html>`;
    const [first] = await strategiesOf({
      '/': plain('dory'),
      '/skiff': plain('skiff'),
      '/punt': plain('punt'),
    });
    expect(first).toMatchObject({ title: 'Change the template once for 3 pages', priority: 'high' });
    expect(first?.implementation).toMatch(
      /1\. .*name="viewport".* 2\. .*<html lang="en">.* Effort: about \d+ minutes\.$/,
    );
    expect(first?.expectedImpact).toMatch(/^Clears \d+ findings on 3 pages\.$/);
  });

  it('have markup with the address that a business shows in plain text, and none without hours', async () => {
    const body = (hours: string): string =>
      `<main><h1>Alder Bakery</h1><p>We bake sourdough bread every night but Sunday.</p></main><footer><p>12 High Street, Whitby YO21 3PU</p><p>Tel. 01947 820 114</p>${hours}</footer>`;
    const head =
      '<title>Bread and rolls | Alder Bakery</title><meta property="og:site_name" content="Alder Bakery">';
    const found = await strategiesOf({ '/': page(head, body('<p>Mon–Sat 7:00–17:30</p>')) });
    const markup = found.find(({ title }) => title.includes('LocalBusiness'))?.implementation ?? '';
    const json: unknown = JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(markup)?.[1] ?? 'null');
    expect(json).toMatchObject({
      '@type': 'Bakery',
      name: 'Alder Bakery',
      telephone: '01947 820 114',
      address: { streetAddress: '12 High Street', postalCode: 'YO21 3PU', addressLocality: 'Whitby' },
    });
    expect(JSON.stringify(await strategiesOf({ '/': page(head, body('')) }))).not.toContain('LocalBusiness');
  });
});

it('the context of a site leaves out what is not known', async () => {
  const { overview } = await siteTextsOf(
    siteOf({
      '/': page('<title>x</title>', '<main><h1>Features</h1><h2>Testimonials</h2><p>Some words.</p></main>'),
    }),
  );
  expect(overview).toMatchObject({ businessType: '', targetAudience: '', mainServices: [] });
});
