/** What a site says in its own sentences: looked up by the words they share with a subject. */
import type { PageForAdvice } from '../advisor.ts';
import type { PageBrief } from '../page-brief.ts';
import { type LanguageWords, wordsOf } from './language-words.ts';
import { bare } from './link-ideas.ts';
import { isSpare, type SiteDesk } from './site-desk.ts';
import { contentWords, isForeign, isLabel, sentencesOf, standsAlone, stem, wordsIn } from './text.ts';

export interface SaidSentence {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}

const known = new WeakMap<PageBrief, readonly SaidSentence[]>();
const knownStems = new WeakMap<PageBrief, ReadonlySet<string>>();

/** The sentences of a page that stand alone, with what they speak of. */
export function saidOn(brief: PageBrief): readonly SaidSentence[] {
  const before = known.get(brief);
  if (before !== undefined) return before;
  const words = wordsOf(brief.language);
  const said =
    words === null
      ? []
      : brief.paragraphs
          .filter((block) => !isForeign(block, words))
          .flatMap((block) => sentencesOf(block, brief.language))
          .filter(
            (text) =>
              standsAlone(text, words) && wordsIn(text).length >= 6 && text.length <= 220 && !isLabel(text),
          )
          .map((text) => ({ text, stems: stemsOf(text, words) }));
  known.set(brief, said);
  return said;
}

export const stemsOf = (text: string, words: LanguageWords): ReadonlySet<string> =>
  new Set(contentWords(text, words).map(stem));

/** All a page speaks of, its headings, alt texts and links included. */
export function spokenOn(brief: PageBrief): ReadonlySet<string> {
  const before = knownStems.get(brief);
  if (before !== undefined) return before;
  const words = wordsOf(brief.language);
  const texts = [
    brief.title ?? '',
    brief.description ?? '',
    ...brief.headings.map(({ text }) => text),
    ...brief.paragraphs,
    ...brief.images.map(({ alt }) => alt ?? ''),
    ...brief.links.map(({ text }) => text),
  ];
  const stems = new Set(texts.flatMap((text) => (words === null ? [] : contentWords(text, words).map(stem))));
  knownStems.set(brief, stems);
  return stems;
}

/** How telling a word is: the fewer pages speak of it, the more. */
export function rarityOf(desk: SiteDesk, word: string): number {
  const { pages } = desk.site;
  const uses = knownUses.get(desk) ?? countUses(pages);
  knownUses.set(desk, uses);
  return Math.log((pages.length + 1) / ((uses.get(word) ?? 0) + 1));
}

const knownUses = new WeakMap<SiteDesk, ReadonlyMap<string, number>>();

/** On how many pages each word is spoken of: counted once for a site. */
function countUses(pages: readonly PageForAdvice[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { brief } of pages)
    for (const word of spokenOn(brief)) uses.set(word, (uses.get(word) ?? 0) + 1);
  return uses;
}

export interface Quoted {
  readonly page: PageForAdvice;
  readonly text: string;
  readonly score: number;
}

/** Pages in the same language that may be quoted and led to. */
export const otherPages = (site: SiteDesk, brief: PageBrief): PageForAdvice[] =>
  site.site.pages.filter(
    (page) =>
      page.brief.url !== brief.url &&
      page.brief.language === brief.language &&
      page.indexable &&
      !isSpare(site, page),
  );

/** The best sentence of each other page on a subject, the best first. */
export function saidElsewhere(site: SiteDesk, brief: PageBrief, subject: ReadonlySet<string>): Quoted[] {
  if (subject.size === 0) return [];
  const weight = [...subject].map((word) => ({ word, rarity: rarityOf(site, word) + 0.2 }));
  const whole = weight.reduce((sum, { rarity }) => sum + rarity, 0);
  const present = new Set(brief.paragraphs.flatMap((block) => sentencesOf(block, brief.language)));
  return otherPages(site, brief)
    .flatMap((page) => {
      const scored = saidOn(page.brief)
        .filter(({ text }) => !present.has(text))
        .map(({ text, stems }) => {
          const shared = weight.filter(({ word }) => stems.has(word));
          return { page, text, score: shared.reduce((sum, { rarity }) => sum + rarity, 0) / whole };
        });
      return scored.toSorted((a, b) => b.score - a.score)[0] ?? [];
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

/** A sentence that only points to a page: "Goes well with the pair of yunomi", linked there. */
export const isPointer = ({ page, text }: Quoted, url: string): boolean =>
  page.brief.links.some(
    ({ target, text: words }) =>
      bare(target) === bare(url) && words.trim() !== '' && text.includes(words.trim()),
  );

const parentOf = (url: string): string => (URL.parse(url)?.pathname ?? url).replace(/[^/]+\/?$/, '');

const ownKinds: ReadonlySet<string> = new Set([
  'listing',
  'home',
  'legal',
  'contact',
  'cart',
  'login',
  'search',
]);

/** Pages of the same kind beside it. */
export function siblingsOf(site: SiteDesk, { brief }: PageForAdvice): readonly PageForAdvice[] {
  const folder = parentOf(brief.url);
  if (folder === '/' || folder === '' || ownKinds.has(brief.type)) return [];
  return otherPages(site, brief).filter(
    ({ brief: other }) => !ownKinds.has(other.type) && parentOf(other.url) === folder,
  );
}
