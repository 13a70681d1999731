/** Which language a text is in: by its script, and among seven languages by their most common words. */
import type { LanguageFacts } from '../../facts/text-facts.ts';
import type { Script } from './scripts.ts';
import { knownLanguages } from './stop-words.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WordStream } from './word-stream.ts';

type Detected = LanguageFacts['detected'];

const wordsMin = 20;
/** Running text of any of the seven has at least this share of its own common words. */
const coverageMin = 0.12;

export function detectLanguage(
  words: WordStream,
  scripts: ReadonlyMap<Script, number>,
  script: Script,
): Detected {
  if (words.wordCount < wordsMin) return null;
  return script === 'latin' ? byCommonWords(words) : byScript(words, scripts, script);
}

/** Used anew by every text. */
const scores = new Float64Array(knownLanguages.length);

function byCommonWords(words: WordStream): Detected {
  scores.fill(0);
  const { vocabulary } = words;
  for (let at = 0; at < vocabulary.stopCount; at += 1) addShare(vocabulary, vocabulary.stopIds[at] ?? 0);
  let winner = 0;
  let best = scores[0] ?? 0;
  let second = 0;
  for (let index = 1; index < scores.length; index += 1) {
    const score = scores[index] ?? 0;
    if (score > best) {
      second = best;
      best = score;
      winner = index;
    } else if (score > second) second = score;
  }
  const code = knownLanguages[winner];
  if (code === undefined || best / words.wordCount < coverageMin) return null;
  return { code, confidence: round(best ** 2 / (best ** 2 + second ** 2)) };
}

/** The uses of a word count for all languages that have it, in equal parts. */
function addShare({ stopBits, counts }: Vocabulary, id: number): void {
  const languages = stopBits[id] ?? 0;
  const share = (counts[id] ?? 0) / bitCount(languages);
  for (let rest = languages; rest !== 0; rest &= rest - 1) {
    const index = 31 - Math.clz32(rest & -rest);
    scores[index] = (scores[index] ?? 0) + share;
  }
}

function byScript(words: WordStream, scripts: ReadonlyMap<Script, number>, script: Script): Detected {
  switch (script) {
    case 'han':
    case 'kana':
      return (scripts.get('kana') ?? 0) > (scripts.get('han') ?? 0) * 0.1
        ? { code: 'ja', confidence: 0.97 }
        : { code: 'zh', confidence: 0.95 };
    case 'hangul':
      return { code: 'ko', confidence: 0.97 };
    case 'thai':
      return { code: 'th', confidence: 0.97 };
    case 'greek':
      return { code: 'el', confidence: 0.97 };
    case 'hebrew':
      return { code: 'he', confidence: 0.9 };
    case 'arabic':
      return { code: has(words, /[پچژگ]/) ? 'fa' : 'ar', confidence: 0.8 };
    case 'cyrillic':
      return cyrillic(words);
    case 'devanagari':
      return { code: 'hi', confidence: 0.7 };
    default:
      return null;
  }
}

function cyrillic(words: WordStream): Detected {
  if (has(words, /[іїєґ]/i)) return { code: 'uk', confidence: 0.85 };
  if (has(words, /[ыэ]/i)) return { code: 'ru', confidence: 0.9 };
  return has(words, /[јљњћђ]/i) ? { code: 'sr', confidence: 0.85 } : { code: 'bg', confidence: 0.6 };
}

const has = (words: WordStream, pattern: RegExp): boolean => pattern.test(words.text);
const round = (value: number): number => Math.round(value * 1000) / 1000;

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
