/** Advice that was wrong on real sites is held back there, and still given where it holds. */
import { describe, expect, it } from 'vitest';
import type { PageSuggestions } from '../suggester.ts';
import { siteOf, suggestAll, suggestionsAt } from '../testing/site-input.ts';
import { iconName } from '../write/page-issues.ts';

const page = (body: string, title = 'The pottery by the river', head = ''): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;

const textsOf = ({ suggestions }: PageSuggestions): string =>
  suggestions.map((each) => each?.text ?? '').join('\n');

const at = async (path: string, pages: Readonly<Record<string, string>>): Promise<PageSuggestions> =>
  suggestionsAt(await suggestAll(siteOf(pages)), path);

const words = '<p>We throw pots, and fire them in May.</p>';

describe('an icon', () => {
  it.each([
    ['<a href="https://github.com/alder"><i class="x"></i></a>', 'GitHub'],
    ['<a href="#"><i class="fa fa-twitter"></i></a>', 'Twitter'],
    ['<a href="https://coveralls.io/github/alder/pots"><img></a>', null],
    ['<a href="/news/facebook-and-we"><i></i></a>', 'Facebook'],
  ])('is named by its class or the host of its link: %s', (snippet, name) => {
    expect(iconName(snippet)).toBe(name);
  });

  it('is none where one name would lead to several places', async () => {
    const link = (path: string): string => `<a href="https://github.com/${path}"><svg></svg></a>`;
    const one = await at('/', { '/': page(`<main><h1>Pots</h1>${words}${link('alder')}</main>`) });
    expect(textsOf(one)).toContain('aria-label="GitHub"');
    const two = await at('/', {
      '/': page(`<main><h1>Pots</h1>${words}${link('alder/actions')}${link('sponsors/mary')}</main>`),
    });
    expect(textsOf(two)).not.toContain('aria-label="GitHub"');
  });
});

describe('a missing main heading', () => {
  const menu = '<nav><a href="/">Start</a><a href="/index2.html">Index</a></nav>';

  it('is not made of a name that any page could have', async () => {
    const { headings } = await at('/index2.html', {
      '/': page(`${menu}<main><h1>Pots</h1>${words}</main>`),
      '/index2.html': page(`${menu}<main><h3>Jugs</h3>${words}<h3>Cups</h3>${words}</main>`, 'Index'),
    });
    expect(headings.map(({ text }) => text)).not.toContain('Index');
  });

  it('of a home page is its first heading, where that says the name of the site', async () => {
    const head = '<meta property="og:site_name" content="Alder Pottery">';
    const body = `<main><h2>Alder Pottery, stoneware from the mill</h2>${words}<h3>Jugs</h3>${words}</main>`;
    const { headings } = await at('/', { '/': page(body, 'Home', head) });
    expect(headings[0]).toEqual({
      level: 1,
      text: 'Alder Pottery, stoneware from the mill',
      replaces: 'Alder Pottery, stoneware from the mill',
    });
  });
});

it('heading levels of a frame that many pages have are left to the theme', async () => {
  const frame = '<div><h4>Next topic</h4><p>Words.</p></div>';
  const own = (name: string, extra = ''): string =>
    page(`<main><h1>${name}</h1>${words}</main>${frame}${extra}`, name);
  const pages = {
    '/': own('Pots'),
    '/a': own('Jugs'),
    '/b': own('Cups'),
    '/c': page(`<main><h1>Kiln</h1>${words}<h4>Salt glaze</h4>${words}</main>`),
  };
  expect(textsOf(await at('/', pages))).not.toContain('heading level');
  expect(textsOf(await at('/c', pages))).toContain('write <h2>Salt glaze</h2>');
});

it('a name of the page is not given to the software that it is about', async () => {
  const data = (type: string): string =>
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}","image":"https://site.example/a.jpg"}</script>`;
  const html = (type: string): string =>
    page(`<main><h1>Tips for glazing</h1>${words}</main>`, 'Tips for glazing of pots', data(type));
  expect(textsOf(await at('/', { '/': html('SoftwareApplication') }))).not.toContain(
    '"name": "Tips for glazing"',
  );
  expect(textsOf(await at('/', { '/': html('Product') }))).toContain('"name": "Tips for glazing"');
});

it('who writes about themes and templates may say so', async () => {
  const html = (label: string): string => page(`<main><h1>Glazes</h1>${words}<p>${label}</p></main>`);
  expect(textsOf(await at('/', { '/': html('MkDocs Bootstrap theme') }))).not.toContain('Put the real words');
  expect(textsOf(await at('/', { '/': html('Project name') }))).toContain(
    'Replace “Project name” with your own text',
  );
});

it('share tags end with what can be pasted', async () => {
  const { suggestions } = await at('/', { '/': page(`<main><h1>Pots</h1>${words}</main>`) });
  const text = suggestions.find((each) => each?.ruleId === 'og-incomplete')?.text ?? '';
  expect(text).toMatch(/<meta property="og:title"[^\n]*>/);
  expect(text.trimEnd().endsWith('>')).toBe(true);
});

it('pictures of the template are described once', async () => {
  const card = (name: string): string =>
    `<div><img src="/${name}.jpg" alt="User Image"><h4>${name} Alder</h4></div>`;
  const cards = `${card('Mary')}${card('Tom')}`;
  const html = (name: string): string =>
    page(`<main><h1>${name}</h1>${words}${cards}</main>`, `${name} of the pottery by the river`);
  const suggested = await suggestAll(siteOf({ '/': html('Pots'), '/a': html('Jugs') }));
  expect(textsOf(suggestionsAt(suggested, '/'))).toContain('Mary Alder');
  expect(textsOf(suggestionsAt(suggested, '/a'))).not.toContain('Mary Alder');
});

it('an address in the text of a home page may be an example', async () => {
  const html = (address: string): string =>
    page(`<main><h1>Pots</h1>${words}<p>Write ${address} to order.</p></main>`);
  expect(textsOf(await at('/', { '/': html('customer@example.com') }))).not.toContain('placeholder');
  const linked = '<a href="mailto:hello@yourdomain.com">to us</a>';
  expect(textsOf(await at('/', { '/': html(linked) }))).toContain('placeholder');
});
