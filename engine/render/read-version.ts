/** What search engines read of a page, from its HTML or from its rendered document. */
import type { FetchedPage } from '../model/fetched-page.ts';
import type { PageFacts } from '../model/page-facts.ts';
import type { ReadVersion } from '../model/render-facts.ts';

/** Links in the spelling that two links to one page share, each once. */
function internalLinksOf(
  { url, links }: Pick<PageFacts, 'url' | 'links'>,
  normalise: (url: string) => string | null,
): string[] {
  const { host } = new URL(url);
  const found = new Set<string>();
  for (const { kind, resolved } of links) {
    const target = kind === 'web' && resolved !== null ? normalise(resolved) : null;
    if (target !== null && new URL(target).host === host) found.add(target);
  }
  return [...found];
}

export const readVersionOf = (facts: PageFacts, normalise: (url: string) => string | null): ReadVersion => ({
  title: facts.title,
  description: facts.description,
  firstHeading: facts.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? null,
  canonical: facts.canonical,
  noindex: facts.robots.noindex,
  nofollow: facts.robots.nofollow,
  wordCount: facts.text.wordCount,
  internalLinks: internalLinksOf(facts, normalise),
  structuredTypes: [...new Set(facts.structuredData.items.flatMap(({ types }) => types))].sort(),
});

/** The response as if it had contained the rendered document. Its headers hold for both. */
export const renderedResponse = (
  { classified: _ofResponse, ...page }: FetchedPage,
  html: string,
): FetchedPage => ({
  ...page,
  headers: { ...page.headers, 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(html, 'utf8'),
  truncated: false,
  isRendered: true,
});

/**
 * The facts that rules use for a page that depends on scripts: the rendered document, with what only the response
 * tells. Google does not render a page whose HTML says noindex, so a script cannot take it back.
 */
export const mergeVersions = (raw: PageFacts, rendered: PageFacts): PageFacts => ({
  ...rendered,
  http: raw.http,
  charset: raw.charset,
  size: raw.size,
  // Scripts load more files; none of them blocks the first paint.
  resources: raw.resources,
  robots: raw.robots.noindex ? raw.robots : rendered.robots,
});
