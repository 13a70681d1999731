/** Suggestions for single sentences: long ones are split where a main clause begins. */
import { capitalise } from '../../text/fold.ts';
import { isInjection } from '../../text/injection.ts';
import { byLanguage, wordList } from '../../text/languages.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { wordsIn } from '../../text/words.ts';
import { housekeeping, rights } from '../facts/describing.ts';
import { isClean, isForeign } from '../facts/prose.ts';
import { isInLanguage, type SuggestionPage, scriptOf } from '../facts/suggestion-page.ts';
import { type Draft, draftOf, type ExtraWriter } from './suggestion-writer.ts';
import { clip, quote } from './wording.ts';

export interface PlainWords {
  /** After these a clause may become a sentence, where one of `subjects` follows. */
  readonly joins: readonly string[];
  /** Conjunctions that the new sentence retains: "but", not "and". */
  readonly retained: ReadonlySet<string>;
  /** Words that open a main clause. */
  readonly subjects: ReadonlySet<string>;
}

const tables = byLanguage(
  ({ clauses }) => clauses,
  ({ joins, retained, subjects }): PlainWords => ({
    joins: wordList(joins),
    retained: new Set(wordList(retained)),
    subjects: new Set(wordList(subjects)),
  }),
);

export const plainWordsOf = (language: string): PlainWords | null => tables.get(language) ?? null;

const longWords = 35;
/** A shorter half is too little for a sentence. */
const halfWords = 7;
/** A longer half is still too long. */
const halfWordsMax = 30;
/** A half with almost all of the words helps little. */
const halfShare = 0.78;

const isShouted = (text: string): boolean => (text.match(/\p{Lu}/gu)?.length ?? 0) > text.length / 2;

/** Terms of a licence are not reworded. */
const isProse = (sentence: string): boolean =>
  !isShouted(sentence) &&
  !housekeeping.test(sentence) &&
  !rights.test(sentence) &&
  !/warrant|garant|gewähr/i.test(sentence) &&
  isClean(sentence) &&
  !isInjection(sentence) &&
  !/\d\s*[x×]\s*\d/.test(sentence);

interface Halves {
  readonly first: string;
  readonly second: string;
}

/** A condition holds for the whole sentence. */
const conditional = /^(?:if|unless|when|wenn|falls|si|se|cuando|quando|quand|als|wanneer)\b/i;

/** Parts between colons and semicolons belong together. */
const parallel = /[:;].*;/;

const isWhole = (half: string): boolean =>
  wordsIn(half).length >= halfWords && wordsIn(half).length <= halfWordsMax;

/** At a semicolon, or before "and we", where a main clause begins: no word is added. */
export function splitSentence(
  sentence: string,
  { joins, retained, subjects }: PlainWords,
  openers: ReadonlySet<string> = new Set(),
): Halves | null {
  // Several semicolons, or one behind a colon, separate the items of a list.
  if (conditional.test(sentence) || parallel.test(sentence)) return null;
  const body = sentence.replace(/[.!]$/, '');
  const end = sentence.at(-1) ?? '.';
  const found: Halves[] = [];
  for (const { index, 0: sign } of body.matchAll(/[;,]\s+/g)) {
    const first = `${body.slice(0, index)}.`;
    const rest = body.slice(index + sign.length);
    const [join = '', next = ''] = wordsIn(rest);
    const isJoined = joins.includes(join) && subjects.has(next);
    if (sign.startsWith(',') && !isJoined) continue;
    // "…; without even the implied warranty" is no sentence of its own.
    if (!isJoined && (openers.has(join) || joins.includes(join))) continue;
    const isDropped = isJoined && !retained.has(join);
    const second = `${capitalise(isDropped ? rest.slice(join.length).trimStart() : rest)}${end}`;
    const isEven = Math.max(first.length, second.length) <= sentence.length * halfShare;
    if (isWhole(first) && isWhole(second) && isEven && /^\p{Lu}/u.test(second)) found.push({ first, second });
  }
  const middle = (halves: Halves): number => Math.abs(halves.first.length - halves.second.length);
  return found.toSorted((a, b) => middle(a) - middle(b))[0] ?? null;
}

const blocksOf = ({ brief, words }: SuggestionPage): string[] =>
  brief.paragraphs.filter(
    (block) =>
      !isForeign(block, words) && !isInjection(block) && isInLanguage(block, brief.language, scriptOf(brief)),
  );

const sentencesIn = (pageContext: SuggestionPage): string[] => [
  ...new Set(blocksOf(pageContext).flatMap((block) => sentencesOf(block, pageContext.brief.language))),
];

function splitText(sentence: string, plain: PlainWords, openers: ReadonlySet<string>): Draft | null {
  const halves = splitSentence(sentence, plain, openers);
  if (halves === null) return null;
  const to = `${halves.first} ${halves.second}`;
  return draftOf(
    `Make two sentences of the ${wordsIn(sentence).length} words that begin ${quote(clip(sentence, 50))}: ${quote(to)}`,
    { kind: 'rewrite', from: sentence, to },
  );
}

/** The longest first. */
export const longSentences: ExtraWriter = ({ parts: { pageContext } }) => {
  const plain = plainWordsOf(pageContext.brief.language);
  if (plain === null) return [];
  return sentencesIn(pageContext)
    .filter((text) => wordsIn(text).length >= longWords && isProse(text))
    .toSorted((a, b) => wordsIn(b).length - wordsIn(a).length)
    .flatMap((text) => splitText(text, plain, pageContext.words.cutBefore) ?? []);
};
