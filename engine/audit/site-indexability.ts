/** Summarises which pages of a site Google can index, and why not the others. */

import type {
  Indexability,
  NotIndexableReason,
  PageIndexability,
} from '@pagewright/contract/entities/indexability';
import { notIndexableGroups } from '@pagewright/contract/report/indexability-words';
import type { Barrier } from '../model/indexability.ts';
import type { PageRecord, SiteFacts, UrlRecord } from '../model/site-facts.ts';
import { answerWords, brokenKind, isEndlessRedirect, urlList, urlRecordOf } from './describe-urls.ts';
import type { SitePlace } from './rule.ts';
import type { Finding } from './rule-texts.ts';

interface Site extends Pick<SiteFacts, 'pages' | 'urlRecords' | 'matchRobots' | 'robots' | 'origin'> {
  readonly pageByUrl: ReadonlyMap<string, PageRecord>;
}

/** Why a page is not indexed, with what shows it. */
interface Cause {
  readonly reason: NotIndexableReason;
  readonly detail: string;
  readonly canonical?: string;
}

const stepsMax = 5;

const hostOf = (url: string): string => (URL.parse(url)?.host ?? '').replace(/^www\./, '');

/** The crawled page that a URL shows, after redirects; null when it was not crawled. */
function pageAt({ pages, pageByUrl }: Site, { page, check }: UrlRecord): PageRecord | null {
  if (page !== null) return pages[page] ?? null;
  return pageByUrl.get(check?.finalUrl ?? '') ?? null;
}

/** Why the target of a canonical cannot be indexed in place of the page; null when it can, as far as is known. */
function whyTargetFails(site: Site, target: UrlRecord, steps = 0): string | null {
  const { check, url } = target;
  if (check !== null && (brokenKind(check) !== null || isEndlessRedirect(check))) return answerWords(check);
  const page = pageAt(site, target);
  if (page === null) {
    if (site.robots?.access !== 'rules' || !url.startsWith(`${site.origin}/`)) return null;
    const match = site.matchRobots('googlebot', url);
    return match.allowed ? null : match.reason;
  }
  if (page.barrier === null) return null;
  if (page.barrier !== 'canonical') return page.notIndexableBecause;
  const next = urlRecordOf(site, page.canonicalUrlId);
  if (hostOf(page.canonical ?? '') !== hostOf(page.url)) return `its canonical is ${page.canonical ?? ''}`;
  return next === null || steps >= stepsMax ? null : whyTargetFails(site, next, steps + 1);
}

/** `/index.html` and the like stand for the folder. */
const homeName = /^\/(?:index|default|home)(?:\.[a-z]{2,5})?\/?$/i;

const isSameContent = (page: PageRecord, home: PageRecord): boolean =>
  page.textHash === home.textHash || homeName.test(URL.parse(page.url)?.pathname ?? '');

function causeOfCanonical(site: Site, page: PageRecord, canonical: string): Cause {
  if (hostOf(canonical) !== hostOf(page.url))
    return { reason: 'canonical-off-site', detail: canonical, canonical };
  const target = urlRecordOf(site, page.canonicalUrlId);
  const why = target === null ? null : whyTargetFails(site, target);
  if (why !== null) return { reason: 'canonical-to-error', detail: `${canonical}: ${why}`, canonical };
  const shown = target === null ? null : pageAt(site, target);
  const isHidden = shown?.isHome === true && !page.isHome && !isSameContent(page, shown);
  return { reason: isHidden ? 'canonical-to-home' : 'duplicate', detail: canonical, canonical };
}

function causeOf(site: Site, page: PageRecord): Cause | null {
  const { barrier, notIndexableBecause } = page;
  if (barrier === null) return null;
  if (barrier === 'canonical') return causeOfCanonical(site, page, page.canonical ?? '');
  const detail = barrier === 'noindex' ? page.noindexRaw : (page.robotsBlock?.reason ?? null);
  return { reason: barrier, detail: detail ?? notIndexableBecause ?? '' };
}

/** A page that was fetched again; what only the site tells about its canonical is retained. */
export function updatePageIndexability(
  before: PageIndexability,
  barrier: { readonly kind: Barrier; readonly detail: string | null } | null,
): PageIndexability {
  const { url, reason, detail } = before;
  if (barrier === null) return { url, reason: null, detail: null };
  if (barrier.kind !== 'canonical')
    return { url, reason: barrier.kind, detail: barrier.detail ?? (reason === barrier.kind ? detail : null) };
  const canonical = barrier.detail ?? '';
  if (canonical === before.canonical) return before;
  const isElsewhere = hostOf(canonical) !== hostOf(url);
  return { url, reason: isElsewhere ? 'canonical-off-site' : 'duplicate', detail: canonical, canonical };
}

/** A duplicate leaves its place to a page that is indexed, so neither counts against the site. */
const isFault = ({ reason }: PageIndexability): boolean => reason !== null && reason !== 'duplicate';

export function summariseIndexability(
  pages: readonly PageIndexability[],
  home: PageIndexability | null,
): Indexability {
  const faults = pages.filter(isFault).length;
  const duplicates = pages.filter(({ reason }) => reason === 'duplicate').length;
  return {
    analysed: pages.length,
    indexable: pages.length - faults - duplicates,
    duplicates,
    home,
    limitsScore: (home !== null && isFault(home)) || faults > (pages.length - duplicates) / 2,
    pages: [...pages],
  };
}

/** How the sentence begins. */
function stateOf({ analysed, indexable, home }: Indexability, isMissing: boolean): string {
  if (analysed === 0) return 'home';
  if (isMissing) return 'others';
  if (analysed === 1) return 'page';
  if (indexable === 0) return 'none';
  return home !== null && isFault(home) ? 'inner' : 'some';
}

/** The finding about the site as a whole; null unless its score is limited. */
export function describeUnindexed(indexability: Indexability): (SitePlace & Finding) | null {
  const groups = notIndexableGroups(indexability).filter(({ reason }) => reason !== 'duplicate');
  const [first] = groups;
  if (!indexability.limitsScore || first === undefined || first.reason === 'duplicate') return null;
  const { home, pages, analysed, indexable } = indexability;
  const isUnread = home !== null && home.reason !== null && !pages.some(({ url }) => url === home.url);
  return {
    urls: [],
    messageId: first.reason,
    data: {
      scope: home !== null && isFault(home) ? 'home' : 'most',
      state: stateOf(indexability, isUnread),
      missingHome: isUnread && home.reason === 'status' ? `${home.url} ${home.detail ?? ''}` : 'no',
      analysed,
      indexable,
      reason: first.reason.replaceAll('-', '_'),
      reasons: groups.length,
      affected: first.urls.length,
      url: first.urls[0] ?? '',
      detail: first.detail ?? '',
    },
    evidence: groups.map(({ urls, label, detail }) =>
      urlList(urls, {
        found: detail === null ? label : `${label}: ${detail}`,
        wanted: 'a page that can be indexed',
      }),
    ),
  };
}

/** A server that refuses the home page and nothing else has none to show; one that refuses more may not like crawlers. */
const isAloneRefused = ({ urlRecords }: Site, { check, id }: UrlRecord): boolean =>
  (check?.status === 401 || check?.status === 403) &&
  urlRecords.every((other) => other.id === id || (other.check?.blocked ?? null) === null);

/** The home page when it answers with an error while other pages can be read. */
function missingHome(site: Site): PageIndexability | null {
  const home = site.urlRecords.find(({ url }) => url === `${site.origin}/`);
  if (site.pages.length === 0 || home === undefined || home.check === null) return null;
  const kind = brokenKind(home.check);
  if (kind === 'no-response' || (kind === null && !isAloneRefused(site, home))) return null;
  return { url: home.url, reason: 'status', detail: answerWords(home.check) };
}

/** The home page when it was not crawled because robots.txt forbids it to everybody. */
function closedHome({ pages, robots, matchRobots, origin }: Site): PageIndexability | null {
  if (pages.length > 0 || robots === null) return null;
  const url = `${origin}/`;
  const { allowed, reason } = matchRobots('googlebot', url);
  return allowed ? null : { url, reason: 'robots-txt', detail: reason };
}

export function siteIndexability(facts: Omit<Site, 'pageByUrl'>): Indexability {
  const site: Site = { ...facts, pageByUrl: new Map(facts.pages.map((page) => [page.url, page])) };
  const pages = site.pages.map((page): PageIndexability => {
    const cause = causeOf(site, page);
    return { url: page.url, ...(cause ?? { reason: null, detail: null }) };
  });
  const at = site.pages.findIndex(({ isHome }) => isHome);
  return summariseIndexability(pages, pages[at] ?? missingHome(site) ?? closedHome(site));
}
