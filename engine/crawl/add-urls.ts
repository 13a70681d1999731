/** Records every URL that is found, and adds those worth a request to the frontier. */
import { setImmediate as nextTick } from 'node:timers/promises';
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

const notInSitemap = 'It is not in the sitemap.';
const notListed = 'It is not one of the listed URLs.';
const maxKnownLinks = 200_000;
const batchSize = 500;

/** A sentence when the URL is not for this crawl. */
function skipReason(state: CrawlState, found: FoundUrl, url: URL): string | null {
  const { scope, request, ports, patterns } = state;
  if (!isUnderPath(scope, url)) return `It is outside ${scope.path}.`;
  const notWorth = trapReason(url, ports.client.limits);
  if (notWorth !== null) return notWorth;
  if (found.isNofollow) return 'It is linked with nofollow only.';
  const isOutsideList =
    request.followLinks === false && found.foundIn !== 'sitemap' && found.foundIn !== 'start';
  if (isOutsideList) return request.mode === 'sitemap' ? notInSitemap : notListed;
  return found.foundIn === 'start' ? null : patterns(url);
}

/** What a URL that is left out by the caller's own choice means for the crawl; null for other reasons. */
function whyPartial(reason: string): string | null {
  if (reason === notInSitemap) return 'Only the URLs in the sitemap were crawled.';
  if (reason === notListed) return 'Only the listed URLs were crawled.';
  return /^(?:The pattern|No include pattern) /.test(reason)
    ? 'Your include and exclude patterns left some pages out.'
    : null;
}

/** False when the URL was found before and needs no second decision. */
function register(
  { log, nofollowOnly }: CrawlState,
  { url, foundIn, foundOn, isNofollow }: FoundUrl,
): boolean {
  if (log.add(url, foundIn, foundOn)) return true;
  if (isNofollow || !nofollowOnly.delete(url)) return false;
  log.reopen(url);
  return true;
}

/** A page links to a URL of the sitemap: from now on it is crawled as any linked one. */
function noteLink(state: CrawlState, found: FoundUrl): void {
  const { sitemapOnly, setAside } = state;
  if (found.isNofollow || !sitemapOnly.delete(found.url) || !setAside.delete(found.url)) return;
  enqueue(state, found, new URL(found.url));
}

function enqueue({ frontier, order }: CrawlState, found: FoundUrl, url: URL): void {
  const { foundIn, foundOn, depth } = found;
  const item = frontier.push({ url: found.url, foundIn, foundOn, depth }, url);
  if (item !== null) order?.add(item);
}

export function addUrl(state: CrawlState, found: FoundUrl): void {
  const { log, nofollowOnly, scope } = state;
  if (log.has(found.url) && !nofollowOnly.has(found.url)) return;
  const url = new URL(found.url);
  if (!isSameSite(scope, url)) {
    log.addExternal(found.url, found.foundIn, found.foundOn);
    return;
  }
  if (!register(state, found)) {
    if (found.foundIn === 'sitemap' && !log.has(found.url)) state.unqueued += 1;
    return;
  }
  const reason = skipReason(state, found, url);
  if (reason === null) {
    enqueue(state, found, url);
    return;
  }
  state.log.record(found.url, { outcome: 'skipped', reason });
  if (found.isNofollow) state.nofollowOnly.add(found.url);
  state.partialBecause = whyPartial(reason) ?? state.partialBecause;
}

export function addLinks(
  state: CrawlState,
  links: readonly FoundLink[],
  foundOn: string,
  depth: number,
): void {
  const { knownLinks } = state;
  if (knownLinks.size > maxKnownLinks) knownLinks.clear();
  for (const link of links) {
    const isNofollow = link.isNofollow === true;
    if (knownLinks.has(link.url)) continue;
    if (!isNofollow) knownLinks.add(link.url);
    const url = normaliseUrl(link.url);
    if (url === null) continue;
    const found = { url, foundIn: foundInOf[link.kind], foundOn, depth, isNofollow };
    noteLink(state, found);
    addUrl(state, found);
  }
}

/** In batches, for 50,000 at once would block everything else. */
export async function addSitemapEntries(state: CrawlState, { entries, files }: SitemapSet): Promise<void> {
  const add = (listedUrl: string, foundIn: FoundIn, foundOn: string | null): void => {
    const url = normaliseUrl(listedUrl);
    if (url === null) return;
    if (!state.log.has(url)) state.sitemapOnly.add(url);
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
