/** Determines what kind of site it is by what its pages show: structured data, menus, prices, contacts, posts, code. */

import type { PageBrief } from '../page-brief.ts';
import { businessTypes, generalTypes, tradeWords } from './business-types.ts';
import { pricesIn } from './prices.ts';
import type { SuggestionSite } from './suggestion-site.ts';

export interface Kind {
  readonly name: string;
  /** Empty when not known. */
  readonly industry: string;
}

/** What a kind is chosen from: the pages of the site, and its home page. */
export interface SitePages {
  readonly pages: readonly PageBrief[];
  readonly home: PageBrief | null;
}

export const pagesOf = ({ site, home }: SuggestionSite): SitePages => ({
  pages: site.pages.map(({ brief }) => brief),
  home: home?.brief ?? null,
});

const isMost = (count: number, all: number): boolean => count * 2 > all;

export function kindBySchema({ pages }: SitePages): Kind | null {
  const types = pages.flatMap(({ schemaTypes }) => schemaTypes);
  return (
    businessTypes.find(({ schema }) => schema !== null && types.some((type) => schema.test(type))) ?? null
  );
}

export function generalKind({ pages }: SitePages): Kind | null {
  const types = new Set(pages.flatMap(({ schemaTypes }) => schemaTypes));
  return generalTypes.find(({ schema }) => [...types].some((type) => schema.test(type))) ?? null;
}

/** The texts of a template are on the home page, or on most pages. */
export const isTemplateSite = ({ pages, home }: SitePages): boolean =>
  home?.signs.isTemplate === true ||
  isMost(pages.filter(({ signs }) => signs.isTemplate).length, pages.length);

const manualLeast = 3;
/** What a manual calls itself. */
const manualName =
  /(?<!\p{L})(?:documentation|(?:user|developer|administrator|installation|programmer|reference)(?:[’']s)? (?:guide|manual)|reference manual|handbook|dokumentation|handbuch|referenz|manuel|documentación|manual de|documentazione|manuale|documentação|handleiding|handbok|manualen|dokumentaatio|käsikirja|документация|руководство|справочник|マニュアル|リファレンス|文档|手册|설명서|문서)/iu;

function manualKind({ pages, home }: SitePages): Kind | null {
  const isNamed = [home?.title, home?.headings[0]?.text].some((text) => manualName.test(text ?? ''));
  const manual = isNamed ? pages : pages.filter(({ signs }) => signs.isManual);
  if (!isNamed && (manual.length < manualLeast || !isMost(manual.length, pages.length))) return null;
  const hasCode = manual.filter(({ signs }) => signs.hasCode).length * 3 >= manual.length;
  return hasCode
    ? { name: 'Software documentation', industry: 'Software' }
    : { name: 'Documentation or manual', industry: '' };
}

const pricesLeast = 3;

/** Something can be bought: a cart, and prices or products. */
export const sells = ({ pages }: SitePages): boolean => {
  const prices = pages.reduce((sum, page) => sum + pricesIn(page).length, 0);
  const products = pages.filter(({ type }) => type === 'product').length;
  return pages.some(({ signs }) => signs.hasCart) && (prices >= pricesLeast || products > 0);
};

/** Where visitors can come to: opening hours beside an address or a telephone number. */
export const showsPlace = ({ pages, home }: SitePages): boolean =>
  pages
    .filter((page) => page === home || page.type === 'contact' || /\/about|\/impressum/.test(page.url))
    .some(
      ({ contacts }) =>
        contacts.showsHours &&
        contacts.places.length + contacts.phones.length + contacts.loosePhones.length > 0,
    );

/** Menus, headings and titles: what the owner named. */
function labelsOf({ pages, home }: SitePages): string {
  const menu = home?.links.filter(({ region }) => region !== 'main' && region !== 'body') ?? [];
  return [
    home?.title ?? '',
    home?.description ?? '',
    ...(home?.headings.map(({ text }) => text) ?? []),
    ...menu.map(({ text }) => text),
    ...pages.flatMap(({ headings }) => headings[0]?.text ?? []),
  ].join('\n');
}

/** Two different words of a trade show it; one is enough where there is a place to come to. */
export function kindByLabels(site: SitePages): Kind | null {
  const labels = labelsOf(site);
  const least = showsPlace(site) ? 1 : 2;
  const [best] = tradeWords
    .map(([name, pattern]) => ({
      name,
      found: new Set([...labels.matchAll(pattern)].map(([text]) => text.toLowerCase())).size,
    }))
    .filter(({ found }) => found >= least)
    .toSorted((a, b) => b.found - a.found);
  return businessTypes.find(({ name }) => name === best?.name) ?? null;
}

const postsLeast = 3;

/** Dated articles, or a list of posts on the home page. */
function blogKind({ pages, home }: SitePages): Kind | null {
  const others = pages.filter((page) => page !== home);
  const dated = others.filter(({ type, published }) => type === 'article' || published !== undefined);
  const bylines =
    home?.paragraphs.filter((text) => /^(?:posted|published|written) (?:by|on)\b/i.test(text)).length ?? 0;
  const hasFeed = pages.some(({ signs }) => signs.hasFeed);
  const isBlog =
    (dated.length >= postsLeast && isMost(dated.length, others.length)) ||
    bylines >= postsLeast ||
    (hasFeed && dated.length > 0 && isMost(dated.length, others.length));
  return isBlog ? { name: 'Blog', industry: 'Media' } : null;
}

/** Headings of a curriculum vitae. */
const cvHeading =
  /^(?:(?:work |my |professional )?(?:experience|education|skills|work|employment|résumé|resume|cv|awards|publications)|berufserfahrung|ausbildung|kenntnisse|lebenslauf|werdegang|expérience|formation|compétences|experiencia|formación|habilidades|esperienza|formazione|competenze|ervaring|opleiding|vaardigheden|experiência|formação|competências)$/iu;
const portfolioHeading =
  /^(?:(?:my |our |recent |selected |latest )?(?:portfolio|projects?|works?)|portfolio overview|referenzen|arbeiten|mes projets|proyectos|progetti|projetos|projecten)$/iu;
const cvLeast = 2;

const servicesHeading = /^(?:(?:our|my) )?(?:services|leistungen|servicios|servizi|serviços|diensten)$/iu;

function portfolioKind({ home }: SitePages): Kind | null {
  const texts = home?.headings.map(({ text }) => text.trim()) ?? [];
  const cv = new Set(texts.filter((text) => cvHeading.test(text)).map((text) => text.toLowerCase()));
  if (cv.size >= cvLeast) return { name: 'Portfolio or résumé', industry: 'Personal site' };
  if (!texts.some((text) => portfolioHeading.test(text))) return null;
  return texts.some((text) => servicesHeading.test(text))
    ? { name: 'Agency or freelancer', industry: 'Creative services' }
    : { name: 'Portfolio', industry: '' };
}

const codeHost = /^https?:\/\/(?:www\.)?(?:github|gitlab|codeberg|bitbucket)\.(?:com|org)\/[^/?#]+/i;
/** An icon's name may stand before it. */
const projectLabel =
  /(?:^|\s)(?<label>documentation|docs|download|get started|getting started|install(?:ation)?|source code|github|changelog|components|api)$/i;

/** A link to its source, and what people come for: documentation, a download, a way to install it. */
function projectKind({ home }: SitePages): Kind | null {
  const links = home?.links ?? [];
  const labels = new Set(
    links.flatMap(({ text }) => projectLabel.exec(text.trim().toLowerCase())?.groups?.['label'] ?? []),
  );
  const hasSource = links.some(({ target }) => codeHost.test(target));
  return labels.size >= (hasSource ? 2 : 3) ? { name: 'Software project', industry: 'Software' } : null;
}

const screenLabel =
  /^(?:dashboard(?: v\d)?|settings|log ?in|log ?out|sign in|sign out|register|inbox|users|profile|tables|charts|forms|widgets|calendar|invoices?)$/i;
const screensLeast = 4;

/** Menus of an application: a dashboard, settings, tables. */
function applicationKind({ home }: SitePages): Kind | null {
  const labels = new Set(
    (home?.links ?? []).map(({ text }) => text.trim().toLowerCase()).filter((text) => screenLabel.test(text)),
  );
  return labels.size >= screensLeast ? { name: 'Web application', industry: 'Software' } : null;
}

const comingSoon =
  /(?<!\p{L})(?:coming soon|under construction|launching soon|im aufbau|in kürze|bientôt (?:en ligne|disponible)|en construction|próximamente|en construcción|prossimamente|in costruzione|em breve|em construção|binnenkort)(?!\p{L})/iu;
const pagesOfStart = 2;

/** A page that announces the site. */
function announcedKind({ pages, home }: SitePages): Kind | null {
  const isAnnounced = home?.headings.some(({ level, text }) => level <= 2 && comingSoon.test(text)) === true;
  return pages.length <= pagesOfStart && isAnnounced ? { name: 'Site not launched yet', industry: '' } : null;
}

/** Null when no page shows it. */
export const kindBySigns = (site: SitePages): Kind | null =>
  announcedKind(site) ??
  manualKind(site) ??
  blogKind(site) ??
  projectKind(site) ??
  applicationKind(site) ??
  portfolioKind(site);
