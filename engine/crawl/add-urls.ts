/** Puts every address that is met on record, and those worth reading into the queue. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FoundIn, FoundLink } from '../facts/crawl-result.ts';
import type { SitemapSet } from '../facts/sitemap-facts.ts';
import type { CrawlState } from './crawl-state.ts';
import { whyNotWorthReading } from './traps.ts';
import { isSameSite, isUnderPath, normaliseUrl } from './url.ts';

interface Find {
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
};

const mostKnownLinks = 200_000;
const portion = 500;

/** A sentence when the address is not for this crawl. */
function whySkip(state: CrawlState, find: Find, url: URL): string | null {
  const { scope, request, ports } = state;
  if (!isUnderPath(scope, url)) return `It is outside ${scope.path}.`;
  const notWorth = whyNotWorthReading(url, ports.client.limits);
  if (notWorth !== null) return notWorth;
  if (find.isNofollow) return 'It is linked with nofollow only.';
  const isOutsideList =
    request.followLinks === false && find.foundIn !== 'sitemap' && find.foundIn !== 'start';
  return isOutsideList ? 'It is not in the sitemap.' : null;
}

/** False when the address was met before in a way that settles the matter. */
function register({ log, nofollowOnly }: CrawlState, { url, foundIn, foundOn, isNofollow }: Find): boolean {
  if (log.meet(url, foundIn, foundOn)) return true;
  if (isNofollow || !nofollowOnly.delete(url)) return false;
  log.reopen(url);
  return true;
}

export function addUrl(state: CrawlState, find: Find): void {
  const { log, nofollowOnly, scope } = state;
  if (log.has(find.url) && !nofollowOnly.has(find.url)) return;
  const url = new URL(find.url);
  if (!isSameSite(scope, url)) {
    log.meetOutside(find.url, find.foundIn, find.foundOn);
    return;
  }
  if (!register(state, find)) {
    if (find.foundIn === 'sitemap' && !log.has(find.url)) state.unqueued += 1;
    return;
  }
  const reason = whySkip(state, find, url);
  if (reason === null) {
    const { url: address, foundIn, foundOn, depth } = find;
    state.frontier.push({ url: address, foundIn, foundOn, depth }, url);
    return;
  }
  state.log.settle(find.url, { outcome: 'skipped', reason });
  if (find.isNofollow) state.nofollowOnly.add(find.url);
  if (reason === 'It is not in the sitemap.') state.hasLostPages = true;
}

export function addLinks(
  state: CrawlState,
  links: readonly FoundLink[],
  foundOn: string,
  depth: number,
): void {
  const { knownLinks } = state;
  if (knownLinks.size > mostKnownLinks) knownLinks.clear();
  for (const link of links) {
    const isNofollow = link.isNofollow === true;
    if (knownLinks.has(link.url)) continue;
    if (!isNofollow) knownLinks.add(link.url);
    const url = normaliseUrl(link.url);
    if (url !== null) addUrl(state, { url, foundIn: foundInOf[link.kind], foundOn, depth, isNofollow });
  }
}

/** In portions, for 50,000 at once would keep everything else waiting. */
export async function addSitemapEntries(state: CrawlState, { entries, files }: SitemapSet): Promise<void> {
  const add = (address: string, foundIn: FoundIn, foundOn: string | null): void => {
    const url = normaliseUrl(address);
    if (url !== null) addUrl(state, { url, foundIn, foundOn, depth: 0, isNofollow: false });
  };
  for (const [index, entry] of entries.entries()) {
    add(entry.url, 'sitemap', files[entry.file]?.url ?? null);
    if (index % portion === portion - 1) await nextTurn();
  }
  for (const [index, { url, alternates }] of entries.entries()) {
    for (const { href } of alternates) add(href, 'hreflang', url);
    if (index % portion === portion - 1) await nextTurn();
  }
}
