/** Describes the business behind a site: kind, industry, audience, offers, location. A field that is not known is empty. */
import type { SiteOverview } from '@pagewright/contract/entities/analysis';
import { capitalise } from '../../../text/fold.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import { cosine } from '../../../text/similarity.ts';
import type { PageBrief } from '../../page-brief.ts';
import { rights } from '../describing.ts';
import type { SuggestionSite } from '../suggestion-site.ts';
import { businessTypes } from './business-types.ts';
import {
  generalKind,
  isTemplateSite,
  type Kind,
  kindByLabels,
  kindBySchema,
  kindBySigns,
  pagesOf,
  saysLittle,
  sells,
  showsPlace,
} from './kind-of-site.ts';
import { offersOf } from './offers.ts';

const sureCosine = 0.55;
const sureLead = 0.05;
/** Where something else shows a shop or a place to visit, less is needed to say which. */
const likelyCosine = 0.5;

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

const retail = /retail|publishing/i;
const visited =
  /food|hospitality|tourism|legal|financial|health|sports|beauty|education|construction|automotive|property|culture|retail/i;

interface Candidates {
  /** Only kinds of these industries. */
  readonly industries: RegExp;
  readonly least: number;
}

/** The kind that the encoder finds nearest to what the site says of itself; English only. */
async function kindByWords(
  siteContext: SuggestionSite,
  { industries, least }: Candidates,
): Promise<Kind | null> {
  const { models, home } = siteContext;
  if (models === null || home?.brief.language !== 'en' || home.brief.isFiller) return null;
  const lines = await models.embedOnce(businessTypes.map(({ line }) => line));
  const [site] = await models.embed([portraitOf(siteContext)]);
  if (site === undefined) return null;
  const [first, second] = businessTypes
    .map((type, at) => ({ type, near: cosine(site, lines[at] ?? new Float32Array(site.length)) }))
    .filter(({ type }) => industries.test(type.industry))
    .toSorted((a, b) => b.near - a.near);
  if (first === undefined || second === undefined || first.near < least) return null;
  if (first.near - second.near >= sureLead) return first.type;
  const { industry } = first.type;
  return second.type.industry === industry ? { name: '', industry } : null;
}

const shop: Kind = { name: 'Online store', industry: 'Retail' };
const localBusiness: Kind = { name: 'Local business', industry: 'Local services' };

/** Structured data first, then what pages show, then what they say. */
async function kindOf(siteContext: SuggestionSite, isTemplate: boolean): Promise<Kind | null> {
  const site = pagesOf(siteContext);
  // What a template says is made up.
  const near = async (industries: RegExp, least: number): Promise<Kind | null> =>
    isTemplate ? null : kindByWords(siteContext, { industries, least });
  const named = kindBySchema(site);
  if (named !== null) return named;
  const general = generalKind(site);
  if (sells(site) || general?.name === shop.name) {
    const goods = await near(retail, likelyCosine);
    return goods === null || goods.name === '' ? shop : goods;
  }
  const shown = kindBySigns(site) ?? kindByLabels(site);
  if (shown !== null) return shown;
  if (showsPlace(site) || general !== null)
    return (await near(visited, likelyCosine)) ?? general ?? localBusiness;
  return saysLittle(site) ? null : near(/./, sureCosine);
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
    ...site.pages.map(({ brief }) => brief).filter(({ type }) => type === 'contact'),
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

/** The address in the terms of a licence is that of who wrote them. */
const isOfLicence = ({ paragraphs }: PageBrief, postalCode: string): boolean =>
  paragraphs.some((text) => text.includes(postalCode) && rights.test(text)) ||
  paragraphs.some((text) => text.includes('Free Software Foundation'));

const canBeReached = ({ contacts }: PageBrief): boolean =>
  contacts.showsHours || contacts.phones.length + contacts.loosePhones.length > 0;

const audiencePattern =
  /\b(?:designed|made|built|written|meant|intended|perfect|ideal) for ((?:\p{L}+[ -]?){1,6}\b(?:people|beginners|owners|teams|businesses|companies|families|children|students|developers|professionals|gardeners|travellers|drinkers|makers|lovers|parents|users|customers|maintainers|administrators))/iu;

/** The audience that a sentence of the site names; empty when none does. */
function audienceOf({ site, note }: SuggestionSite): string {
  if (note.audience !== null) return `${capitalise(note.audience)} (from your note)`;
  const audience = site.pages
    .flatMap(({ brief }) =>
      brief.language === 'en' ? brief.paragraphs.slice(0, 12).flatMap((text) => sentencesOf(text, 'en')) : [],
    )
    .map((sentence) => audiencePattern.exec(sentence)?.[1])
    .find((found) => found !== undefined);
  return audience === undefined ? '' : capitalise(audience);
}

export async function siteOverviewOf(siteContext: SuggestionSite): Promise<SiteOverview> {
  const { home, unfilled } = siteContext;
  const isTemplate = isTemplateSite(pagesOf(siteContext)) || (home !== null && unfilled.has(home.brief.url));
  const found = await kindOf(siteContext, isTemplate);
  const kind = isTemplate ? ofTemplate(found) : found;
  return {
    businessType: kind?.name ?? '',
    industry: kind?.industry ?? '',
    // Texts of a template say nothing of its owner.
    targetAudience: isTemplate ? '' : audienceOf(siteContext),
    mainServices: isTemplate ? [] : offersOf(siteContext),
    location: isTemplate ? siteContext.note.location : locationOf(siteContext),
  };
}
