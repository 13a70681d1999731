/** Classifies a site: by its structured data first, then by the encoder; "not clear" where neither is certain. */
import type { SiteOverview } from '@pagewright/contract/entities/analysis';
import { limits } from '@pagewright/contract/limits';
import { capitalise, fold } from '../../text/fold.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { cosine } from '../../text/similarity.ts';
import { wordsIn } from '../../text/words.ts';
import type { PageBrief } from '../page-brief.ts';
import { type BusinessType, businessTypes, generalTypes } from './business-types.ts';
import { wordsOf } from './language-words.ts';
import { stripBrand } from './suggestion-page.ts';
import type { SuggestionSite } from './suggestion-site.ts';
import { isInjection } from './text.ts';

export const notClear = 'Not clear from the content';

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
  return [brief?.title, brief?.description, brief?.paragraphs[0], ...names]
    .filter((part) => part !== null && part !== undefined)
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
  return second.type.industry === industry ? { name: notClear, industry } : null;
}

const service = /\/(?:services?|leistungen|angebot|workshops?|courses?|kurse|classes)\//i;

/** Listings first, then services, then single products. */
const offerRank = ({ type, url }: PageBrief): number =>
  type === 'listing' ? 3 : service.test(url) ? 2 : type === 'product' ? 1 : 0;

/** The names of pages that list or sell something. */
function servicesOf({ site, home, brand }: SuggestionSite): string[] {
  const offers = site.pages
    .filter(({ brief, indexable }) => indexable && offerRank(brief) > 0)
    .toSorted((a, b) => offerRank(b.brief) - offerRank(a.brief) || b.weight - a.weight);
  const names = offers.map(({ brief }) => shortName(brief, brand));
  const unique = [...new Map(names.filter(isOffer).map((name) => [fold(name), name])).values()];
  if (unique.length > 0) return unique.slice(0, limits.shown.services);
  const sections = (home?.brief.headings ?? []).filter(
    ({ level, region }) => level === 2 && region === 'main',
  );
  return sections
    .map(({ text }) => text)
    .filter((name) => isOffer(name) && !/[?!]$/.test(name))
    .slice(0, limits.shown.services);
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

/** The audience that a sentence of the site names; else people who search for what it offers. */
function audienceOf({ site, note, home }: SuggestionSite, services: readonly string[]): string {
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
  if (audience !== undefined) return capitalise(audience);
  const words = home === null ? null : wordsOf(home.brief.language);
  const offer = services.map((name) => (home?.brief.language === 'en' ? lowerFirst(name) : name));
  return offer.length === 0 || words === null
    ? notClear
    : `People looking for ${offer.slice(0, 2).join(' or ')}`;
}

const lowerFirst = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) && !/\s\p{Lu}/u.test(name)
    ? `${name.charAt(0).toLowerCase()}${name.slice(1)}`
    : name;

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
    businessType: kind?.name ?? notClear,
    industry: kind?.industry ?? notClear,
    targetAudience: audienceOf(siteContext, mainServices),
    mainServices,
    location: locationOf(siteContext),
  };
}
