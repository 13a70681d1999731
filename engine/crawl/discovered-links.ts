/** Collects the URLs that a page refers to, for the crawl to continue: links, canonical, hreflang, refreshes, frames. */
import type { FoundLink } from '../model/crawl-result.ts';
import { frameUrls } from '../model/frame-urls.ts';
import { LinkNotes, linkNumbersOf } from '../model/link-numbers.ts';
import type { PageFacts } from '../model/page-facts.ts';

/** After so many links duplicates are emitted as well: the crawl forgets some when it knows twice as many. */
const maxEmitted = 100_000;

/** Emits the links of pages to a crawl; a followed link is emitted once. */
export class LinkFinder {
  /** By link number: 1 for one that was emitted. */
  readonly #emitted = new LinkNotes();
  #count = 0;

  find(facts: PageFacts): readonly FoundLink[] {
    const { links, robots } = facts;
    const known = this.#count < maxEmitted ? linkNumbersOf(links) : undefined;
    if (known === undefined) return foundLinks(facts);
    const emitted = this.#emitted.for(known);
    const found: FoundLink[] = [];
    for (let at = 0; at < links.length; at += 1) {
      const link = links[at];
      const number = known.numbers[at] ?? -1;
      if (link === undefined || (number !== -1 && emitted[number] === 1)) continue;
      if (link.kind !== 'web' || link.resolved === null) continue;
      const isNofollow = link.nofollow || robots.nofollow;
      if (!isNofollow && number !== -1) emitted[number] = 1;
      found.push({ url: link.resolved, kind: 'link', isNofollow });
    }
    addOthers(facts, found);
    this.#count += found.length;
    return found;
  }
}

/** All of them. */
export function foundLinks(facts: PageFacts): FoundLink[] {
  const found: FoundLink[] = [];
  for (const { kind, resolved, nofollow } of facts.links)
    if (kind === 'web' && resolved !== null)
      found.push({ url: resolved, kind: 'link', isNofollow: nofollow || facts.robots.nofollow });
  addOthers(facts, found);
  return found;
}

function addOthers(facts: PageFacts, found: FoundLink[]): void {
  const { canonical, hreflangs, refreshes } = facts;
  for (const url of frameUrls(facts)) found.push({ url, kind: 'frame' });
  if (canonical !== null) found.push({ url: canonical, kind: 'canonical' });
  for (const { resolved } of hreflangs)
    if (resolved !== null) found.push({ url: resolved, kind: 'hreflang' });
  for (const { resolved } of refreshes) if (resolved !== null) found.push({ url: resolved, kind: 'refresh' });
}
