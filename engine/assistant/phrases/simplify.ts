/** Simplifies a passage in its own words: wordy phrases are shortened, long sentences split where a clause ends. */
import { nearnessOf, type SuggestionPage } from '../../suggest/built-in/suggestion-page.ts';
import { contentWords, isInjection, shorterForms } from '../../suggest/built-in/text.ts';
import { capitalise, tidy } from '../../text/fold.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { wordsIn } from '../../text/words.ts';

const roundabout: readonly (readonly [RegExp, string])[] = (
  [
    ['in order to', 'to'],
    ['so as to', 'to'],
    ['due to the fact that', 'because'],
    ['owing to the fact that', 'because'],
    ['in spite of the fact that', 'although'],
    ['despite the fact that', 'although'],
    ['at this point in time', 'now'],
    ['at the present time', 'now'],
    ['in the event that', 'if'],
    ['in the near future', 'soon'],
    ['until such time as', 'until'],
    ['a large number of', 'many'],
    ['a great deal of', 'much'],
    ['the majority of', 'most'],
    ['a majority of', 'most'],
    ['has the ability to', 'can'],
    ['have the ability to', 'can'],
    ['is able to', 'can'],
    ['are able to', 'can'],
    ['for the purpose of', 'for'],
    ['with regard to', 'about'],
    ['with respect to', 'about'],
    ['in relation to', 'about'],
    ['prior to', 'before'],
    ['subsequent to', 'after'],
    ['in close proximity to', 'near'],
    ['on a regular basis', 'regularly'],
    ['on a daily basis', 'every day'],
    ['each and every', 'every'],
    ['whether or not', 'whether'],
    ['at all times', 'always'],
    ['with the exception of', 'except'],
    ['make use of', 'use'],
    ['makes use of', 'uses'],
    ['take into consideration', 'consider'],
    ['is located in', 'is in'],
    ['are located in', 'are in'],
    ['utili[sz]e', 'use'],
    ['utili[sz]es', 'uses'],
    ['utili[sz]ed', 'used'],
    ['commence', 'begin'],
    ['commences', 'begins'],
    ['approximately', 'about'],
    ['numerous', 'many'],
    ['sufficient', 'enough'],
    ['it is important to note that', ''],
    ['it should be noted that', ''],
    ['please note that', ''],
    ['needless to say,?', ''],
    ['as a matter of fact,?', ''],
    ['at the end of the day,?', ''],
    ['the fact of the matter is that', ''],
  ] as const
).map(([phrase, instead]) => [new RegExp(`\\b${phrase}\\b`, 'gi'), instead]);

/** Where a long sentence may end and another begin, by language. */
const joints: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/;\s+/g, '. '],
    [/,\s+but\s+/g, '. But '],
    [/,\s+so\s+(?=(?:it|they|we|you|he|she|there|most|many)\b)/g, '. So '],
    [/,\s+and\s+(?=(?:it|they|we|you|he|she|there|this)\b)/g, '. '],
    [/,\s+which\s+(?=(?:is|means|makes|lets|helps|gives|keeps|allows)\b)/g, '. This '],
  ],
  de: [
    [/;\s+/g, '. '],
    [/,\s+aber\s+/g, '. Aber '],
    [/,\s+und\s+(?=(?:er|sie|es|wir|du|ihr|ich|das|dies|man|die|der)\b)/g, '. '],
    [/,\s+denn\s+/g, '. Denn '],
  ],
  fr: [
    [/\s*;\s+/g, '. '],
    [/,\s+mais\s+/g, '. Mais '],
    [/,\s+et\s+(?=(?:il|elle|ils|elles|nous|vous|on|je)\b)/g, '. '],
  ],
  es: [
    [/;\s+/g, '. '],
    [/,\s+pero\s+/g, '. Pero '],
  ],
  it: [
    [/;\s+/g, '. '],
    [/,\s+ma\s+/g, '. Ma '],
  ],
  pt: [
    [/;\s+/g, '. '],
    [/,\s+mas\s+/g, '. Mas '],
  ],
  nl: [
    [/;\s+/g, '. '],
    [/,\s+maar\s+/g, '. Maar '],
    [/,\s+en\s+(?=(?:het|hij|zij|ze|wij|we|u|je|dit|er)\b)/g, '. '],
  ],
};

const longWords = 16;
const leastWords = 4;
const clauseWords = 24;

function plainer(sentence: string, language: string): string {
  if (language !== 'en') return sentence;
  const shortened = roundabout.reduce(
    (text, [pattern, instead]) =>
      text.replace(pattern, (found) => (/^\p{Lu}/u.test(found) ? capitalise(instead) : instead)),
    sentence,
  );
  return capitalise(tidy(shortened));
}

/** One joint at a time, and only where both halves are sentences by their length. */
function divide(sentence: string, language: string): string[] {
  if (wordsIn(sentence).length < longWords) return [sentence];
  for (const [pattern, between] of joints[language] ?? []) {
    for (const match of sentence.matchAll(pattern)) {
      const before = sentence.slice(0, match.index);
      const after = sentence.slice(match.index + match[0].length);
      const opening = between.slice(2);
      const isOpen =
        (before.match(/[(“"„«]/g) ?? []).length > (before.match(/[)”"»]/g) ?? []).length &&
        /[(“„«]/.test(before);
      if (isOpen || wordsIn(before).length < leastWords || wordsIn(after).length < leastWords) continue;
      const rest = opening === '' ? capitalise(after) : `${opening}${after}`;
      return [...divide(`${before}.`, language), ...divide(rest, language)];
    }
  }
  return [sentence];
}

/** Returns the passage unchanged when nothing can be simplified. */
export const simplify = (text: string, language: string): string =>
  sentencesOf(text, language)
    .filter((sentence) => !isInjection(sentence))
    .flatMap((sentence) => divide(plainer(sentence, language), language))
    .join(' ');

/** The sentences closest to the page's topic, in order, up to about so many words. */
export function condense(text: string, pageContext: SuggestionPage, mostWords: number): string {
  const all = sentencesOf(text, pageContext.brief.language).filter((sentence) => !isInjection(sentence));
  const subject = pageContext.headline ?? '';
  const rank = (sentence: string, at: number): number => {
    const shared = contentWords(sentence, pageContext.words).filter((word) =>
      contentWords(subject, pageContext.words).includes(word),
    ).length;
    return nearnessOf(pageContext, sentence) + shared * 0.2 + (at === 0 ? 0.6 : 0) - at * 0.02;
  };
  const ranked = all
    .map((sentence, at) => ({ sentence, at, rank: rank(sentence, at) }))
    .toSorted((a, b) => b.rank - a.rank);
  const retained: { sentence: string; at: number }[] = [];
  let words = 0;
  for (const { sentence, at } of ranked) {
    const forms = shorterForms(plainer(sentence, pageContext.brief.language), pageContext.words);
    const form =
      wordsIn(sentence).length <= clauseWords
        ? forms[0]
        : forms.find((each) => wordsIn(each).length <= clauseWords && wordsIn(each).length >= 6);
    const own = form ?? sentence;
    const length = wordsIn(own).length;
    if (retained.length > 0 && words + length > mostWords) continue;
    retained.push({ sentence: own, at });
    words += length;
  }
  return retained
    .toSorted((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence)
    .join(' ');
}

export interface TextFigures {
  readonly words: number;
  readonly sentences: number;
  readonly longest: number;
}

export function figuresOf(text: string, language: string): TextFigures {
  const lengths = sentencesOf(text, language).map((sentence) => wordsIn(sentence).length);
  return {
    words: lengths.reduce((sum, length) => sum + length, 0),
    sentences: lengths.length,
    longest: Math.max(0, ...lengths),
  };
}
