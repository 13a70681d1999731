/** Titles of pages with a short name: what the site is called in full, or the line under the heading, makes them long enough. */
import { describe, expect, it } from 'vitest';
import { siteOf, suggestAll, suggestionsAt } from '../testing/site-input.ts';

const page = (title: string, body: string, lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body><main>${body}</main></body></html>`;

async function titleOf(pages: Readonly<Record<string, string>>, path: string): Promise<string | null> {
  const site = siteOf(pages);
  return suggestionsAt(await suggestAll({ ...site, domain: 'cranelift.example' }), path).title;
}

describe('the name of the site in full', () => {
  const words = '<p>Some words about boats, ropes and cranes of the harbour by the sea.</p>';
  const home = page('Cranelift user’s manual', `<h1>Cranelift user’s manual</h1>${words}`);
  const others = {
    '/a': page('Ropes and hooks of Cranelift, in detail', `<h1>Ropes and hooks</h1>${words}`),
    '/b': page('Boats that Cranelift can lift, by weight', `<h1>Boats by weight</h1>${words}`),
    '/c': page('Cranelift', `<h1>Cranelift and its makers</h1>${words}`),
  };

  it('follows a name that is too short with the brand alone', async () => {
    const pages = { '/': home, ...others, '/intro': page('Intro', `<h1>Intro</h1>${words}`) };
    expect(await titleOf(pages, '/intro')).toBe('Intro | Cranelift user’s manual');
  });

  it('follows a short name that says the brand', async () => {
    const pages = {
      '/': home,
      ...others,
      '/basics': page('Cranelift basics', `<h1>Cranelift basics</h1>${words}`),
    };
    expect(await titleOf(pages, '/basics')).toBe('Cranelift basics | Cranelift user’s manual');
  });

  it('is not that of a home page in another language', async () => {
    const german = '<p>Einige Worte über Boote, Seile und Kräne des Hafens am Meer und über die Leute.</p>';
    const pages = {
      '/': page(
        'The manual of Cranelift for everyone',
        `<h1>The manual of Cranelift for everyone</h1>${words}`,
      ),
      '/a': page('Seile und Haken von Cranelift im Einzelnen', `<h1>Seile und Haken</h1>${german}`, 'de'),
      '/b': page('Boote, die Cranelift heben kann, nach Gewicht', `<h1>Boote</h1>${german}`, 'de'),
      '/intro': page('Anfang', `<h1>Anfang</h1>${german}`, 'de'),
    };
    expect((await titleOf(pages, '/intro')) ?? '').not.toContain('manual of');
  });
});

describe('the line under the heading', () => {
  const rest = '<p>Some words about boats, ropes and cranes of the harbour, and about who pays for them.</p>';

  it('follows a short name', async () => {
    const html = page('Guide', `<h1>User guide</h1><p>Building harbours with cranes</p>${rest}`);
    expect(await titleOf({ '/guide': html }, '/guide')).toBe('User guide: Building harbours with cranes');
  });

  it('is neither a sentence nor the heading of the first part', async () => {
    const sentence = page('Guide', `<h1>User guide</h1>${rest}`);
    expect((await titleOf({ '/guide': sentence }, '/guide')) ?? '').not.toContain('words');
    const part = page('Guide', `<h1>User guide</h1><h2>How cranes lift the boats</h2>${rest}${rest}`);
    expect((await titleOf({ '/guide': part }, '/guide')) ?? '').not.toContain('How cranes');
  });

  it('is in the script of the heading', async () => {
    const html = page('Руководство', '<h1>Руководство</h1><p>Building harbours with cranes</p>', 'ru');
    expect((await titleOf({ '/guide': html }, '/guide')) ?? '').not.toContain('Building');
  });
});

it('what Markdown left of a badge is no part of the name', async () => {
  const title =
    'side-channel-map &lt;sup&gt;!Version Badgenpm-version-svgpackage-url&lt;/sup&gt; of the package';
  const html = page(
    title,
    `<h1>side-channel-map &lt;sup&gt;!Version Badgenpm-version-svg&lt;/sup&gt;</h1><p>Words.</p>`,
  );
  expect((await titleOf({ '/': html }, '/')) ?? '').not.toContain('Badge');
});

it('a site without a name is known by its domain, where the name of the page is too short alone', async () => {
  const words = '<p>Some words about boats, ropes and cranes of the harbour by the sea.</p>';
  const pages = {
    '/': page('Start', `<h1>Boats</h1>${words}`),
    '/guide': page('Guide', `<h1>Rope guide</h1>${words}`),
  };
  const suggested = await suggestAll({ ...siteOf(pages), domain: 'www.milford.example' });
  expect(suggestionsAt(suggested, '/guide').title).toBe('Rope guide | milford.example');
  const same = page('Milford', `<h1>Milford</h1>${words}`);
  const bare = await suggestAll({ ...siteOf({ ...pages, '/guide': same }), domain: 'milford.example' });
  expect(suggestionsAt(bare, '/guide').title).toBeNull();
  const long = page('Guide', `<h1>Ropes of the harbour, by strength</h1>${words}`);
  const named = await suggestAll({ ...siteOf({ ...pages, '/guide': long }), domain: 'milford.example' });
  expect(suggestionsAt(named, '/guide').title).not.toContain('milford');
});
