/** Classifies a site: by its structured data first, then by the encoder; "not clear" where neither is certain. */
import type { SiteOverview } from '@pagewright/contract/entities/analysis';
import { limits } from '@pagewright/contract/limits';
import { capitalise, fold } from '../../text/fold.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { cosine } from '../../text/similarity.ts';
import { wordsIn } from '../../text/words.ts';
import type { PageBrief } from '../page-brief.ts';
import { type BusinessType, businessTypes, generalTypes } from './business-types.ts';
import { stripBrand } from './suggestion-page.ts';
import type { SuggestionSite } from './suggestion-site.ts';
import { isInjection } from './text.ts';

/** A field that is not known is empty, and no report shows it. */
const unknown = '';

const sureCosine = 0.55;
const sureLead = 0.05;

interface Kind {
  readonly name: string;
  readonly industry: string;
}

function kindBySchema({ site }: SuggestionSite): Kind | null {
  const types = site.pages.flatMap(({ brief }) => brief.schemaTypes);
  const named = businessTypes.find(
    ({ schema }) => schema !== null && types.some((type) => schema.test(type)),
  );
  return named ?? null;
}

function generalKind({ site }: SuggestionSite): Kind | null {
  const types = new Set(site.pages.flatMap(({ brief }) => brief.schemaTypes));
  return generalTypes.find(({ schema }) => [...types].some((type) => schema.test(type))) ?? null;
}

/** The home page's text and the headings of the first pages. */
function portraitOf({ site, home }: SuggestionSite): string {
  const names = site.pages.slice(0, 8).map(({ brief }) => brief.headings[0]?.text ?? '');
  const brief = home?.brief;
  const own = brief?.paragraphs.filter((text) => text !== '').slice(0, 2) ?? [];
  return [brief?.title, brief?.description, ...own, ...names]
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join('. ')
    .slice(0, 300);
}

const typeLines: readonly string[] = businessTypes.map(({ line }) => line);

async function kindByWords(siteContext: SuggestionSite): Promise<Kind | null> {
  const { models, home } = siteContext;
  if (models === null || home?.brief.language !== 'en' || home.brief.isFiller) return null;
  const lines = await models.embedOnce(typeLines);
  const [site] = await models.embed([portraitOf(siteContext)]);
  if (site === undefined) return null;
  const ranked = businessTypes
    .map((type, at): { type: BusinessType; near: number } => ({
      type,
      near: cosine(site, lines[at] ?? new Float32Array(site.length)),
    }))
    .toSorted((a, b) => b.near - a.near);
  const [first, second] = ranked;
  if (first === undefined || second === undefined || first.near < sureCosine) return null;
  if (first.near - second.near >= sureLead) return first.type;
  const { industry } = first.type;
  return second.type.industry === industry ? { name: unknown, industry } : null;
}

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

/** The names of pages that list or sell something; else what the home page lists as its offers. */
function servicesOf({ site, home, brand }: SuggestionSite): string[] {
  // A listing lists offers where something is sold; elsewhere it is an index.
  const isSelling = site.pages.some(
    ({ brief }) => brief.type === 'product' || brief.schemaTypes.includes('Product'),
  );
  const offers = site.pages
    .filter(
      ({ brief, indexable }) => indexable && offerRank(brief) > 0 && (isSelling || brief.type !== 'listing'),
    )
    .toSorted((a, b) => offerRank(b.brief) - offerRank(a.brief) || b.weight - a.weight);
  const names = offers.map(({ brief }) => shortName(brief, brand));
  const listed = home === null ? [] : offersOn(home.brief).filter((name) => !/[?!]$/.test(name));
  const unique = [
    ...new Map([...names, ...listed].filter(isOffer).map((name) => [fold(name), name])).values(),
  ];
  return unique.slice(0, limits.shown.services);
}

const shortName = ({ headings, title }: PageBrief, brand: string | null): string =>
  stripBrand(headings.find(({ level }) => level === 1)?.text ?? title ?? '', brand).split(/[,:]/)[0] ?? '';

const isOffer = (name: string): boolean =>
  name !== '' &&
  wordsIn(name).length <= 6 &&
  !isInjection(name) &&
  !/^(?:journal|blog|news|archive?\b.*|posts?)$/i.test(name);

function locationOf({ site, note }: SuggestionSite): string | null {
  if (note.location !== null) return note.location;
  const found = site.pages
    .flatMap(({ brief }) => brief.address ?? [])
    .find(({ locality }) => locality !== null);
  return found === undefined
    ? null
    : [found.locality, found.region ?? found.country].filter((part) => part !== null).join(', ');
}

/** The audience that a sentence of the site names; empty when none does. */
function audienceOf({ site, note }: SuggestionSite): string {
  if (note.audience !== null) return `${capitalise(note.audience)} (from your note)`;
  const audience = site.pages
    .flatMap(({ brief }) =>
      brief.language === 'en' ? brief.paragraphs.slice(0, 12).flatMap((text) => sentencesOf(text, 'en')) : [],
    )
    .map(
      (sentence) =>
        /\b(?:designed|made|built|written|meant|perfect|ideal) for ((?:\p{L}+[ -]?){1,6}\b(?:people|beginners|owners|teams|businesses|companies|families|children|students|developers|professionals|gardeners|travellers|drinkers|makers|lovers|parents|users|customers))/iu.exec(
          sentence,
        )?.[1],
    )
    .find((found) => found !== undefined);
  return audience === undefined ? '' : capitalise(audience);
}

/** Structured data that names the kind wins over words, and a shop is never classified as a club. */
async function kindOf(siteContext: SuggestionSite): Promise<Kind | null> {
  const named = kindBySchema(siteContext);
  if (named !== null) return named;
  const [byWords, general] = [await kindByWords(siteContext), generalKind(siteContext)];
  if (byWords === null || general === null) return byWords ?? general;
  return sells.test(byWords.industry) ? byWords : general;
}

const sells = /retail|craft|food|publishing/i;

export async function siteOverviewOf(siteContext: SuggestionSite): Promise<SiteOverview> {
  const kind = await kindOf(siteContext);
  const mainServices = servicesOf(siteContext);
  return {
    businessType: kind?.name ?? unknown,
    industry: kind?.industry ?? unknown,
    targetAudience: audienceOf(siteContext),
    mainServices,
    location: locationOf(siteContext),
  };
}
