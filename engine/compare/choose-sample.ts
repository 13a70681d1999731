/** Chooses the pages of two sites that are measured: as many of each kind on both sides, each page once. */
import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { pageTypeByUrl } from '../suggest/facts/stored-brief.ts';
import { languageOf, languagesOf } from './site-language.ts';

type PageKind = 'home' | 'offer' | 'article' | 'other';

const kinds: readonly PageKind[] = ['home', 'offer', 'article', 'other'];

/** Pages that every site has to have say nothing of how well it does. */
const unlikeContent: ReadonlySet<string> = new Set(['legal', 'cart', 'login', 'search']);
const unlikePath =
  /\/(?:licen[cs]e|changelog|release-?notes|credits|site-?map|404|feed|tags?|authors?|archives?)(?:[/.-]|$)/i;
const offerPath =
  /\/(?:products?|produkte?|produits?|productos?|prodotti|produtos|shop|store|services?|leistungen|angebote?|servicios|servizi|diensten|collections?|courses?|kurse|menu|speisekarte|rooms|zimmer|pricing|preise)(?:[/.-]|$)/i;
const articlePath =
  /\/(?:blog|news|articles?|artikel|posts?|magazine?|journal|stories|actualites|noticias|notizie|\d{4}\/\d{2})\/[^/]+/i;
const comparableMin = 3;

function kindOf({ url }: Page): PageKind {
  const path = URL.parse(url)?.pathname ?? '/';
  if (pageTypeByUrl(url) === 'home') return 'home';
  if (articlePath.test(path)) return 'article';
  return offerPath.test(path) ? 'offer' : 'other';
}

/** `/guide/` and `/guide/index.html` are one page. */
const bareUrl = (url: string): string => url.replace(/\/(?:index|default)\.\w{2,5}$/i, '/');

/** A page at several URLs counts once; copies with a URL of their own are a fault, and stay. */
function eachOnce(pages: readonly Page[]): Page[] {
  const known = new Set<string>();
  return pages.filter(({ url }) => {
    const bare = bareUrl(url);
    if (known.has(bare)) return false;
    known.add(bare);
    return true;
  });
}

/** The pages with content, those in the shared language first; all pages of a site with too few of those. */
function candidates(pages: readonly Page[], language: string | undefined): Page[] {
  // A page that is kept out of search stays in: that may be the very fault.
  const own = eachOnce(
    pages.filter(({ url }) => !unlikeContent.has(pageTypeByUrl(url)) && !unlikePath.test(url)),
  );
  const chosen = own.length < comparableMin ? [...pages] : own;
  if (language === undefined) return chosen;
  const isShared = (page: Page): boolean => (languageOf(page) ?? language) === language;
  return [...chosen.filter(isShared), ...chosen.filter((page) => !isShared(page))];
}

/** No kind fills the sample where there are others. */
const ofKindMax = 4;

/** First as many of each kind as both sites have, then what is left; in the order in which it was read. */
function take(own: readonly Page[], other: readonly Page[]): Page[] {
  const shared = kinds.flatMap((kind) => {
    const most = Math.min(ofKindMax, other.filter((page) => kindOf(page) === kind).length);
    return own.filter((page) => kindOf(page) === kind).slice(0, most);
  });
  const chosen = new Set([...new Set([...shared, ...own])].slice(0, limits.competitor.pages));
  return own.filter((page) => chosen.has(page));
}

/** The language that most pages of both sites are in; undefined when they share none. */
function sharedLanguage(main: readonly Page[], competitor: readonly Page[]): string | undefined {
  const theirs = new Set(languagesOf(competitor));
  return languagesOf(main).find((code) => theirs.has(code));
}

export function chooseSamples(
  main: readonly Page[],
  competitor: readonly Page[],
): { readonly main: readonly Page[]; readonly competitor: readonly Page[] } {
  const language = sharedLanguage(main, competitor);
  const [own, theirs] = [candidates(main, language), candidates(competitor, language)];
  return { main: take(own, theirs), competitor: take(theirs, own) };
}
