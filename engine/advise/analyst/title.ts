/** A new title for a page: its headline, at most one phrase of its own, and the brand; 50 to 60 characters. */
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/verdicts';
import { type PageDesk, stripBrand } from './page-desk.ts';
import type { Phrase } from './phrases.ts';
import type { SiteDesk } from './site-desk.ts';
import { capitalise, fits, fold, overlap, tidy, wordsIn } from './text.ts';

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
function shorten(base: string, desk: PageDesk): string[] {
  const forms = [base];
  const commas = [...base.matchAll(/\s*[,;–—]\s+/g)]
    .filter(({ index }) => !goesOnWithList(base.slice(index)))
    .map(({ index }) => base.slice(0, index));
  const parts = base.split(' ');
  const cuts =
    base.length <= cutOver
      ? []
      : parts.flatMap((part, index) =>
          index >= 3 && desk.words.cutBefore.has(fold(part)) ? [parts.slice(0, index).join(' ')] : [],
        );
  for (const form of [...commas.toReversed(), ...cuts.toReversed()]) {
    const clean = form.replace(/[,;:–—-]+$/, '').trim();
    const isWhole = !desk.words.function.has(wordsIn(clean).at(-1) ?? '');
    if (clean.length >= 12 && isWhole && !forms.includes(clean)) forms.push(clean);
  }
  return forms;
}

/** What stands for the page: its present title, if it says something, and its headline. */
function basesOf(
  site: SiteDesk,
  { brief, headline, words, brand }: PageDesk,
): { text: string; score: number }[] {
  const title = brief.title === null ? '' : stripBrand(brief.title, brand);
  const isUsed = [...site.pageAt.values()].some(
    (page) => page.brief.url !== brief.url && page.brief.title === brief.title,
  );
  const bases = [];
  if (headline !== null) bases.push({ text: headline, score: 1 });
  const saysMore = title !== '' && !isUsed && !words.generic.has(fold(title));
  if (saysMore && fold(title) !== fold(headline ?? '')) bases.push({ text: title, score: 1.3 });
  return bases;
}

const joints = [
  { between: ': ', score: 0.1 },
  { between: ' – ', score: 0 },
] as const;

function candidatesFrom(
  base: { text: string; score: number },
  desk: PageDesk,
  { phrases, brand }: { phrases: readonly Phrase[]; brand: string | null },
): Candidate[] {
  const ends = brand === null || overlap(brand, base.text, desk.words) === 1 ? [''] : [` | ${brand}`, ''];
  const endScore = (end: string): number => (end === '' ? 0 : 0.45);
  return shorten(base.text, desk).flatMap((text, cut) => {
    const whole = base.score - Math.min(0.6, cut * 0.15);
    const plain = ends.map((end) => ({
      text: `${text}${end}`,
      score: whole + endScore(end) + (cut === 0 ? 1 : 0.5),
    }));
    if (/[:–—]/.test(text)) return plain;
    const joined = phrases.flatMap((phrase) => {
      if (overlap(phrase.text, text, desk.words) > 0.34) return [];
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

/** In running text a phrase that opened a sentence loses its capital, unless it is a name or all words have one. */
function settle(phrase: Phrase, desk: PageDesk, base: string): Phrase {
  const [first = '', second = ''] = phrase.text.split(' ');
  const isSentenceCase =
    base
      .split(' ')
      .slice(1)
      .some((word) => /^\p{Ll}{3,}/u.test(word)) || !base.includes(' ');
  if (
    desk.brief.language === 'de' ||
    !isSentenceCase ||
    !/^\p{Lu}\p{Ll}*$/u.test(first) ||
    /^\p{Lu}/u.test(second)
  )
    return phrase;
  const lower = `${first.charAt(0).toLowerCase()}${first.slice(1)}`;
  const isPlain =
    desk.words.function.has(lower) ||
    new RegExp(`(?:^|\\s)${lower}\\b`, 'u').test(desk.brief.paragraphs.join(' ')) ||
    desk.models?.isName(first) === false;
  return isPlain ? { ...phrase, text: `${lower}${phrase.text.slice(first.length)}` } : phrase;
}

/** The present title is kept where no other says as much and more. */
function saysAllOf(title: string | null, candidate: string, desk: PageDesk): boolean {
  return title === null || overlap(title, candidate, desk.words) >= 0.8;
}

export interface TitleWish {
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

/** Null when nothing the page says fills a title of that length. */
export function newTitle(
  site: SiteDesk,
  desk: PageDesk,
  { isNeeded, phrases, bounds, isWanted = () => true, base: given }: TitleWish,
): string | null {
  const bases = given === undefined ? basesOf(site, desk) : [{ text: given, score: 1 }];
  const candidates = bases
    .flatMap((base) => {
      const own = phrases.map((phrase) => settle(phrase, desk, base.text));
      return candidatesFrom(base, desk, { phrases: own, brand: desk.brand });
    })
    .map(({ text, score }) => ({ text: capitalise(tidy(text)), score }))
    .filter(({ text }) => fitsTitle(text, bounds) && !site.titles.has(fold(text)) && !/[:?!]:/.test(text))
    .filter(({ text }) => isWanted(text))
    .filter(({ text }) => isNeeded || saysAllOf(desk.brief.title, text, desk))
    .toSorted(
      (a, b) =>
        b.score - a.score || graphemeLength(b.text) - graphemeLength(a.text) || (a.text < b.text ? -1 : 1),
    );
  return candidates[0]?.text ?? null;
}

/** Whether the present title needs no other. */
export const isGoodTitle = (title: string | null, uses: number): boolean =>
  title !== null && uses < 2 && fitsTitle(title);
