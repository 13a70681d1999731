/** Finds what a site offers: pages that list or sell something, else what the home page lists as its offers. */
import type { SiteOverview } from '@pagewright/contract/entities/analysis';
import { limits } from '@pagewright/contract/limits';
import { capitalise, fold } from '../../text/fold.ts';
import { isInjection } from '../../text/injection.ts';
import { wordsIn } from '../../text/words.ts';
import type { PageBrief } from '../page-brief.ts';
import { rights } from './describing.ts';
import {
  generalKind,
  isTemplateSite,
  type Kind,
  kindByLabels,
  kindBySchema,
  kindBySigns,
  pagesOf,
  sells,
  showsPlace,
} from './kind-of-site.ts';
import { stripBrand } from './suggestion-page.ts';
import type { SuggestionSite } from './suggestion-site.ts';

const service = /\/(?:services?|leistungen|angebot|workshops?|courses?|kurse|classes)\//i;

/** Listings first, then services, then single products. */
const offerRank = ({ type, url }: PageBrief): number =>
  type === 'listing' ? 3 : service.test(url) ? 2 : type === 'product' ? 1 : 0;

/** Headings under which a home page lists what it offers. */
const offerHeading =
  /^(?:our |unsere |nos |nuestros |i nostri |onze )?(?:services?|products?|leistungen|produkte|produits|servicios|productos|servizi|prodotti|diensten|producten|what we (?:do|offer|make))$/iu;

/** The headings right below one that announces offers. */
function offersOn({ headings }: PageBrief): string[] {
  const at = headings.findIndex(({ text }) => offerHeading.test(text.trim()));
  const level = headings[at]?.level;
  if (level === undefined) return [];
  const end = headings.findIndex((heading, index) => index > at && heading.level <= level);
  const below = headings.slice(at + 1, end === -1 ? undefined : end);
  const highest = Math.min(...below.map((heading) => heading.level));
  return below.filter((heading) => heading.level === highest).map(({ text }) => text);
}

const shortName = ({ headings, title }: PageBrief, brand: string | null): string =>
  stripBrand(headings.find(({ level }) => level === 1)?.text ?? title ?? '', brand).split(/[,:]/)[0] ?? '';

const isOffer = (name: string): boolean =>
  name !== '' &&
  wordsIn(name).length <= 6 &&
  !/[?!.]$/.test(name) &&
  !isInjection(name) &&
  !offerHeading.test(name) &&
  !/^(?:journal|blog|news|archive?\b.*|posts?)$/i.test(name);

export function offersOf({ site, home, brand }: SuggestionSite): string[] {
  // A listing lists offers where something is sold; elsewhere it is an index.
  const isSelling = site.pages.some(
    ({ brief }) => brief.type === 'product' || brief.schemaTypes.includes('Product') || brief.signs.hasCart,
  );
  const offers = site.pages
    .filter(
      ({ brief, indexable }) => indexable && offerRank(brief) > 0 && (isSelling || brief.type !== 'listing'),
    )
    .toSorted((a, b) => offerRank(b.brief) - offerRank(a.brief) || b.weight - a.weight);
  const names = offers.map(({ brief }) => shortName(brief, brand));
  const listed = home === null ? [] : offersOn(home.brief);
  const unique = new Map([...names, ...listed].filter(isOffer).map((name) => [fold(name), name]));
  return [...unique.values()].slice(0, limits.shown.services);
}

const shop: Kind = { name: 'Online store', industry: 'Retail' };
const localBusiness: Kind = { name: 'Local business', industry: 'Local services' };

/** Structured data first, then what pages show, then what menus and headings say. */
function kindOf(siteContext: SuggestionSite): Kind | null {
  const site = pagesOf(siteContext);
  const general = generalKind(site);
  const named = kindBySchema(site);
  if (named !== null) return named;
  if (sells(site) || general?.name === shop.name) return shop;
  return kindBySigns(site) ?? kindByLabels(site) ?? general ?? (showsPlace(site) ? localBusiness : null);
}

/** What the template is for is not the owner's business yet. */
const ofTemplate = (kind: Kind | null): Kind => ({
  name:
    kind === null || kind.name === ''
      ? 'Template, not filled in yet'
      : `${kind.name}: template, not filled in yet`,
  industry: '',
});

function locationOf({ site, home, note }: SuggestionSite): string | null {
  if (note.location !== null) return note.location;
  const found = site.pages
    .flatMap(({ brief }) => brief.address ?? [])
    .find(({ locality }) => locality !== null);
  if (found !== undefined)
    return [found.locality, found.region ?? found.country].filter((part) => part !== null).join(', ');
  // An address elsewhere, or alone, may be an example or somebody else's.
  const shown = [
    home?.brief,
    ...site.pages
      .map(({ brief }) => brief)
      .filter(({ type, url }) => type === 'contact' || tellsAbout.test(url)),
  ]
    .flatMap((brief) =>
      brief === undefined || !canBeReached(brief)
        ? []
        : brief.contacts.places.filter(({ postalCode }) => !isOfLicence(brief, postalCode)),
    )
    .at(0);
  return shown === undefined
    ? null
    : [shown.locality, shown.region].filter((part) => part !== null).join(', ');
}

const tellsAbout =
  /\/(?:about|contact|kontakt|impressum|imprint|ueber-uns|uber-uns|a-propos|mentions-legales|contacto|quienes-somos|contatti|chi-siamo|sobre|over-ons)(?:[-_./]|$)/i;

/** The address in the terms of a licence is that of who wrote them. */
const isOfLicence = ({ paragraphs }: PageBrief, postalCode: string): boolean =>
  paragraphs.some((text) => text.includes(postalCode) && rights.test(text)) ||
  paragraphs.some((text) => text.includes('Free Software Foundation'));

const canBeReached = ({ contacts }: PageBrief): boolean =>
  contacts.showsHours || contacts.phones.length + contacts.loosePhones.length > 0;

export function siteOverviewOf(siteContext: SuggestionSite): SiteOverview {
  const { home, unfilled, note } = siteContext;
  const isTemplate = isTemplateSite(pagesOf(siteContext)) || (home !== null && unfilled.has(home.brief.url));
  const found = kindOf(siteContext);
  const kind = isTemplate ? ofTemplate(found) : found;
  return {
    businessType: kind?.name ?? '',
    industry: kind?.industry ?? '',
    targetAudience: note.audience === null ? '' : `${capitalise(note.audience)} (from your note)`,
    // Texts of a template say nothing of its owner.
    mainServices: isTemplate ? [] : offersOf(siteContext),
    location: isTemplate ? note.location : locationOf(siteContext),
  };
}
