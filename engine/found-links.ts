/** Where a page leads, for the crawl to go on: links, canonical, versions in other languages, refreshes. */
import type { FoundLink } from './facts/crawl-result.ts';
import { AddressNotes, linkNumbersOf } from './facts/link-numbers.ts';
import type { PageFacts } from './facts/page-facts.ts';

/** When so many were told, none is left out any more: the crawl forgets some when it knows twice as many. */
const toldMax = 100_000;

/** Tells a crawl where its pages lead; a link that may be followed and was told before is left out. */
export class LinkFinder {
  /** By the numbers of links' addresses: 1 for one that was told. */
  readonly #told = new AddressNotes();
  #count = 0;

  find(facts: PageFacts): readonly FoundLink[] {
    const { links, robots } = facts;
    const known = this.#count < toldMax ? linkNumbersOf(links) : undefined;
    if (known === undefined) return foundLinks(facts);
    const told = this.#told.for(known);
    const found: FoundLink[] = [];
    for (let at = 0; at < links.length; at += 1) {
      const link = links[at];
      const number = known.numbers[at] ?? -1;
      if (link === undefined || (number !== -1 && told[number] === 1)) continue;
      if (link.kind !== 'web' || link.resolved === null) continue;
      const isNofollow = link.nofollow || robots.nofollow;
      if (!isNofollow && number !== -1) told[number] = 1;
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

function addOthers({ canonical, hreflangs, refreshes }: PageFacts, found: FoundLink[]): void {
  if (canonical !== null) found.push({ url: canonical, kind: 'canonical' });
  for (const { resolved } of hreflangs)
    if (resolved !== null) found.push({ url: resolved, kind: 'hreflang' });
  for (const { resolved } of refreshes) if (resolved !== null) found.push({ url: resolved, kind: 'refresh' });
}
