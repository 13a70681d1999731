/** Writes a title for a page: its headline, at most one phrase, and the brand; 50 to 60 characters. */
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { capitalise, fold, tidy } from '../../text/fold.ts';
import { wordsIn } from '../../text/words.ts';
import type { Phrase } from './phrases.ts';
import { type SuggestionPage, stripBrand } from './suggestion-page.ts';
import type { SuggestionSite } from './suggestion-site.ts';
import { fits, overlap } from './text.ts';

const { recommendedMin, recommendedMax } = limits.title;
/** A headline that is no longer than this is not cut. */
const cutOver = 45;

interface Candidate {
  readonly text: string;
  readonly score: number;
}

export interface LengthBounds {
  readonly min: number;
  readonly max: number;
}

const usualBounds: LengthBounds = { min: recommendedMin, max: recommendedMax };

const fitsTitle = (text: string, { min, max } = usualBounds): boolean => fits(text, min, max);

/** "dishwashers, parcels and lids" is one thing: a list is not cut. */
const goesOnWithList = (rest: string): boolean =>
  rest
    .split(/[,;–—]/)
    .some((part) => /^\s*\S+(?: \S+)? (?:and|or|und|oder|et|ou|y|o|e|ed|en|of|&) /u.test(part));

/** The base, then shorter forms that end before a comma or a preposition. */
function shorten(base: string, pageContext: SuggestionPage): string[] {
  const forms = [base];
  const commas = [...base.matchAll(/\s*[,;–—]\s+/g)]
    .filter(({ index }) => !goesOnWithList(base.slice(index)))
    .map(({ index }) => base.slice(0, index));
  const parts = base.split(' ');
  const cuts =
    base.length <= cutOver
      ? []
      : parts.flatMap((part, index) =>
          index >= 3 && pageContext.words.cutBefore.has(fold(part)) ? [parts.slice(0, index).join(' ')] : [],
        );
  for (const form of [...commas.toReversed(), ...cuts.toReversed()]) {
    const clean = form.replace(/[,;:–—-]+$/, '').trim();
    const isWhole = !pageContext.words.function.has(wordsIn(clean).at(-1) ?? '');
    if (clean.length >= 12 && isWhole && !forms.includes(clean)) forms.push(clean);
  }
  return forms;
}

/** What a title can begin with: the current title, if it is informative and unique, and the headline. */
function basesOf(
  site: SuggestionSite,
  { brief, headline, words, brand }: SuggestionPage,
): { text: string; score: number }[] {
  const title = brief.title === null ? '' : stripBrand(brief.title, brand);
  const isUsed = [...site.pageAt.values()].some(
    (page) => page.brief.url !== brief.url && page.brief.title === brief.title,
  );
  const bases = [];
  if (headline !== null) bases.push({ text: headline, score: 1 });
  const isInformative = title !== '' && !isUsed && !words.generic.has(fold(title));
  if (isInformative && fold(title) !== fold(headline ?? '')) bases.push({ text: title, score: 1.3 });
  return bases;
}

const joints = [
  { between: ': ', score: 0.1 },
  { between: ' – ', score: 0 },
] as const;

function candidatesFrom(
  base: { text: string; score: number },
  pageContext: SuggestionPage,
  { phrases, brand }: { phrases: readonly Phrase[]; brand: string | null },
): Candidate[] {
  const ends =
    brand === null || overlap(brand, base.text, pageContext.words) === 1 ? [''] : [` | ${brand}`, ''];
  const endScore = (end: string): number => (end === '' ? 0 : 0.45);
  return shorten(base.text, pageContext).flatMap((text, cut) => {
    const whole = base.score - Math.min(0.6, cut * 0.15);
    const plain = ends.map((end) => ({
      text: `${text}${end}`,
      score: whole + endScore(end) + (cut === 0 ? 1 : 0.5),
    }));
    if (/[:–—]/.test(text)) return plain;
    const joined = phrases.flatMap((phrase) => {
      if (overlap(phrase.text, text, pageContext.words) > 0.34) return [];
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
  /** What it begins with, in place of headline and present title. */
  readonly base?: string;
}

/** Null when the page has no text for a title of that length. */
export function newTitle(
  site: SuggestionSite,
  pageContext: SuggestionPage,
  { isNeeded, phrases, bounds, isWanted = () => true, base: given }: TitleRequest,
): string | null {
  const bases = given === undefined ? basesOf(site, pageContext) : [{ text: given, score: 1 }];
  const candidates = bases
    .flatMap((base) => {
      const own = phrases.map((phrase) => toSentenceCase(phrase, pageContext, base.text));
      return candidatesFrom(base, pageContext, { phrases: own, brand: pageContext.brand });
    })
    .map(({ text, score }) => ({ text: capitalise(tidy(text)), score }))
    .filter(({ text }) => fitsTitle(text, bounds) && !site.titles.has(fold(text)) && !/[:?!]:/.test(text))
    .filter(({ text }) => isWanted(text))
    .filter(({ text }) => isNeeded || coversTitle(pageContext.brief.title, text, pageContext))
    .toSorted(
      (a, b) =>
        b.score - a.score || graphemeLength(b.text) - graphemeLength(a.text) || (a.text < b.text ? -1 : 1),
    );
  return candidates[0]?.text ?? null;
}

/** Whether the present title needs no other. */
export const isGoodTitle = (title: string | null, uses: number): boolean =>
  title !== null && uses < 2 && fitsTitle(title);
