/** The structured data of each public page (schema.org). */
import { absoluteUrl, type PublicPage, supportEmailPlaceholder } from './public-page.ts';
import { product } from './strings.ts';

type Thing = Readonly<Record<string, unknown>>;

const organizationId = absoluteUrl('/#organization');
const websiteId = absoluteUrl('/#website');

const organization: Thing = {
  '@type': 'Organization',
  '@id': organizationId,
  name: product,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/apple-touch-icon.png'),
  contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: supportEmailPlaceholder },
};

const website: Thing = {
  '@type': 'WebSite',
  '@id': websiteId,
  name: product,
  url: absoluteUrl('/'),
  inLanguage: 'en',
  publisher: { '@id': organizationId },
};

const breadcrumb = (page: PublicPage): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: product, item: absoluteUrl('/') },
    { '@type': 'ListItem', position: 2, name: page.name, item: absoluteUrl(page.path) },
  ],
});

export function describePage(page: PublicPage): Thing {
  const graph = page.path === '/' ? [organization, website] : [breadcrumb(page)];
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** JSON that cannot close the script element around it. */
export const toInertJson = (thing: Thing): string => JSON.stringify(thing).replaceAll('<', '\\u003c');
