/** Builds a small site for tests: real HTML through the real extraction, responses and robots.txt as data. */
import { matchRobots, robotsPathOf } from '../../crawl/robots/match-robots.ts';
import { parseRobots } from '../../crawl/robots/parse-robots.ts';
import { extractPage } from '../../extract/extract-page.ts';
import { normaliseUrl } from '../../fetch/normalize-url.ts';
import type { FetchRecord, Probe } from '../../model/crawl-result.ts';
import type { FetchedPage, FetchFailureReason, Hop } from '../../model/fetched-page.ts';
import type { RobotsTxt } from '../../model/robots-txt.ts';
import type { ImageSize, SiteFacts, SiteProbe, SiteProbes, UrlCheck } from '../../model/site-facts.ts';
import type { SitemapEntry, SitemapFile, SitemapSet } from '../../model/sitemap-facts.ts';
import { SiteBuilder } from '../site/site-builder.ts';

export const origin = 'https://shop.example';

/** HTML, or HTML with its response. */
export type SitePage =
  | string
  | {
      readonly html: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly firstByteMs?: readonly number[];
      readonly isUntimed?: boolean;
    };

/** A status, or the result of a request. */
export type SiteAnswer =
  | number
  | {
      readonly status?: number;
      /** Redirect targets in order; permanent unless `redirectStatus` is set. */
      readonly via?: readonly string[];
      readonly redirectStatus?: number;
      /** The first of them is by a meta refresh. */
      readonly isRefresh?: true;
      readonly failure?: FetchFailureReason;
      readonly blocked?: boolean;
      readonly type?: string;
      readonly bytes?: number;
      readonly size?: ImageSize;
    };

export interface TestSite {
  /** By path. */
  readonly pages?: Readonly<Record<string, SitePage>>;
  /** Responses besides the pages, by path or full URL. */
  readonly answers?: Readonly<Record<string, SiteAnswer>>;
  /** Requested images and external links, by path or full URL. */
  readonly tried?: Readonly<Record<string, SiteAnswer>>;
  /** The text, or the status of the response. */
  readonly robots?: string | number | null;
  /** Listed URLs by path or in full, a whole set, or null when none was requested. */
  readonly sitemap?: readonly string[] | SitemapSet | null;
  readonly probes?: Partial<SiteProbes>;
  /** Temporary redirects of an earlier crawl, by path, with its day. */
  readonly earlierRedirects?: Readonly<Record<string, string>>;
  readonly isWhole?: boolean;
  /** Paths of pages that could not be read. */
  readonly lost?: readonly string[];
  readonly origin?: string;
}

/** A valid page; `head` and `body` are inserted as they are. */
export const html = ({ title = 'A page', head = '', body = '', lang = 'en' } = {}): string =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title>${head}</head><body><main>${body}</main></body></html>`;

export const linkTo = (...paths: readonly string[]): string =>
  paths.map((path) => `<a href="${path}">To ${path}</a>`).join(' ');

const absolute = (path: string, base: string): string => new URL(path, base).href;

function fetchedPage(url: string, page: SitePage): FetchedPage {
  const { html: text, headers, firstByteMs } = typeof page === 'string' ? { html: page } : page;
  const body = Buffer.from(text);
  return {
    requestedUrl: url,
    url,
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    body,
    truncated: false,
    transferBytes: body.byteLength,
    hops: [],
    firstByteMs: firstByteMs?.[0] ?? 20,
    isTimed: true,
    totalMs: 30,
  };
}

export function checkOf(url: string, answer: SiteAnswer, base = origin): UrlCheck {
  const {
    status = 200,
    via = [],
    redirectStatus = 301,
    isRefresh,
    failure,
    blocked,
    type,
    bytes,
    size,
  } = typeof answer === 'number' ? { status: answer } : answer;
  const way = [url, ...via.map((path) => absolute(path, base))];
  const hops = way.slice(0, -1).map(
    (from, at): Hop => ({
      url: from,
      status: redirectStatus,
      location: way[at + 1] ?? null,
      ...(isRefresh === true && at === 0 && { isRefresh }),
    }),
  );
  return {
    status: failure === undefined ? status : null,
    finalUrl: way.at(-1) ?? url,
    hops,
    failure: failure === undefined ? null : { reason: failure, detail: `It failed: ${failure}.` },
    blocked: blocked === true ? `it answered ${status}` : null,
    mediaType: type ?? null,
    bytes: bytes ?? null,
    ...(size !== undefined && { size }),
  };
}

function renderedOf(url: string, answer: SiteAnswer, base: string): FetchRecord {
  const { finalUrl, failure, blocked, mediaType, bytes, size: _, ...check } = checkOf(url, answer, base);
  return {
    ...check,
    url,
    finalUrl: finalUrl ?? url,
    failure: failure === null ? null : { reason: failure.reason ?? 'connect', detail: failure.detail },
    contentType: mediaType ?? '',
    firstByteMs: 10,
    totalMs: 10,
    transferBytes: bytes ?? 0,
    isBlocked: blocked !== null,
  };
}

function triedOf(url: string, answer: SiteAnswer, base: string): Probe {
  const { finalUrl, failure, blocked, mediaType, ...check } = checkOf(url, answer, base);
  const isBroken = (check.status ?? 0) >= 400;
  const outcome =
    blocked !== null ? 'blocked' : failure !== null ? 'unreachable' : isBroken ? 'broken' : 'ok';
  return {
    url,
    outcome,
    detail: blocked ?? failure?.detail ?? '',
    status: check.status,
    hops: check.hops,
    finalUrl: finalUrl ?? url,
    contentType: mediaType ?? '',
    bytes: check.bytes,
    ...(check.size !== undefined && check.size !== null && { size: check.size }),
  };
}

export function robotsOf(text: string | number, base = origin): RobotsTxt {
  const status = typeof text === 'number' ? text : 200;
  const file = parseRobots(typeof text === 'string' ? text : '');
  const access = status === 200 ? 'rules' : status >= 500 || status === 429 ? 'closed' : 'open';
  return {
    ...file,
    url: `${base}/robots.txt`,
    access,
    reason: access === 'closed' ? `robots.txt answered ${status}.` : '',
    status,
    bytes: typeof text === 'string' ? text.length : 0,
    truncated: false,
  };
}

export const sitemapFile = (file: Partial<SitemapFile> = {}): SitemapFile => ({
  url: `${origin}/sitemap.xml`,
  foundIn: 'robots',
  foundOn: null,
  status: 200,
  kind: 'urlset',
  count: 1,
  bytes: 100,
  problems: [],
  ...file,
});

export const sitemapEntry = (url: string, more: Partial<SitemapEntry> = {}): SitemapEntry => ({
  url,
  lastmod: null,
  alternates: [],
  file: 0,
  ...more,
});

function sitemapOf(sitemap: TestSite['sitemap'], base: string): SitemapSet | null {
  if (sitemap === undefined || sitemap === null) return null;
  if (!('length' in sitemap)) return sitemap;
  const entries = sitemap.map((path) => sitemapEntry(absolute(path, base)));
  return { files: [sitemapFile({ count: entries.length })], entries, isComplete: true };
}

export const probeOf = (url: string, answer: SiteAnswer, more: Partial<SiteProbe> = {}): SiteProbe => ({
  url,
  check: checkOf(url, answer),
  text: null,
  canonical: null,
  ...more,
});

const noProbes: SiteProbes = {
  hostVariants: [],
  llmsTxt: null,
  llmsLinks: [],
  favicon: null,
  missingPage: null,
  certificate: null,
  urlVariants: [],
  agents: [],
};

export function buildSite(site: TestSite): SiteFacts {
  const base = site.origin ?? origin;
  const builder = new SiteBuilder(normaliseUrl, new URL(base).host);
  const pages = Object.entries(site.pages ?? {}).map(([path, page]) => [absolute(path, base), page] as const);
  for (const [url, page] of pages) builder.addPage(extractPage(fetchedPage(url, page)));
  const robots = site.robots === null ? null : robotsOf(site.robots ?? '', base);
  const inFull = (answers: TestSite['answers']): (readonly [string, SiteAnswer])[] =>
    Object.entries(answers ?? {}).map(([path, answer]) => [absolute(path, base), answer]);
  const answers = [...pages.map(([url]) => [url, { type: 'text/html' }] as const), ...inFull(site.answers)];
  return builder.finish({
    crawl: {
      origin: base,
      robots: robots === null ? [] : [robots],
      sitemaps: sitemapOf(site.sitemap, base),
      fetches: answers.map(([url, answer]) => renderedOf(url, answer, base)),
      coverage: { full: site.isWhole ?? true, notes: [], entries: [] },
      gaps: {
        whyPartial: site.isWhole === false ? 'The limit of 5 pages was reached.' : null,
        lost: (site.lost ?? []).map((path) => absolute(path, base)),
      },
    },
    matchRobots: (agent, url) =>
      matchRobots(robots ?? robotsOf(404, base), agent).match(robotsPathOf(new URL(url))),
    probes: { ...noProbes, ...site.probes },
    tried: inFull(site.tried).map(([url, answer]) => triedOf(url, answer, base)),
    checked: { externalLinks: site.tried !== undefined, images: site.tried !== undefined },
    untimed: new Set(
      pages.flatMap(([url, page]) => (typeof page !== 'string' && page.isUntimed === true ? [url] : [])),
    ),
    moreFirstByteMs: new Map(
      pages.flatMap(([url, page]) =>
        typeof page === 'string' ? [] : [[url, page.firstByteMs?.slice(1) ?? []] as const],
      ),
    ),
    notSoftAfterAll: new Set(),
    earlierRedirects:
      site.earlierRedirects === undefined
        ? null
        : new Map(Object.entries(site.earlierRedirects).map(([path, day]) => [absolute(path, base), day])),
  });
}
