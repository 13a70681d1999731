/** Which pages are suspected to depend on scripts, and which differences prove it. */
import { describe, expect, it } from 'vitest';
import { renderedPageFacts } from '../audit/testing/rendered-page.ts';
import { extractHtml } from '../extract/extract-html.ts';
import { areDifferent, suspectScripts } from './script-dependence.ts';

const words = 'Some words that people read on this page about teapots and cups. '.repeat(8);
const suspicion = (body: string, head = ''): string | null =>
  suspectScripts(
    extractHtml({
      url: 'https://site.example/a',
      html: `<!doctype html><html><head><title>A</title>${head}</head><body>${body}</body></html>`,
    }),
  );

describe('a page is suspected when', () => {
  it('its HTML is an empty root and a script', () => {
    expect(suspicion('<div id="root"></div><script src="/app.js"></script>')).toContain('hardly any text');
  });
  it('its text links to nothing and there is a script', () => {
    expect(suspicion(`<p>${words}</p><script src="/app.js"></script>`)).toContain('links to no other page');
  });
  it.each([
    `document.querySelector('meta[name="robots"]').content='noindex'`,
    `const m=document.createElement('meta');m.name='robots';m.content='noindex'`,
    `l.setAttribute('rel','canonical')`,
  ])('an inline script sets %s', (code) => {
    expect(suspicion(`<p>${words}</p><a href="/b">B</a><script>${code}</script>`)).toContain('robots');
  });
});

describe('a page is not suspected when', () => {
  it.each([
    ['it has text, links and a script', `<p>${words}</p><a href="/b">B</a><script src="/a.js"></script>`],
    ['it has no script at all', '<p>Short.</p>'],
    [
      'only its data names a canonical',
      `<p>${words}</p><a href="/b">B</a><script type="application/ld+json">{"a":"canonical"}</script>`,
    ],
  ])('%s', (_, body) => {
    expect(suspicion(body)).toBeNull();
  });
});

describe('versions differ', () => {
  const { raw } = renderedPageFacts();
  it.each([
    ['title', { title: 'Another' }],
    ['noindex', { noindex: true }],
    ['canonical', { canonical: null }],
    ['many words', { wordCount: 300 }],
    ['a link', { internalLinks: [...raw.internalLinks, 'https://site.example/c'] }],
  ])('by %s', (_, change) => {
    expect(areDifferent(raw, { ...raw, ...change })).toBe(true);
  });
  it('by another heading, not by one that a script is typing', () => {
    const differs = (before: string | null, after: string | null): boolean =>
      areDifferent({ ...raw, firstHeading: before }, { ...raw, firstHeading: after });
    expect(differs('We build websites', 'We build webs')).toBe(false);
    expect(differs('We build websites', 'We build apps')).toBe(false);
    expect(differs('Loading', 'Oak tables')).toBe(true);
    expect(differs(null, 'Oak tables')).toBe(true);
  });
  it('not by a few words or a link that a script takes away', () => {
    expect(areDifferent(raw, { ...raw, wordCount: 210, internalLinks: [] })).toBe(false);
  });
});
