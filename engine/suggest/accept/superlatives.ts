/** Finds superlatives in a text that its page does not state about the same thing. */
import { isUnspaced, mainScript } from '../../text/scripts.ts';
import { stem } from '../../text/stem.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { wordsIn } from '../../text/words.ts';
import { best, borrowed, signs, superlativeWords } from './superlative-words.ts';

/** Lower case; Latin letters without accents, Arabic without vowel signs. */
const foldSuperlatives = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll(/[\u0640\u064b-\u0652\u0670]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\s+/g, ' ');

interface Pattern {
  readonly pattern: RegExp;
  /** Any adjective completes it, so that the very words must be on the page. */
  readonly isOpen: boolean;
}

const unspaced = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;

/** Whole words, except in scripts that have no spaces or add endings. */
const patternOf = (source: string): RegExp =>
  new RegExp(unspaced.test(source) ? source : `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gu');

/** Those of all languages where there are none for the page's own. In Dutch "best" means "rather". */
function patternsFor(language: string): Pattern[] {
  const table = superlativeWords[language];
  const own = table === undefined ? Object.values(superlativeWords) : [table];
  const english = language === 'en' || language === 'nl' ? borrowed : [best, ...borrowed];
  return [
    ...[...signs, ...english, ...own.flatMap(({ words }) => words)].map((source) => ({
      pattern: patternOf(source),
      isOpen: false,
    })),
    ...own.flatMap(({ open = [] }) => open.map((source) => ({ pattern: patternOf(source), isOpen: true }))),
  ];
}

const neighbours = 4;

/** Stems of the words around a match that carry meaning. */
function subjectsOf(
  text: string,
  { 0: found, index }: RegExpExecArray,
  stopWords: ReadonlySet<string>,
): string[] {
  const before = wordsIn(text.slice(Math.max(0, index - 80), index)).slice(-neighbours);
  const after = wordsIn(text.slice(index + found.length, index + found.length + 80)).slice(0, neighbours);
  return [...before, ...after].filter((word) => word.length > 2 && !stopWords.has(word)).map(stem);
}

interface Words {
  readonly text: string;
  readonly page: string;
  readonly stopWords: ReadonlySet<string>;
}

/** Superlatives of a pattern that the page does not have, or not of anything that the text speaks of. */
function unstated({ pattern, isOpen }: Pattern, { text, page, stopWords }: Words): string | null {
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return null;
  const onPage = [...page.matchAll(pattern)].map((match) => ({
    words: match[0],
    subjects: subjectsOf(page, match, stopWords),
  }));
  const hasSubjects = !isUnspaced(mainScript(text));
  const isStated = (match: RegExpExecArray): boolean => {
    const same = isOpen ? onPage.filter(({ words }) => words === match[0]) : onPage;
    const own = hasSubjects ? subjectsOf(text, match, stopWords) : [];
    return same.some(({ subjects }) => own.length === 0 || subjects.some((word) => own.includes(word)));
  };
  return found.find((match) => !isStated(match))?.[0] ?? null;
}

/** The first superlative of a text that the page does not state; null when there is none. */
export function createSuperlativeCheck(language: string, pageText: string): (text: string) => string | null {
  const patterns = patternsFor(language);
  const page = foldSuperlatives(pageText);
  const stopWords = stopWordsOf(language);
  return (given) => {
    const text = foldSuperlatives(given);
    for (const pattern of patterns) {
      const found = unstated(pattern, { text, page, stopWords });
      if (found !== null) return found;
    }
    return null;
  };
}
