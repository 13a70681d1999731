/** Finds superlatives in a text that its page does not state about the same thing. */
import { isUnspaced, mainScript } from '../../text/scripts.ts';
import { stem } from '../../text/stem.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { wordsIn } from '../../text/words.ts';
import { praiseWords } from './praise-words.ts';
import { superlativeForms } from './superlative-forms.ts';
import { best, borrowed, signs, superlativeWords } from './superlative-words.ts';

/** Latin letters without accents, Arabic without vowel signs. */
const foldSuperlatives = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll(/[\u0640\u064b-\u0652\u0670]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/\s+/g, ' ');

interface Pattern {
  readonly pattern: RegExp;
  /** Not checked in advice, which may speak of a unique title or the largest image. */
  readonly isPasteOnly: boolean;
  /** Any adjective completes it, so that the very words must be on the page. */
  readonly isOpen: boolean;
}

const unspaced = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;

/** Whole words, except in scripts that have no spaces or add endings. */
const patternOf = (source: string, flags = 'giu'): RegExp =>
  new RegExp(unspaced.test(source) ? source : `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags);

/** Words of all languages where there are none for the page's own. In Dutch "best" means "rather". */
function patternsFor(language: string): Pattern[] {
  const own = superlativeWords[language] ?? Object.values(superlativeWords).flat();
  const english = language === 'en' || language === 'nl' ? borrowed : [best, ...borrowed];
  const { anyCase = [], asWritten = [] } = superlativeForms[language] ?? {};
  const closed = { isPasteOnly: false, isOpen: false };
  const open = { isPasteOnly: true, isOpen: true };
  return [
    ...[...signs, ...english, ...own].map((source) => ({ pattern: patternOf(source), ...closed })),
    ...(praiseWords[language] ?? []).map((source) => ({
      pattern: patternOf(source),
      isPasteOnly: true,
      isOpen: false,
    })),
    ...anyCase.map((source) => ({ pattern: patternOf(source), ...open })),
    ...asWritten.map((source) => ({ pattern: patternOf(source, 'gu'), ...open })),
  ];
}

/** Without the ending that a noun demands: "knusprigste" and "knusprigsten" are the same words. */
const rootOf = (words: string): string => words.toLowerCase().replace(/e[mnrs]?$|[ao]s?$/u, '');

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
    const same = isOpen ? onPage.filter(({ words }) => rootOf(words) === rootOf(match[0])) : onPage;
    const own = hasSubjects ? subjectsOf(text, match, stopWords) : [];
    return same.some(({ subjects }) => own.length === 0 || subjects.some((word) => own.includes(word)));
  };
  return found.find((match) => !isStated(match))?.[0] ?? null;
}

export interface SuperlativeCheck {
  /** The first superlative or word of praise that the page does not state; null when there is none. */
  readonly inPaste: (text: string) => string | null;
  /** The same for advice, which has honest superlatives of its own. */
  readonly inAdvice: (text: string) => string | null;
}

export function createSuperlativeCheck(language: string, pageText: string): SuperlativeCheck {
  const patterns = patternsFor(language);
  const page = foldSuperlatives(pageText);
  const stopWords = stopWordsOf(language);
  const firstOf = (some: readonly Pattern[], given: string): string | null => {
    const text = foldSuperlatives(given);
    for (const pattern of some) {
      const found = unstated(pattern, { text, page, stopWords });
      if (found !== null) return found;
    }
    return null;
  };
  return {
    inPaste: (text) => firstOf(patterns, text),
    inAdvice: (text) =>
      firstOf(
        patterns.filter(({ isPasteOnly }) => !isPasteOnly),
        text,
      ),
  };
}
