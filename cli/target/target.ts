/** What to audit: a domain, a URL, a list of URLs, a sitemap or a folder, as plain data for the crawl. */
import { statSync } from 'node:fs';
import { isDomainWithPath, splitWebsiteUrl } from '@pagewright/contract/domain';
import { checkUrl } from '@pagewright/engine/fetch/address-guard';
import { noConnectTo } from '@pagewright/engine/fetch/connect-to';
import { UsageError } from '../errors/usage-error.ts';
import { words } from '../words/words.ts';

export interface SiteTarget {
  readonly kind: 'site';
  /** As reports call it. */
  readonly name: string;
  /** In ASCII, without scheme or port. */
  readonly host: string;
  readonly path: string;
  /** Set where scheme and port are given and nothing else is to be tried. */
  readonly origin: string | null;
  /** What the user named first, with https where no scheme was named: credentials go here. */
  readonly ownOrigin: string;
  /** Pages to read besides the first; null to follow links from the first. */
  readonly urls: readonly string[] | null;
  readonly sitemapUrls: readonly string[] | null;
  /** A name or address that is not of the public internet. */
  readonly isPrivate: boolean;
}

export interface FolderTarget {
  readonly kind: 'folder';
  readonly folder: string;
}

export type Target = SiteTarget | FolderTarget;

const isFolder = (text: string): boolean => statSync(text, { throwIfNoEntry: false })?.isDirectory() === true;
const hasScheme = (text: string): boolean => /^https?:\/\//i.test(text);
const looksLikePath = (text: string): boolean => /^(?:\.{1,2}$|\.{0,2}\/|~\/|[a-z]:\\)/i.test(text);

/** `localhost:3000` and addresses are read over http, as browsers do. */
const withScheme = (text: string): string =>
  hasScheme(text)
    ? text
    : `${/^(?:localhost|\[|\d+(?:\.\d+){3})(?::|\/|\]|$)|^[^/]+:\d+(?:\/|$)/i.test(text) ? 'http' : 'https'}://${text}`;

function urlOf(text: string): URL {
  const url = URL.parse(withScheme(text));
  if (url === null || url.hostname === '' || /\s/.test(text))
    throw new UsageError(words.target.invalid({ text }));
  if (url.username !== '' || url.password !== '') throw new UsageError(words.target.credentials);
  return url;
}

/** Whether the address guard would refuse it for what it is, whatever its port. */
function isPrivateHost({ hostname, protocol }: URL): boolean {
  return !checkUrl(`${protocol}//${hostname}/`, { connectTo: noConnectTo }).ok;
}

const isSitemap = ({ pathname }: URL): boolean => /\.xml(?:\.gz)?$/i.test(pathname);

function siteOf(first: URL, text: string): Omit<SiteTarget, 'urls' | 'sitemapUrls'> {
  const isPrivate = isPrivateHost(first);
  const isPlain = !isPrivate && first.port === '';
  const domain = hasScheme(text) ? `${first.hostname}${first.pathname}` : text.split(/[?#]/, 1)[0];
  const split =
    isPlain && domain !== undefined && isDomainWithPath(domain)
      ? splitWebsiteUrl(domain)
      : { host: first.hostname, path: first.pathname };
  return {
    kind: 'site',
    name: first.host,
    host: split.host,
    path: split.path === '/' ? '' : split.path,
    origin: isPlain ? null : first.origin,
    ownOrigin: first.origin,
    isPrivate,
  };
}

function singleSite(text: string): SiteTarget {
  const url = urlOf(text);
  const site = siteOf(url, text);
  if (isSitemap(url)) return { ...site, path: '', urls: null, sitemapUrls: [url.href] };
  // A query is part of the page to start from, not of the part of the site that is crawled.
  const urls = url.search === '' ? null : [url.href];
  return { ...site, urls, sitemapUrls: null };
}

function listOfUrls(texts: readonly string[]): SiteTarget {
  const urls = texts.map(urlOf);
  const [first] = urls;
  const other = urls.find(({ host }) => host !== first?.host);
  if (first === undefined) throw new UsageError(words.target.emptyList);
  if (other !== undefined)
    throw new UsageError(words.target.twoSites({ one: first.host, other: other.host }));
  const site = siteOf(first, texts[0] ?? '');
  return { ...site, path: '', urls: urls.map(({ href }) => href), sitemapUrls: null };
}

/** The folder and the URLs that a user wrote, in any of their forms. */
export function resolveTarget(texts: readonly string[]): Target {
  const [text, ...others] = texts;
  if (text === undefined) throw new UsageError(words.target.none);
  if (others.length > 0) return listOfUrls(texts);
  if (looksLikePath(text) || (!hasScheme(text) && !text.includes('.') && isFolder(text))) {
    if (!isFolder(text)) throw new UsageError(words.target.noFolder({ text }));
    return { kind: 'folder', folder: text };
  }
  return singleSite(text);
}
