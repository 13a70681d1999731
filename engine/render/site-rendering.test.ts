/** Which pages of a site are rendered, in which version they are audited, and what is said of the others. */
import { limits } from '@pagewright/contract/limits';
import { describe, expect, it } from 'vitest';
import { renderedPageFacts } from '../audit/testing/rendered-page.ts';
import { extractPage } from '../extract/extract-page.ts';
import type { FetchedPage } from '../model/fetched-page.ts';
import type { RenderRequest, RenderResult } from './page-renderer.ts';
import { SiteRendering } from './site-rendering.ts';

const words = 'Some words that people read on this page about teapots and cups. '.repeat(8);
const shell = '<div id="root"></div><script src="/app.js"></script>';
const article = (more = '') =>
  `<main><h1>Pots</h1><p>${words}</p><a href="/next">Next</a>${more}</main><script src="/app.js"></script>`;
const document = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Pots</title></head><body>${body}</body></html>`;

const fetched = (path: string, body: string): FetchedPage => ({
  requestedUrl: `https://site.example${path}`,
  url: `https://site.example${path}`,
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(document(body)),
  truncated: false,
  transferBytes: 1,
  hops: [],
  firstByteMs: 1,
  totalMs: 1,
});

/** A site whose pages a browser shows as `rendered` says, or as they are. */
function renderingOf(rendered: Readonly<Record<string, string>> = {}, outcome?: RenderResult) {
  const requests: RenderRequest[] = [];
  const bodies = new Map<string, string>();
  const rendering = new SiteRendering({
    renderPage: (request) => {
      requests.push(request);
      const { pathname } = new URL(request.url);
      const renderedHtml = document(rendered[pathname] ?? bodies.get(pathname) ?? '');
      const shots = { desktop: null, mobile: null, thumbnail: null, modelImage: null, unstored: [] as const };
      return Promise.resolve(
        outcome ?? {
          kind: 'rendered',
          facts: renderedPageFacts(),
          renderedHtml,
          ...shots,
          capturedAt: '2026-11-17T10:00:00.000Z',
        },
      );
    },
    extract: extractPage,
    normalise: (url) => url,
    robots: () => [],
    wantsModelImage: false,
    signal: new AbortController().signal,
    onStep: () => undefined,
  });
  const read = async (path: string, body: string) => {
    bodies.set(path, body);
    const page = fetched(path, body);
    const reading = await rendering.read(page, extractPage(page));
    return reading === null ? 'at once' : (await reading.version).version;
  };
  const paths = () => requests.map(({ url }) => new URL(url).pathname);
  return { rendering, read, requests, paths };
}

describe('a page that depends on scripts', () => {
  it('is audited as rendered, wherever it comes in the crawl', async () => {
    const rendered = Object.fromEntries(
      Array.from({ length: 15 }, (_, at) => [`/app/${at}`, article(`<h2>View ${at}</h2>`)]),
    );
    const { read, rendering, requests } = renderingOf(rendered);
    for (const path of Object.keys(rendered)) expect(await read(path, shell)).toBe('rendered');
    const { renderings } = await rendering.finish();
    expect(renderings).toHaveLength(15);
    // The rest of the measurements is for ten pages, and costs most.
    const full = requests.filter(({ isDocumentOnly }) => isDocumentOnly !== true);
    expect(full).toHaveLength(limits.rendering.pages);
    expect(renderings.filter(({ isDocumentOnly }) => !isDocumentOnly)).toHaveLength(limits.rendering.pages);
  });

  it('is one of at most fifty, and the others say so', async () => {
    const { read, rendering, requests } = renderingOf();
    for (let at = 0; at < limits.rendering.scriptPages + 3; at += 1) await read(`/app/${at}`, shell);
    const { skipped } = await rendering.finish();
    expect(new Set(requests.map(({ url }) => url)).size).toBe(limits.rendering.scriptPages);
    expect([...skipped.keys()]).toHaveLength(3);
    expect([...skipped.values()][0]).toContain('its HTML has hardly any text, but the 50 such pages');
  });

  it('makes the pages of its template suspect', async () => {
    const changed = '<a href="/by-script">By script</a>';
    const { read } = renderingOf({ '/a/1': article(changed), '/a/2': article(changed) });
    expect(await read('/a/1', article())).toBe('rendered');
    expect(await read('/a/2', article())).toBe('rendered');
    expect(await read('/b', article())).toBe('html');
  });

  it('keeps the noindex of its HTML, and what only the response tells', async () => {
    const { rendering } = renderingOf({ '/a': article() });
    const html = document(shell).replace('</head>', '<meta name="robots" content="noindex"></head>');
    const page = { ...fetched('/a', ''), body: Buffer.from(html) };
    const facts = extractPage(page);
    const version = await (await rendering.read(page, facts))?.version;
    expect(version?.facts.robots.noindex).toBe(true);
    expect(version?.facts.http).toBe(facts.http);
    expect(version?.facts.title).toBe('Pots');
    expect(version?.facts.text.allWordCount).toBeGreaterThan(50);
  });
});

describe('of pages that do not depend on scripts', () => {
  it('one of each template is rendered first, then others, ten in all', async () => {
    const { read, rendering, paths } = renderingOf();
    for (let at = 0; at < 20; at += 1) await read(`/guides/${at}`, article());
    for (let at = 0; at < 3; at += 1) await read(`/shop/${at}`, article('<section><div></div></section>'));
    const { skipped, late } = await rendering.finish();
    expect(paths()).toHaveLength(limits.rendering.pages);
    expect(paths()).toContain('/shop/0');
    expect(skipped.size).toBe(13);
    expect([...skipped.values()][0]).toContain('its HTML has what scripts would show');
    expect(late).toEqual([]);
  });

  it('one that proves to depend on them at the end is audited again', async () => {
    const { read, rendering } = renderingOf({ '/guides/7': article('<a href="/by-script">By script</a>') });
    for (let at = 0; at < 8; at += 1) await read(`/guides/${at}`, article());
    const { late } = await rendering.finish();
    expect(late.map(({ facts }) => facts.url)).toEqual(['https://site.example/guides/7']);
  });
});

it('what our server had no time for is audited as it was sent, after a second try', async () => {
  const busy: RenderResult = { kind: 'failed', sentence: 'Our server was too busy.', isOurs: true };
  const { read, rendering, paths } = renderingOf({}, busy);
  expect(await read('/a', shell)).toBe('html');
  expect((await rendering.finish()).renderings.map(({ result }) => result)).toEqual([busy]);
  expect(paths()).toEqual(['/a', '/a']);
});
