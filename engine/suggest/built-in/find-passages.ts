/** Finds the passages of a site that state something: those with all or nearly all of the words of a question. */
import MiniSearch from 'minisearch';
import { foldAccents } from '../../text/fold.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { stemOf } from '../../text/stem.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { wordsIn } from '../../text/words.ts';
import type { PageBrief } from '../page-brief.ts';
import type { SiteSuggestionInput } from '../suggester.ts';
import { containsKeyword, isInjection } from './text.ts';

export interface Passage {
  readonly url: string;
  /** Of its page. */
  readonly title: string;
  /** The heading above it, and the short text before it. */
  readonly label: string;
  readonly text: string;
}

export interface PassageQuery {
  readonly words: string;
  /** ISO 639-1 of the question and of the page it is asked on. */
  readonly languages: readonly [string, string];
  /** Words that a question is made of and no passage has to have. */
  readonly ignored: ReadonlySet<string>;
  /** A kind of fact, such as a price: how it looks, what it is called, and whether its looks are enough. */
  readonly fact: {
    readonly pattern: RegExp;
    readonly names: readonly string[];
    readonly isPlain: boolean;
  } | null;
}

/** How many words of a question a passage may lack: one of three, two of six. */
const lackingMax = (words: number): number => Math.floor(words / 3);
/** Of the words of a heading that asks the same. */
const headingShare = 0.75;
/** A single word says where to look only if few passages have it. */
const rareMost = 3;
/** With fewer pages a word in most titles is not the name of the site. */
const namedFrom = 3;
/** Question words and what an answer to them must show: a number, a time. */
const kinds: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:how (?:many|much|old|long|big|far)|wie ?viele?|wie (?:alt|lange|gross|weit)|combien|cuant[oa]s?|quant[oiae]|hoeveel)\b/,
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eine?n?|zwei|drei|vier|funf|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|twee|drie|vier|vijf)\b/,
  ],
  [
    /^(?:when|since when|what year)\b|^(?:wann|seit wann)\b|^(?:quand|depuis quand)\b|^(?:cuando|desde cuando)\b|^(?:quando|da quando)\b|^(?:wanneer|sinds wanneer)\b/,
    /\d/,
  ],
  [
    /^(?:who|whom)\b|^(?:wer|wen|wem)\b|^qui\b|^(?:a )?quien(?:es)?\b|^chi\b|^wie (?:heeft|hebben|is|zijn|was)\b/,
    /\S\s+\p{Lu}\p{L}|@/u,
  ],
];
const labelWords = 4;
const foundMax = 30;

function passagesOn({
  url,
  title,
  language,
  headings,
  sections,
  paragraphs,
  contacts,
}: PageBrief): Passage[] {
  const headingAt = (at: number): string => {
    const section = sections.find(({ from, to }) => at >= from && at < to);
    return headings[section?.heading ?? -1]?.text ?? '';
  };
  const { phones, loosePhones, emails, looseEmails } = contacts;
  const own = [...phones, ...loosePhones, ...emails, ...looseEmails]
    .filter((text) => !isInjection(text) && !paragraphs.some((block) => block.includes(text)))
    .map((text) => ({ url, title: title ?? '', label: '', text }));
  const blocks = paragraphs.flatMap((block, at) => {
    const before = paragraphs[at - 1] ?? '';
    const isLabel = before !== '' && wordsIn(before).length <= labelWords && !/[.!?]$/.test(before);
    const label = isLabel ? `${headingAt(at)} ${before}` : headingAt(at);
    return sentencesOf(block, language)
      .filter((text) => !isInjection(text) && (wordsIn(text).length > 1 || text.includes('@')))
      .map((text) => ({ url, title: title ?? '', label, text }));
  });
  return [...blocks, ...own];
}

/** The words that a passage has to have, as stems. */
export function wantedStems({ words, languages, ignored }: Omit<PassageQuery, 'fact'>): string[] {
  const small = new Set(languages.flatMap((language) => [...stopWordsOf(language)].map(foldAccents)));
  const asked = wordsIn(foldAccents(words).replaceAll('-', ' ')).filter(
    (word) => word.length > 1 && !small.has(word) && !ignored.has(word),
  );
  return [...new Set(asked.map((word) => stemOf(word, languages[1])))];
}

/** Without the site's own name, and without words it never uses if more than half of them are left. */
function soughtIn(
  wanted: readonly string[],
  pages: SiteSuggestionInput['pages'],
  passages: readonly Passage[],
  stemsOf: (text: string) => string[],
): readonly string[] {
  const titles = pages.map(({ brief }) => new Set(stemsOf(brief.title ?? '')));
  const isName = (word: string): boolean =>
    pages.length >= namedFrom && titles.filter((title) => title.has(word)).length > pages.length / 2;
  const telling = wanted.filter((word) => !isName(word));
  const own = telling.length === 0 ? wanted : telling;
  const used = new Set(passages.flatMap(({ text, label }) => stemsOf(`${text} ${label}`)));
  const left = own.filter((word) => used.has(word));
  return left.length * 2 > own.length ? left : own;
}

/** `isLoose` finds what comes near as well: facts of the kind about anything, passages with half of the words. */
export function findPassages(
  { pages }: SiteSuggestionInput,
  query: PassageQuery,
  isLoose = false,
): Passage[] {
  const { fact, languages } = query;
  const stemsOf = (text: string): string[] =>
    wordsIn(foldAccents(text).replaceAll('-', ' ')).map((word) => stemOf(word, languages[1]));
  const all = pages.flatMap(({ brief }) => passagesOn(brief));
  const wanted = wantedStems(query);
  if (fact !== null) {
    const fitting = all.filter(({ text }) => fact.pattern.test(text));
    const named = fitting.filter(({ label, text }) =>
      fact.names.some((name) => containsKeyword(`${label} ${text}`, name)),
    );
    const names = new Set(fact.names.flatMap(stemsOf));
    const ownStems = (passage: Passage): Set<string> =>
      new Set(stemsOf(`${passage.text} ${passage.label} ${passage.title}`));
    // Words that the site never uses are words of the question.
    const used = new Set(all.flatMap(({ text, label }) => stemsOf(`${text} ${label}`)));
    const rest = wanted.filter((word) => !names.has(word) && used.has(word));
    const stated = named.length > 0 || !fact.isPlain ? named : fitting;
    const lacking = (passage: Passage): number => {
      const own = ownStems(passage);
      return rest.filter((word) => !own.has(word)).length;
    };
    if (isLoose) return fitting;
    const least = Math.min(...stated.map(lacking));
    return least > 1 ? [] : stated.filter((passage) => lacking(passage) === least);
  }
  const sought = soughtIn(wanted, pages, all, stemsOf);
  if (sought.length === 0) return [];
  const lacking = isLoose ? Math.floor(sought.length / 2) : lackingMax(sought.length);
  const asked = isLoose ? [] : kinds.filter(([question]) => question.test(foldAccents(query.words).trim()));
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['text', 'label'],
    tokenize: stemsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { text: 2, label: 1.5 },
      fuzzy: (term) => term.length > 5 && 1,
      combineWith: 'OR',
    },
  });
  index.addAll(all.map((passage, id) => ({ ...passage, id })));
  const first = new Map(all.toReversed().map((passage) => [`${passage.url} ${passage.label}`, passage]));
  const found = index
    .search(sought.join(' '), { tokenize: (text) => text.split(' ') })
    .slice(0, foundMax)
    .filter(({ id, queryTerms, match }) => {
      const has = new Set(queryTerms).size;
      const isInText = Object.values(match).some((fields) => fields.includes('text'));
      // A heading that asks the question is answered below it.
      const passage = all[Number(id)];
      const isFirst = first.get(`${passage?.url} ${passage?.label}`) === passage;
      const own = wantedStems({ ...query, words: passage?.label ?? '' }).length;
      const isBelow = isFirst && sought.length > 1 && sought.length >= own * headingShare;
      return isInText
        ? has >= Math.min(2, sought.length) && sought.length - has <= lacking
        : isBelow && has === sought.length;
    })
    .flatMap(({ id }) => all[Number(id)] ?? [])
    .filter(({ text }) => asked.every(([, answer]) => answer.test(text) || answer.test(foldAccents(text))));
  const isVague = !isLoose && sought.length === 1 && wanted.length > 1;
  return isVague && found.length > rareMost ? [] : found;
}
