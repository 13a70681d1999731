/** Finds what a text to paste should not look like: Markdown, filler, shouting. */
import { foldAccents } from '../../text/fold.ts';
import { stem } from '../../text/stem.ts';

export type StyleFault =
  | 'length'
  | 'markup'
  | 'filler'
  | 'exclamation'
  | 'capitals'
  | 'emoji'
  | 'repetition'
  | 'language'
  | 'script';

/** Headings, emphasis, links, fences, list markers. */
const markdown =
  /^\s*(?:#{1,6}|[-*+]|>)\s|\*\*|(?<![\p{L}\p{N}])__?[^\s_][^_]*_(?![\p{L}\p{N}])|\[[^\]]+\]\([^)]*\)|`/u;
const markdownInAdvice = /^\s*#{1,6}\s|\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\([^)]*\)|```/u;
const tag = /<[a-z!/][^>]*>/i;
const listNumber = /^\s*(\d{1,2}[.)])\s/;

/** "3. Adding pictures" is no item of a list where the page numbers its chapters so. */
function isListItem(text: string, known: string): boolean {
  const [, number] = listNumber.exec(text) ?? [];
  return number !== undefined && !known.split('\n').some((line) => line.startsWith(`${number} `));
}

/** How pages open that have nothing to say, over text without accents. */
const fillerOpening =
  /^(?:welcome to|discover|willkommen|entdecken sie|bienvenue|decouvrez|bienvenid|descubr[ae]|benvenut|scopri|bem-vind|welkom|ontdek|добро пожаловать)(?!\p{L}{3})/u;
const fillerCall =
  /(?<!\p{L})(?:click here|hier klicken|klicken sie hier|cliquez ici|haz clic aqui|clicca qui|clique aqui|klik hier)(?!\p{L})/u;

const shouted = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?:[ ,]+\p{Lu}{2,})+(?![\p{L}\p{N}])/gu;

const emoji = /\p{Emoji_Presentation}/gu;

/** So often a word stands in one or two sentences only to be found. */
const repeatedMin = 4;
const fewSentences = 200;
const repeatedWord = /\p{L}{4,}/gu;

function isRepetitive(text: string): boolean {
  if (text.length > fewSentences) return false;
  const stems = (text.toLowerCase().match(repeatedWord) ?? []).map((word) => stem(word));
  const counts = Map.groupBy(stems, (each) => each).values();
  return [...counts].some(({ length }) => length >= repeatedMin);
}

const marksIn = (text: string): string[] => text.match(/\S+[!！]/gu) ?? [];

/**
 * `known` is what the page says: its own names may have an exclamation mark or capitals. In `plain` text there is no
 * markup, and where `markup` may be named there are no headings, no bold and no links.
 */
export function styleFaults(text: string, known: string, form: 'paste' | 'plain' | 'markup'): StyleFault[] {
  if (form !== 'paste')
    return markdownInAdvice.test(text) || (form === 'plain' && tag.test(text)) ? ['markup'] : [];
  const folded = foldAccents(text);
  const faults: readonly (readonly [StyleFault, boolean])[] = [
    ['markup', tag.test(text) || ((markdown.test(text) || isListItem(text, known)) && !known.includes(text))],
    ['filler', fillerOpening.test(folded) || fillerCall.test(folded)],
    ['exclamation', marksIn(text).some((word) => !known.includes(word))],
    ['emoji', (text.match(emoji) ?? []).some((sign) => !known.includes(sign))],
    ['repetition', isRepetitive(text)],
    ['capitals', (text.match(shouted) ?? []).some((words) => !known.includes(words))],
  ];
  return faults.filter(([, isFound]) => isFound).map(([fault]) => fault);
}
