/** Finds the sentence of the page, or of another page, that answers a question. */

import { isInjection } from '../suggest/built-in/text.ts';
import { fold } from '../text/fold.ts';
import { sentencesOf } from '../text/sentences.ts';
import { cosine } from '../text/similarity.ts';
import { stem } from '../text/stem.ts';
import { wordsIn } from '../text/words.ts';
import type { ChatContext } from './chat-context.ts';
import type { Intent } from './intent.ts';
import { blocksUnder } from './page-text.ts';

export interface FoundText {
  readonly text: string;
  /** What it is the value of: "Capacity". */
  readonly label: string | null;
}

const smallWords = new Set(
  `a an the of to in on at by for from with without is are was were be do does did have has had can could will would should may
  i you he she it we they my your our their this that these those what which who where when why how much many long often any some there
  here page site website text say says tell me please about not no and or if so than then its it's i'm sell have get come work offer take takes need needs
  der die das ein eine ist sind was wie wo wann wer welche mein dein unser auf der seite steht gibt es kann ich man und oder mit von zu im
  le la les un une des du de est sont que qui quoi ou quand comment quel quelle mon ma notre sur cette il y a t je vous nous et ou avec
  el los las una unos es son que quien donde cuando como cual mi nuestro en esta hay se y o con por para
  il lo gli uno sono che chi dove quando come quale mio nostro su questa ci e o con per
  os as um uma sao quem onde quando como qual meu nosso em esta ha e ou com por para
  het een zijn wat hoe waar wanneer wie welke mijn onze op deze er en of met van te`.split(/\s+/),
);

/** The content words of a question. */
export const questionWords = (folded: string, quoted: readonly string[]): string[] => [
  ...new Set(
    wordsIn([folded, ...quoted].join(' ').replaceAll('-', ' '))
      .filter((word) => word.length > 1 && !smallWords.has(word))
      .map(stem),
  ),
];

/** Kinds of facts, by the words that request them. */
const kinds: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:cost|price|how much|expensive|cheap|preis|kostet|prix|coute|precio|cuesta|prezzo|costa|preco|custa|prijs|kost)\b/,
    /[£€$¥]\s?\d|\d\s?(?:€|eur|usd|gbp|chf)\b/i,
  ],
  [/\b(?:phone|call|telephone|telefon|telefono|telefone|telefoon|number)\b/, /(?:\+|\b0)\d[\d\s()/-]{6,}/],
  [
    /\b(?:how long|duration|wie lange|combien de temps|cuanto tiempo|quanto tempo|hoe lang)\b/,
    /\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half an?|several) (?:\w+ )?(?:minutes?|hours?|days?|weeks?|months?|years?|minuten|stunden|tagen?|wochen|jahre)\b/i,
  ],
  [/\b(?:e-?mail|mail|contact)\b/, /[^\s@]+@[^\s@]+\.\w+/],
  [
    /\b(?:when|hours?|open|opening|wann|offnungszeiten|quand|horaires|cuando|horario|quando|orari|openingstijden)\b/,
    /\b(?:mon|tue|wed|thu|fri|sat|sun)\w*day|\b\d{1,2}(?::\d\d| ?(?:am|pm|uhr|h))\b/i,
  ],
];

/** A location: with a name, a number or a postcode. */
const whereWords =
  /\b(?:where|wo|ou se trouve|ou est|donde|dove|onde|waar|address|adresse|direccion|indirizzo|endereco|adres|located)\b/;
const placePattern =
  /\b(?:in|at|near|bei|à|en|em|te) (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}[\p{L}-]+|\b\d{5}\b|\b\p{Lu}\p{Ll}+ (?:Street|Road|Lane|Avenue|Square|Hill|Way|Yard)\b|\b[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2}\b/u;

const plainText = (text: string): string => fold(text.normalize('NFD').replaceAll(/\p{M}/gu, ''));

/** Sentences, short blocks, and labels with their values. */
function unitsOf({ sandbox }: ChatContext): FoundText[] {
  const { paragraphs, language } = sandbox.brief;
  const units: FoundText[] = sandbox.page.headings
    .filter(({ text }) => text.endsWith('?') && !isInjection(text))
    .flatMap(({ text }) => {
      const answer = sentencesOf(blocksUnder(sandbox, text)[0] ?? '', language)
        .slice(0, 2)
        .join(' ');
      return answer === '' || isInjection(answer) ? [] : [{ text: answer, label: text }];
    });
  paragraphs.forEach((text, at) => {
    const isLabel = wordsIn(text).length <= 3 && !/[.!?]$/.test(text);
    const before = paragraphs[at - 1] ?? '';
    const label =
      !isLabel && at > 0 && wordsIn(before).length <= 3 && !/[.!?£€$\d]/.test(before) ? before : null;
    if (isLabel && !/\d/.test(text)) return;
    for (const sentence of sentencesOf(text, language))
      if (!isInjection(sentence)) units.push({ text: sentence, label });
  });
  return units;
}

const tokensOf = (text: string): string[] => wordsIn(plainText(text).replaceAll('-', ' ')).map(stem);

const sharedWith = (questionStems: readonly string[], { text, label }: FoundText): number => {
  const own = new Set([...tokensOf(text), ...tokensOf(label ?? '')]);
  return questionStems.filter((word) => own.has(word)).length;
};

const shownMax = 2;
const nearLeast = 0.52;
const encodedMax = 40;

/** Each sentence once. */
const distinct = (units: readonly FoundText[]): FoundText[] =>
  units
    .filter(({ text }, at) => !units.slice(0, at).some((other) => other.text.includes(text)))
    .slice(0, shownMax);

const kindOf = (folded: string): (typeof kinds)[number] | undefined =>
  kinds.find(([question]) => question.test(folded)) ??
  (whereWords.test(folded) ? [whereWords, placePattern] : undefined);

/** "Where does it come from" requests no postal address. */
const isFrom = (folded: string): boolean => /\b(?:from|come|comes|buy|find)\b/.test(folded);

/** Phone numbers and e-mail addresses from links or structured data. */
function ownContacts({ sandbox }: ChatContext, folded: string): FoundText[] {
  const { phones = [], emails = [] } = sandbox.facts?.contacts ?? {};
  const list = /\b(?:phone|call|telephone|telefon|telefono|telefone|telefoon)\b/.test(folded)
    ? phones
    : /\be-?mails?\b/.test(folded)
      ? emails
      : [];
  return list.slice(0, shownMax).map((text) => ({ text, label: null }));
}

/** Empty when the page does not answer: a sentence that merely shares a word is no answer. */
export async function findOnPage(
  context: ChatContext,
  { folded, text }: Intent,
  questionStems: readonly string[],
): Promise<FoundText[]> {
  const units = unitsOf(context);
  const kind = kindOf(folded);
  const { address } = context.sandbox.brief;
  if (kind !== undefined && kind[0] === whereWords && address !== null && !isFrom(folded)) {
    const place = [address.locality, address.region, address.country].filter((part) => part !== null);
    if (place.length > 0) return [{ text: place.join(', '), label: null }];
  }
  const own = ownContacts(context, folded);
  if (own.length > 0) return own;
  const fitting = kind === undefined ? [] : units.filter((unit) => kind[1].test(unit.text));
  if (kind !== undefined) {
    const rest = questionStems.filter((word) => !kind[0].test(word));
    const named = fitting.filter((unit) => rest.length === 0 || sharedWith(rest, unit) > 0);
    if (named.length > 0) return distinct(named);
    if (kind[0] === whereWords && fitting.length > 0 && context.sandbox.brief.type === 'contact')
      return fitting.slice(0, 1);
    return fitting.length === 1 && kind[0] !== whereWords ? fitting : [];
  }
  if (questionStems.length === 0) return [];
  const ranked = units
    .map((unit) => ({ unit, share: sharedWith(questionStems, unit) / questionStems.length }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share);
  const whole = ranked.filter(({ share }) => share === 1 || (share >= 0.66 && questionStems.length > 2));
  if (whole.length > 0) return distinct(whole.map(({ unit }) => unit));
  const { models, sandbox } = context;
  if (models === null || sandbox.brief.language !== 'en') return [];
  const near = (ranked.length > 0 ? ranked.map(({ unit }) => unit) : units).slice(0, encodedMax);
  const [subject, ...vectors] = await models.embed([
    text.slice(0, 160),
    ...near.map((unit) => `${unit.label ?? ''} ${unit.text}`.slice(0, 160)),
  ]);
  if (subject === undefined) return [];
  return near
    .map((unit, at) => ({
      unit,
      near:
        vectors[at] === undefined
          ? 0
          : cosine(subject, vectors[at]) + (sharedWith(questionStems, unit) > 0 ? 0.06 : 0),
    }))
    .filter((each) => each.near >= nearLeast)
    .toSorted((a, b) => b.near - a.near)
    .slice(0, shownMax)
    .map(({ unit }) => unit);
}

/** Sentences of other pages with all words of the question. */
export function findOnSite(
  { sandbox }: ChatContext,
  questionStems: readonly string[],
  folded = '',
): { url: string; text: string }[] {
  if (questionStems.length === 0) return [];
  const kind = kindOf(folded);
  return sandbox.pages
    .flatMap(({ url, paragraphs, language }) =>
      paragraphs
        .flatMap((block) => sentencesOf(block, language?.slice(0, 2) ?? 'en'))
        .map((text) => ({ url, text })),
    )
    .filter(
      ({ text }) =>
        !isInjection(text) && sharedWith(questionStems, { text, label: null }) === questionStems.length,
    )
    .filter(({ text }) => kind === undefined || kind[1].test(text))
    .slice(0, shownMax);
}
