/** Signs of trouble in visible text: "not found", filler text, template tokens, broken encodings. */
import type { QualityFacts, TextSign } from '../../facts/text-facts.ts';
import { findNotFoundPhrase } from './not-found-phrases.ts';

const none: TextSign[] = [];
const signsMax = 10;
const contextLength = 120;

const fillers = new Set(
  'lorem ipsum dolor sit amet consectetur consectetuer adipiscing adipisicing elit sed eiusmod tempor incididunt labore dolore magna aliqua enim minim veniam quis nostrud exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure reprehenderit voluptate velit esse cillum fugiat nulla pariatur excepteur sint occaecat cupidatat proident sunt culpa officia deserunt mollit anim laborum ut et in ex ea'.split(
    ' ',
  ),
);
const fillerRun = 4;
/** Every passage of filler text has one of these. */
const telltales = ['lorem ipsum', 'ipsum dolor', 'dolor sit', 'consectetu', 'adipisci', 'eiusmod', 'ullamco'];
/** A text without any of these has none of those, whatever the case: looking for them costs next to nothing. */
const traces = ['psum', 'olor sit', 'onsectetu', 'dipisci', 'iusmod', 'llamco', 'IPSUM', 'DOLOR', 'CONSECT'];

/** Offsets of the text that are code, in order: tokens there are meant. */
export type CodeRanges = readonly (readonly [from: number, to: number])[];

export interface QualityInput {
  readonly text: string;
  readonly code: CodeRanges;
  readonly language: string;
  readonly title: string | null;
  readonly h1: string | null;
  readonly opening: string;
}

export function judgeQuality({ text, code, ...page }: QualityInput): QualityFacts {
  const find = (hint: string, pattern: RegExp): TextSign[] =>
    text.includes(hint) ? findSigns(text, pattern, code) : none;
  return {
    notFoundPhrase: findNotFoundPhrase(page),
    loremIpsum: traces.some((trace) => text.includes(trace))
      ? findFiller(lowerSameLength(text), text, code)
      : null,
    templateTokens: [
      ...find('{{', /\{\{[^{}\n]{1,60}\}\}/g),
      ...find('%%', /%%\w{2,40}%%/g),
      ...find('${', /\$\{[\w.]{1,40}\}/g),
      ...find('[object', /\[object \w+\]/g),
      ...find('undefined', /(?<=^|\n)(?:undefined|undefined undefined)(?= ?(?:\n|$))/g),
      ...find('NaN', /(?<=^|\n)(?:[$€£] ?)?NaN(?: ?[€%])?(?= ?(?:\n|$))/g),
    ].slice(0, signsMax),
    mojibake: [
      ...find('Ã', /Ã[\u0080-\u00bf¡-¿]/g),
      ...find('â€', /â€[\u0098-\u009d™œ˜“”¢¦\u0153]?/g),
      ...find('Â', /Â[\u0080-\u00bf¡-¿]/g),
      ...find('ï»¿', /ï»¿/g),
    ].slice(0, signsMax),
    replacementCharacters: text.includes('\uFFFD') ? text.split('\uFFFD').length - 1 : 0,
    doubleEncoded: find(
      '&',
      /&(?:amp|nbsp|quot|lt|gt|apos|copy|euro|[aou]uml|szlig|eacute|egrave|#\d{2,5});/g,
    ).slice(0, signsMax),
  };
}

function findSigns(text: string, pattern: RegExp, code: CodeRanges): TextSign[] {
  const signs: TextSign[] = [];
  for (const match of text.matchAll(pattern)) {
    if (signs.length >= signsMax) break;
    if (!isCode(match.index, code))
      signs.push({ text: match[0], context: contextOf(text, match.index, match[0].length) });
  }
  return signs;
}

function contextOf(text: string, at: number, length: number): string {
  const around = Math.max(0, Math.floor((contextLength - length) / 2));
  return text
    .slice(Math.max(0, at - around), at + length + around)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, contextLength);
}

function isCode(at: number, code: CodeRanges): boolean {
  let low = 0;
  let high = code.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [from, to] = code[middle] ?? [0, 0];
    if (at < from) high = middle - 1;
    else if (at >= to) low = middle + 1;
    else return true;
  }
  return false;
}

/** Lower case with every character in its place: a few letters grow when lowered, and stay as they are. */
function lowerSameLength(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replace(/[^\u0130]+/g, (part) => part.toLowerCase());
}

/** Characters on both sides of a telltale in which its passage is looked for. */
const fillerReach = 60;
const isQuoted = (text: string, at: number): boolean =>
  /(?:["'“„‘]|«\s?)$/.test(text.slice(Math.max(0, at - 2), at));

/** Four filler words in a row: one alone may be Latin, Spanish or a name. Code and quotations only speak of it. */
function findFiller(lower: string, text: string, code: CodeRanges): TextSign | null {
  for (const hint of telltales)
    for (let at = lower.indexOf(hint); at !== -1; at = lower.indexOf(hint, at + hint.length)) {
      const run = isCode(at, code) ? null : fillerAround(lower, at);
      if (run !== null && !isQuoted(lower, run.from))
        return { text: run.words.join(' '), context: contextOf(text, run.from, run.words.join(' ').length) };
    }
  return null;
}

/** The first four words of the run of filler words that a place stands in. */
function fillerAround(lower: string, at: number): { from: number; words: string[] } | null {
  const start = Math.max(0, at - fillerReach);
  const run = { from: start, words: [] as string[] };
  for (const { 0: word, index } of lower.slice(start, at + fillerReach).matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!fillers.has(word)) {
      if (start + index > at) break;
      run.words.length = 0;
      continue;
    }
    if (run.words.length === 0) run.from = start + index;
    run.words.push(word);
  }
  return run.words.length < fillerRun ? null : { from: run.from, words: run.words.slice(0, fillerRun) };
}
