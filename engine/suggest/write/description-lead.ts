/** The sentences of a page's lead that describe the whole of it, and the texts they make. */
import { limits } from '@pagewright/contract/limits';
import { fold, tidy } from '../../text/fold.ts';
import { isInjection } from '../../text/injection.ts';
import type { PhraseWords } from '../../text/phrase-words.ts';
import { isUnspaced, mainScript } from '../../text/scripts.ts';
import { sentencesOf } from '../../text/sentences.ts';
import {
  addressesReader,
  describesItself,
  givesNotice,
  housekeeping,
  isDeictic,
  rights,
} from '../facts/describing.ts';
import {
  displayLength,
  isClean,
  isSelfContained,
  overlap,
  shorterForms,
  wordCountOf,
} from '../facts/prose.ts';
import {
  isInLanguage,
  isOfOtherPage,
  nearnessOf,
  type Sentence,
  type SuggestionPage,
  scriptOf,
} from '../facts/suggestion-page.ts';
import type { SuggestionSite } from '../facts/suggestion-site.ts';
import type { PageBrief } from '../page-brief.ts';

const { min: descriptionMin, recommendedMax } = limits.description;

export interface DescriptionCandidate {
  readonly text: string;
  readonly score: number;
}

const sentencesMax = 3;
const leadBlocks = 3;
const leadWords = 8;

/** Text in parentheses can be left out without harm to the sentence. */
const withoutBrackets = (sentence: string): string =>
  tidy(sentence.replaceAll(/\s*[(（][^()（）]*[)）]/g, ''));

export function scoreSentence(pageContext: SuggestionPage, { text, at }: Sentence): number {
  const early = Math.max(-0.4, 0.8 - at * 0.07);
  const covers =
    pageContext.headline === null ? 0 : overlap(pageContext.headline, text, pageContext.words) * 0.35;
  const personal = /\b(?:I|me|my)\b|^(?:Ich|Je|Yo|Io|Eu|Ik)\b/.test(text) ? -0.6 : 0;
  const ofItself = describesItself(text) ? 0.5 : 0;
  return nearnessOf(pageContext, text) + early + covers + personal + ofItself;
}

/** What opens with a quotation mark is what somebody said. */
export const describes = (text: string, mayAddress = false): boolean =>
  !housekeeping.test(text) &&
  !isDeictic(text) &&
  !(mayAddress ? givesNotice(text) : addressesReader(text)) &&
  !/^["“„«]/.test(text);

/** Further down only what a page says of itself is sure to be about the whole of it. */
const openingSentences = 8;

const opensPage =
  /^(?:name|synopsis|purpose|summary|abstract|about|what is|was (?:ist|sind)|über|qu['’]est-ce|à propos|¿?qué (?:es|son)|acerca de|sobre|o que (?:é|são)|che cos['’]?è|cos['’]è|wat (?:is|zijn)|over|что такое|о программе|什么是|什麼是|关于|關於)(?!\p{L}{2})|(?:とは|について|이란)$/iu;

/** Where the first part of the page begins: what comes before it, or is headed "Introduction", is about the whole. */
export function leadEnd(brief: PageBrief, { generic }: PhraseWords): number {
  const { sections, headings } = brief;
  // What follows the name of another page is about that one: a list is not described by its first entry.
  const entry = sections.find(({ heading, from, to }) => {
    const own = headings[heading];
    return own !== undefined && to > from && isOfOtherPage(brief, own.text);
  });
  if (entry !== undefined) return entry.from;
  const [name] = headings.some(({ level }) => level === 1)
    ? headings.filter(({ level }) => level === 1)
    : headings;
  const part = sections.find(({ heading, from, to }) => {
    const own = headings[heading];
    if (own === undefined || own === name || own.level === 1 || to === from) return false;
    return !generic.has(fold(own.text)) && !opensPage.test(own.text) && !isInjection(own.text);
  });
  const level = part === undefined ? 0 : (headings[part.heading]?.level ?? 0);
  // A page with one part has no other.
  const isOnly = headings.filter((heading) => heading.level === level && heading !== name).length === 1;
  return part === undefined || isOnly ? Number.POSITIVE_INFINITY : part.from;
}

const prosesMax = 2;
const proseWords = 4;

/** "-- John Fouhy": the words above it are his. */
const attribution = /^(?:--|[–—―])\s*\p{L}/u;

/** "git [-v | --version] <command>": how a command is written. */
const synopsis = /\[-|<\p{Ll}+>|\s--\p{Ll}|\s\|\s/gu;
const synopsisSigns = 2;
/** "Chapter 4. Introduction to Variables": what is as short as a name ends like a sentence only if it is one. */
const nameLength = 120;

const isProse = (block: string): boolean =>
  wordCountOf(block) >= proseWords &&
  (block.match(synopsis)?.length ?? 0) < synopsisSigns &&
  (block.length > nameLength || /[.!?:।۔؟。！？：]["”»」』)]?$/u.test(block.trimEnd())) &&
  /[.!?।۔؟](?:["”»」』)]|\s|$)|[。！？]|[:：]$/u.test(block);

/** A box beside the text: under a label that the site uses again and again, or opening with one. */
export function isAside({ labels }: SuggestionSite, { paragraphs }: PageBrief, block: number): boolean {
  const above = paragraphs.slice(0, block).findLast((text) => text !== '') ?? '';
  const own = paragraphs[block] ?? '';
  const isLabelled = above === paragraphs[block - 1] && (labels.has(fold(above)) || boxLabel.test(above));
  return (
    isLabelled || boxLabel.test(own.split(/[:.!]/)[0] ?? '') || attribution.test(paragraphs[block + 1] ?? '')
  );
}

const boxLabel =
  /^(?:note|notes|tip|hint|warning|caution|important|attention|danger|info|see also|hinweis|achtung|warnung|tipp|wichtig|remarque|avertissement|astuce|nota|aviso|atención|advertencia|consejo|attenzione|avvertenza|suggerimento|atenção|dica|let op|opmerking|waarschuwing|примечание|внимание|предупреждение|注意|提示|警告|小心|ヒント|メモ|참고|주의|경고)[:!]?$/iu;

/** A question alone is the name of the page above, and a motto is somebody else's: the text begins behind it. */
const isAhead = (block: string): boolean =>
  /^[^.!?。！？]+[?？؟]$/u.test(block.trim()) || /^["“”„«»‘]/.test(block);

const entriesLeast = 3;
const entryLabel = /^[^:]{2,80}: /u;
const openingWord = (text: string): string => fold(text.split(/[\s:(,]/)[0] ?? '');

/** "Release 1.2 (May): …", "Release 1.3 (June): …": one of several entries that open alike is not about all of them. */
function isEntry({ paragraphs }: PageBrief, block: number): boolean {
  const own = paragraphs[block] ?? '';
  const alike = paragraphs.filter((text) => entryLabel.test(text) && openingWord(text) === openingWord(own));
  return entryLabel.test(own) && alike.length >= entriesLeast;
}

/** The first blocks of prose of the page itself, before its first part. */
export function leadBlocksOf(site: SuggestionSite, { brief, words, headline }: SuggestionPage): number[] {
  const end = leadEnd(brief, words);
  // Manuals repeat the names of a page and of the one above it before the text.
  const names = new Set(
    [brief.title ?? '', headline ?? '', ...brief.headings.map(({ text }) => text)].map((text) =>
      fold(tidy(text)),
    ),
  );
  return brief.paragraphs
    .map((_, at) => at)
    .filter((at) => at < end && isProse(brief.paragraphs[at] ?? '') && !isAside(site, brief, at))
    .filter((at) => !site.common.has(brief.paragraphs[at] ?? ''))
    .filter((at) => !names.has(fold(tidy(brief.paragraphs[at] ?? ''))))
    .filter((at) => !isEntry(brief, at) && !isAhead(brief.paragraphs[at] ?? ''))
    .slice(0, prosesMax);
}

const pieceLength = 2;
const unspacedPiece = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Thai}ー]{2}$/u;

/** What the page is called, in all places. */
const namesOf = (site: SuggestionSite, { brief, headline, brand }: SuggestionPage): string =>
  [headline ?? '', brief.title ?? '', brief.url === site.home?.brief.url ? (brand ?? '') : ''].join(' ');

/** Whether a text says what the page is called; where no spaces are written, in at least two characters in a row. */
export function saysSubject(site: SuggestionSite, pageContext: SuggestionPage, text: string): boolean {
  const { headline } = pageContext;
  const signs = headline === null ? [] : Array.from(headline);
  const pieces = signs
    .map((_, at) => signs.slice(at, at + pieceLength).join(''))
    .filter((piece) => unspacedPiece.test(piece));
  if (pieces.length > 0) return pieces.some((piece) => text.includes(piece));
  return overlap(namesOf(site, pageContext), text, pageContext.words) > 0;
}

/** One of many changes does not stand for all of them. */
const changes =
  /^(?:all )?(?:notable )?(?:change ?log|changes|release notes|what[’']s new|new (?:features|in)|features (?:introduced|added)|news|history|änderungen|neuerungen|nouveautés|novedades|novità|изменения|変更|更新日志)(?!\p{L})/iu;

export const isChangeList = (name: string): boolean => changes.test(name);

/** After one short line the text begins with the second block. */
export function opensWithLine(site: SuggestionSite, pageContext: SuggestionPage): boolean {
  const { brief, words } = pageContext;
  const [first] = leadBlocksOf(site, pageContext);
  const opening = brief.paragraphs[first ?? -1] ?? '';
  return (
    words.isWhole &&
    displayLength(opening) < descriptionMin &&
    sentencesOf(opening, brief.language).length === 1 &&
    // What follows a line that names the page may be the first of many things.
    !saysSubject(site, pageContext, opening)
  );
}

/**
 * The sentences of a page that are about the whole of it: the first of its text, after one line also the first of the
 * second block if it says what the page is called, and what the page says of itself near its beginning.
 */
export function aboutPage(site: SuggestionSite, pageContext: SuggestionPage): Sentence[] {
  const { brief, sentences, words, headline } = pageContext;
  if (isChangeList(headline ?? brief.title ?? '')) return [];
  const [first, second] = leadBlocksOf(site, pageContext);
  const end = leadEnd(brief, words);
  const isSecondMeant = opensWithLine(site, pageContext);
  const isFirstOf = (sentence: Sentence): boolean =>
    sentences.find(({ block, text }) => block === sentence.block && !addressesReader(text)) === sentence &&
    sentence.isOpening;
  return sentences.filter((sentence) => {
    const { text, block, at } = sentence;
    if (describesItself(text) && !isAside(site, brief, block)) return block < end && at <= openingSentences;
    if (!isFirstOf(sentence)) return false;
    if (block === first) return !brief.signs.isManual || saysSubject(site, pageContext, text);
    return block === second && isSecondMeant && saysSubject(site, pageContext, text);
  });
}

/** Runs of one to three sentences as they follow each other in a block, whole or without the text in parentheses. */
export function runsOf(pageContext: SuggestionPage, chosen: readonly Sentence[]): DescriptionCandidate[] {
  const { brief } = pageContext;
  return chosen.flatMap((sentence) => {
    if (!describes(sentence.text)) return [];
    const score = scoreSentence(pageContext, sentence);
    const block = sentencesOf(brief.paragraphs[sentence.block] ?? '', brief.language);
    const first = block.indexOf(sentence.text);
    const run: string[] = [];
    const runs: DescriptionCandidate[] = [];
    for (const text of block.slice(first, first + sentencesMax)) {
      if (run.length > 0 && (!isClean(text) || !describes(text))) break;
      run.push(text);
      const whole = run.join(isUnspaced(mainScript(text)) ? '' : ' ');
      const plain = withoutBrackets(whole);
      runs.push({ text: whole, score: score + run.length * 0.02 });
      if (plain !== whole) runs.push({ text: plain, score: score - 0.05 });
    }
    return [...runs, ...cutForms(pageContext, sentence, score)];
  });
}

/** Of a sentence that is too long what comes before its last clauses, where these only add to it. */
export function cutForms(
  { words }: SuggestionPage,
  { text }: Sentence,
  score: number,
): DescriptionCandidate[] {
  if (displayLength(text) <= recommendedMax || !words.isWhole) return [];
  return shorterForms(text, words)
    .slice(1)
    .map((form, at) => ({ text: form, score: score - 0.5 - at * 0.05 }));
}

/** A lead without a full stop, as summaries and taglines are written. */
export function leadPieces(site: SuggestionSite, pageContext: SuggestionPage): DescriptionCandidate[] {
  const { brief, words } = pageContext;
  const script = scriptOf(brief);
  const lead = brief.paragraphs
    .filter((text) => text !== '')
    .slice(0, leadBlocks)
    .filter((text, at, all) => !site.common.has(text) && !rights.test(`${text} ${all[at + 1] ?? ''}`))
    // Behind the first sentences of the text a line is one of many.
    .filter((_, at, all) => !all.slice(0, at).some(isProse))
    .filter((text) => saysSubject(site, pageContext, text))
    .filter((text) => wordCountOf(text) >= leadWords && !/[.!?:;,。]$/u.test(text))
    // Where a sentence ends before it, the rest of the block is something else: a command, a label.
    .filter((text) => sentencesOf(text, brief.language).length === 1)
    .map((text) => `${tidy(text)}.`)
    .find(
      (text) => isSelfContained(text, words) && describes(text) && isInLanguage(text, brief.language, script),
    );
  return lead === undefined ? [] : [{ text: lead, score: 1 }];
}

/** A short first line and the block after it read as one text if that says what the page is called. */
export function pairsOf(
  site: SuggestionSite,
  pageContext: SuggestionPage,
  about: readonly Sentence[],
): DescriptionCandidate[] {
  const { brief, sentences, words } = pageContext;
  return about.flatMap((first) => {
    if (!words.isWhole) return [];
    const [only, ...others] = sentencesOf(brief.paragraphs[first.block] ?? '', brief.language);
    if (only !== first.text || others.length > 0 || displayLength(only) >= descriptionMin) return [];
    return sentences
      .filter(({ block, text, isOpening }) => block === first.block + 1 && isOpening && describes(text))
      .slice(0, 1)
      .filter(({ text }) => saysSubject(site, pageContext, text) && overlap(text, only, words) < 0.6)
      .map((second) => ({
        text: `${only} ${second.text}`,
        score: scoreSentence(pageContext, first) - 0.15,
      }));
  });
}
