/** Writes a title for a page: its headline, at most one phrase, and the brand; 30 to 60 characters, 50 to 60 preferred. */
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { fold, tidy } from '../../text/fold.ts';
import { isInjection } from '../../text/injection.ts';
import { languages, wordList } from '../../text/languages.ts';
import type { PhraseWords } from '../../text/phrase-words.ts';
import { isUnspaced, mainScript } from '../../text/scripts.ts';
import { wordsIn } from '../../text/words.ts';
import { definitionOf } from '../facts/opening-lines.ts';
import { linkNameOf } from '../facts/page-names.ts';
import { displayLength, fits, isBalanced, overlap } from '../facts/prose.ts';
import { isLeftTitle, pageName, type SuggestionPage } from '../facts/suggestion-page.ts';
import type { SuggestionSite } from '../facts/suggestion-site.ts';
import { alikeName, alikePhrase, type Phrase, siteNameFor } from './phrases.ts';

const { recommendedMin, recommendedMax } = limits.title;
/** Shorter ones leave most of the line unused; longer ones are preferred, but not at the price of words that add nothing. */
const titleMin = 30;
const preferredBonus = 0.3;
/** What is left of a headline after a cut says too little when it is shorter. */
const cutMin = 12;

/** What a title begins with, or a whole title. */
interface Candidate {
  readonly text: string;
  readonly score: number;
}

export interface LengthBounds {
  readonly min: number;
  readonly max: number;
}

const usualBounds: LengthBounds = { min: titleMin, max: recommendedMax };
/** Where the page has no more to say, a short name is still better than none. */
export const shortBounds: LengthBounds = { min: limits.title.min, max: recommendedMax };

/** What joins the last two things of a list, in English and the page's language. */
const conjunctionsOf = (language: string): readonly string[] => [
  '&',
  ...['en', language].flatMap((code) => wordList(languages.get(code)?.conjunctions)),
];

/** "dishwashers, parcels and lids" is one thing: a list is not cut. */
function goesOnWithList(rest: string, { brief }: SuggestionPage): boolean {
  const joining = conjunctionsOf(brief.language);
  return rest.split(/[,;]/).some((part) =>
    part
      .trim()
      .split(' ')
      .slice(0, 3)
      .some((word) => joining.includes(fold(word))),
  );
}

/** What divides a headline; a dash before a number, as in "2024 – 2025", does not. */
const divider = /(?:[,;:|]|[–—](?! \d)| -(?! \d)) /g;

/** The base, then shorter forms that end where a sign other than a comma divides it. */
function shorten(base: string, pageContext: SuggestionPage): string[] {
  const { words } = pageContext;
  const ends = [...base.matchAll(divider)]
    .filter(({ 0: sign }) => sign !== ', ')
    .filter(({ 0: sign, index }) => !/[,;]/.test(sign) || !goesOnWithList(base.slice(index), pageContext))
    .map(({ index }) => base.slice(0, index));
  // Text in parentheses can be left out of a name that is too long.
  const plain =
    displayLength(base) > recommendedMax ? tidy(base.replaceAll(/\s*[(（][^()（）]*[)）]/g, '')) : base;
  const forms = [plain, ...ends.toReversed()]
    .map((form) => form.replace(/[\s,;:|–—-]+$/, ''))
    .filter((form) => displayLength(form) >= cutMin && isBalanced(form) && !words.generic.has(fold(form)))
    .filter((form) => !words.function.has(wordsIn(form).at(-1) ?? ''));
  return [...new Set([base, ...forms])];
}

const isPartOf = (title: string, headline: string | null): boolean =>
  headline !== null &&
  displayLength(headline) > displayLength(title) &&
  wordsIn(title).every((word) => wordsIn(headline).includes(word));

/** What a title can begin with, the best first: a definition, the current title, if it is the page's own, the headline. */
function basesOf(site: SuggestionSite, pageContext: SuggestionPage): Candidate[] {
  const { brief, headline, words, brand } = pageContext;
  const nameOf = (text: string): string => pageName(site, text, brand);
  const title = isLeftTitle(brief, site) ? '' : nameOf(brief.title ?? '');
  const bases = [
    { text: definitionOf(pageContext)?.line ?? '', score: 1.6 },
    // "Guide" above “Rope guide” says less than the heading.
    { text: words.generic.has(fold(title)) ? '' : title, score: isPartOf(title, headline) ? 0.8 : 1.3 },
    { text: headline ?? '', score: 1 },
    // Where the headline is a whole sentence, the menu has a shorter name.
    ...(displayLength(headline ?? '') > recommendedMax
      ? [{ text: nameOf(linkNameOf(site.linkNames, brief.url) ?? ''), score: 0.4 }]
      : []),
    // A home page without a heading of its own is called what the site is called.
    ...(brief.url === site.home?.brief.url ? [{ text: brand ?? '', score: 0.3 }] : []),
  ];
  return bases
    .filter(({ text }) => text !== '' && !isInjection(text))
    .filter(({ text }, at, all) => all.findIndex((other) => fold(other.text) === fold(text)) === at);
}

/** The brand need not follow a text that says it. Words decide, also small ones as in "HP"; without spaces, letters do. */
function saysBrand(text: string, brand: string, words: PhraseWords): boolean {
  const said = wordsIn(text);
  return (
    overlap(brand, text, words) === 1 ||
    wordsIn(brand).every((word) => said.includes(word)) ||
    (isUnspaced(mainScript(brand)) && fold(text).includes(fold(brand)))
  );
}

/** East Asian writing has a colon of its own. */
const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const joints = [
  { between: ': ', score: 0.1 },
  { between: ' – ', score: 0 },
] as const;

/** The beginning of a title and a phrase; none where a sign divides the beginning already. */
function joinPhrase(text: string, phrase: Phrase, { words }: SuggestionPage): Candidate[] {
  const alike = phrase.isName === true ? alikeName : alikePhrase;
  if (/: | - |[–—|]/.test(text) || overlap(phrase.text, text, words) > alike) return [];
  // "Plugins: Installing Plugins" says one word twice.
  if (overlap(text, phrase.text, words) === 1) return [];
  const start = text.replace(/[.!?]+$/, (sign) => (sign === '?' ? '?' : ''));
  return joints
    .filter(({ between }) => (between === ': ' ? !/[?؟？]$/.test(start) : !start.includes(',')))
    .map(({ between, score }) => ({
      text: `${start}${between === ': ' && isWide.test(start) ? '：' : between}${phrase.text}`,
      score: phrase.weight * 0.8 + score,
    }));
}

interface Parts {
  /** The site's name in full, where it is longer than the brand. */
  readonly siteName: string | null;
  readonly phrases: readonly Phrase[];
}

function candidatesFrom(
  base: Candidate,
  pageContext: SuggestionPage,
  { phrases, siteName }: Parts,
): Candidate[] {
  const { brand, words } = pageContext;
  return shorten(base.text, pageContext).flatMap((text, cut) => {
    const whole = base.score - Math.min(0.6, cut * 0.15);
    const isNamed = brand === null || saysBrand(text, brand, words);
    // A short name that says the brand can still be followed by what the site is called in full.
    const isShort = brand !== null && displayLength(text) < limits.title.min;
    const names = [
      ...(isNamed ? [] : [brand]),
      ...(siteName === null || (isNamed && !isShort) || fold(siteName) === fold(text) ? [] : [siteName]),
    ];
    const ends = names.map((name) => ` | ${name}`);
    return [
      { text, score: cut === 0 ? 1 : 0.5 },
      ...phrases.flatMap((phrase) => joinPhrase(text, phrase, pageContext)),
    ].flatMap((start) => [
      { text: start.text, score: whole + start.score },
      ...ends
        .filter(() => start.text === text || brand === null || !saysBrand(start.text, brand, words))
        .map((end, at) => ({
          text: `${start.text}${end}`,
          score: whole + start.score + 0.45 - at * 0.2,
        })),
    ]);
  });
}

/** A phrase that opened a sentence loses its capital, unless it is a name or the title is in title case. */
function toSentenceCase(phrase: Phrase, { brief, words }: SuggestionPage, base: string): Phrase {
  const [first = '', second = ''] = phrase.text.split(' ');
  const isSentenceCase =
    !base.includes(' ') ||
    base
      .split(' ')
      .slice(1)
      .some((word) => /^\p{Ll}{3}/u.test(word) && !words.function.has(word));
  if (
    brief.language === 'de' ||
    phrase.isName === true ||
    !isSentenceCase ||
    !/^\p{Lu}\p{Ll}*$/u.test(first) ||
    /^\p{Lu}/u.test(second)
  )
    return phrase;
  const lower = first.toLowerCase();
  const isPlain =
    words.function.has(lower) ||
    brief.paragraphs.some((text) => text.split(/[^\p{L}\p{M}\p{N}]+/u).includes(lower));
  return isPlain ? { ...phrase, text: `${lower}${phrase.text.slice(first.length)}` } : phrase;
}

export interface TitleRequest {
  readonly phrases: readonly Phrase[];
  /** Another length than the recommended one. */
  readonly bounds?: LengthBounds;
  /** What else it must be like. */
  readonly isWanted?: (text: string) => boolean;
  /** What it begins with, in place of headline and present title. */
  readonly base?: string;
}

/** As much as the preferred length, and more where a title says all that is searched most. */
const searchedBonus = 0.7;
const searchedMax = 3;

/** How much a title says what people searched for when they found the page. */
function searchedScore(text: string, { page: { searched = [] }, words }: SuggestionPage): number {
  const shares = searched.slice(0, searchedMax).map((query, at) => overlap(query, text, words) / (at + 1));
  return shares.length === 0 ? 0 : searchedBonus * Math.max(...shares);
}

/** The best first; empty when the page has no text for a title of that length. */
export function newTitles(
  site: SuggestionSite,
  pageContext: SuggestionPage,
  { phrases, bounds = usualBounds, isWanted = () => true, base: given }: TitleRequest,
): string[] {
  const siteName = siteNameFor(site, pageContext);
  const bases = given === undefined ? basesOf(site, pageContext) : [{ text: given, score: 1 }];
  const candidates = bases
    .flatMap((base) => {
      const own = phrases.map((phrase) => toSentenceCase(phrase, pageContext, base.text));
      return candidatesFrom(base, pageContext, { phrases: own, siteName });
    })
    .map(({ text, score }) => ({ text: tidy(text), score }))
    .map(({ text, score }) => ({ text, score: score + searchedScore(text, pageContext) }))
    .filter(({ text }) => fits(text, bounds.min, bounds.max) && !site.titles.has(fold(text)))
    .filter(({ text }) => isWanted(text))
    .map(({ text, score }) => ({
      text,
      score: fits(text, recommendedMin, recommendedMax) ? score + preferredBonus : score,
    }))
    .toSorted(
      (a, b) =>
        b.score - a.score || graphemeLength(b.text) - graphemeLength(a.text) || (a.text < b.text ? -1 : 1),
    );
  return [...new Set(candidates.map(({ text }) => text))];
}
