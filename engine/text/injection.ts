/** Finds sentences that give orders to a language model which reads the page. */
import { sentencesOf } from './sentences.ts';

/** "Ignore all previous instructions", in the languages of most pages. */
const overrules = [
  String.raw`\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instruction|prompt)s?\b`,
  // Rules of thumb may be forgotten, and "override the default in your debian/rules" is about a file.
  String.raw`\b(?:ignore|disregard|forget|override)\b.{0,20}\b(?:previous|prior|above|earlier|preceding|your|system)\b.{0,20}(?<![/.-])\brules?\b(?![/.-]\p{L})`,
  String.raw`\b(?:ignorier\p{L}*|vergiss|vergessen sie|missachte\p{L}*)\b.{0,40}\b(?:anweisung|instruktion|vorgabe)\p{L}*`,
  String.raw`\b(?:ignore[sz]?|ignorer|oublie[sz]?)\b.{0,40}\b(?:instructions|consignes)\b`,
  String.raw`\b(?:ignor[ae]|olvid[ae]|esque[cç]a|dimentica)\b.{0,40}\b(?:instrucciones|instruções|istruzioni)`,
  String.raw`\bnegeer\b.{0,40}\b(?:instructies|opdrachten)\b`,
];
/** "As an AI, you must", "note to language models": a page that only speaks of them is none. */
const machine = String.raw`(?:ai(?: (?:assistant|agent|model|system))?|llm|(?:large )?language model|chatbot)s?`;
const addresses = [
  String.raw`\b(?:your|reveal|print|repeat|show|output)\b.{0,20}\bsystem prompt\b`,
  String.raw`\bas an? ${machine}\b(?=\s*,|\s+you\b)`,
  String.raw`\b(?:if )?you are (?:now )?an? ${machine}\b`,
  String.raw`\b(?:note|message|instructions?|attention)(?: to| for)?(?: all| any)?:? ${machine}\b`,
];
const instructsReader = new RegExp([...overrules, ...addresses].join('|'), 'iu');

/** What orders speak of, in the languages above; most texts speak of none of it. */
const matters =
  /instru|istruz|prompt|rule|anweisung|vorgabe|consignes|opdrachten|\b(?:ai|llm)s?\b|language model|chatbot/;

/** Whether a text may hold such orders. Lower case first: a pattern that folds case takes twice as long. */
export const mayInstruct = (text: string): boolean => matters.test(text.toLowerCase());

/** Whether a text tells a reading program what to do. */
export const isInjection = (text: string): boolean => instructsReader.test(text);

export interface Instructions {
  /** The sentences that give orders. */
  readonly found: readonly string[];
  /** The text without them. */
  readonly rest: string;
}

/** The honest sentences beside them stay, unless it takes several to see the order. */
export function withoutInstructions(text: string, language = 'en'): Instructions {
  if (!isInjection(text)) return { found: [], rest: text };
  const sentences = sentencesOf(text, language);
  const found = sentences.filter(isInjection);
  const rest = sentences.filter((sentence) => !isInjection(sentence)).join(' ');
  return found.length === 0 || isInjection(rest) ? { found: [text], rest: '' } : { found, rest };
}
