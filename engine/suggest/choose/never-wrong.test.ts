/** Tests that suggestions offer nothing broken, nothing of another page, and no fact that the page does not show for that very thing. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { describe, expect, it } from 'vitest';
import { brandOf } from '../facts/site-brand.ts';
import type { SiteSuggestionInput } from '../suggester.ts';
import { siteOf, suggestAll, suggestionsAt } from '../testing/site-input.ts';

const page = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
const prose = 'The mill grinds rye and spelt for forty bakers of the valley, and has done so for a century. ';
const long = `<p>${prose.repeat(20)}</p>`;

const finding = (ruleId: string, ...urls: string[]): Issue => ({
  ruleId,
  severity: 'warning',
  category: 'images',
  title: '',
  description: '',
  why: '',
  fix: '',
  basis: 'standard',
  evidence: urls.map((url) => ({ found: '404', wanted: '200', urls: [url] })),
});

const withFinding = (site: SiteSuggestionInput, issue: Issue): SiteSuggestionInput => ({
  ...site,
  pages: site.pages.map((each) => ({ ...each, issues: [...each.issues, issue] })),
});

const textOn = async (site: SiteSuggestionInput, path = '/'): Promise<string> =>
  JSON.stringify(suggestionsAt(await suggestAll(site), path));

describe('what the report calls broken', () => {
  const share = '<meta property="og:image" content="https://site.example/gone.jpg">';
  const site = siteOf({
    '/': page('<title>The mill</title>', `<main><h1>The old mill by the river</h1>${long}</main>`),
    '/a': page(
      `<title>Rye flour of the old mill</title>${share}`,
      `<main><h1>Rye flour</h1><figure><img src="/gone.jpg"><figcaption>The miller at work in May</figcaption></figure>${long}</main>`,
    ),
  });

  it('is offered neither with an alt text nor on a card', async () => {
    expect(suggestionsAt(await suggestAll(site), '/a').altTexts).toHaveLength(1);
    const broken = withFinding(site, finding('img-broken', 'https://site.example/gone.jpg'));
    const suggested = suggestionsAt(await suggestAll(broken), '/a');
    expect(suggested.altTexts).toEqual([]);
    const offered = suggested.suggestions.flatMap((each) => each?.changes ?? []);
    expect(JSON.stringify(offered)).not.toContain('gone.jpg');
  });

  it('is not written out as the share image', async () => {
    const relative: Issue = {
      ...finding('og-image-invalid'),
      messageId: 'not-full',
      evidence: [{ found: '/gone.jpg', wanted: '', urls: [] }],
    };
    // The home page stands for all pages of a site that share a fault.
    const full = 'Write the URL of the picture in full';
    const shared = withFinding(site, relative);
    expect(await textOn(shared)).toContain(full);
    const gone = withFinding(shared, finding('og-image-unreachable', 'https://site.example/gone.jpg'));
    expect(await textOn(gone)).not.toContain(full);
  });

  it('is not every page that links to it', async () => {
    const issue = finding('http-4xx', 'https://site.example/gone');
    const linked = { ...issue, evidence: [...issue.evidence, { urls: ['https://site.example/gone.jpg'] }] };
    expect(suggestionsAt(await suggestAll(withFinding(site, linked)), '/a').altTexts).toHaveLength(1);
  });
});

describe('an article is described by all of its facts or not at all', () => {
  const article = (byline: string, picture = '<img src="/mill.jpg" alt="The mill in May">') =>
    textOn(
      siteOf({
        '/': page('<title>The mill</title>', `<main><h1>The mill</h1>${long}</main>`),
        '/blog/flour': page(
          '<title>How flour is ground</title>',
          `<main><article><h1>How flour is ground</h1>${byline}${picture}${long}</article></main>`,
        ),
      }),
      '/blog/flour',
    );
  const signed = '<p class="byline">By Ada Byron, <time datetime="2026-04-20">20 April 2026</time></p>';

  it('with author, day and picture', async () => {
    const text = await article(signed);
    expect(text).toContain('2026-04-20');
    expect(text).toContain('Ada Byron');
  });

  it.each([
    ['without a picture', signed, ''],
    ['without a day', '<p class="byline">By Ada Byron</p>', undefined],
    [
      'with the days of other articles beside its own',
      '<p class="byline">By Ada Byron</p><time datetime="2026-04-20">April</time> <time datetime="2025-01-01">January</time>',
      undefined,
    ],
  ])('%s there is none', async (_name, byline, picture) => {
    expect(await article(byline, picture)).not.toContain('"Article');
  });
});

it('of prices in dollars it is said whose they are', async () => {
  const { shownPrice } = await import('../facts/prices.ts');
  const price = (text: string, url = 'https://a.example/') =>
    shownPrice({ paragraphs: [text], url })?.currency;
  expect(price('Only $84')).toBe('USD');
  expect(price('Only $84 (AUD)')).toBeUndefined();
  expect(price('Only $84', 'https://a.com.au/')).toBeUndefined();
});

describe('a name', () => {
  const posts = (more: string) => ({
    '/': page(
      '<title>Home</title>',
      `<main><h1><a href="/blog/rye">Why we grind rye at night</a></h1>${long}<h1><a href="/blog/spelt">Spelt is no wheat</a></h1>${long}</main>${more}`,
    ),
    '/blog/rye': page('<title>Home</title>', `<main><h1>Why we grind rye at night</h1>${long}</main>`),
    '/blog/spelt': page('<title>Home</title>', `<main><h1>Spelt is no wheat</h1>${long}</main>`),
  });

  it('of a home page is not the heading of a post, and its description not the beginning of one', async () => {
    const suggested = suggestionsAt(await suggestAll(siteOf(posts(''))), '/');
    expect(suggested.title ?? '').not.toContain('rye');
    expect(suggested.description).toBeNull();
    expect(suggestionsAt(await suggestAll(siteOf(posts(''))), '/blog/rye').title).toContain('rye');
  });

  const brand = (title: (name: string) => string, home = '<p>The mill.</p>', domain = 'site.example') =>
    brandOf(
      siteOf({
        '/': page(`<title>${title('Welcome to us')}</title>`, `<main>${home}</main>`),
        '/a': page(`<title>${title('Rye')}</title>`, '<main><p>Rye.</p></main>'),
        '/b': page(`<title>${title('Oats')}</title>`, '<main><p>Oats.</p></main>'),
      }).pages.map(({ brief }) => brief),
      domain,
    );

  it('of a site is neither "Home Page" nor its domain nor a category', () => {
    expect(brand((name) => `${name} | Oak Mill`, '<h1>Oak Mill</h1>')).toBe('Oak Mill');
    expect(brand((name) => `${name} | Home Page`, '<h1>Home Page</h1>')).toBeNull();
    expect(brand((name) => `${name} | site.example`, '<p>site.example</p>')).toBeNull();
    expect(brand((name) => `${name} | Recipes`, '<a href="/recipes">Recipes</a>')).toBeNull();
  });

  it.each(['Figure 2', 'Q1 2023', '2024 / 17', 'Remote positions for'])(
    'of a page is not "%s"',
    async (heading) => {
      const site = siteOf({
        '/': page('<title>The mill</title>', `<main><h1>The mill</h1>${long}</main>`),
        '/a': page('', `<main><h3>${heading}</h3>${long}</main>`),
      });
      expect(suggestionsAt(await suggestAll(site), '/a').headings).toEqual([]);
    },
  );
});
