/** Structured data to paste, made only from what the page shows. */
import type { PageBrief } from '../../page-brief.ts';
import { bare } from '../link-ideas.ts';
import { stripBrand } from '../suggestion-page.ts';
import { isInjection } from '../text.ts';
import { isTemplateContact } from './more-links.ts';
import { shownPrice } from './prices.ts';
import { draftOf, type ExtraWriter, type IssueWriter, type SuggestionContext } from './suggestion-writer.ts';
import { anchor, markup, script } from './wording.ts';

const schemaOrg = 'https://schema.org';
const articleWords = 150;

/** What the page is called. */
const nameOf = ({ site, parts: { page, title } }: SuggestionContext): string | null => {
  const name = page.brief.headings.find(({ level }) => level === 1)?.text ?? title ?? page.brief.title;
  return name === null || isInjection(name) ? null : stripBrand(name, site.brand) || name;
};

const picturesOf = ({ images }: PageBrief): string[] =>
  images.filter(({ src, region }) => region === 'main' && !/\.svg$/i.test(src)).map(({ src }) => src);

export const articleData: ExtraWriter = (context) => {
  const { brief } = context.parts.page;
  const name = nameOf(context);
  const hasMarkup = brief.schemaTypes.some((type) => /Article|Posting|Product|Recipe|Event/.test(type));
  if (brief.type !== 'article' || hasMarkup || name === null || brief.wordCount < articleWords) return [];
  const [picture] = picturesOf(brief);
  const [author] = brief.authors;
  const html = script({
    '@context': schemaOrg,
    '@type': 'Article',
    headline: name,
    mainEntityOfPage: brief.url,
    ...(picture !== undefined && { image: picture }),
    ...(brief.published !== undefined && { datePublished: brief.published }),
    ...(author !== undefined && { author: { '@type': 'Person', name: author } }),
    ...(context.site.brand !== null && { publisher: { '@type': 'Organization', name: context.site.brand } }),
  });
  const by = author === undefined ? 'an article' : `an article by ${author}`;
  return [draftOf(`Tell search engines that this is ${by}. Into the head:\n${html}`, { kind: 'head', html })];
};

export const productData: ExtraWriter = (context) => {
  const { brief } = context.parts.page;
  const name = nameOf(context);
  const [picture] = picturesOf(brief);
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
    draftOf(`Tell search engines what is sold here and at what price. Into the head:\n${html}`, {
      kind: 'head',
      html,
    }),
  ];
};

/** The pages above this one, from the top; null when one of them is not known. */
function stepsTo({ site, parts: { page } }: SuggestionContext): { url: string; name: string }[] | null {
  const url = URL.parse(page.brief.url);
  const parts = (url?.pathname ?? '').split('/').filter((part) => part !== '');
  if (url === null || parts.length < 2) return null;
  const steps = parts.map((_, at) => `${url.origin}/${parts.slice(0, at + 1).join('/')}`);
  const known = steps.flatMap((step) => site.pageAt.get(step) ?? site.pageAt.get(`${step}/`) ?? []);
  const names = known.map(({ brief }) => ({
    url: brief.url,
    name: stripBrand(brief.headings.find(({ level }) => level === 1)?.text ?? brief.title ?? '', site.brand),
  }));
  const isWhole =
    known.length === parts.length && names.every(({ name }) => name !== '' && !isInjection(name));
  return isWhole ? names : null;
}

/** The way down to the page, for readers and for search engines. */
export const trail: ExtraWriter = (context) => {
  const { page } = context.parts;
  const { brief } = page;
  const steps = stepsTo(context);
  if (brief.schemaTypes.includes('BreadcrumbList') || steps === null) return [];
  const [above] = steps.slice(-2);
  const html = script({
    '@context': schemaOrg,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ url, name }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: url,
    })),
  });
  const isLedBack = brief.links.some(
    ({ target, region }) =>
      region !== 'navigation' && region !== 'footer' && bare(target) === bare(above?.url ?? ''),
  );
  const shown = steps.map(({ url, name }, at) =>
    at === steps.length - 1 ? markup(name) : anchor(url, brief.url, name),
  );
  const seen = isLedBack
    ? ''
    : `Above the heading: <nav aria-label="Breadcrumb">${shown.join(' › ')}</nav>\nInto the head: `;
  return [
    draftOf(
      isLedBack
        ? `Show in search results where this page belongs. Into the head:\n${html}`
        : `Show where this page belongs, to readers and in search results.\n${seen}${html}`,
      { kind: 'head', html },
    ),
  ];
};

const isIdentity = (types: readonly string[]): boolean =>
  types.some((type) => /Organization|LocalBusiness|Store|Corporation|Restaurant|Hotel|NGO|Shop/.test(type));

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
  const profiles = [...new Set(brief.links.map(({ target }) => target).filter((url) => networks.test(url)))];
  const phone = brief.contacts.phones.find((each) => !isTemplateContact(each));
  const email = brief.contacts.emails.find((each) => !isTemplateContact(each));
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
      `Tell search engines the ${details.join(' and ')} of ${site.brand}, which the page shows and no structured data says. Into the head:\n${html}`,
      { kind: 'head', html },
    ),
  ];
};

export const identity: IssueWriter = ({ site }) => {
  const url = site.home?.brief.url;
  if (site.brand === null || url === undefined) return null;
  const html = script({ '@context': schemaOrg, '@type': 'WebSite', name: site.brand, url });
  return draftOf(`Tell search engines the name of the site. Into the head of the home page:\n${html}`, {
    kind: 'head',
    html,
  });
};
