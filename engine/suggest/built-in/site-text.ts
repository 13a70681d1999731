/** The text of a site, read for questions: its passages as words, and how telling each word of a question is. */
import {
  corrected,
  createWordReader,
  likeness,
  type ReadWord,
  type SoughtWord,
} from '../../text/sought-words.ts';
import { type Passage, type PassagePage, passagesOn, slugWords } from './site-passages.ts';

/** Where a word may be found. */
export type PassagePart = 'text' | 'label' | 'heading' | 'around' | 'above' | 'title';

export interface ReadPassage extends Passage {
  readonly page: PassagePage;
  readonly parts: Readonly<Record<PassagePart, readonly ReadWord[]>>;
}

export interface WeighedWord extends SoughtWord {
  /** From 0 to 1: how much it says about what is meant. */
  readonly weight: number;
  /** How many passages have it. */
  readonly uses: number;
}

export interface SiteText {
  readonly pages: readonly PassagePage[];
  readonly passages: readonly ReadPassage[];
  readonly read: (text: string, language: string) => readonly ReadWord[];
  readonly weigh: (sought: readonly SoughtWord[]) => WeighedWord[];
}

const generalWeight = 0.3;
/** Of a word that most titles of the site have. */
const nameWeight = 0.15;
/** Of a word that the site never uses, in its language or in another. */
const [unusedWeight, foreignWeight] = [0.5, 0.2];
const leastWeight = 0.25;
/** With fewer pages a word in most titles is not the name of the site. */
const namedFrom = 3;

/** Whether a word tells what is meant: it is neither general nor the name of the site. */
export const isTelling = ({ isGeneral, weight }: WeighedWord): boolean => !isGeneral && weight > nameWeight;

/** How clearly one of the words says the sought one, from 0 to 1. */
export function bestLikeness(sought: SoughtWord, words: readonly ReadWord[], language: string): number {
  let best = 0;
  for (const read of words) {
    best = Math.max(best, likeness(sought, read, language));
    if (best === 1) break;
  }
  return best;
}

export function openSiteText(pages: readonly PassagePage[]): SiteText {
  const readers = new Map(
    [...new Set(pages.map(({ language }) => language))].map((each) => [each, createWordReader(each)]),
  );
  const read = (text: string, language: string): readonly ReadWord[] =>
    (readers.get(language) ?? createWordReader(language))(text);
  const passages = pages.flatMap((page): ReadPassage[] => {
    const { language } = page;
    const h1 = page.headings.find(({ level }) => level === 1)?.text ?? '';
    const title = read(`${page.title} ${h1} ${slugWords(page.url)}`, language);
    return passagesOn(page).map((passage) => ({
      ...passage,
      page,
      parts: {
        text: read(passage.text, language),
        label: read(passage.label, language),
        heading: read(passage.heading, language),
        around: read(passage.around, language),
        above: read(passage.above, language),
        title,
      },
    }));
  });
  const words = new Map(
    passages.flatMap(({ parts }) =>
      [...parts.text, ...parts.heading].map((each): [string, ReadWord] => [each.word, each]),
    ),
  );
  const titles = pages.map(({ title, language }) => ({ words: read(title, language), language }));
  const usesOf = (sought: SoughtWord): number =>
    passages.filter(({ parts, page: { language } }) =>
      [parts.text, parts.heading].some((each) => bestLikeness(sought, each, language) > 0),
    ).length;
  const weigh = (sought: SoughtWord, mayBeName: boolean): WeighedWord => {
    const asked = usesOf(sought);
    const own = asked > 0 ? sought : corrected(sought, words);
    const uses = asked > 0 || own === sought ? asked : usesOf(own);
    const named = titles.filter((title) => bestLikeness(own, title.words, title.language) === 1).length;
    if (mayBeName && pages.length >= namedFrom && named > pages.length / 2)
      return { ...own, uses, weight: nameWeight };
    if (own.isGeneral) return { ...own, uses, weight: generalWeight };
    if (uses === 0)
      return { ...own, uses, weight: own.isName ? 1 : own.isForeign ? foreignWeight : unusedWeight };
    const rarity = Math.log((passages.length + 1) / (uses + 0.5)) / Math.log(passages.length + 2);
    return { ...own, uses, weight: Math.min(1, Math.max(leastWeight, rarity * 1.3)) };
  };
  return {
    pages,
    passages,
    read,
    weigh: (all) => {
      const weighed = all.map((word) => weigh(word, true));
      // Where nothing else is asked for, the name of the site is.
      return weighed.some(isTelling) ? weighed : all.map((word) => weigh(word, false));
    },
  };
}
