/** Tests which rules apply to a page, and which findings are withheld. */
import { describe, expect, it } from 'vitest';
import { normaliseUrl } from '../fetch/normalize-url.ts';
import {
  holdsWithGaps,
  type IndexabilityInput,
  indexabilityFrom,
  indexabilityOf,
  isForAudience,
  isSoftNotFound,
  whyNoAudience,
  whyWithheld,
} from './gates.ts';
import { sayReason } from './reasons.ts';
import { pageOrphan } from './rules/links/page-orphan.ts';
import { http4xx } from './rules/redirects-http/http-4xx.ts';
import { buildSite } from './testing/site-builder.ts';
import { factsOf, type TestPage } from './testing/test-rule.ts';

const sound: IndexabilityInput = {
  status: 200,
  isHtml: true,
  isFrameset: false,
  challenge: null,
  noindex: false,
  robotsBlock: null,
  otherCanonical: null,
  isSoftNotFound: false,
};

describe('the indexability of a page', () => {
  it.each([
    ['a redirect that was not followed', { status: 302 }, 'it returns 302', false],
    ['a PDF', { isHtml: false }, 'it is not HTML', false],
    [
      'a bot challenge',
      { challenge: 'Cloudflare' },
      'a bot challenge was served instead of the page (Cloudflare)',
      false,
    ],
    ['noindex', { noindex: true }, 'it carries noindex', true],
    [
      'robots.txt',
      { robotsBlock: { line: 2, reason: 'line 2' } },
      'Googlebot is not allowed to crawl it (line 2)',
      true,
    ],
    [
      'another canonical',
      { otherCanonical: 'https://a.example/' },
      'its canonical is another URL, https://a.example/',
      true,
    ],
    ['a soft 404', { isSoftNotFound: true }, 'it says that the page was not found', true],
  ])('is not indexable for %s', (_name, change, reason, isOkHtml) => {
    expect(indexabilityFrom({ ...sound, ...change })).toMatchObject({
      indexable: false,
      reason,
      isOkHtml,
      isFrameset: false,
    });
  });

  it('is indexable when nothing prevents it', () => {
    expect(indexabilityFrom(sound)).toEqual({
      indexable: true,
      barrier: null,
      reason: null,
      isOkHtml: true,
      isFrameset: false,
    });
  });

  it('names the first barrier that Google meets', () => {
    const robotsBlock = { line: 2, reason: 'line 2' };
    const all = { noindex: true, robotsBlock, otherCanonical: 'https://a.example/', isSoftNotFound: true };
    const barriers = [
      { ...all, status: 404 },
      { ...all, status: 302 },
      all,
      { ...all, robotsBlock: null },
      { otherCanonical: 'https://a.example/' },
    ].map((change) => indexabilityFrom({ ...sound, ...change }).barrier);
    expect(barriers).toEqual(['status', 'redirect', 'robots-txt', 'noindex', 'canonical']);
  });

  it.each([
    ['on a disk', '<link rel="canonical" href="file:///home/me/page.html">'],
    ['with a fragment', '<link rel="canonical" href="/other#part">'],
    ['beside another', '<link rel="canonical" href="/a"><link rel="canonical" href="/b">'],
    ['for Bing alone', '<meta name="bingbot" content="noindex">'],
  ])('stays indexable with what Google ignores: a directive %s', (_name, head) => {
    expect(indexabilityOf(factsOf(`<title>x</title>${head}`), normaliseUrl).indexable).toBe(true);
  });

  const canonical = (href: string): TestPage => `<title>x</title><link rel="canonical" href="${href}">`;
  it.each([
    ['itself', 'https://shop.example/page'],
    ['itself with a fragment', 'https://shop.example/page#top'],
    ['itself with its port', 'https://SHOP.example:443/page'],
    ['itself with a campaign tag', 'https://shop.example/page?utm_source=x'],
    ['itself, relative', '/page'],
    ['itself with a slash', '/page/'],
    ['itself by its index file', '/page/index.html'],
    ['itself on www', 'https://www.shop.example/page'],
    ['itself over http', 'http://shop.example/page'],
  ])('stays indexable with a canonical that is %s', (_name, href) => {
    expect(indexabilityOf(factsOf(canonical(href)), normaliseUrl).indexable).toBe(true);
  });

  it('is not its own canonical with another path, query or host', () => {
    for (const href of ['/other', '/page/other.html', '/page?id=2', 'https://blog.shop.example/page'])
      expect(indexabilityOf(factsOf(canonical(href)), normaliseUrl).indexable).toBe(false);
  });
});

describe('the audience of a rule', () => {
  const hidden = indexabilityFrom({ ...sound, noindex: true });
  const broken = indexabilityFrom({ ...sound, status: 500 });
  it('is any response, HTML with status 200, or indexable pages', () => {
    expect([hidden, broken].map((indexability) => isForAudience('any', indexability))).toEqual([true, true]);
    expect([hidden, broken].map((indexability) => isForAudience('html', indexability))).toEqual([
      true,
      false,
    ]);
    expect([hidden, broken].map((indexability) => isForAudience('indexable', indexability))).toEqual([
      false,
      false,
    ]);
  });
});

it('leaves a frameset to the rules about framesets and about any response', () => {
  const frameset = indexabilityFrom({ ...sound, isFrameset: true });
  const audiences = ['any', 'html', 'indexable', 'frameset'] as const;
  expect(audiences.filter((audience) => isForAudience(audience, frameset))).toEqual(['any', 'frameset']);
  expect(audiences.filter((audience) => isForAudience(audience, indexabilityFrom(sound)))).toEqual([
    'any',
    'html',
    'indexable',
  ]);
});

describe('coverage', () => {
  it('withholds only rules that need a complete crawl', () => {
    const partial = { whyPartial: 'The limit of 5 pages was reached.', lost: [] };
    expect(whyWithheld(pageOrphan, partial)).toMatchObject({ messageId: 'partly-crawled' });
    expect(whyWithheld(pageOrphan, { ...partial, whyPartial: null })).toBeNull();
    expect(whyWithheld(http4xx, partial)).toBeNull();
  });
});

describe('pages that could not be read', () => {
  const finding = (path: string) => {
    const page = `https://shop.example${path}`;
    return { page, urls: [page], messageId: 'unlinked', evidence: [] };
  };
  it.each([
    ['/blog/', ['/blog/a', '/blog/b/c'], ['/', '/blog', '/shop/blog/a']],
    ['/blog', ['/blog/a'], ['/', '/blogs', '/about']],
    ['/blog/post.html', ['/blog/a'], ['/shop/a']],
    ['/post.html', [], ['/a', '/blog/a']],
    ['/', [], ['/a']],
  ])('leave doubt about the pages of their folder: %s', (lost, doubtful, certain) => {
    const gaps = { whyPartial: null, lost: [`https://shop.example${lost}`] };
    const holds = (path: string): boolean => holdsWithGaps(pageOrphan, finding(path), gaps);
    expect(doubtful.filter(holds)).toEqual([]);
    expect(certain.filter(holds)).toEqual(certain);
    expect(doubtful.every((path) => holdsWithGaps(http4xx, finding(path), gaps))).toBe(true);
  });
});

describe('a rule that no page is for', () => {
  const noindex = '<meta name=robots content=noindex>';
  const plainText = { html: 'x', headers: { 'content-type': 'text/plain' } };
  it.each([
    [
      'indexable',
      { '/': noindex, '/a': noindex },
      'It is checked on indexable pages, and none of the 2 pages is indexable (https://shop.example/: it carries noindex).',
    ],
    ['indexable', { '/': noindex, '/a': '<p>x' }, null],
    ['html', { '/': noindex }, null],
    ['html', { '/': plainText }, 'No page of the site was sent as HTML.'],
    ['any', { '/': plainText }, null],
    ['indexable', {}, null],
  ] as const)('says why: %s on %j', (audience, pages, reason) => {
    const why = whyNoAudience(audience, buildSite({ pages }).pages);
    expect(why && sayReason(why)).toBe(reason);
  });
});

it('takes a page for a soft 404 when it says so in fewer than 150 words', () => {
  const quality = {
    ...factsOf('').quality,
    notFoundPhrase: { phrase: 'page not found', where: 'title' } as const,
  };
  const text = factsOf('').text;
  expect(isSoftNotFound({ quality, text: { ...text, wordCount: 149 } })).toBe(true);
  expect(isSoftNotFound({ quality, text: { ...text, wordCount: 150 } })).toBe(false);
  expect(isSoftNotFound({ quality: { ...quality, notFoundPhrase: null }, text })).toBe(false);
});
