/** Structured data to paste, made only from what the page shows. */

import { isInjection } from '../../text/injection.ts';
import { lettersAndDigits } from '../../text/words.ts';
import { shownPrice } from '../facts/prices.ts';
import { isTemplateContact } from '../facts/unfilled-template.ts';
import type { PageBrief } from '../page-brief.ts';
import { draftOf, type ExtraWriter, type IssueWriter, type SuggestionContext } from './suggestion-writer.ts';
import { script } from './wording.ts';

const schemaOrg = 'https://schema.org';
const articleWords = 150;

/** What the page is called. */
const nameOf = ({ parts: { pageContext } }: SuggestionContext): string | null =>
  pageContext.headline === null || isInjection(pageContext.headline) ? null : pageContext.headline;

const picturesOf = ({ broken }: SuggestionContext['site'], { images }: PageBrief): string[] =>
  images
    .filter(({ src, region }) => region === 'main' && !/\.svg$/i.test(src) && !broken.has(src))
    .map(({ src }) => src);

export const articleData: ExtraWriter = (context) => {
  const { brief } = context.parts.page;
  const name = nameOf(context);
  const hasMarkup = brief.schemaTypes.some((type) => /Article|Posting|Product|Recipe|Event/.test(type));
  if (brief.type !== 'article' || hasMarkup || name === null || brief.wordCount < articleWords) return [];
  const [picture] = picturesOf(context.site, brief);
  const [author, another] = brief.authors;
  // All that Google shows of an article, or nothing. A manual has a date, too: only what one person signed is an article for sure.
  if (author === undefined || another !== undefined || picture === undefined) return [];
  if (brief.published === undefined) return [];
  const html = script({
    '@context': schemaOrg,
    '@type': 'Article',
    headline: name,
    mainEntityOfPage: brief.url,
    image: picture,
    datePublished: brief.published,
    author: { '@type': 'Person', name: author },
    ...(context.site.brand !== null && { publisher: { '@type': 'Organization', name: context.site.brand } }),
  });
  return [
    draftOf(`Tell search engines that this is an article by ${author}. Add to the head:\n${html}`, {
      kind: 'head',
      html,
    }),
  ];
};

export const productData: ExtraWriter = (context) => {
  const { brief } = context.parts.page;
  const name = nameOf(context);
  const [picture] = picturesOf(context.site, brief);
  const offer = shownPrice(brief);
  const description = context.parts.description ?? brief.description;
  const hasMarkup = brief.schemaTypes.some((type) => /Product/.test(type));
  if (brief.type !== 'product' || hasMarkup || name === null || picture === undefined || offer === null)
    return [];
  const html = script({
    '@context': schemaOrg,
    '@type': 'Product',
    name,
    image: picture,
    ...(description !== null && { description }),
    offers: { '@type': 'Offer', price: offer.price, priceCurrency: offer.currency, url: brief.url },
  });
  return [
    draftOf(`Tell search engines what is sold here and at what price. Add to the head:\n${html}`, {
      kind: 'head',
      html,
    }),
  ];
};

const plainLetters = (text: string): string => lettersAndDigits(text.toLowerCase());

const isIdentity = (types: readonly string[]): boolean =>
  types.some((type) => /Organization|LocalBusiness|Store|Corporation|Restaurant|Hotel|NGO|Shop/.test(type));

/** Who made the site's software or theme. */
const credit =
  /\b(?:published|powered|built|made|created|generated|designed|theme|hosted)\b.{0,30}\b(?:with|by|on|from)\b/i;
/** Of one person: the organisation may have another. */
const personal = /^[a-z]+\.[a-z]+@/i;
/** Addresses that are read by whoever has the task. */
const ofRole =
  /^(?:info|contact|hello|hi|office|mail|kontakt|contacto|contatti|contato|bonjour|hallo|post|enquir(?:y|ies)|inquir(?:y|ies)|support|help|sales|service|team|reception|booking|bookings)@/i;
/** Code that the organisation keeps there is not its profile. */
const codeHosts = /^https?:\/\/(?:www\.)?(?:github|gitlab|bitbucket)\.(?:com|org)\/[^/?#]+\/[^/?#]/i;

const networks =
  /^https?:\/\/(?:[\w-]+\.)*(?:facebook|instagram|linkedin|youtube|twitter|x|tiktok|pinterest|github|dribbble|mastodon)\.(?:com|social|org)\/[^/?#]+/i;

/** The organisation behind the site: profiles and contacts, on the page that shows them. */
export const identityDetails: ExtraWriter = ({ site, parts: { page } }) => {
  const { brief } = page;
  const home = site.home?.brief.url;
  const isPlace = brief.type === 'contact' || brief.url === home;
  if (!isPlace || site.brand === null || home === undefined) return [];
  const hasProperty = (name: string): boolean =>
    site.site.pages.some(({ brief: other }) =>
      other.items.some((item) => isIdentity(item.types) && item.properties.includes(name)),
    );
  // In the text a link may lead to anybody's profile; in header and footer it is the site's own.
  const framed = brief.links
    .filter(({ region, text }) => region !== 'main' && !credit.test(text))
    .map(({ target }) => target);
  // What does not carry the site's name may be anybody's: the maker of a tool, an author.
  const own = plainLetters(site.brand);
  const isOwn = (text: string): boolean => plainLetters(text).includes(own);
  const profiles = [
    ...new Set(
      framed.filter(
        (url) => networks.test(url) && !codeHosts.test(url) && isOwn(url) && !site.broken.has(url),
      ),
    ),
  ];
  const phone = brief.contacts.phones.find((each) => !isTemplateContact(each));
  // Of several it is not known which one is for everybody.
  const domain = site.site.domain.replace(/^www\./, '');
  const emails = [...new Set(brief.contacts.emails.filter((each) => !isTemplateContact(each)))];
  const email = emails.find(
    (each) =>
      emails.length === 1 &&
      !personal.test(each) &&
      (each.toLowerCase().endsWith(`@${domain}`) || ofRole.test(each)),
  );
  const extra = {
    ...(profiles.length > 0 && !hasProperty('sameAs') && { sameAs: profiles.slice(0, 6) }),
    ...(phone !== undefined && !hasProperty('telephone') && { telephone: phone }),
    ...(email !== undefined && !hasProperty('email') && { email }),
  };
  const names = Object.keys(extra);
  if (names.length === 0) return [];
  const data = { '@context': schemaOrg, '@type': 'Organization', name: site.brand, url: home, ...extra };
  const html = script(data);
  const what = { sameAs: 'profiles', telephone: 'telephone number', email: 'e-mail address' } as const;
  const details = Object.entries(what).flatMap(([name, words]) => (names.includes(name) ? [words] : []));
  return [
    draftOf(
      `Tell search engines the ${details.join(' and ')} of ${site.brand}, which the page shows and no structured data says. Add to the head:\n${html}`,
      { kind: 'head', html },
    ),
  ];
};

export const identity: IssueWriter = ({ site }) => {
  const url = site.home?.brief.url;
  if (site.brand === null || url === undefined || site.unfilled.has(url)) return null;
  const html = script({ '@context': schemaOrg, '@type': 'WebSite', name: site.brand, url });
  return draftOf(`Tell search engines the name of the site. Add to the head of the home page:\n${html}`, {
    kind: 'head',
    html,
  });
};
