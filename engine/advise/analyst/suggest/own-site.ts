/** Suggestions that bring to a page what its own site says elsewhere: of its subject, of its words, of itself twice. */
import { bare, linkedFrom } from '../link-ideas.ts';
import { isPointer, otherPages, rarityOf, saidElsewhere, saidOn, stemsOf } from '../own-words.ts';
import { subjectOf } from '../quotes-on.ts';
import { isKept } from '../site-desk.ts';
import { contentWords, fold, isInjection, joinList, sentencesOf, stem, wordsIn } from '../text.ts';
import { bring, type ExtraMaker, type Made, say } from './maker.ts';
import { anchor, clip, placeOf, quote } from './wording.ts';

const repeatedWords = 20;
const promisedLeast = 2;
const promisesMax = 3;

const capital = (place: string): string => (place === 'the home page' ? 'The home page' : place);

/** Sentences on other pages about what this page is headed with. */
export const saidOfIt: ExtraMaker = ({ parts: { page, desk, quotes } }) =>
  desk === null
    ? []
    : quotes
        .filter(({ isSure }) => isSure)
        .map(({ page: other, text }) =>
          bring(
            `${capital(placeOf(other.brief.url, page.brief.url))} says of ${quote(subjectOf(desk))}: ${quote(text)} This page is where readers look for it: say it here too.`,
            text,
          ),
        );

/** Words side by side that all pass, as they are written: "Callow Bridge". */
export function runsOf(text: string, isNamed: (word: string) => boolean): string[] {
  const runs: string[] = [];
  let open: string[] = [];
  for (const part of [...text.split(/\s+/), '']) {
    const word = part.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    const isOpen = word !== '' && isNamed(word);
    if (isOpen) open.push(word);
    if (open.length > 0 && (!isOpen || /[,.;:!?]$/.test(part))) {
      runs.push(open.join(' '));
      open = [];
    }
  }
  return [...new Set(runs)];
}

/** What title or description promise and the text does not keep, while another page of the site does. */
export const promised: ExtraMaker = ({ site, parts: { page, desk, twin, description } }) => {
  const { brief } = page;
  if (desk === null || brief.description === null || description !== null) return [];
  if (isInjection(brief.description)) return [];
  const text = [...brief.headings.map(({ text: words }) => words), ...brief.paragraphs].join(' ');
  const kept = stemsOf(text, desk.words);
  const missing = new Set(
    [...stemsOf(brief.description, desk.words)].filter(
      (word) => !kept.has(word) && rarityOf(site, word) > 0.1,
    ),
  );
  const found = saidElsewhere(site, brief, missing).find((quoted) => {
    const shared = [...stemsOf(quoted.text, desk.words)].filter((word) => missing.has(word));
    return shared.length >= promisedLeast && quoted.page !== twin && !isPointer(quoted, brief.url);
  });
  if (found === undefined) return [];
  const stems = stemsOf(found.text, desk.words);
  const isNamed = (word: string): boolean => missing.has(stem(fold(word))) && stems.has(stem(fold(word)));
  const promises = runsOf(brief.description, isNamed).slice(0, promisesMax);
  return [
    bring(
      `The description speaks of ${joinList(promises.map(quote), 'and')}, and the text does not. ${capital(placeOf(found.page.brief.url, brief.url))} has it: ${quote(found.text)} Say it here as well.`,
      found.text,
    ),
  ];
};

/** "A gaiwan is a bowl, a lid and a saucer": what a word means, said where it is used and not explained. */
const definitions: Readonly<Record<string, RegExp>> = {
  en: /^An? (\p{Ll}[\p{L}-]{3,}) is an? /u,
  de: /^Eine? (\p{Lu}[\p{L}-]{3,}) ist eine? /u,
  fr: /^Une? (\p{Ll}[\p{L}-]{3,}) est une? /u,
  es: /^Una? (\p{Ll}[\p{L}-]{3,}) es una? /u,
  it: /^Un[ao]? (\p{Ll}[\p{L}-]{3,}) è un[ao]? /u,
  pt: /^Uma? (\p{Ll}[\p{L}-]{3,}) é uma? /u,
  nl: /^Een (\p{Ll}[\p{L}-]{3,}) is een /u,
};

export const explained: ExtraMaker = ({ site, parts: { page, desk } }) => {
  const pattern = desk === null ? undefined : definitions[page.brief.language];
  if (desk === null || pattern === undefined) return [];
  const { brief } = page;
  const own = new Set(brief.paragraphs.flatMap((text) => contentWords(text, desk.words)).map(stem));
  const present = fold(brief.paragraphs.join(' '));
  const linked = linkedFrom(brief);
  return otherPages(site, brief).flatMap(({ brief: other }): Made[] => {
    if (linked.has(bare(other.url))) return [];
    const found = saidOn(other).flatMap(({ text }) => {
      const term = pattern.exec(text)?.[1];
      const isUsed =
        term !== undefined && own.has(stem(fold(term))) && rarityOf(site, stem(fold(term))) > 0.5;
      return isUsed && !present.includes(fold(text)) ? [{ term, text }] : [];
    });
    const [first] = found;
    const isExplained =
      first !== undefined &&
      new RegExp(`(?:^|[.!?] )(?:\\p{L}+ )?${first.term} (?:is|ist|est|es|è|é) `, 'iu').test(
        brief.paragraphs.join(' '),
      );
    return first === undefined || isExplained
      ? []
      : [
          bring(
            `Say what ${quote(first.term)} means where it first comes, as ${placeOf(other.url, brief.url)} does: ${quote(clip(first.text, 160))}`,
            first.text,
          ),
        ];
  });
};

/** The same paragraph stands on another page word for word. */
export const repeatedParagraphs: ExtraMaker = ({ site, parts: { page, twin } }) => {
  const { brief } = page;
  if (twin !== null) return [];
  return brief.paragraphs.flatMap((block): Made[] => {
    if (wordsIn(block).length < repeatedWords || site.common.has(block) || isInjection(block)) return [];
    const other = site.site.pages.find(
      (each) =>
        each !== page && each.indexable && each.brief.paragraphs.includes(block) && !isKept(page, each),
    );
    const [first = block] = sentencesOf(block, brief.language);
    return other === undefined
      ? []
      : [
          say(
            `The paragraph that begins ${quote(clip(first, 80))} stands on ${placeOf(other.brief.url, brief.url)} word for word. Keep it there and link to it: ${anchor(other.brief.url, brief.url, clip(other.brief.headings[0]?.text ?? other.brief.title ?? 'there', 60))}`,
          ),
        ];
  });
};
