/** Keeps of one page's facts what the site rules need, small and free of the page's HTML. */
import type { ImageNode, Region } from '../../facts/node-facts.ts';
import type { PageFacts } from '../../facts/page-facts.ts';
import { type AddressId, linkFlags, type PageRecord, type RecordedLinks } from '../../facts/site-facts.ts';
import { detachOrNull } from '../detach.ts';
import type { AddressBook } from './address-book.ts';
import { markedImages } from './marked-images.ts';
import { linkedParts, partsOf } from './page-parts.ts';

/** All of a record that one page can tell; what needs the whole crawl is added at the end. */
export type PageDraft = Omit<
  PageRecord,
  'robotsBlock' | 'indexable' | 'notIndexableBecause' | 'isHome' | 'inSitemap'
> & {
  readonly requestedAddress: AddressId | null;
  readonly isSoftNotFound: boolean;
};

const identityTypes =
  /^(?:Organization|Person|WebSite|Corporation|NGO|EducationalOrganization|GovernmentOrganization|LocalBusiness|Store|Restaurant|\w+(?:Store|Business|Organization|Agency|Service))$/;
const shareImage = /^(?:og:image(?::(?:secure_)?url)?|twitter:image(?::src)?)$/;

/** What a link's place on the page tells. */
const placeOf = (region: Region): number =>
  region === 'main'
    ? linkFlags.main
    : region === 'navigation' || region === 'header'
      ? linkFlags.navigation
      : region === 'footer'
        ? linkFlags.footer
        : 0;

function recordLinks({ links }: PageFacts, book: AddressBook): RecordedLinks {
  const ids = book.idsOfLinks(links);
  const targets = new Uint32Array(links.length);
  const flags = new Uint8Array(links.length);
  const names: string[] = [];
  for (let at = 0; at < links.length; at += 1) {
    const link = links[at];
    const id = ids[at] ?? -1;
    if (link === undefined || id === -1) continue;
    targets[names.length] = id;
    flags[names.length] =
      placeOf(link.region) |
      (link.nofollow ? linkFlags.nofollow : 0) |
      (book.internal[id] === true ? linkFlags.internal : 0);
    names.push(link.name);
  }
  const count = names.length;
  // With one more, so that even a single name is copied and does not keep the page it was cut from alive.
  names.push('');
  const lines = names.join('\n');
  if (count === links.length) return { targets, flags, names: lines };
  return { targets: targets.slice(0, count), flags: flags.slice(0, count), names: lines };
}

/** The image a browser without srcset loads, or the first candidate where there is no src. */
const imageUrl = ({ resolved, candidates }: ImageNode): string | null =>
  resolved ?? candidates[0]?.resolved ?? null;

const dot = 46;
const none: readonly AddressId[] = [];
const modernType = /^image\/(?:avif|webp)/i;
const modernEnding = /\.(?:avif|webp)(?:[?#]|$)/i;

/** Few addresses that have no query end in `.` and four letters: the others need no closer look. */
const endsModern = (url: string): boolean =>
  (url.charCodeAt(url.length - 5) === dot || url.includes('?') || url.includes('#')) &&
  modernEnding.test(url);

function isModern({ candidates, sourceTypes }: ImageNode): boolean {
  for (let at = 0; at < sourceTypes.length; at += 1) if (modernType.test(sourceTypes[at] ?? '')) return true;
  for (let at = 0; at < candidates.length; at += 1) if (endsModern(candidates[at]?.url ?? '')) return true;
  return false;
}

/** Each image once, and again those that have a modern version. */
function recordImages({ images }: PageFacts, book: AddressBook): Pick<PageDraft, 'images' | 'modernImages'> {
  const ids = new Set<AddressId>();
  let modern: Set<AddressId> | null = null;
  for (const image of images) {
    const url = imageUrl(image);
    const id = url === null ? null : book.idOfResolved(url);
    if (id === null) continue;
    ids.add(id);
    if (isModern(image)) modern = (modern ?? new Set()).add(id);
  }
  return { images: [...ids], modernImages: modern === null ? none : [...modern] };
}

function recordResources({ resources }: PageFacts, book: AddressBook): readonly AddressId[] {
  const ids = new Set<AddressId>();
  for (const { kind, resolved } of resources) {
    if (resolved === null || (kind !== 'script' && kind !== 'stylesheet')) continue;
    const id = book.idOfResolved(resolved);
    if (id !== null) ids.add(id);
  }
  return [...ids];
}

function shareImages({ social, document }: PageFacts, book: AddressBook): readonly AddressId[] {
  const ids = new Set<AddressId>();
  for (const tags of [social.openGraph, social.twitter])
    for (const { property, content } of tags) {
      const id = shareImage.test(property) ? book.idOfWritten(content, document.baseUrl) : null;
      if (id !== null) ids.add(id);
    }
  return [...ids];
}

function newestModified({ dates }: PageFacts): string | null {
  let newest: string | null = null;
  for (const { kind, day } of dates)
    if (kind === 'modified' && day !== null && (newest === null || day > newest)) newest = day;
  return newest;
}

function noindexRaw({ robots }: PageFacts): string | null {
  const directive = robots.directives.find(({ index }) => index === false);
  if (directive === undefined) return null;
  const { source, agent, raw } = directive;
  return source === 'header' ? `X-Robots-Tag: ${raw}` : `<meta name="${agent}" content="${raw}">`;
}

/** Answers that are needed for the audience are settled later, when robots.txt and sitemap are known. */
export function recordPage(facts: PageFacts, book: AddressBook, isSoftNotFound: boolean): PageDraft | null {
  const address = book.idOfResolved(facts.url);
  if (address === null) return null;
  const { images, modernImages } = recordImages(facts, book);
  const heading = facts.headings.find(({ level, text }) => level === 1 && text !== '')?.text;
  return {
    address,
    url: facts.url,
    requestedUrl: facts.requestedUrl,
    requestedAddress: book.idOfResolved(facts.requestedUrl),
    isSoftNotFound,
    status: facts.http.status,
    hops: facts.http.hops,
    isHtml: facts.http.isHtml,
    challenge: facts.http.challenge,
    noindex: facts.robots.noindex,
    noindexRaw: detachOrNull(noindexRaw(facts)),
    nofollow: facts.robots.nofollow,
    canonical: facts.canonical,
    canonicalAddress: facts.canonical === null ? null : book.idOfResolved(facts.canonical),
    title: detachOrNull(facts.title),
    description: detachOrNull(facts.description),
    firstHeading: detachOrNull(heading ?? null),
    language: facts.language.primary,
    hreflangs: facts.hreflangs.flatMap(({ code, resolved, inHead }) => {
      const id = resolved === null || !inHead ? null : book.idOfResolved(resolved);
      return id === null ? [] : [{ code: book.share(code), address: id }];
    }),
    textHash: facts.fingerprint.textHash,
    minHash: facts.fingerprint.minHash,
    skeletonHash: book.share(facts.fingerprint.skeletonHash),
    wordCount: facts.text.wordCount,
    pageType: facts.pageType.type,
    dateModified: detachOrNull(newestModified(facts)),
    links: recordLinks(facts, book),
    images,
    resources: recordResources(facts, book),
    shareImages: shareImages(facts, book),
    modernImages,
    markedImages: markedImages(facts, book),
    parts: partsOf(facts),
    linkedParts: linkedParts(facts, book),
    hasIdentityMarkup: facts.structuredData.items.some(({ types }) =>
      types.some((type) => identityTypes.test(type)),
    ),
    hasIcon: facts.linkTags.some(
      ({ rel, href }) => href !== null && rel.some((word) => word.endsWith('icon')),
    ),
    firstByteMs: [facts.http.firstByteMs],
  };
}
