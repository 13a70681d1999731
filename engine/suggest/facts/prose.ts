/** Which sentences of a page can be quoted alone, where they may be cut, and how near two texts are. */

import { graphemeLength } from '@pagewright/contract/ratings';
import { tidy } from '../../text/fold.ts';
import { isInjection } from '../../text/injection.ts';
import { allWords } from '../../text/languages.ts';
import { countUnspacedWords } from '../../text/parse-block.ts';
import type { PhraseWords } from '../../text/phrase-words.ts';
import { isUnspaced, mainScript } from '../../text/scripts.ts';
import { stem } from '../../text/stem.ts';
import { wordsIn } from '../../text/words.ts';

/** Every bracket and quotation mark has its other half. */
export const isBalanced = (text: string): boolean =>
  (text.match(/[([{（「『【]/g) ?? []).length === (text.match(/[)\]}）」』】]/g) ?? []).length &&
  (text.match(/["“”„«»]/g) ?? []).length % 2 === 0;

/** URLs, code, tokens of templates: nothing of it belongs into a snippet. */
const foreign =
  /https?:|www\.|@|[{}<>=|\\_#*]|\.\.\.|…|©|;\s*\w+\(|\(\s*(?:p\.)?\s*\)|\b\d{1,2}:\d{2}\b|(?:^|\s)!\p{L}/u;

const byline =
  /^(?:posted|published|updated|written|photo|image|by|von|veröffentlicht|publié|par|publicado|por|pubblicato|geplaatst|door)\b.{0,60}$/iu;

/** Letters of scripts without capitals may open a sentence too. */
const opening = /^[\p{Lu}\p{Lt}\p{Lo}\p{N}¿¡"“„«「『]/u;
const ending = /[.!。！।۔።]["”»」』)]?$/u;

/** Whole, readable prose: no URL, no code, no half of a quotation. */
export const isClean = (sentence: string): boolean =>
  opening.test(sentence) &&
  ending.test(sentence) &&
  // What ends within brackets goes on behind them.
  (!sentence.endsWith(')') || sentence.startsWith('(')) &&
  !foreign.test(sentence) &&
  !byline.test(sentence) &&
  !isInjection(sentence) &&
  isBalanced(sentence);

/** An address or a row of names: most of its words have a capital. In German half of all words may. */
export function isLabel(sentence: string): boolean {
  const parts = sentence.split(/\s+/).filter((part) => /^\p{L}/u.test(part));
  const capitals = parts.filter((part) => /^\p{Lu}/u.test(part)).length;
  return capitals > parts.length * 0.6;
}

const foreignWords = 8;
const smallWords = 0.1;

/** A language other than the page's: hardly any of its small words. Nothing is said where no small words are known. */
export function isForeign(block: string, { function: small, isWhole }: PhraseWords): boolean {
  if (!isWhole) return false;
  const list = wordsIn(block);
  const own = list.filter((word) => small.has(word)).length;
  return list.length >= foreignWords && own < list.length * smallWords;
}

/** Fewer words are a label. In scripts that write no spaces the platform finds the words. */
const sentenceWords = 4;

/** How many words a text has, in any script. */
export const wordCountOf = (text: string): number =>
  isUnspaced(mainScript(text)) ? countUnspacedWords(text) : wordsIn(text).length;

/** How much room a text takes: a character of East Asian scripts is as wide as two letters. */
export function displayLength(text: string): number {
  const wide = text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}、。「」（）：！？]/gu,
  );
  return graphemeLength(text) + (wide?.length ?? 0);
}

/** A sentence that makes sense on its own. */
export function isSelfContained(sentence: string, words: PhraseWords): boolean {
  const [first = ''] = wordsIn(sentence);
  return isClean(sentence) && wordCountOf(sentence) >= sentenceWords && !words.leaning.has(first);
}

const clauseEnd = /[,;–—]\s+/g;
const shortClause = 4;
const conjunctions = new Set(allWords((table) => table.conjunctions));

/** Whether a sentence may end at this comma: what follows must open a clause of its own, not go on with a list. */
function mayEndAt(before: string, sign: string, after: string, words: PhraseWords): boolean {
  const last = before.split(/[,;–—]\s+/).at(-1) ?? before;
  if (
    wordsIn(last).length < (sign === ',' ? 2 : shortClause) ||
    words.function.has(wordsIn(last).at(-1) ?? '')
  )
    return false;
  if (sign !== ',') return wordsIn(before).length >= shortClause;
  // Behind a second comma it may be a list that would end too early, unless "and" has closed it.
  if (before.includes(',') && !wordsIn(last).some((word) => conjunctions.has(word))) return false;
  const [next = ''] = wordsIn(after);
  if (conjunctions.has(next))
    return !before.includes(',') && wordsIn(after.split(clauseEnd)[0] ?? '').length > shortClause;
  return words.leaning.has(next) || words.cutBefore.has(next);
}

/** The sentence, then shorter and shorter forms of it, each cut where a clause ends. */
export function shorterForms(sentence: string, words: PhraseWords): string[] {
  const plain = tidy(sentence.replaceAll(/\s*\([^()]*\)/g, ''));
  const forms = plain === sentence ? [sentence] : [sentence, plain];
  const body = plain.replace(/[.!]$/, '');
  for (const match of [...body.matchAll(clauseEnd)].toReversed()) {
    const before = body.slice(0, match.index).trimEnd();
    const after = body.slice(match.index + match[0].length);
    if (mayEndAt(before, match[0].trim(), after, words) && isBalanced(before)) forms.push(`${before}.`);
  }
  return forms;
}

export const fits = (text: string, least: number, most: number): boolean => {
  const length = displayLength(text);
  return length >= least && length <= most;
};

/** Words that carry meaning. */
export const contentWords = (text: string, words: PhraseWords): string[] =>
  wordsIn(text).filter((word) => word.length > 2 && !words.function.has(word));

/** How much of the one's meaning the other has, from 0 to 1. */
export function overlap(one: string, other: string, words: PhraseWords): number {
  const mine = new Set(contentWords(one, words).map(stem));
  if (mine.size === 0) return 0;
  const theirs = new Set(contentWords(other, words).map(stem));
  return [...mine].filter((word) => theirs.has(word)).length / mine.size;
}
