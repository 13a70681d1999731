/** Finds what a site offers: pages that list or sell something, else what the home page lists as its offers. */
import { limits } from '@pagewright/contract/limits';
import { fold } from '../../../text/fold.ts';
import { wordsIn } from '../../../text/words.ts';
import type { PageBrief } from '../../page-brief.ts';
import { stripBrand } from '../suggestion-page.ts';
import type { SuggestionSite } from '../suggestion-site.ts';
import { isInjection } from '../text.ts';

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
