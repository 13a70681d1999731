/** Suggestions on single sentences: long ones made two, long-winded phrases made short, enumerations made lists. */
import type { LanguageWords } from '../language-words.ts';
import type { PageDesk } from '../page-desk.ts';
import { type PlainWords, plainWordsOf } from '../plain-words.ts';
import { capitalise, isClean, isForeign, isInjection, sentencesOf, shorterForms, wordsIn } from '../text.ts';
import { type ExtraMaker, type Made, type SuggestionRoom, say } from './maker.ts';
import { clip, markup, quote } from './wording.ts';

const longWords = 25;
const veryLongWords = 35;
/** A half that is shorter says too little for a sentence. */
const halfWords = 7;
/** A half that keeps almost all of it helps little. */
const halfShare = 0.78;
const listItems = 4;

const isProse = (sentence: string): boolean =>
  isClean(sentence) && !isInjection(sentence) && !/\d\s*[x×]\s*\d/.test(sentence);

interface Halves {
  readonly first: string;
  readonly second: string;
}

const isWhole = (half: string): boolean => wordsIn(half).length >= halfWords;

/** At a semicolon, or before "and we", where a clause of its own begins: no word is added. */
export function splitSentence(sentence: string, { joins, keeps, subjects }: PlainWords): Halves | null {
  const body = sentence.replace(/[.!]$/, '');
  const end = sentence.at(-1) ?? '.';
  const found: Halves[] = [];
  for (const { index, 0: sign } of body.matchAll(/[;,]\s+/g)) {
    const first = `${body.slice(0, index)}.`;
    const rest = body.slice(index + sign.length);
    const [join = '', next = ''] = wordsIn(rest);
    const isJoined = joins.includes(join) && subjects.has(next);
    if (sign.startsWith(',') && !isJoined) continue;
    const isDropped = isJoined && !keeps.has(join);
    const second = `${capitalise(isDropped ? rest.slice(join.length).trimStart() : rest)}${end}`;
    const isEven = Math.max(first.length, second.length) <= sentence.length * halfShare;
    if (isWhole(first) && isWhole(second) && isEven && /^\p{Lu}/u.test(second)) found.push({ first, second });
  }
  const middle = (halves: Halves): number => Math.abs(halves.first.length - halves.second.length);
  return found.toSorted((a, b) => middle(a) - middle(b))[0] ?? null;
}

const blocksOf = ({ brief, words }: PageDesk): string[] =>
  brief.paragraphs.filter((block) => !isForeign(block, words) && !isInjection(block));

const sentencesIn = (desk: PageDesk): string[] => [
  ...new Set(blocksOf(desk).flatMap((block) => sentencesOf(block, desk.brief.language))),
];

function splitText(sentence: string, plain: PlainWords): Made | null {
  const halves = splitSentence(sentence, plain);
  if (halves === null) return null;
  const to = `${halves.first} ${halves.second}`;
  return say(
    `Make two sentences of the ${wordsIn(sentence).length} words that begin ${quote(clip(sentence, 50))}: ${quote(to)}`,
    { kind: 'rewrite', from: sentence, to },
  );
}

/** Where no second half stands by itself: the place at which the sentence could end. */
function endText(sentence: string, words: LanguageWords): Made | null {
  const first = shorterForms(sentence, words)
    .slice(1)
    .find((form) => form !== sentence && wordsIn(form).length >= halfWords);
  if (first === undefined || wordsIn(sentence).length < veryLongWords) return null;
  return say(
    `Split the sentence of ${wordsIn(sentence).length} words that begins ${quote(clip(sentence, 50))}: it can end after ${quote(first.replace(/[.!]$/, '').split(' ').slice(-5).join(' '))}, and the rest can be a sentence of its own.`,
  );
}

/** The longest first. */
export const longSentences: ExtraMaker = ({ parts: { desk } }) => {
  const plain = desk === null ? null : plainWordsOf(desk.brief.language);
  if (desk === null || plain === null) return [];
  return sentencesIn(desk)
    .filter((text) => wordsIn(text).length >= longWords && isProse(text))
    .toSorted((a, b) => wordsIn(b).length - wordsIn(a).length)
    .flatMap((text) => splitText(text, plain) ?? endText(text, desk.words) ?? []);
};

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export const wordyPhrases: ExtraMaker = ({ parts: { desk } }) => {
  const plain = desk === null ? null : plainWordsOf(desk.brief.language);
  if (desk === null || plain === null) return [];
  return sentencesIn(desk).flatMap((sentence) => {
    const pair = Object.entries(plain.wordy).find(([long]) =>
      new RegExp(`(?<!\\p{L})${escape(long)}(?!\\p{L})`, 'iu').test(sentence),
    );
    if (pair === undefined || !isProse(sentence) || wordsIn(sentence).length > veryLongWords) return [];
    const [long, short] = pair;
    const pattern = new RegExp(`(?<!\\p{L})${escape(long)}(?!\\p{L})`, 'iu');
    const to = capitalise(sentence.replace(pattern, short));
    return say(`${quote(short)} says what ${quote(long)} says: ${quote(to)}`, {
      kind: 'rewrite',
      from: sentence,
      to,
    });
  });
};

/** "We make: a, b, c and d." */
export function listItemsOf(sentence: string, and: string): { lead: string; items: string[] } | null {
  const match = /^([^:;]{12,140}): ([^:;]+)[.]$/u.exec(sentence);
  const [, lead = '', tail = ''] = match ?? [];
  const items = tail.split(new RegExp(`, (?:${and} )?| ${and} `, 'u')).map((item) => item.trim());
  const isShort = (item: string): boolean => wordsIn(item).length >= 1 && wordsIn(item).length <= 8;
  return match === null || items.length < listItems || !items.every(isShort) ? null : { lead, items };
}

/** A thing by its name: by the tagger in English, else by how it begins. */
const isThing = (item: string, { models, words }: PageDesk): boolean => {
  if (models !== null) return models.isNominal(item);
  const [first = ''] = wordsIn(item);
  return wordsIn(item).length <= 4 && !words.cutBefore.has(first) && !words.leaning.has(first);
};

export const enumerations: ExtraMaker = ({ parts: { desk } }) => {
  if (desk === null) return [];
  return sentencesIn(desk).flatMap((sentence) => {
    const list = isProse(sentence) ? listItemsOf(sentence, desk.words.and) : null;
    if (list === null || !list.items.every((item) => isThing(item, desk))) return [];
    const html = `<p>${markup(list.lead)}:</p><ul>${list.items.map((item) => `<li>${markup(capitalise(item))}</li>`).join('')}</ul>`;
    return say(
      `Set the enumeration in ${quote(clip(sentence, 60))} as a list, which is read at a glance: ${html}`,
    );
  });
};

const paragraphWords = 85;
const paragraphSentences = 4;

/** A block that goes on for long gets a break in its middle. */
export const longParagraphs: ExtraMaker = ({ parts: { desk } }: SuggestionRoom) => {
  if (desk === null) return [];
  return blocksOf(desk)
    .filter((block) => wordsIn(block).length >= paragraphWords)
    .toSorted((a, b) => wordsIn(b).length - wordsIn(a).length)
    .flatMap((block) => {
      const sentences = sentencesOf(block, desk.brief.language);
      if (sentences.length < paragraphSentences) return [];
      const whole = wordsIn(block).length;
      let before = wordsIn(sentences[0] ?? '').length;
      const next = sentences.slice(1, -1).find((sentence) => {
        const isMiddle = before >= whole * 0.4 && /^\p{Lu}/u.test(sentence);
        before += wordsIn(sentence).length;
        return isMiddle;
      });
      return next === undefined
        ? []
        : say(
            `The paragraph that begins ${quote(clip(block, 50))} runs to ${whole} words. Begin a new one at ${quote(clip(next, 70))}`,
          );
    });
};
