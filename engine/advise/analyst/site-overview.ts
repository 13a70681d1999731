/** What a site is: by its structured data first, then by what its words are near to; "not clear" where neither tells. */
import type { SiteOverview } from '@pagewright/contract/entities/analysis';
import { limits } from '@pagewright/contract/limits';
import type { PageBrief } from '../page-brief.ts';
import { type BusinessType, businessTypes, generalTypes } from './business-types.ts';
import { wordsOf } from './language-words.ts';
import { cosine, type Models } from './models.ts';
import { stripBrand } from './page-desk.ts';
import type { SiteDesk } from './site-desk.ts';
import { capitalise, fold, isInjection, sentencesOf, wordsIn } from './text.ts';

export const notClear = 'Not clear from the content';

const sureCosine = 0.55;
const sureLead = 0.05;

interface Kind {
  readonly name: string;
  readonly industry: string;
}

function kindBySchema({ site }: SiteDesk): Kind | null {
  const types = site.pages.flatMap(({ brief }) => brief.schemaTypes);
  const named = businessTypes.find(
    ({ schema }) => schema !== null && types.some((type) => schema.test(type)),
  );
  return named ?? null;
}

function generalKind({ site }: SiteDesk): Kind | null {
  const types = new Set(site.pages.flatMap(({ brief }) => brief.schemaTypes));
  return generalTypes.find(({ schema }) => [...types].some((type) => schema.test(type))) ?? null;
}

/** The home page's own words and the names of the main pages. */
function portraitOf({ site, home }: SiteDesk): string {
  const names = site.pages.slice(0, 8).map(({ brief }) => brief.headings[0]?.text ?? '');
  const brief = home?.brief;
  return [brief?.title, brief?.description, brief?.paragraphs[0], ...names]
    .filter((part) => part !== null && part !== undefined)
    .join('. ')
    .slice(0, 300);
}

/** The table does not change: it is encoded once for as long as the models stay loaded. */
const encoded = new WeakMap<Models, Promise<readonly Float32Array[]>>();

function typeVectors(models: Models): Promise<readonly Float32Array[]> {
  const known = encoded.get(models) ?? models.embed(businessTypes.map(({ line }) => line));
  encoded.set(models, known);
  return known;
}

async function kindByWords(desk: SiteDesk): Promise<Kind | null> {
  const { models, home } = desk;
  if (models === null || home?.brief.language !== 'en' || home.brief.isFiller) return null;
  const lines = await typeVectors(models);
  const [site] = await models.embed([portraitOf(desk)]);
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

/** Lists of what there is come first, then services, then single things. */
const offerRank = ({ type, url }: PageBrief): number =>
  type === 'listing' ? 3 : service.test(url) ? 2 : type === 'product' ? 1 : 0;

/** What the site offers: pages that list or sell something, by their own names. */
function servicesOf({ site, home, brand }: SiteDesk): string[] {
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

function locationOf({ site, note }: SiteDesk): string | null {
  if (note.location !== null) return note.location;
  const found = site.pages
    .flatMap(({ brief }) => brief.address ?? [])
    .find(({ locality }) => locality !== null);
  return found === undefined
    ? null
    : [found.locality, found.region ?? found.country].filter((part) => part !== null).join(', ');
}

/** A sentence of the site that says for whom it is; else whoever looks for what it offers. */
function audienceOf({ site, note, home }: SiteDesk, services: readonly string[]): string {
  if (note.audience !== null) return `${capitalise(note.audience)} (from your note)`;
  const told = site.pages
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
  if (told !== undefined) return capitalise(told);
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

/** Structured data that names the kind outright goes before words, and a shop is no garden club. */
async function kindOf(desk: SiteDesk): Promise<Kind | null> {
  const named = kindBySchema(desk);
  if (named !== null) return named;
  const [spoken, general] = [await kindByWords(desk), generalKind(desk)];
  if (spoken === null || general === null) return spoken ?? general;
  return sells.test(spoken.industry) ? spoken : general;
}

const sells = /retail|craft|food|publishing/i;

export async function siteOverviewOf(desk: SiteDesk): Promise<SiteOverview> {
  const kind = await kindOf(desk);
  const mainServices = servicesOf(desk);
  return {
    businessType: kind?.name ?? notClear,
    industry: kind?.industry ?? notClear,
    targetAudience: audienceOf(desk, mainServices),
    mainServices,
    location: locationOf(desk),
  };
}
