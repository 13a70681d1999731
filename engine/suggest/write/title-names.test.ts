/** Titles of pages with a short name: what the site is called in full makes them long enough. */
import { describe, expect, it } from 'vitest';
import { pageName } from '../facts/suggestion-page.ts';
import { openSiteContext } from '../facts/suggestion-site.ts';
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

it('what Markdown left of a badge is no part of the name', async () => {
  const title =
    'side-channel-map &lt;sup&gt;!Version Badgenpm-version-svgpackage-url&lt;/sup&gt; of the package';
  const html = page(
    title,
    `<h1>side-channel-map &lt;sup&gt;!Version Badgenpm-version-svg&lt;/sup&gt;</h1><p>Words.</p>`,
  );
  expect((await titleOf({ '/': html }, '/')) ?? '').not.toContain('Badge');
});

it('a domain is no name of a site', async () => {
  const words = '<p>Some words about boats, ropes and cranes of the harbour by the sea.</p>';
  const pages = {
    '/': page('Start', `<h1>Boats</h1>${words}`),
    '/guide': page('Guide', `<h1>Rope guide</h1>${words}`),
  };
  const suggested = await suggestAll({ ...siteOf(pages), domain: 'www.milford.example' });
  expect(suggestionsAt(suggested, '/guide').title ?? '').not.toContain('milford');
});

it.each([
  ['The Harbour Handbook: Cranes and lifts', 'Cranes and lifts'],
  ['The Harbour Handbook Chapter 4 - Piers of wood', 'Piers of wood'],
])('a page is called without the name of the manual before it: %s', (title, name) => {
  const site = openSiteContext(siteOf({ '/': page('The Harbour Handbook', ''), '/c': page(title, '') }));
  expect(pageName(site, title, null)).toBe(name);
});
