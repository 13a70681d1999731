/** Where a page leads, for the crawl to go on: links, canonical, versions in other languages, refreshes. */
import type { FoundLink } from './facts/crawl-result.ts';
import type { PageFacts } from './facts/page-facts.ts';

export function foundLinks({ links, robots, canonical, hreflangs, refreshes }: PageFacts): FoundLink[] {
  const found: FoundLink[] = [];
  for (const { kind, resolved, nofollow } of links)
    if (kind === 'web' && resolved !== null)
      found.push({ url: resolved, kind: 'link', isNofollow: nofollow || robots.nofollow });
  if (canonical !== null) found.push({ url: canonical, kind: 'canonical' });
  for (const { resolved } of hreflangs)
    if (resolved !== null) found.push({ url: resolved, kind: 'hreflang' });
  for (const { resolved } of refreshes) if (resolved !== null) found.push({ url: resolved, kind: 'refresh' });
  return found;
}
