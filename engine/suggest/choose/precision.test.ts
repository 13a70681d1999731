/** What is better left unsaid: one test for each cause of a suggestion that readers would not take as it is. */
import { describe, expect, it } from 'vitest';
import { insightsOf } from '../../audit/insights/insights.ts';
import type { PageSuggestions, SiteSuggestionInput } from '../suggester.ts';
import { signal, siteOf, suggestAll, suggestionsAt } from '../testing/site-input.ts';
import { createBuiltInSuggester } from './built-in-suggester.ts';

const page = (head: string, body: string, lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`;

const textsOf = ({ suggestions }: PageSuggestions): string =>
  suggestions.flatMap((each) => each?.text ?? []).join('\n');

const textFor = ({ suggestions }: PageSuggestions, ruleId: string): string =>
  suggestions.find((each) => each?.ruleId === ruleId)?.text ?? '';

const only = async (html: string, more: Partial<SiteSuggestionInput> = {}): Promise<PageSuggestions> =>
  suggestionsAt(await suggestAll(siteOf({ '/': html }, more)), '/');

const described = async (title: string, body: string, lang = 'en'): Promise<string | null> =>
  (await only(page(`<title>${title}</title>`, `<main><h1>${title}</h1>${body}</main>`, lang))).description;

describe('a template that was not filled in', () => {
  const card = '<div><img src="/a.jpg" alt="..."><h3>Card title</h3><p>Role</p></div>';
  const text = 'A landing page that shows what the modern theme can do for a business of any kind, fast.';
  const template = (title: string): string =>
    page(
      `<title>${title} - Start Bootstrap Theme</title>`,
      `<main><h2>Project Name</h2><p>${text}</p><p>Copyright © Your Website 2024</p>${card}<p><a href="mailto:hello@yourdomain.com">hello@yourdomain.com</a></p></main>`,
    );
  const pages = { '/': template('Agency'), '/about': template('Agency'), '/team': template('Agency') };

  it('gets no words made of its own', async () => {
    for (const { title, description, headings, altTexts, links, suggestions } of await suggestAll(
      siteOf(pages),
    )) {
      expect([title, description, headings, altTexts, links]).toEqual([null, null, [], [], []]);
      expect(suggestions.map((each) => each?.text ?? '').join('\n')).not.toMatch(/og:title|<h1>/);
    }
  });

  it('is told so once, with what is the template’s', async () => {
    const said = (await suggestAll(siteOf(pages))).filter((each) =>
      textsOf(each).includes('still have the texts of the template'),
    );
    expect(said.map(({ url }) => url)).toEqual(['https://site.example/']);
    expect(said.map(textsOf).join('')).toContain('“Agency - Start Bootstrap Theme”');
    expect(said.map(textsOf).join('')).toContain('Put in your own words first');
  });

  it('is not what an owner’s page is because its title still names the theme', async () => {
    const own =
      'We repair wooden boats in Milford and store them over the winter in a dry hall beside the old lock.';
    const body = `<main><h1>Boat repairs in Milford harbour</h1><p>${own}</p><p>Ask for Mary Alder.</p></main>`;
    const { title } = await only(page('<title>Agency - Start Bootstrap Theme</title>', body));
    expect(title).toBe('Boat repairs in Milford harbour');
  });
});

describe('a page is described by what opens it', () => {
  const lead = 'The harbour of Milford has forty moorings for boats of up to twelve metres in two basins.';
  const detail = 'Moorings on the inner side of the north pier have a crane that may be used by everybody.';

  it('not by a later block that names it', async () => {
    expect(await described('Moorings', `<p>${lead}</p><p>${detail}</p>`)).toBe(lead);
    const long = `${lead.slice(0, -1)}, of which some are kept free for guests that come by sea in summer and leave again before the winter storms.`;
    expect(
      await described('Anchors', `<p>${long} Ask.</p><p>${detail.replace('Moorings', 'Anchors')}</p>`),
    ).not.toBe(detail.replace('Moorings', 'Anchors'));
  });

  it.each(['Note', 'Tip', 'Hinweis', '提示'])('not by a box that is headed “%s”', async (label) => {
    expect(await described('Moorings', `<p>${label}</p><p>${detail}</p>`)).toBeNull();
  });

  it('not by a box under a label that the site uses again and again', async () => {
    const body = `<p>Rada</p><p>${detail}</p><h2>Piers</h2><p>Rada</p><p>Words of another box on this page.</p>`;
    expect(await described('Moorings', body)).toBeNull();
  });

  it.each([
    'Please note that moorings are not let to guests who come without papers for the boat they sail in.',
    'Welcome to the moorings of Milford, where you will find a place for your boat all through the year.',
    'The first part of the moorings is let to members of the club, who have to pay for them by the year.',
  ])('not by what is said to its readers: “%s”', async (text) => {
    expect(await described('Moorings', `<p>${text}</p>`)).toBeNull();
  });

  it('not by an excerpt in which a generator lost the spaces', async () => {
    const glued = `8.19.0 (2026-10-05)New featuresAdd support for boats of twelve metres. Bug fixesProperly reject boats of more than that. ${'And more of it. '.repeat(5)}`;
    const html = page(
      `<title>Changes in the harbour</title><meta name="description" content="${glued}">`,
      '<main><h1>Changes</h1><h2>New features</h2><p>Add support for boats.</p></main>',
    );
    expect((await only(html)).description).toBeNull();
  });
});

describe('the name of a page', () => {
  const titlesOf = async (pages: Readonly<Record<string, string>>): Promise<(string | null)[]> =>
    (await suggestAll(siteOf(pages))).map(({ title }) => title);

  it('is not filled up with its parts', async () => {
    const body = '<main><h1>Tinybench</h1><h2>Installing</h2><p>Words.</p><h2>Usage</h2><p>Words.</p></main>';
    expect((await titlesOf({ '/': page('<title>Tinybench</title>', body) }))[0] ?? '').not.toContain(
      'Installing',
    );
  });

  it('is not followed by a number in brackets or by one word of the home page', async () => {
    const titles = await titlesOf({
      '/': page('<title>git(1)</title>', '<main><h1>git(1) Manual Page</h1><p>Words.</p></main>'),
      '/everyday': page('<title>giteveryday(7)</title>', '<main><h1>giteveryday(7)</h1><p>Words.</p></main>'),
    });
    expect(titles.join(' ')).not.toContain('Manual Page | ');
    expect(titles[1] ?? '').not.toContain('git(1)');
  });

  it('is not the first of several parts', async () => {
    const parts = ['Name', 'Overview of all commands', 'Description'].map(
      (text) => `<h2>${text}</h2><p>Words.</p>`,
    );
    const { headings } = await only(page('<title></title>', `<main>${parts.join('')}</main>`));
    expect(headings.filter(({ level }) => level === 1)).toEqual([]);
  });

  it('is its only heading of the highest level', async () => {
    const body = '<main><h2>Thanks to all who helped</h2><p>Words.</p><h3>Readers</h3><p>Words.</p></main>';
    const { headings } = await only(page('<title></title>', body));
    expect(headings.find(({ level }) => level === 1)?.text).toBe('Thanks to all who helped');
  });
});

describe('the name of a file', () => {
  const altOf = async (html: string): Promise<string | undefined> =>
    (await only(page('<title>Boats</title>', `<main><h1>Boats</h1>${html}</main>`))).altTexts[0]?.text;

  it('describes a picture where the text beside it says the same', async () => {
    const text = '<p>The north pier in winter is closed to boats and open to all who fish.</p>';
    expect(
      await altOf(
        `<img src="/pier-winter.jpg"><p>Boats come and go.</p><h2>Rules</h2><p>The pier is closed in winter.</p>`,
      ),
    ).toBeUndefined();
    expect(await altOf(`<img src="/north-pier.jpg">${text}`)).toBe('North pier');
  });
});

describe('a link', () => {
  it('leads on to a page that leads further, not back', async () => {
    const end = page(
      '<title>Moorings</title>',
      '<main><h1>Moorings</h1><p>Moorings of the harbour.</p></main>',
    );
    const back = page(
      '<title>Moorings list</title>',
      '<main><h1>Moorings list</h1><a href="/end">Moorings</a> <a href="https://other.example/">Other</a></main>',
    );
    const on = page(
      '<title>Harbour moorings</title>',
      '<main><h1>Harbour moorings</h1><a href="/a">A</a> <a href="/b">B</a></main>',
    );
    const suggested = await suggestAll(
      siteOf({ '/': page('<title>Start</title>', '<h1>Start</h1>'), '/end': end, '/back': back, '/on': on }),
    );
    const text =
      textFor(suggestionsAt(suggested, '/end'), 'page-dead-end') || textsOf(suggestionsAt(suggested, '/end'));
    expect(text).not.toContain('href="/back"');
  });
});

it('an id reference whose target is not on the page gets no advice, one that its link gives away does', async () => {
  const body = (tag: string): string =>
    page('<title>Boats</title>', `<main><h1>Boats</h1>${tag}<h2 id="panel-a">Sails</h2></main>`);
  const tab = (panel: string): string => `<a href="#${panel}" role="tab" aria-controls="gone">Tab</a>`;
  expect(textFor(await only(body('<label for="gone">Name</label>')), 'a11y-broken-idref')).toBe('');
  expect(textFor(await only(body(tab('panel-b'))), 'a11y-broken-idref')).toBe('');
  expect(textFor(await only(body(tab('panel-a'))), 'a11y-broken-idref')).toContain('aria-controls="panel-a"');
});

it('the list of a folder, which the server writes, gets nothing to paste', async () => {
  const html = page(
    '<title>Index of /pictures</title>',
    '<h1>Index of /pictures</h1><a href="a.png">a.png</a>',
  );
  const { suggestions, title, description } = await only(html);
  expect([suggestions, title, description]).toEqual([[], null, null]);
});

describe('a share card', () => {
  const sizes = new Map(
    ['a', 'b', 'c', 'd'].map((name) => [`https://site.example/${name}.jpg`, { width: 1200, height: 800 }]),
  );
  const card = async (count: number): Promise<string> => {
    const images = ['a', 'b', 'c', 'd'].slice(0, count).map((name) => `<img src="/${name}.jpg" alt="">`);
    const html = page(
      '<title>Boat repairs in the harbour of Milford</title>',
      `<main><h1>Boats</h1>${images.join('')}</main>`,
    );
    return textFor(await only(html, { imageSizes: sizes }), 'og-incomplete');
  };

  it('has the picture of the page, not one of many', async () => {
    expect(await card(1)).toContain('og:image" content="https://site.example/a.jpg"');
    expect(await card(4)).not.toContain('content="https://site.example/a.jpg"');
  });

  it('does not repeat a description that is at fault', async () => {
    const long = `Boats ${'that are mended here by people who know how to mend them '.repeat(6)}`;
    const head = `<title>Boat repairs in the harbour of Milford</title><meta name="description" content="${long}">`;
    const text = textFor(await only(page(head, '<main><h1>Boats</h1></main>')), 'og-incomplete');
    expect(text).toContain('og:title');
    expect(text).not.toContain('og:description');
  });
});

it('what several pages are to write is said with the page it is for', async () => {
  const html = (name: string): string =>
    page(
      `<title>${name} in the harbour of Milford</title>`,
      `<main><h2>${name} in the harbour</h2><p>Words.</p></main>`,
    );
  const site = siteOf({ '/': html('Boats'), '/cranes': html('Cranes'), '/locks': html('Locks') });
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
  const { insights } = await session.suggestSite(
    insightsOf({ pages, siteIssues: [], notEvaluated: [] }),
    signal,
  );
  const work = insights.contentQualityAnalysis?.strategicRecommendations ?? [];
  const headings = work.find(({ title }) => /H1|main heading/i.test(title));
  expect(headings?.implementation).toContain('On /cranes: ');
});

it('names above their pictures do not describe the next ones', async () => {
  const part = (name: string, src: string): string =>
    `<h3>${name}</h3><p>What is new about it, in a few words of its own.</p><img src="/${src}.png">`;
  const body = `<h2>What is new</h2>${part('Stack chart', 'a1')}${part('Search of all entries', 'b2')}${part('Group accounts', 'c3')}`;
  const { altTexts } = await only(page('<title>News</title>', `<main><h1>News</h1>${body}</main>`));
  expect(altTexts).toEqual([]);
});

describe('a sentence', () => {
  const rewritten = async (text: string): Promise<string> =>
    textsOf(await only(page('<title>Boats</title>', `<main><h1>Boats</h1><p>${text}</p></main>`)));

  it('is not split where its parts belong together', async () => {
    const parts =
      'The gauge shows where the water stands: below the mark the small boats of the club may leave the inner harbour; above it all of the larger ones may leave as well; and between them nobody may.';
    expect(await rewritten(parts)).not.toContain('Make two sentences');
    const fragment =
      'The club is a group of people who sail old boats along the coast of the county in summer; and an emerging community of practice focused on mending and keeping them in the winter months.';
    expect(await rewritten(fragment)).not.toContain('Make two sentences');
  });

  it('is no list where its last part goes on with it', async () => {
    const text =
      'We look at four things of each boat: date, place, sum and owner identical means the same one.';
    expect(await rewritten(text)).not.toContain('<ul>');
  });

  it('keeps words that carry its sense', async () => {
    expect(
      await rewritten('Copy all of the files that your crane needs in order to run at night.'),
    ).not.toContain('says what');
  });
});

it('a description is not answered with itself and a full stop', async () => {
  const now = 'Boats of wood that are mended in the old harbour of Milford by hand';
  const html = page(
    `<title>Boat repairs in the harbour</title><meta name="description" content="${now}">`,
    '<main><h1>Boats</h1></main>',
  );
  expect((await only(html)).description).toBeNull();
});

it('main begins at the top of the page or is not told where to', async () => {
  const header = '<header><a href="/a">Ash</a><a href="/b">Bone</a><a href="/c">Clay</a></header>';
  const late =
    '<h2>Colours</h2><p>Words.</p><h2>Letters</h2><p>Words.</p><h1>Harbour sample</h1><p>Words.</p>';
  expect(textFor(await only(page('<title>Kit</title>', `${header}${late}`)), 'a11y-landmark-main')).toBe('');
  const early = '<h1>Harbour sample</h1><p>Words.</p>';
  const text = textFor(await only(page('<title>Kit</title>', `${header}${early}`)), 'a11y-landmark-main');
  expect(text).toContain('starting with “Harbour sample”');
  expect(text).not.toContain('footer');
});

it('neither the credit of a tool nor an author’s address is the organisation’s', async () => {
  const html = (link: string): string =>
    page(
      '<title>Harbour reader</title><meta property="og:site_name" content="Harbour reader">',
      `<main><h1>Harbour reader</h1><p>Words by mary@alder.example.</p></main><footer><a href="${link}">Its pages</a></footer>`,
    );
  expect(textsOf(await only(html('https://github.com/honkit/honkit')))).not.toContain('sameAs');
  expect(textsOf(await only(html('https://github.com/harbour-reader')))).toContain('sameAs');
  expect(textsOf(await only(html('https://github.com/harbour-reader')))).not.toContain('"email"');
});

it('what is left of Markdown names no page', async () => {
  const html = page('<title></title>', '<main><h1>!Version Badgenpm-version-svg</h1><p>Words.</p></main>');
  expect((await only(html)).title ?? '').not.toContain('Badge');
});
