/** Generic link texts by language; words that lead on in a series, such as “next”, say their place. */
import { languages, phraseList } from '../../../text/languages.ts';

const phrases = [...languages].flatMap(([language, { genericAnchors }]) =>
  phraseList(genericAnchors).map((phrase) => ({ phrase, language })),
);
const entriesByPhrase: ReadonlyMap<string, readonly { readonly language: string }[]> = Map.groupBy(
  phrases,
  ({ phrase }) => phrase,
);

/** No phrase of the lists is longer. */
const lengthMax = 60;

const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}+]+$/gu;
/** Nothing to strip at either end. */
const isBare = /^[a-z\d](?:[^]*[a-z\d])?$/;

/** `<this>`, `--link` and `.site` are code, and say exactly what they mean. */
const isCode = /^(?:<|--?[a-z]|[.@$#][a-z])/i;

/** English phrases count everywhere: themes leave them untranslated. */
export function isGenericAnchor(text: string, languages: readonly string[]): boolean {
  if (text.length > lengthMax) return false;
  const lower = text.toLowerCase().replaceAll('’', "'");
  const phrase = isBare.test(lower) ? lower : lower.replace(edges, '');
  const entries = entriesByPhrase.get(phrase);
  if (entries === undefined || isCode.test(text)) return false;
  return entries.some(({ language }) => language === 'en' || languages.includes(language));
}
