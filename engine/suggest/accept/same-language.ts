/** Checks that a text has the script and the language of its page; what is not clear is accepted. */
import { fold } from '../../text/fold.ts';
import { identifyLanguage } from '../../text/language.ts';
import { familyOf, mainScript, scriptShares } from '../../text/scripts.ts';
import { stopWordsOf } from '../../text/stop-words.ts';
import { wordsIn } from '../../text/words.ts';

/** What a language other than those in Latin letters is written in. */
const scriptOfLanguage: Readonly<Record<string, string>> = {
  Arab: 'arabic',
  Cyrl: 'cyrillic',
  Deva: 'devanagari',
  Grek: 'greek',
  Hans: 'east-asian',
  Hant: 'east-asian',
  Hebr: 'hebrew',
  Jpan: 'east-asian',
  Kore: 'east-asian',
  Thai: 'thai',
};

function scriptOf(language: string): string | undefined {
  try {
    return scriptOfLanguage[new Intl.Locale(language).maximize().script ?? ''];
  } catch {
    return undefined;
  }
}

/** A page that has so much of a script is written in it too, as one that is half translated. */
const ownShareMin = 0.15;

/** Fewer letters say nothing of a page's language. */
const pageLetters = 80;
/** Fewer words say nothing of a text's language. */
const textWords = 4;

/** Languages that a short text does not tell apart. */
const alike: readonly (readonly string[])[] = [
  ['da', 'nb', 'nn', 'no', 'sv'],
  ['bs', 'hr', 'sh', 'sl', 'sr', 'mk', 'bg'],
  ['cs', 'sk'],
  ['id', 'in', 'ms'],
  ['gl', 'pt', 'es', 'ca'],
  ['af', 'nl'],
  // A Japanese text may have no kana.
  ['ja', 'zh'],
];
const isAlike = (one: string, other: string): boolean =>
  one === other || alike.some((group) => group.includes(one) && group.includes(other));
const hasKana = (text: string): boolean => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

export interface LanguageOfPage {
  /** Of a text, or of its words that are not on the page. */
  readonly hasOtherScript: (text: string) => boolean;
  /** Null when the text is in the page's language, or that is not clear. */
  readonly otherLanguage: (text: string) => string | null;
}

const lettersOf = (words: readonly string[]): string => words.join('').replaceAll(/[^\p{L}]/gu, '');

export function createLanguageCheck(language: string, pageText: string): LanguageOfPage {
  const pageScript = mainScript(pageText);
  const shares = scriptShares(pageText);
  const known = new Set(wordsIn(pageText));
  const folded = pageScript === 'latin' ? '' : fold(pageText);
  // Words of scripts without spaces are parts of longer ones.
  const isKnown = (word: string): boolean => known.has(word) || folded.includes(word);
  const isLongEnough = pageText.replaceAll(/[^\p{L}]/gu, '').length >= pageLetters;
  const isIn = (): boolean => identifyLanguage(pageText, language)?.code === language;
  let hasKnownLanguage: boolean | null = null;

  const hasOtherScript = (text: string): boolean => {
    if (pageScript === 'none') return false;
    const own = (word: string): boolean => {
      const family = familyOf(mainScript(word));
      const share = shares.get(family) ?? 0;
      const isOfLanguage = share > 0 && family === scriptOf(language);
      return family === familyOf(pageScript) || isOfLanguage || share >= ownShareMin;
    };
    const added = wordsIn(text).filter(
      (word) => lettersOf([word]).length > 1 && !own(word) && !isKnown(word),
    );
    // Names and abbreviations are written in Latin letters everywhere; other scripts have no place on a page without them.
    if (added.some((word) => mainScript(word) !== 'latin')) return true;
    const ownLetters = lettersOf(wordsIn(text).filter((word) => own(word) || isKnown(word))).length;
    return lettersOf(added).length > ownLetters;
  };

  const otherLanguage = (text: string): string | null => {
    const words = wordsIn(text);
    if (words.length < textWords && mainScript(text) === 'latin') return null;
    const detected = identifyLanguage(text)?.code ?? null;
    if (detected === null || (isAlike(detected, language) && !(language === 'zh' && hasKana(text))))
      return null;
    const ofPage = stopWordsOf(language);
    const ofText = stopWordsOf(detected);
    const count = (list: ReadonlySet<string>): number => words.filter((word) => list.has(word)).length;
    if (mainScript(text) === 'latin' && count(ofText) <= count(ofPage)) return null;
    const added = words.filter((word) => !isKnown(word));
    // Names may be on the page; the words between them tell the language.
    const isHeldTogether = count(ofPage) === 0 && added.filter((word) => ofText.has(word)).length >= 2;
    if (added.length * 2 < words.length && !isHeldTogether) return null;
    hasKnownLanguage ??= isLongEnough && isIn();
    return hasKnownLanguage ? detected : null;
  };

  return { hasOtherScript, otherLanguage };
}
