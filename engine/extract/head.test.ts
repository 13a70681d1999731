/** Tests the facts of head: title, canonical, hreflang, refresh, viewport, social tags. */
import { describe, expect, it } from 'vitest';
import { extractHtml } from './extract-html.ts';

const read = (html: string, headers: Record<string, string> = {}) =>
  extractHtml({
    html,
    url: 'https://site.example/dir/page',
    headers: { 'content-type': 'text/html', ...headers },
  });

describe('title and description', () => {
  it('are the first in head; others are listed as outside', () => {
    const facts = read(
      '<title> Two\n words </title><svg><title>icon</title></svg><div><title>late</title><meta name=description content=late>',
    );
    expect(facts.title).toBe('Two words');
    expect(facts.titles.map(({ text, inHead }) => `${text} ${inHead}`)).toEqual([
      'Two words true',
      'late false',
    ]);
    expect(facts.description).toBeNull();
    expect(facts.descriptions).toMatchObject([{ text: 'late', inHead: false }]);
  });

  it.each(['', '<title></title>', '<title> \n </title>', '<body><title>x</title>'])(
    'no title in %s',
    (html) => {
      expect(read(html).title).toBeNull();
    },
  );

  it('counts graphemes', () => {
    expect(read('<title>日本語👩‍👩‍👧é</title>').titles[0]?.length).toBe(5);
  });

  it('reports the element that ended head', () => {
    const facts = read('<head><title>x</title><div>y</div><link rel=canonical href=/z></head>');
    expect(facts.document.headClosedBy?.name).toBe('div');
    expect(
      facts.source?.elements.names[facts.source.elements.name[facts.document.headClosedBy?.node ?? -1] ?? -1],
    ).toBe('div');
    expect(facts.canonicals[0]?.inHead).toBe(false);
    expect(read('<head><title>x</title></head><body><div>').document.headClosedBy).toBeNull();
  });

  it('counts head and body tags as written', () => {
    expect(read('<head></head><head><body><body>').document).toMatchObject({ headTags: 2, bodyTags: 2 });
    expect(read('x').document).toMatchObject({ headTags: 0, bodyTags: 0 });
  });
});

describe('canonical', () => {
  it.each([
    ['<link rel=canonical href=/a>', 'https://site.example/a'],
    ['<link rel="alternate canonical" href="b">', 'https://site.example/dir/b'],
    ['<base href="https://other.example/x/"><link rel=canonical href=c>', 'https://other.example/x/c'],
    ['<link rel=canonical href="">', null],
    ['<link rel=canonical href=/a hreflang=en>', null],
    ['<body><p><link rel=canonical href=/a>', null],
    ['<link rel=canonical href="http://[bad">', null],
    ['<link rel=canonical href="file:///home/me/a.html">', null],
    ['<link rel=canonical href="/a#top">', null],
    ['<link rel=canonical href=/a><link rel=canonical href=/b>', null],
    [
      '<link rel=canonical href=/a><link rel=canonical href=https://site.example/a>',
      'https://site.example/a',
    ],
    ['<link rel=canonical href=/a><link rel=canonical href="/b#top">', 'https://site.example/a'],
  ])('%s gives %s', (html, canonical) => {
    expect(read(html).canonical).toBe(canonical);
  });

  it('is taken from the Link header when there is no tag', () => {
    const link =
      '<https://site.example/h>; rel="canonical", <https://site.example/de>; rel="alternate"; hreflang="de"';
    expect(read('', { link }).canonical).toBe('https://site.example/h');
    expect(read('<link rel=canonical href=/h>', { link }).canonical).toBe('https://site.example/h');
    expect(read('<link rel=canonical href=/tag>', { link }).canonical).toBeNull();
    expect(read('', { link }).hreflangs).toMatchObject([
      { source: 'header', code: 'de', resolved: 'https://site.example/de' },
    ]);
  });

  it('reports whether the URL is absolute', () => {
    expect(
      read(
        '<link rel=canonical href="https://site.example/a"><link rel=canonical href="//site.example/a">',
      ).canonicals.map(({ absolute }) => absolute),
    ).toEqual([true, false]);
  });
});

describe('refresh', () => {
  it.each([
    ['0; url=/a', 0, 'https://site.example/a'],
    ["5;URL='/b'", 5, 'https://site.example/b'],
    ['30', 30, null],
    ['1.5; /c', 1.5, 'https://site.example/c'],
  ])('%s', (content, seconds, resolved) => {
    expect(read(`<meta http-equiv=Refresh content="${content}">`).refreshes).toMatchObject([
      { source: 'meta', seconds, resolved },
    ]);
  });

  it('is also taken from the header; an invalid one is ignored', () => {
    expect(read('', { refresh: '3; url=https://x.example/' }).refreshes).toMatchObject([
      { source: 'header', seconds: 3 },
    ]);
    expect(read('<meta http-equiv=refresh content=soon>').refreshes).toEqual([]);
  });
});

describe('viewport and social tags', () => {
  it('parses viewport settings', () => {
    expect(
      read('<meta name=viewport content="width=device-width, user-scalable=NO; maximum-scale=1">').viewport
        ?.settings,
    ).toEqual({
      width: 'device-width',
      'user-scalable': 'no',
      'maximum-scale': '1',
    });
    expect(read('<meta name=viewport content="">').viewport).toBeNull();
  });

  it('separates Open Graph from Twitter, by property or name', () => {
    const { social } = read(
      '<meta property=og:title content=a><meta name=og:type content=b><meta name=twitter:card content=c><meta property=twitter:site content=d><meta name=description content=e>',
    );
    expect(social.openGraph.map(({ property }) => property)).toEqual(['og:title', 'og:type']);
    expect(social.twitter.map(({ property }) => property)).toEqual(['twitter:card', 'twitter:site']);
  });
});
