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

/** The share of a question's words that a passage must have. */
const answersFrom = 0.75;
const labelWords = 4;
const foundMax = 30;

function passagesOn({ url, title, language, headings, sections, paragraphs }: PageBrief): Passage[] {
  const headingAt = (at: number): string => {
    const section = sections.find(({ from, to }) => at >= from && at < to);
    return headings[section?.heading ?? -1]?.text ?? '';
  };
  return paragraphs.flatMap((block, at) => {
    const before = paragraphs[at - 1] ?? '';
    const isLabel = before !== '' && wordsIn(before).length <= labelWords && !/[.!?]$/.test(before);
    const label = isLabel ? `${headingAt(at)} ${before}` : headingAt(at);
    return sentencesOf(block, language)
      .filter((text) => !isInjection(text) && wordsIn(text).length > 1)
      .map((text) => ({ url, title: title ?? '', label, text }));
  });
}

/** The words that a passage has to have, as stems. */
export function wantedStems({ words, languages, ignored }: Omit<PassageQuery, 'fact'>): string[] {
  const small = new Set(languages.flatMap((language) => [...stopWordsOf(language)].map(foldAccents)));
  const asked = wordsIn(foldAccents(words).replaceAll('-', ' ')).filter(
    (word) => word.length > 1 && !small.has(word) && !ignored.has(word),
  );
  return [...new Set(asked.map((word) => stemOf(word, languages[1])))];
}

export function findPassages({ pages }: SiteSuggestionInput, query: PassageQuery): Passage[] {
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
    const rest = wanted.filter(
      (word) => !names.has(word) && fitting.some((each) => ownStems(each).has(word)),
    );
    const stated = named.length > 0 || !fact.isPlain ? named : fitting;
    const about = stated.filter((passage) => rest.every((word) => ownStems(passage).has(word)));
    return about.length > 0 ? about : stated;
  }
  if (wanted.length === 0) return [];
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
  return index
    .search(wanted.join(' '), { tokenize: (text) => text.split(' ') })
    .slice(0, foundMax)
    .filter(({ queryTerms, match }) => {
      const isInText = Object.values(match).some((fields) => fields.includes('text'));
      return isInText && new Set(queryTerms).size / wanted.length >= answersFrom;
    })
    .flatMap(({ id }) => all[Number(id)] ?? []);
}
