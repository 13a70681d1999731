/** Writes a title for a page: its headline, at most one phrase, and the brand; 30 to 60 characters, 50 to 60 preferred. */
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { fold, tidy } from '../../text/fold.ts';
import { wordsIn } from '../../text/words.ts';
import { linkNameOf } from './page-names.ts';
import { alikeName, alikePhrase, type Phrase } from './phrases.ts';
import { isLeftTitle, pageName, type SuggestionPage } from './suggestion-page.ts';
import type { SuggestionSite } from './suggestion-site.ts';
import { displayLength, fits, isInjection, overlap } from './text.ts';

const { recommendedMin, recommendedMax } = limits.title;
/** Shorter ones leave most of the line unused; longer ones are preferred, but not at the price of words that add nothing. */
const titleMin = 30;
const preferredBonus = 0.3;
/** A headline that is no longer than this is not cut between words. */
const cutOver = 45;

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

const fitsTitle = (text: string, { min, max } = usualBounds): boolean => fits(text, min, max);

/** "dishwashers, parcels and lids" is one thing: a list is not cut. */
const goesOnWithList = (rest: string): boolean =>
  rest
    .split(/[,;–—]/)
    .some((part) => /^\s*\S+(?: \S+)? (?:and|or|und|oder|et|ou|y|o|e|ed|en|of|&) /u.test(part));

/** Before these words a headline may end, where the owner asked for a shorter one. */
function wordCuts(base: string, { words }: SuggestionPage): string[] {
  const parts = base.split(' ');
  if (base.length <= cutOver) return [];
  return parts.flatMap((part, index) =>
    index >= 3 && words.cutBefore.has(fold(part)) ? [parts.slice(0, index).join(' ')] : [],
  );
}

/** The base, then shorter forms that end where a sign divides it; on request also at a comma or before a preposition. */
function shorten(base: string, pageContext: SuggestionPage, mayCut: boolean): string[] {
  const forms = [base];
  const ends = [...base.matchAll(mayCut ? /\s*[,;:–—|]\s+/g : /\s*[;:–—|]\s+/g)]
    .filter(({ index }) => !goesOnWithList(base.slice(index)))
    .map(({ index }) => base.slice(0, index));
  const cuts = mayCut ? wordCuts(base, pageContext) : [];
  for (const form of [...ends.toReversed(), ...cuts.toReversed()]) {
    const clean = form.replace(/[,;:–—-]+$/, '').trim();
    const isWhole = !pageContext.words.function.has(wordsIn(clean).at(-1) ?? '');
    if (clean.length >= 12 && isWhole && !forms.includes(clean)) forms.push(clean);
  }
  return forms;
}

/** What a title can begin with: the current title, if it is the page's own, and the headline. */
function basesOf(site: SuggestionSite, pageContext: SuggestionPage): { text: string; score: number }[] {
  const { brief, headline, words, brand } = pageContext;
  const nameOf = (text: string): string => pageName(site, text, brand);
  const title = brief.title === null || isLeftTitle(brief, site) ? '' : nameOf(brief.title);
  const bases = [
    { text: headline ?? '', score: 1 },
    ...(words.generic.has(fold(title)) ? [] : [{ text: title, score: 1.3 }]),
    { text: definitionLine(pageContext) ?? '', score: 1.6 },
    // Where the headline is a whole sentence, the menu has a shorter name.
    ...(displayLength(headline ?? '') > recommendedMax
      ? [{ text: nameOf(linkNameOf(site.linkNames, brief.url) ?? ''), score: 0.4 }]
      : []),
    // A home page without a heading of its own is called what the site is called.
    ...(brief.url === site.home?.brief.url && brand !== null ? [{ text: brand, score: 0.3 }] : []),
  ];
  const unique = new Map<string, { text: string; score: number }>();
  for (const base of bases) {
    const known = unique.get(fold(base.text));
    if (base.text !== '' && (known === undefined || known.score < base.score) && !isInjection(base.text))
      unique.set(fold(base.text), base);
  }
  return [...unique.values()];
}

/** "git-add - Add file contents to the index": a line of the page that says its name and what it is. */
function definitionLine({ brief, headline }: SuggestionPage): string | null {
  const line = brief.paragraphs
    .filter((text) => text !== '')
    .slice(0, 2)
    .find((text) => {
      const [, name = '', rest = ''] = /^(\S+)\s+[-–—]\s+(\S.*)$/u.exec(text) ?? [];
      return name.length > 2 && wordsIn(rest).length > 1 && fold(headline ?? '').startsWith(fold(name));
    });
  return line === undefined || /[.!?:]$/.test(line) ? null : tidy(line);
}

const joints = [
  { between: ': ', score: 0.1 },
  { between: ' – ', score: 0 },
] as const;

function candidatesFrom(
  base: { text: string; score: number },
  pageContext: SuggestionPage,
  { phrases, brand, mayCut }: { phrases: readonly Phrase[]; brand: string | null; mayCut: boolean },
): Candidate[] {
  const ends =
    brand === null || overlap(brand, base.text, pageContext.words) === 1 ? [''] : [` | ${brand}`, ''];
  const endScore = (end: string): number => (end === '' ? 0 : 0.45);
  return shorten(base.text, pageContext, mayCut).flatMap((text, cut) => {
    const whole = base.score - Math.min(0.6, cut * 0.15);
    const plain = ends.map((end) => ({
      text: `${text}${end}`,
      score: whole + endScore(end) + (cut === 0 ? 1 : 0.5),
    }));
    if (/[:–—]/.test(text)) return plain;
    const joined = phrases.flatMap((phrase) => {
      const alike = phrase.isName === true ? alikeName : alikePhrase;
      if (overlap(phrase.text, text, pageContext.words) > alike) return [];
      return ends.flatMap((end) =>
        joints
          .filter(({ between }) => between === ': ' || !text.includes(','))
          .map(({ between, score }) => ({
            text: `${text.replace(/[.!?]+$/, (sign) => (sign === '?' ? '?' : ''))}${between}${phrase.text}${end}`,
            score: whole + endScore(end) + phrase.weight * 0.8 + score,
          })),
      );
    });
    return [...plain, ...joined];
  });
}

/** A phrase that opened a sentence loses its capital, unless it is a name or the title is in title case. */
function toSentenceCase(phrase: Phrase, pageContext: SuggestionPage, base: string): Phrase {
  const [first = '', second = ''] = phrase.text.split(' ');
  const isSentenceCase =
    base
      .split(' ')
      .slice(1)
      .some((word) => /^\p{Ll}{3,}/u.test(word)) || !base.includes(' ');
  if (
    pageContext.brief.language === 'de' ||
    phrase.isName === true ||
    !isSentenceCase ||
    !/^\p{Lu}\p{Ll}*$/u.test(first) ||
    /^\p{Lu}/u.test(second)
  )
    return phrase;
  const lower = `${first.charAt(0).toLowerCase()}${first.slice(1)}`;
  const isPlain =
    pageContext.words.function.has(lower) ||
    new RegExp(`(?:^|\\s)${lower}\\b`, 'u').test(pageContext.brief.paragraphs.join(' ')) ||
    pageContext.models?.isName(first) === false;
  return isPlain ? { ...phrase, text: `${lower}${phrase.text.slice(first.length)}` } : phrase;
}

/** Without need, a new title must contain what the current one says. */
function coversTitle(title: string | null, candidate: string, pageContext: SuggestionPage): boolean {
  return title === null || overlap(title, candidate, pageContext.words) >= 0.8;
}

export interface TitleRequest {
  /** The present title is at fault: anything better will do. */
  readonly isNeeded: boolean;
  readonly phrases: readonly Phrase[];
  /** Another length than the recommended one. */
  readonly bounds?: LengthBounds;
  /** What else it must be like. */
  readonly isWanted?: (text: string) => boolean;
  /** The owner asked for another length: the headline may end before its end. */
  readonly mayCut?: boolean;
  /** What it begins with, in place of headline and present title. */
  readonly base?: string;
}

/** The best first; empty when the page has no text for a title of that length. */
export function newTitles(
  site: SuggestionSite,
  pageContext: SuggestionPage,
  { isNeeded, phrases, bounds, isWanted = () => true, base: given, mayCut = false }: TitleRequest,
): string[] {
  const bases = given === undefined ? basesOf(site, pageContext) : [{ text: given, score: 1 }];
  const candidates = bases
    .flatMap((base) => {
      const own = phrases.map((phrase) => toSentenceCase(phrase, pageContext, base.text));
      return candidatesFrom(base, pageContext, { phrases: own, brand: pageContext.brand, mayCut });
    })
    .map(({ text, score }) => ({ text: tidy(text), score }))
    .filter(({ text }) => fitsTitle(text, bounds) && !site.titles.has(fold(text)) && !/[:?!]:/.test(text))
    .filter(({ text }) => isWanted(text))
    .filter(({ text }) => isNeeded || coversTitle(pageContext.brief.title, text, pageContext))
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

/** Null when there is none. */
export const newTitle = (
  site: SuggestionSite,
  pageContext: SuggestionPage,
  request: TitleRequest,
): string | null => newTitles(site, pageContext, request)[0] ?? null;

/** Whether the present title needs no other. */
export const isGoodTitle = (title: string | null, uses: number): boolean =>
  title !== null && uses < 2 && fitsTitle(title);
