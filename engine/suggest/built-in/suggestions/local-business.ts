/** Markup for a business that visitors can come to, from the address, the telephone number and the name it shows. */
import { schemaOrgTypeOf } from '../overview/business-types.ts';
import { kindByLabels, pagesOf, showsPlace } from '../overview/kind-of-site.ts';
import type { SuggestionSite } from '../suggestion-site.ts';
import { isTemplateContact } from '../template-contacts.ts';
import { minutesEach, type WorkWriter } from './strategy-work.ts';
import { script } from './wording.ts';

const isBusiness =
  /LocalBusiness|Store|Restaurant|Hotel|Bakery|Cafe|Dentist|Physician|Attorney|Salon|Plumber/;

function shownPlace(siteContext: SuggestionSite) {
  const { home, pages } = pagesOf(siteContext);
  const shown = [...(home === null ? [] : [home]), ...pages.filter(({ type }) => type === 'contact')];
  const place = shown.flatMap(({ contacts }) => contacts.places).find(({ street }) => street !== null);
  const phone = shown
    .flatMap(({ contacts }) => [...contacts.phones, ...contacts.loosePhones])
    .find((each) => !isTemplateContact(each));
  return place === undefined ? null : { place, phone };
}

/** Only where opening hours and an address are shown, and no markup has them. */
export const localBusinessWork: WorkWriter = (siteContext, broken) => {
  const site = pagesOf(siteContext);
  const { brand } = siteContext;
  const url = site.home?.url;
  const found = shownPlace(siteContext);
  const isMarked = site.pages.some(({ schemaTypes }) => schemaTypes.some((type) => isBusiness.test(type)));
  if (brand === null || url === undefined || found === null || isMarked || !showsPlace(site)) return [];
  const { place, phone } = found;
  const markup = script({
    '@context': 'https://schema.org',
    '@type': schemaOrgTypeOf(kindByLabels(site)?.name ?? ''),
    name: brand,
    url,
    ...(phone !== undefined && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.street,
      postalCode: place.postalCode,
      addressLocality: place.locality,
      ...(place.region !== null && { addressRegion: place.region }),
    },
  });
  return [
    {
      rules: broken.filter(({ issue }) => /^sd-(?:identity|local)/.test(issue.ruleId)),
      title: `Add LocalBusiness markup with the address in ${place.locality}`,
      description: `The site shows ${place.street}, ${place.postalCode} ${place.locality} and opening hours as plain text only, so search engines have to guess that they belong to ${brand}.`,
      implementation: `Add this to the head of the home page, and add your opening hours: ${markup}`,
      minutes: minutesEach.markup,
    },
  ];
};
