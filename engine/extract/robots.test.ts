/** Tests robots directives of tags and header: by agent, the strictest counts. */
import { describe, expect, it } from 'vitest';
import { extractHtml } from './extract-html.ts';
import { parseRobotsHeader } from './robots.ts';

const robotsOf = (html: string, header?: string) =>
  extractHtml({
    html,
    url: 'https://site.example/',
    headers: { 'content-type': 'text/html', ...(header === undefined ? {} : { 'x-robots-tag': header }) },
  }).robots;

describe('robots', () => {
  it.each([
    ['<meta name=robots content="noindex, follow">', true, false],
    ['<meta name=ROBOTS content="NONE">', true, true],
    ['<meta name=robots content="all">', false, false],
    ['<meta name=googlebot content=noindex>', true, false],
    ['<meta name=bingbot content=nofollow>', false, true],
    ['<meta name=otherbot content=noindex>', false, false],
    ['<meta name=robots content="max-snippet:0, max-image-preview:none">', false, false],
    ['<meta name=description content=noindex>', false, false],
    ['<noscript><meta name=robots content=noindex></noscript>', false, false],
  ])('%s', (html, noindex, nofollow) => {
    expect(robotsOf(html)).toMatchObject({ noindex, nofollow });
  });

  it('parses limits of snippets and previews', () => {
    const [directive] = robotsOf(
      '<meta name=robots content="max-snippet: 50, max-image-preview:large, nosnippet">',
    ).directives;
    expect(directive).toMatchObject({
      maxSnippet: 50,
      maxImagePreview: 'large',
      nosnippet: true,
      index: null,
    });
  });

  it('parses a date with commas', () => {
    const [directive] = robotsOf(
      '<meta name=robots content="noarchive, unavailable_after: Wed, 25 Jun 2025 15:00:00 GMT">',
    ).directives;
    expect(directive).toMatchObject({ unavailableAfter: 'Wed, 25 Jun 2025 15:00:00 GMT' });
  });

  it('splits the header by agent', () => {
    const directives = parseRobotsHeader('nosnippet, googlebot: noindex, nofollow, otherbot: none');
    expect(
      directives.map(({ agent, index, follow, nosnippet }) => ({ agent, index, follow, nosnippet })),
    ).toEqual([
      { agent: 'robots', index: null, follow: null, nosnippet: true },
      { agent: 'googlebot', index: false, follow: false, nosnippet: false },
      { agent: 'otherbot', index: false, follow: false, nosnippet: false },
    ]);
  });

  it('does not take a value or a date in the header for an agent', () => {
    const directives = parseRobotsHeader('max-snippet: 20, unavailable_after: Wed, 25 Jun 2025 15:00:00 GMT');
    expect(directives).toMatchObject([
      { agent: 'robots', maxSnippet: 20, unavailableAfter: 'Wed, 25 Jun 2025 15:00:00 GMT' },
    ]);
  });

  it('combines tag and header', () => {
    const robots = robotsOf('<meta name=robots content=index>', 'noindex');
    expect(robots.noindex).toBe(true);
    expect(robots.directives.map(({ source, index }) => `${source} ${index}`)).toEqual([
      'meta true',
      'header false',
    ]);
  });

  it('finds text excluded from snippets', () => {
    const { nosnippetNodes, nosnippetMainWords } = robotsOf(
      '<main><p>one two</p><div data-nosnippet><p>three four five</p></div></main>',
    );
    expect([nosnippetNodes.length, nosnippetMainWords]).toEqual([1, 3]);
  });
});
