/** Reduces a page's facts to the record that site rules need, without its HTML. */
import { frameUrls } from '../../model/frame-urls.ts';
import type { ImageNode, Region } from '../../model/node-facts.ts';
import type { OwnerSigns } from '../../model/owner-signs.ts';
import type { PageFacts } from '../../model/page-facts.ts';
import { localBusinessTypes } from '../../model/schema-subtypes.ts';
import {
  linkFlags,
  type PageRecord,
  type RecordedLinks,
  securityFlags,
  type UrlId,
} from '../../model/site-facts.ts';
import { detachOrNull } from '../detach.ts';
import { isNoindexForGoogle } from '../gates.ts';
import { namesTheme } from '../page/page-signs.ts';
import { linkedParts, partsOf } from './page-parts.ts';
import { markedImages } from './structured-data-images.ts';
import type { UrlIndex } from './url-index.ts';

const isBusiness: ReadonlySet<string> = new Set(localBusinessTypes);

const isProduct = /^(?:Product|ProductGroup|IndividualProduct|ProductModel)$/;

/** Extracts from a page what tells the kind of its site: markup, generator, contact data, placeholder text. */
function ownerSigns(facts: PageFacts): OwnerSigns {
  const { structuredData, document, quality, contacts, title, forms } = facts;
  const { items } = structuredData;
  const business = items.find(({ types }) => types.some((type) => isBusiness.has(type)));
  const has = (...names: readonly string[]): boolean =>
    names.some((name) => (business?.properties[name] ?? []).length > 0);
  return {
    generator: document.generator,
    hasPlaceholder: quality.loremIpsum !== null,
    // One alone may be quoted or overlooked.
    hasTemplateText: quality.templateLeftovers.length > 0 && namesTheme(title ?? ''),
    hasProduct: items.some(({ types }) => types.some((type) => isProduct.test(type))),
    hasVariants: items.some(
      ({ types, properties }) =>
        types.includes('ProductGroup') || 'hasVariant' in properties || 'isVariantOf' in properties,
    ),
    business: business
      ? {
          address: has('address'),
          hours: has('openingHours', 'openingHoursSpecification'),
          phone: has('telephone'),
        }
      : null,
    showsPlace:
      contacts.phones.length + contacts.textPhones.length > 0 && contacts.showsHours && contacts.hasAddress,
    asksForPassword: forms.some(({ hasPassword }) => hasPassword),
  };
}

/** The record without what needs the whole crawl. */
export type PageDraft = Omit<
  PageRecord,
  'robotsBlock' | 'indexable' | 'barrier' | 'notIndexableBecause' | 'isHome' | 'inSitemap'
> & {
  readonly requestedUrlId: UrlId | null;
  readonly isSoftNotFound: boolean;
  readonly isNoindexForGoogle: boolean;
};

const identityTypes =
  /^(?:Organization|Person|WebSite|Corporation|NGO|EducationalOrganization|GovernmentOrganization|LocalBusiness|Store|Restaurant|\w+(?:Store|Business|Organization|Agency|Service))$/;
const shareImage = /^(?:og:image(?::(?:secure_)?url)?|twitter:image(?::src)?)$/;

/** The flag of a link's region. */
const placeOf = (region: Region): number =>
  region === 'main'
    ? linkFlags.main
    : region === 'navigation' || region === 'header'
      ? linkFlags.navigation
      : region === 'footer'
        ? linkFlags.footer
        : 0;

/** A frameset leads to its frames as a page leads to what it links to. */
function recordLinks(facts: PageFacts, urlIndex: UrlIndex): RecordedLinks {
  const targets: UrlId[] = [];
  const flags: number[] = [];
  const names: string[] = [];
  const record = (resolved: string, place: number, name: string): void => {
    const id = urlIndex.idOfResolved(resolved);
    if (id === null) return;
    targets.push(id);
    flags.push(place | (urlIndex.internal[id] === true ? linkFlags.internal : 0));
    // Ends with a line break, so that even a single name is copied and does not keep the page in memory.
    names.push(`${name}\n`);
  };
  for (const { kind, resolved, region, nofollow, name } of facts.links)
    if (kind === 'web' && resolved !== null)
      record(resolved, placeOf(region) | (nofollow ? linkFlags.nofollow : 0), name);
  for (const resolved of frameUrls(facts)) record(resolved, linkFlags.main, 'frame');
  return { targets: new Uint32Array(targets), flags: new Uint8Array(flags), names: names.join('') };
}

/** The image a browser without srcset loads, or the first candidate where there is no src. */
const imageUrl = ({ resolved, candidates }: ImageNode): string | null =>
  resolved ?? candidates[0]?.resolved ?? null;

const modernType = /^image\/(?:avif|webp)/i;
const modernExtension = /\.(?:avif|webp)(?:[?#]|$)/i;

const isModern = ({ candidates, sourceTypes }: ImageNode): boolean =>
  sourceTypes.some((type) => modernType.test(type)) ||
  candidates.some(({ url }) => modernExtension.test(url));

/** Each image once, and again those that have a modern version. */
function recordImages({ images }: PageFacts, urlIndex: UrlIndex): Pick<PageDraft, 'images' | 'modernImages'> {
  const ids = new Set<UrlId>();
  const modern = new Set<UrlId>();
  for (const image of images) {
    const url = imageUrl(image);
    const id = url === null ? null : urlIndex.idOfResolved(url);
    if (id === null) continue;
    ids.add(id);
    if (isModern(image)) modern.add(id);
  }
  return { images: [...ids], modernImages: [...modern] };
}

function recordResources({ resources }: PageFacts, urlIndex: UrlIndex): readonly UrlId[] {
  const ids = new Set<UrlId>();
  for (const { kind, resolved } of resources) {
    if (resolved === null || (kind !== 'script' && kind !== 'stylesheet')) continue;
    const id = urlIndex.idOfResolved(resolved);
    if (id !== null) ids.add(id);
  }
  return [...ids];
}

const feedType = /^application\/(?:rss|atom)\+xml/i;

/** Icons and feeds of the head, which browsers and readers load. */
function declaredFiles({ linkTags }: PageFacts, urlIndex: UrlIndex): readonly UrlId[] {
  const ids = new Set<UrlId>();
  for (const { rel, type, resolved } of linkTags) {
    const isFile = rel.includes('icon') || (rel.includes('alternate') && feedType.test(type ?? ''));
    const id = isFile && resolved !== null ? urlIndex.idOfResolved(resolved) : null;
    if (id !== null) ids.add(id);
  }
  return [...ids];
}

const securityOf = ({ http: { security } }: PageFacts): number =>
  (security.contentTypeOptions?.toLowerCase() === 'nosniff' ? securityFlags.nosniff : 0) |
  (security.frameAncestors || security.frameOptions !== null ? securityFlags.framing : 0) |
  (security.csp === null ? 0 : securityFlags.csp) |
  (security.hsts === null ? 0 : securityFlags.hsts);

function shareImages({ social, document }: PageFacts, urlIndex: UrlIndex): readonly UrlId[] {
  const ids = new Set<UrlId>();
  for (const tags of [social.openGraph, social.twitter])
    for (const { property, content } of tags) {
      // An empty one would resolve to the page itself.
      const isImage = shareImage.test(property) && content.trim() !== '';
      const id = isImage ? urlIndex.idOfWritten(content, document.baseUrl) : null;
      if (id !== null) ids.add(id);
    }
  return [...ids];
}

/** The directive as written; null without noindex. */
export function noindexRaw({ robots }: Pick<PageFacts, 'robots'>): string | null {
  const directive = robots.directives.find(({ index }) => index === false);
  if (directive === undefined) return null;
  const { source, agent, raw } = directive;
  return source === 'header' ? `X-Robots-Tag: ${raw}` : `<meta name="${agent}" content="${raw}">`;
}

/** The generator is one string for all pages that have it. */
function signsOf(facts: PageFacts, urlIndex: UrlIndex): PageDraft['signs'] {
  const signs = ownerSigns(facts);
  return { ...signs, generator: signs.generator === null ? null : urlIndex.share(signs.generator) };
}

/** One string for all pages that have it. */
function siteNameOf({ social }: PageFacts, urlIndex: UrlIndex): string | null {
  const name = social.openGraph.find(({ property }) => property === 'og:site_name')?.content.trim() ?? '';
  return name === '' ? null : urlIndex.share(name);
}

/** Null when the page has no valid URL. */
export function recordPage(facts: PageFacts, urlIndex: UrlIndex, isSoftNotFound: boolean): PageDraft | null {
  const urlId = urlIndex.idOfResolved(facts.url);
  if (urlId === null) return null;
  const { images, modernImages } = recordImages(facts, urlIndex);
  const mainHeadings = facts.headings.filter(({ level, text }) => level === 1 && text !== '');
  return {
    urlId,
    url: facts.url,
    requestedUrlId: urlIndex.idOfResolved(facts.requestedUrl),
    isSoftNotFound,
    status: facts.http.status,
    hops: facts.http.hops,
    isHtml: facts.http.isHtml,
    isFrameset: facts.document.frameset,
    challenge: facts.http.challenge,
    noindex: facts.robots.noindex,
    isNoindexForGoogle: isNoindexForGoogle(facts.robots),
    noindexRaw: detachOrNull(noindexRaw(facts)),
    nofollow: facts.robots.nofollow,
    canonical: facts.canonical,
    canonicalUrlId: facts.canonical === null ? null : urlIndex.idOfResolved(facts.canonical),
    title: detachOrNull(facts.title),
    description: detachOrNull(facts.description),
    firstHeading: detachOrNull(mainHeadings[0]?.text ?? null),
    h1Count: mainHeadings.length,
    siteName: siteNameOf(facts, urlIndex),
    language: facts.language.primary,
    textLanguage: facts.language.detected?.code ?? null,
    hreflangs: facts.hreflangs.flatMap(({ code, resolved, inHead }) => {
      const id = resolved === null || !inHead ? null : urlIndex.idOfResolved(resolved);
      return id === null ? [] : [{ code: urlIndex.share(code), urlId: id }];
    }),
    textHash: facts.fingerprint.textHash,
    minHash: facts.fingerprint.minHash,
    skeletonHash: urlIndex.share(facts.fingerprint.skeletonHash),
    wordCount: facts.text.wordCount,
    pageType: facts.pageType.type,
    links: recordLinks(facts, urlIndex),
    images,
    backgrounds: facts.backgrounds.flatMap((url) => urlIndex.idOfResolved(url) ?? []),
    resources: recordResources(facts, urlIndex),
    shareImages: shareImages(facts, urlIndex),
    modernImages,
    markedImages: markedImages(facts, urlIndex),
    parts: partsOf(facts),
    linkedParts: linkedParts(facts, urlIndex),
    signs: signsOf(facts, urlIndex),
    hasIdentityMarkup: facts.structuredData.items.some(({ types }) =>
      types.some((type) => identityTypes.test(type)),
    ),
    hasIcon: facts.linkTags.some(
      ({ rel, href }) => href !== null && rel.some((word) => word.endsWith('icon')),
    ),
    declaredFiles: declaredFiles(facts, urlIndex),
    security: securityOf(facts),
    firstByteMs: [facts.http.firstByteMs],
    isUntimed: !facts.http.isTimed,
  };
}
