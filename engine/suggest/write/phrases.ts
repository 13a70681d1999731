/** Phrases of a page that can follow its headline in a title, from its title, description, headings and text. */
import { fold, tidy } from '../../text/fold.ts';
import { isInjection } from '../../text/injection.ts';
import { wordsFor } from '../../text/phrase-words.ts';
import { mainScript } from '../../text/scripts.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { wordsIn } from '../../text/words.ts';
import { mainHeading, parentOf } from '../facts/page-names.ts';
import { contentWords, overlap, wordCountOf } from '../facts/prose.ts';
import { titleSegments } from '../facts/site-brand.ts';
import { isLeftTitle, pageName, type SuggestionPage, stripBrand } from '../facts/suggestion-page.ts';
import type { SuggestionSite } from '../facts/suggestion-site.ts';
import { templateLabel } from '../facts/unfilled-template.ts';
import type { PageBrief } from '../page-brief.ts';

export interface Phrase {
  readonly text: string;
  /** From 0 to 1. */
  readonly weight: number;
  /** It stands as a heading, and so as a name. */
  readonly isName?: true;
}

const wordsMax = 8;
const lengthMax = 48;
const phrasesMax = 15;
/** How much of a phrase the headline may say already; of a name it may be more. */
export const alikePhrase = 0.34;
export const alikeName = 0.75;

const clauseSplit = /\s*[,;:!?()[\]–—"“”„«»]+\s*|\.\s+|\.$|\s+[|·-]\s+/;

const clausesOf = (text: string): string[] => text.split(clauseSplit).map(tidy);

/** Whether the words name something: by their first and last word. */
function namesSomething(text: string, pageContext: SuggestionPage, isNominalSource: boolean): boolean {
  const list = wordsIn(text);
  const [first = ''] = list;
  const last = list.at(-1) ?? '';
  const { words } = pageContext;
  if (list.length === 0 || list.length > wordsMax || text.length > lengthMax) return false;
  if (words.function.has(last) || words.leaning.has(first) || words.noise.has(first)) return false;
  if (list.some((word) => words.noise.has(word)) || contentWords(text, words).length === 0) return false;
  if (/^\d[\d.,]*$/.test(text) || /[@/\\{}<>|=]|\p{Sc}/u.test(text) || isInjection(text)) return false;
  return isNominalSource
    ? !words.function.has(first) || list.length > 2
    : /^[\p{Lu}\d]/u.test(text) && !words.function.has(first);
}

/** One word heads any page: "Packages". */
const homeNameWords = 2;
/** "Chapter 1" counts, and names nothing. */
const counter = /^\p{L}+\.? (?:\d+(?:\.\d+)*|[IVXLC]+)$/u;

const isShort = (text: string): boolean =>
  text !== '' && text.length <= lengthMax && !isInjection(text) && !/[{}<>|=]|\d{4}-\d{2}-\d{2}/.test(text);

interface Source {
  /** Single words are allowed only where the site's owner listed them. */
  readonly isSetApart?: true;
  readonly texts: readonly string[];
  readonly weight: number;
  readonly isNominal: boolean;
  readonly isCut: boolean;
  /** It stands as a heading, and so as a name. */
  readonly isName?: true;
}

/** The page above this one, else the home page: its name sets "Options" of one part apart from those of another. */
function parentNameOf(site: SuggestionSite, { brief, brand }: SuggestionPage): string[] {
  const { home } = site;
  const start = brand === null && home !== null && home.brief.url !== brief.url ? home : null;
  const parent = (parentOf(site.pageAt, brief.url) ?? start)?.brief;
  if (parent === undefined || !isReadAlike(site, parent, brief)) return [];
  const name = pageName(site, mainHeading(site, parent)?.text ?? parent.title ?? '', brand);
  // A list of files, one word of a home page, or a name with a number in brackets, as "git(1)", names no part of a site.
  const isNoName =
    /^index of\b|\/$|\(\d/i.test(name) ||
    /^\p{Ll}+$/u.test(name) ||
    templateLabel.test(name) ||
    (parent === home?.brief && wordCountOf(name) < homeNameWords);
  return isNoName || wordsFor(brief.language).generic.has(fold(name)) ? [] : [name];
}

/** In the same language; where all others are in one, a page that alone is said to be in another was taken for it by mistake. */
function isReadAlike({ site }: SuggestionSite, parent: PageBrief, { language, title }: PageBrief): boolean {
  if (parent.language === language) return true;
  // Its name is sure to be in the other language.
  const small = stopWordsOf(parent.language);
  const ours = stopWordsOf(language);
  if (wordsIn(nameOfPage(parent)).some((word) => small.has(word) && !ours.has(word))) return false;
  const others = site.pages.filter(({ brief }) => brief !== parent).map(({ brief }) => brief.language);
  return (
    new Set(others).size === 1 &&
    others.length >= othersLeast &&
    mainScript(parent.title ?? '') === mainScript(title ?? '')
  );
}

const nameOfPage = ({ headings, title }: PageBrief): string =>
  headings.find(({ level }) => level === 1)?.text ?? title ?? '';

const othersLeast = 3;
const siteNameLength = 40;

const isSiteName = (name: string): boolean =>
  isShort(name) && name.length <= siteNameLength && !/[.!?:|–—]/.test(name) && !templateLabel.test(name);

/** "TuxGuitar project: About": what the home page is, behind what the site is called. */
const ownPart =
  /\s*[:|–—-]\s*(?:about|home(?: ?page)?|welcome|index|overview|introduction|start(?:seite)?|accueil|inicio)$/i;

/** What the home page is called, in whatever language it is. */
const homeNameOf = (site: SuggestionSite, home: PageBrief): string =>
  pageName(site, mainHeading(site, home)?.text ?? home.title ?? '', null).replace(ownPart, '');

/** What the home page is called in full, where that says more than the brand: "Aptitude user's manual" for "aptitude". */
export function siteNameFor(site: SuggestionSite, { brief, brand }: SuggestionPage): string | null {
  const home = site.home?.brief;
  if (home === undefined || home.url === brief.url || !isReadAlike(site, home, brief)) return null;
  const name = homeNameOf(site, home);
  const isLonger =
    brand === null
      ? wordCountOf(name) >= homeNameWords
      : fold(name).includes(fold(brand)) && wordCountOf(name) > wordCountOf(brand);
  return isLonger && isSiteName(name) ? name : null;
}

/** What a generator writes where the owner wrote nothing: "A VitePress site". */
const generatorText = /^an? \S+ (?:site|website|app|application|project|blog)\.?$/i;

/** A description that several pages share is the site's, and says nothing of one of them. */
const isOfPage = ({ site }: SuggestionSite, { description, url }: PageBrief): boolean =>
  description !== null &&
  !generatorText.test(description) &&
  !site.pages.some(({ brief }) => brief.url !== url && fold(brief.description ?? '') === fold(description));

/** Only words that were written as names: of the page and of the one above. Neither its parts nor its running text make a title. */
function sourcesOf(site: SuggestionSite, pageContext: SuggestionPage): Source[] {
  const { brief, brand } = pageContext;
  const { title, description } = brief;
  const wanted = site.note.keywords.filter((term) => fold(brief.paragraphs.join(' ')).includes(fold(term)));
  const ownTitle = title === null || isLeftTitle(brief, site) ? [] : titleSegments(stripBrand(title, brand));
  return [
    { texts: wanted, weight: 1, isNominal: true, isCut: false, isSetApart: true },
    { texts: ownTitle, weight: 0.95, isNominal: true, isCut: true },
    {
      texts: isOfPage(site, brief) ? [stripBrand(description ?? '', null)] : [],
      weight: 0.8,
      isNominal: false,
      isCut: true,
    },
    { texts: parentNameOf(site, pageContext), weight: 0.75, isNominal: true, isCut: false, isName: true },
  ];
}

/** The best first; none repeats the headline. */
export function phrasesOf(site: SuggestionSite, pageContext: SuggestionPage): Phrase[] {
  const found = new Map<string, Phrase>();
  const headline = pageContext.headline ?? '';
  for (const { texts, weight, isNominal, isCut, isSetApart, isName } of sourcesOf(site, pageContext))
    texts.forEach((source, index) => {
      for (const text of isCut ? clausesOf(source) : [tidy(source)]) {
        const key = fold(text);
        if (counter.test(text)) continue;
        if (
          found.has(key) ||
          !(isName === true ? isShort(text) : namesSomething(text, pageContext, isNominal))
        )
          continue;
        if (pageContext.brand !== null && key.includes(fold(pageContext.brand))) continue;
        if (isSetApart !== true && isName !== true && !text.includes(' ')) continue;
        if (overlap(text, headline, pageContext.words) > (isName === true ? alikeName : alikePhrase))
          continue;
        const late = Math.min(0.2, index * 0.03);
        found.set(key, { text, weight: weight - late, ...(isName && { isName }) });
      }
    });
  return [...found.values()]
    .toSorted((a, b) => b.weight - a.weight || (fold(a.text) < fold(b.text) ? -1 : 1))
    .slice(0, phrasesMax);
}
