/** Which pages are asked, and which findings are held back. */
import { describe, expect, it } from 'vitest';
import { normaliseUrl } from '../crawl/url.ts';
import { isForAudience, judgeStanding, type StandingInput, standingOf, whyWithheld } from './gates.ts';
import { pageOrphan } from './rules/links/page-orphan.ts';
import { http4xx } from './rules/redirects-http/http-4xx.ts';
import { factsOf, type TestPage } from './testing/test-rule.ts';

const sound: StandingInput = {
  status: 200,
  isHtml: true,
  challenge: null,
  noindex: false,
  robotsBlock: null,
  otherCanonical: null,
  isSoftNotFound: false,
};

describe('the standing of a page', () => {
  it.each([
    ['a redirect that was not followed', { status: 302 }, 'it answers 302', false],
    ['a PDF', { isHtml: false }, 'it is not HTML', false],
    ['a wall', { challenge: 'cf-chl' }, 'a wall answered instead of the page (cf-chl)', false],
    ['noindex', { noindex: true }, 'it carries noindex', true],
    [
      'robots.txt',
      { robotsBlock: { line: 2, reason: 'line 2' } },
      'Googlebot may not read it (line 2)',
      true,
    ],
    [
      'another canonical',
      { otherCanonical: 'https://a.example/' },
      'its canonical is another address, https://a.example/',
      true,
    ],
    ['a soft 404', { isSoftNotFound: true }, 'it says that the page was not found', true],
  ])('is not indexable for %s', (_name, change, because, isOkHtml) => {
    expect(judgeStanding({ ...sound, ...change })).toEqual({ indexable: false, because, isOkHtml });
  });

  it('is indexable when nothing speaks against it', () => {
    expect(judgeStanding(sound)).toEqual({ indexable: true, because: null, isOkHtml: true });
  });

  const canonical = (href: string): TestPage => `<title>x</title><link rel="canonical" href="${href}">`;
  it.each([
    ['itself', 'https://shop.example/page'],
    ['itself with a fragment', 'https://shop.example/page#top'],
    ['itself with its port', 'https://SHOP.example:443/page'],
    ['itself with a campaign tag', 'https://shop.example/page?utm_source=x'],
    ['itself, relative', '/page'],
  ])('stays indexable with a canonical that is %s', (_name, href) => {
    expect(standingOf(factsOf(canonical(href)), normaliseUrl).indexable).toBe(true);
  });

  it('is not its own canonical with another path, host or scheme', () => {
    for (const href of ['/other', 'https://www.shop.example/page', 'http://shop.example/page'])
      expect(standingOf(factsOf(canonical(href)), normaliseUrl).indexable).toBe(false);
  });
});

describe('the audience of a rule', () => {
  const hidden = judgeStanding({ ...sound, noindex: true });
  const broken = judgeStanding({ ...sound, status: 500 });
  it('is whoever answered, HTML that answered 200, or what may be indexed', () => {
    expect([hidden, broken].map((standing) => isForAudience('any', standing))).toEqual([true, true]);
    expect([hidden, broken].map((standing) => isForAudience('html', standing))).toEqual([true, false]);
    expect([hidden, broken].map((standing) => isForAudience('indexable', standing))).toEqual([false, false]);
  });
});

describe('coverage', () => {
  it('withholds what is only true of a whole crawl, and nothing else', () => {
    expect(whyWithheld(pageOrphan, { full: false })).toContain('Not every page of the site was read');
    expect(whyWithheld(pageOrphan, { full: true })).toBeNull();
    expect(whyWithheld(http4xx, { full: false })).toBeNull();
  });
});
