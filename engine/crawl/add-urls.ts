/** Records every URL that is found, and adds those worth a request to the frontier. */
import { setImmediate as nextTick } from 'node:timers/promises';
import type { Message } from '@pagewright/contract/entities/message';
import { crawlMessage } from '@pagewright/contract/report/crawl-messages';
import { isSameSite, isUnderPath, normaliseUrl } from '../fetch/normalize-url.ts';
import type { FoundIn, FoundLink } from '../model/crawl-result.ts';
import type { SitemapSet } from '../model/sitemap-facts.ts';
import type { CrawlState } from './crawl-state.ts';
import { trapReason } from './traps.ts';

interface FoundUrl {
  readonly url: string;
  readonly foundIn: FoundIn;
  readonly foundOn: string | null;
  readonly depth: number;
  readonly isNofollow: boolean;
}

const foundInOf: Readonly<Record<FoundLink['kind'], FoundIn>> = {
  link: 'link',
  refresh: 'redirect',
  canonical: 'canonical',
  hreflang: 'hreflang',
  frame: 'frame',
};

/** So many, and more where the crawl may have more pages. */
const maxKnownLinks = 200_000;
const batchSize = 500;

/** Why the URL is not for this crawl; null when it is. */
function skipReason(state: CrawlState, found: FoundUrl, url: URL): Message | null {
  const { options, ports } = state;
  const { scope, patterns } = state.site;
  if (!isUnderPath(scope, url)) return crawlMessage('outside-path', { path: scope.path });
  const notWorth = trapReason(url, ports.client.limits);
  if (notWorth !== null) return notWorth;
  if (found.isNofollow) return crawlMessage('nofollow');
  const isOutsideList = !options.followLinks && found.foundIn !== 'sitemap' && found.foundIn !== 'start';
  if (isOutsideList) return crawlMessage(options.mode === 'sitemap' ? 'not-in-sitemap' : 'not-listed');
  return found.foundIn === 'start' ? null : patterns(url);
}

/** What a URL that is left out by the caller's own choice means for the crawl. */
const gapOf = new Map<string, 'sitemap-only' | 'list-only' | 'patterns-only'>([
  ['not-in-sitemap', 'sitemap-only'],
  ['not-listed', 'list-only'],
  ['excluded', 'patterns-only'],
  ['not-included', 'patterns-only'],
]);

/** False when the URL was found before and needs no second decision. */
function register(
  { coverage, frontier: { nofollowOnly } }: CrawlState,
  { url, foundIn, foundOn, isNofollow }: FoundUrl,
): boolean {
  if (coverage.add(url, foundIn, foundOn)) return true;
  if (isNofollow || !nofollowOnly.delete(url)) return false;
  coverage.reopen(url);
  return true;
}

/** A page links to a URL of the sitemap: from now on it is crawled as any linked one. */
function noteLink({ frontier }: CrawlState, found: FoundUrl): void {
  const { sitemapOnly, setAside } = frontier;
  if (found.isNofollow || !sitemapOnly.delete(found.url) || !setAside.delete(found.url)) return;
  frontier.push(found, new URL(found.url));
}

export function addUrl(state: CrawlState, found: FoundUrl): void {
  const { coverage, frontier } = state;
  if (coverage.has(found.url) && !frontier.nofollowOnly.has(found.url)) return;
  const url = new URL(found.url);
  if (!isSameSite(state.site.scope, url)) {
    coverage.addExternal(found.url, found.foundIn, found.foundOn);
    return;
  }
  if (!register(state, found)) {
    if (found.foundIn === 'sitemap' && !coverage.has(found.url)) frontier.unqueued += 1;
    return;
  }
  const reason = skipReason(state, found, url);
  if (reason === null) {
    frontier.push(found, url);
    return;
  }
  coverage.record(found.url, { outcome: 'skipped', reason });
  if (found.isNofollow) frontier.nofollowOnly.add(found.url);
  const gap = gapOf.get(reason.code);
  if (gap !== undefined) coverage.partialBecause = crawlMessage(gap);
}

/** Returns the links that were not known, as far as is remembered. */
export function addLinks(
  state: CrawlState,
  links: readonly FoundLink[],
  foundOn: string,
  depth: number,
): readonly FoundLink[] {
  const { knownLinks } = state.frontier;
  const added: FoundLink[] = [];
  if (knownLinks.size > Math.max(maxKnownLinks, 2 * state.options.maxPages)) knownLinks.clear();
  for (const link of links) {
    const isNofollow = link.isNofollow === true;
    if (knownLinks.has(link.url)) continue;
    if (!isNofollow) knownLinks.add(link.url);
    const url = normaliseUrl(link.url);
    if (url === null) continue;
    added.push(link);
    const found = { url, foundIn: foundInOf[link.kind], foundOn, depth, isNofollow };
    noteLink(state, found);
    addUrl(state, found);
  }
  return added;
}

/** In batches, for 50,000 at once would block everything else. */
export async function addSitemapEntries(state: CrawlState, { entries, files }: SitemapSet): Promise<void> {
  const add = (listedUrl: string, foundIn: FoundIn, foundOn: string | null): void => {
    const url = normaliseUrl(listedUrl);
    if (url === null) return;
    if (!state.coverage.has(url)) state.frontier.sitemapOnly.add(url);
    addUrl(state, { url, foundIn, foundOn, depth: 0, isNofollow: false });
  };
  for (const [index, entry] of entries.entries()) {
    add(entry.url, 'sitemap', files[entry.file]?.url ?? null);
    if (index % batchSize === batchSize - 1) await nextTick();
  }
  for (const [index, { url, alternates }] of entries.entries()) {
    for (const { href } of alternates) add(href, 'hreflang', url);
    if (index % batchSize === batchSize - 1) await nextTick();
  }
}
