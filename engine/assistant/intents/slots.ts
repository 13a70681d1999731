/** Extracts the slots of a question: quotations, numbers, URLs, rule ids and languages. */
import type { Slots } from '../intent.ts';

const ordinals: readonly (readonly [number, RegExp])[] = [
  [
    1,
    /\b(?:first|1st|number 1|no\.? ?1|#1|erste[nrsm]?|premiere?|primer[oa]?|prim[oa]|primeir[oa]|eerste)\b/,
  ],
  [2, /\b(?:second|2nd|number 2|no\.? ?2|#2|zweite[nrsm]?|deuxieme|seconde?|segund[oa]|second[oa]|tweede)\b/],
  [
    3,
    /\b(?:third|3rd|number 3|no\.? ?3|#3|dritte[nrsm]?|troisieme|tercer[oa]?|terz[oa]|terceir[oa]|derde)\b/,
  ],
  [4, /\b(?:fourth|4th|number 4|no\.? ?4|#4|vierte[nrsm]?|quatrieme|cuart[oa]|quart[oa]|vierde)\b/],
  [5, /\b(?:fifth|5th|number 5|no\.? ?5|#5|funfte[nrsm]?|cinquieme|quint[oa]|vijfde)\b/],
  [6, /\b(?:sixth|6th|number 6|no\.? ?6|#6|sechste[nrsm]?|sixieme|sext[oa]|sest[oa]|zesde)\b/],
  [-1, /\b(?:last|final|bottom|letzte[nrsm]?|derniere?|ultim[oa]|laatste)\b/],
];

const smallNumbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  dois: 2,
  duas: 2,
  quatro: 4,
  twee: 2,
  drie: 3,
  vijf: 5,
  'a few': 3,
  some: 3,
  several: 3,
  einige: 3,
  'ein paar': 3,
  quelques: 3,
  algunos: 3,
  alcuni: 3,
  alguns: 3,
  enkele: 3,
};

const counted =
  /(?:^|\s)(\d|two|three|four|five|six|zwei|drei|vier|funf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|quatro|twee|drie|vijf|a few|some|several|einige|ein paar|quelques|algunos|alcuni|alguns|enkele)\s+(?:[a-z-]+\s+){0,2}(?:title|option|version|variant|suggestion|idea|alternative|description|headline|heading|choice|snippet|question|faq|titel|vorschlag|variante|idee|titre|proposition|suggestion|titulo|opcion|propuesta|titol|opzion|propost|opc|sugest|voorstel|beschreibung|descripcion|descrizion|descric|beschrijving)/;

const longest =
  /(?:under|max(?:imum|imal)?|at most|less than|fewer than|below|up to|no (?:more|longer) than|within|unter|hochstens|moins de|au plus|menos de|maximo|meno di|massimo|ate|minder dan|hoogstens|onder)\s+(?:of |de |von )?(\d{1,3})\b|\b(\d{2,3})[ -](?:characters?|chars?|letters|zeichen|caracteres?|caratteri|tekens)\b/;

const languageNames: readonly (readonly [string, RegExp])[] = [
  ['en', /\b(?:english|englisch|anglais|ingles|inglese|engels)\b/],
  ['de', /\b(?:german|deutsch|allemand|aleman|tedesco|alemao|duits)\b/],
  ['fr', /\b(?:french|franzosisch|francais|frances|francese|frans)\b/],
  ['es', /\b(?:spanish|spanisch|espagnol|espanol|spagnolo|espanhol|spaans)\b/],
  ['it', /\b(?:italian|italienisch|italien|italiano|italiaans)\b/],
  ['pt', /\b(?:portuguese|portugiesisch|portugais|portugues|portoghese|portugees)\b/],
  ['nl', /\b(?:dutch|niederlandisch|hollandisch|neerlandais|holandes|neerlandes|olandese|nederlands)\b/],
  ['pl', /\b(?:polish|polnisch|polonais|polaco|polacco|pools)\b/],
  ['ja', /\b(?:japanese|japanisch|japonais|japones|giapponese|japans)\b/],
  ['zh', /\b(?:chinese|chinesisch|chinois|chino|cinese|chines|chinees)\b/],
  ['tr', /\b(?:turkish|turkisch|turc|turco|turks)\b/],
  ['ru', /\b(?:russian|russisch|russe|ruso|russo)\b/],
];

/** The keyword in question, where it is not in quotation marks. */
const soughtWord = [
  /^(?:is|are|do i (?:have|use)|does) (?:the )?(?:key ?word |word |term |phrase )?([\p{L}\p{N}][\p{L}\p{N} -]{1,40}?) (?:used |mentioned |named )?(?:in|on) (?:my|the|our|this) (?:page )?(?:title|h1|h2|heading|headings|headline|description|meta|text|introduction|intro|copy)\b/u,
  /\b(?:how often|how many times)\s+(?:do|does|did|is|are|have|has)?\s*(?:i|we|you|the page|this page|it|the text|my page)?\s*(?:use|say|mention|write|have|contain|used|said|mentioned|repeat)?\s*(?:the )?(?:key ?word|word|term|phrase)?\s+([\p{L}\p{N}][\p{L}\p{N} -]{1,40}?)(?:\s+(?:used|appear|appears|occur|occurs|mentioned|on|in|here|show|come|repeated)\b.*)?[?.!]*$/u,
  /\b(?:wie oft)\s+(?:kommt|verwende ich|benutze ich|steht|sage ich|wird)\s+(?:das wort |der begriff )?([\p{L}\p{N}][\p{L}\p{N} -]{1,40}?)(?:\s+(?:vor|auf|im|in|verwendet|genannt)\b.*)?[?.!]*$/u,
  /\b(?:key ?word|word|term|phrase|suchbegriff|wort|mot-cle|mot|palabra|parola|palavra|zoekwoord|woord)\s+(?:is\s+)?([\p{L}\p{N}][\p{L}\p{N}-]{2,30}(?: [\p{L}\p{N}][\p{L}\p{N}-]{2,30})?)\b/u,
];

/** What follows a keyword and is none of it. */
const afterWord =
  /\s+(?:under|in|at|max|with|and|for|on|of|to|unter|mit|und|im|dans|avec|sous|et|en|con|y|bajo|nel|sotto|com|sob|met|onder)\b.*$/;

const notAWord =
  /^(?:it|there|anything|everything|something|text|all|what|which|density|count|counts|stuffing|use|usage|ideas?|list|research|here|on|in|this|that|the|of|for|is|are|too|most|should|do|does|and|or|with|i|my)\b/;

function soughtIn(folded: string): string | null {
  for (const pattern of soughtWord) {
    const found = pattern.exec(folded)?.[1]?.trim().replace(afterWord, '');
    if (found !== undefined && !notAWord.test(found)) return found;
  }
  return null;
}

/** Text pasted after a colon or on its own lines, without quotation marks. */
export function pastedText(text: string): string | null {
  const [first = '', ...lines] = text.trim().split('\n');
  const below = lines.join('\n').trim();
  if (below.split(/\s+/).length >= 4) return below;
  const behind = /[:：]\s+(\S[\s\S]*)$/.exec(first)?.[1]?.trim();
  return behind !== undefined && behind.split(/\s+/).length >= 4 && below === '' ? behind : null;
}

export function extractSlots(
  text: string,
  { folded, quoted, ruleIds }: { folded: string; quoted: readonly string[]; ruleIds: ReadonlySet<string> },
): Slots {
  const named = (folded.match(/[a-z0-9]+(?:-[a-z0-9]+)+/g) ?? []).find((word) => ruleIds.has(word));
  const address =
    /https?:\/\/[^\s"“”<>)]+|(?<![\p{L}\p{N}/<])\/[\p{L}\p{N}_~%.-][^\s"“”<>),;?]*|(?<![^\s("“])\/(?=[\s?!.,)"”]|$)/u.exec(
      text,
    )?.[0] ?? null;
  const length = longest.exec(folded);
  const number = counted.exec(folded)?.[1];
  const level = /\bh([1-6])\b/.exec(folded)?.[1];
  const brand =
    /\b(with|without|no|include|including|ohne|mit|sans|avec|sin|con|senza|sem|com|zonder|met)\b[^.?!]{0,20}\b(?:brand|company|shop|site|store|business|marken?|firmen?|marque|marca|merk)(?:name|namen)?\b/.exec(
      folded,
    )?.[1];
  return {
    quoted,
    ordinal: ordinals.find(([, pattern]) => pattern.test(folded))?.[0] ?? null,
    maxLength: length === null ? null : Number(length[1] ?? length[2]),
    count: number === undefined ? null : (smallNumbers[number] ?? Number(number)),
    ruleId: named ?? null,
    address: address?.replace(/[.,;!?]+$/, '') ?? null,
    keyword: soughtIn(folded),
    language: languageNames.find(([, pattern]) => pattern.test(folded))?.[0] ?? null,
    isBranded: brand === undefined ? null : !/^(?:without|no|ohne|sans|sin|senza|sem|zonder)$/.test(brand),
    level: level === undefined ? null : Number(level),
  };
}
