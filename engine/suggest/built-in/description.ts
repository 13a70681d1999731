/** Writes a meta description of 70 to 160 characters, 120 to 160 preferred, from whole sentences of the page. */
import { limits } from '@pagewright/contract/limits';
import { fold, tidy } from '../../text/fold.ts';
import { identifyLanguage } from '../../text/language.ts';
import { isUnspaced, mainScript, type Script } from '../../text/scripts.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { wordsIn } from '../../text/words.ts';
import type { PageBrief } from '../page-brief.ts';
import { joinInLanguage, wordsFor } from './any-language.ts';
import { addressesReader, describesItself, housekeeping, isDeictic, rights } from './describing.ts';
import type { LanguageWords } from './language-words.ts';
import {
  isInLanguage,
  nearnessOf,
  pageName,
  type Sentence,
  type SuggestionPage,
  scriptOf,
} from './suggestion-page.ts';
import type { SuggestionSite } from './suggestion-site.ts';
import { templateLabel } from './template-labels.ts';
import {
  displayLength,
  fits,
  isClean,
  isInjection,
  isSelfContained,
  overlap,
  shorterForms,
  wordCountOf,
} from './text.ts';
import type { LengthBounds } from './title.ts';

const { min: descriptionMin, recommendedMin, recommendedMax } = limits.description;
/** Fewer words are a label, not a description. */
const labelWords = 5;
const usualBounds: LengthBounds = { min: descriptionMin, max: recommendedMax };
const preferredBonus = 0.35;
const sentencesMax = 3;
const itemsMin = 3;
/** Fewer words under a heading are no part of a page. */
const partWords = 5;
const leadBlocks = 3;
const leadWords = 8;

interface Candidate {
  readonly text: string;
  readonly score: number;
}

/** What stands in brackets can be left out without harm to the sentence. */
const withoutBrackets = (sentence: string): string =>
  tidy(sentence.replaceAll(/\s*[(（][^()（）]*[)）]/g, ''));

function scoreSentence(pageContext: SuggestionPage, { text, at }: Sentence): number {
  const early = Math.max(-0.4, 0.8 - at * 0.07);
  const covers =
    pageContext.headline === null ? 0 : overlap(pageContext.headline, text, pageContext.words) * 0.35;
  const personal = /\b(?:I|me|my)\b|^(?:Ich|Je|Yo|Io|Eu|Ik)\b/.test(text) ? -0.6 : 0;
  const ofItself = describesItself(text) ? 0.5 : 0;
  return nearnessOf(pageContext, text) + early + covers + personal + ofItself;
}

/** What opens with a quotation mark is what somebody said. */
const describes = (text: string): boolean =>
  !housekeeping.test(text) && !isDeictic(text) && !addressesReader(text) && !/^["“„«]/.test(text);

/** Further down only what a page says of itself is sure to be about the whole of it. */
const openingSentences = 8;

const opensPage = /^(?:name|synopsis|purpose|summary|abstract|about|what is)\b/i;

/** Where the first part of the page begins: what comes before it, or is headed "Introduction", is about the whole. */
function leadEnd({ sections, headings }: PageBrief, { generic }: LanguageWords): number {
  const [name] = headings.some(({ level }) => level === 1)
    ? headings.filter(({ level }) => level === 1)
    : headings;
  const part = sections.find(({ heading, from, to }) => {
    const own = headings[heading];
    if (own === undefined || own === name || own.level === 1 || to === from) return false;
    return !generic.has(fold(own.text)) && !opensPage.test(own.text) && !isInjection(own.text);
  });
  return part?.from ?? Number.POSITIVE_INFINITY;
}

const prosesMax = 2;
const proseWords = 4;

/** "-- John Fouhy": the words above it are his. */
const attribution = /^(?:--|[–—―])\s*\p{L}/u;

const isProse = (block: string): boolean =>
  wordCountOf(block) >= proseWords && /[.!?।۔؟](?:["”»」』)]|\s|$)|[。！？]|[:：]$/u.test(block);

/** A box beside the text: under a label that the site uses again and again, or opening with one. */
function isAside({ labels }: SuggestionSite, { paragraphs }: PageBrief, block: number): boolean {
  const above = paragraphs.slice(0, block).findLast((text) => text !== '') ?? '';
  const own = paragraphs[block] ?? '';
  const isLabelled = above === paragraphs[block - 1] && (labels.has(fold(above)) || boxLabel.test(above));
  return (
    isLabelled || boxLabel.test(own.split(/[:.!]/)[0] ?? '') || attribution.test(paragraphs[block + 1] ?? '')
  );
}

const boxLabel =
  /^(?:note|notes|tip|hint|warning|caution|important|attention|danger|info|see also|hinweis|achtung|warnung|tipp|wichtig|remarque|avertissement|astuce|nota|aviso|atención|advertencia|consejo|attenzione|avvertenza|suggerimento|atenção|dica|let op|opmerking|waarschuwing|примечание|внимание|предупреждение|注意|提示|警告|小心|ヒント|メモ|참고|주의|경고)[:!]?$/iu;

/** The first blocks of prose of the page itself, before its first part. */
function leadBlocksOf(site: SuggestionSite, { brief, words }: SuggestionPage): number[] {
  const end = leadEnd(brief, words);
  return brief.paragraphs
    .map((_, at) => at)
    .filter((at) => at < end && isProse(brief.paragraphs[at] ?? '') && !isAside(site, brief, at))
    .filter((at) => !site.common.has(brief.paragraphs[at] ?? ''))
    .slice(0, prosesMax);
}

const pieceLength = 2;
const unspacedPiece = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Thai}ー]{2}$/u;

/** What the page is called, in all places. */
const namesOf = (site: SuggestionSite, { brief, headline, brand }: SuggestionPage): string =>
  [headline ?? '', brief.title ?? '', brief.url === site.home?.brief.url ? (brand ?? '') : ''].join(' ');

/** Whether a text says what the page is called; where no spaces are written, in at least two characters in a row. */
function saysSubject(site: SuggestionSite, pageContext: SuggestionPage, text: string): boolean {
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
  /^(?:all )?(?:notable )?(?:change ?log|changes|release notes|what[’']s new|new features|news|history|änderungen|neuerungen|nouveautés|novedades|novità|изменения|変更|更新日志)(?!\p{L})/iu;

/** How near a sentence that does not say the page's name must be to what the page is about. */
const nearLeast = 0.55;

/**
 * The sentences of a page that are about the whole of it: the first of its text, after one line also the first of the
 * second block if it says what the page is called, and what the page says of itself near its beginning.
 */
function aboutPage(site: SuggestionSite, pageContext: SuggestionPage): Sentence[] {
  const { brief, sentences, nearness, words, headline } = pageContext;
  if (changes.test(headline ?? brief.title ?? '')) return [];
  const [first, second] = leadBlocksOf(site, pageContext);
  const end = leadEnd(brief, words);
  // After one short line the text begins with the second block.
  const opening = brief.paragraphs[first ?? -1] ?? '';
  const isSecondMeant =
    words.isWhole &&
    displayLength(opening) < descriptionMin &&
    sentencesOf(opening, brief.language).length === 1;
  const isFirstOf = (sentence: Sentence): boolean =>
    sentences.find(({ block, text }) => block === sentence.block && !addressesReader(text)) === sentence &&
    sentence.isOpening;
  return sentences.filter((sentence) => {
    const { text, block, at } = sentence;
    if (describesItself(text) && !isAside(site, brief, block)) return block < end && at <= openingSentences;
    if (!isFirstOf(sentence)) return false;
    const near = nearness.get(text);
    const isNear = near === undefined ? !brief.signs.isManual : near >= nearLeast;
    if (block === first) return isNear || saysSubject(site, pageContext, text);
    return block === second && isSecondMeant && saysSubject(site, pageContext, text);
  });
}

/** Runs of one to three sentences as they follow each other in a block, whole or without what stands in brackets. */
function runsOf(pageContext: SuggestionPage, chosen: readonly Sentence[]): Candidate[] {
  const { brief } = pageContext;
  return chosen.flatMap((sentence) => {
    if (!describes(sentence.text)) return [];
    const score = scoreSentence(pageContext, sentence);
    const block = sentencesOf(brief.paragraphs[sentence.block] ?? '', brief.language);
    const first = block.indexOf(sentence.text);
    const run: string[] = [];
    const runs: Candidate[] = [];
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
function cutForms({ words }: SuggestionPage, { text }: Sentence, score: number): Candidate[] {
  if (displayLength(text) <= recommendedMax || !words.isWhole) return [];
  return shorterForms(text, words)
    .slice(1)
    .map((form, at) => ({ text: form, score: score - 0.5 - at * 0.05 }));
}

/** A lead without a full stop, as summaries and taglines are written. */
function leadPieces(site: SuggestionSite, pageContext: SuggestionPage): Candidate[] {
  const { brief, words } = pageContext;
  const script = scriptOf(brief);
  const lead = brief.paragraphs
    .filter((text) => text !== '')
    .slice(0, leadBlocks)
    .filter((text, at, all) => !site.common.has(text) && !rights.test(`${text} ${all[at + 1] ?? ''}`))
    .filter((text) => saysSubject(site, pageContext, text))
    .filter((text) => wordCountOf(text) >= leadWords && !/[.!?:;,。]$/u.test(text))
    .map((text) => `${tidy(text)}.`)
    .find(
      (text) => isSelfContained(text, words) && describes(text) && isInLanguage(text, brief.language, script),
    );
  return lead === undefined ? [] : [{ text: lead, score: 1 }];
}

/** A short first line and the block after it read as one text if that says what the page is called. */
function pairsOf(site: SuggestionSite, pageContext: SuggestionPage, about: readonly Sentence[]): Candidate[] {
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

/** "New featuresAdd support": an excerpt in which a generator lost the spaces; "JavaScript" is in the text, too. */
const isGlued = (sentence: string, { paragraphs, headings, title }: PageBrief): boolean =>
  (sentence.match(/\S*\p{L}[\p{Ll}\d.!?)]\p{Lu}\p{Ll}\S*/gu) ?? []).some(
    (word) =>
      ![title ?? '', ...headings.map(({ text }) => text), ...paragraphs].some((text) => text.includes(word)),
  );

/** The current description, in whole sentences: it was written for the purpose and comes first. */
function presentPieces({ brief }: SuggestionPage): Candidate[] {
  const { description, language } = brief;
  if (description === null || isInjection(description) || wordCountOf(description) < labelWords) return [];
  const text = tidy(description);
  const ended = /[.!?。！？]$/u.test(text) ? text : `${text}.`;
  const sentences = sentencesOf(ended, language);
  const isWritten = sentences.every((sentence) => !isGlued(sentence, brief)) && !addressesReader(text);
  if (!isWritten || housekeeping.test(sentences[0] ?? '')) return [];
  return sentences
    .map((_, at) => sentences.slice(0, at + 1).join(' '))
    .map((piece, at) => ({ text: piece, score: 1.6 + at * 0.05 }));
}

/** The current description is too short: a sentence of the page goes on where it ends. */
function extended(
  pageContext: SuggestionPage,
  present: readonly Candidate[],
  about: readonly Sentence[],
): Candidate[] {
  const whole = present.at(-1);
  // A row of labels is no text to go on from.
  if (whole === undefined || !isClean(whole.text)) return [];
  return about
    .filter(({ text }) => describes(text))
    .filter(({ text }) => overlap(text, whole.text, pageContext.words) < 0.6)
    .map((sentence) => ({
      text: `${whole.text} ${sentence.text}`,
      score: 1 + scoreSentence(pageContext, sentence) * 0.3,
    }));
}

/** What the page has, for a page that is a list: "Teapots: Ember, Moss and Harbour." Its parts are headings of one level. */
function listPieces(
  site: SuggestionSite,
  { brief, headline, isGeneric, brand }: SuggestionPage,
): Candidate[] {
  const below = brief.headings.filter(
    ({ level, region }) => level >= 2 && (region === 'main' || region === 'body'),
  );
  const top = Math.min(...below.map(({ level }) => level));
  // What heads no text names no part: an author on a title page, a button.
  const heads = new Set(
    brief.sections
      .filter(({ words }) => words >= (isUnspaced(scriptOf(brief)) ? 1 : partWords))
      .map(({ heading }) => heading),
  );
  const items = below
    .filter((heading) => heading.level === top)
    .map(({ text }) => pageName(site, text, brand).replace(/[.:]$/, ''));
  const isWhole = below.every(
    (heading) => heading.level !== top || heads.has(brief.headings.indexOf(heading)),
  );
  return headline === null || isGeneric || !isWhole
    ? []
    : enumerate(site, headline, items, { language: brief.language, score: 0.2 });
}

/** Headings in capitals are those of a reference: "SEE ALSO". */
const isShouted = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

/** Parts that any page of its kind has say nothing of this one. */
const anyPart =
  /^(?:quick\s)?(?:installation|install(?:ing)?|usage|getting started|start|licen[cs](?:es?|ing)|contribut(?:e|ing|ors?)|sponsors?|credits?|thanks|change ?log|faq|support|(?:other )?notes?|footnotes?|references?|see also|examples?|api|features?|requirements?|documentation|(?:table of )?contents|introduction|overview|summary|conclusion|authors?|background|motivation|related|resources|links|index)$/i;

/** A list of files has no parts. */
const isPartName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  !/\.\p{Ll}\w{1,4}$|[_(){}<>=]|\w\.\p{L}/u.test(text) &&
  !/[?!]$/.test(text) &&
  !isInjection(text) &&
  !isShouted(text) &&
  !anyPart.test(text) &&
  !/\p{Extended_Pictographic}/u.test(text) &&
  !templateLabel.test(text);

/** "KiCad 入门" is Chinese: a name in Latin letters may stand in any script. Japanese has two. */
function scriptOfName(text: string): Script {
  const script = mainScript(text.replaceAll(/\p{Script=Latin}/gu, ''));
  if (script === 'none') return 'latin';
  return script === 'kana' ? 'han' : script;
}

/** The headline and all of the page's parts: some of them would leave out the others. Nothing if one of them is no name. */
function enumerate(
  site: SuggestionSite,
  headline: string,
  items: readonly string[],
  { language, score }: { readonly language: string; readonly score: number },
): Candidate[] {
  const isOwn = (item: string): boolean =>
    isPartName(item) && fold(item) !== fold(headline) && (site.headings.get(fold(item)) ?? 0) < 2;
  const isList =
    items.length >= itemsMin && items.every(isOwn) && new Set(items.map(fold)).size === items.length;
  // What is left in another script was not translated.
  const scripts = new Set([headline, ...items].filter((text) => wordCountOf(text) > 1).map(scriptOfName));
  if (!isList || scripts.size > 1) return [];
  const { and } = wordsFor(language);
  const isSure = identifyLanguage(items.join('. '))?.code === language;
  const isJoined = !isSure || items.some((text) => /[,&]/.test(text) || wordsIn(text).includes(and));
  const list = isJoined ? items.join('; ') : joinInLanguage(items, language);
  const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(`${headline}${list}`);
  const [colon, stop] = isWide ? ['：', '。'] : [': ', '.'];
  return [{ text: `${headline.replace(/[.:]+$/, '')}${colon}${list}${stop}`, score }];
}

/** Most of the words of an index are links. */
const indexShare = 0.5;

/** What an index leads to: "Debian FAQ: Definitions, Installing and Software." Menus lead to the same from every page. */
function indexPieces(
  site: SuggestionSite,
  { brief, headline, isGeneric, brand }: SuggestionPage,
): Candidate[] {
  const links = brief.links.filter(
    ({ region, target }) => (region === 'main' || region === 'body') && target !== brief.url,
  );
  const linked = links.reduce((sum, { text }) => sum + wordCountOf(text), 0);
  if (headline === null || isGeneric || linked < brief.wordCount * indexShare) return [];
  const named = links
    .filter(({ text }) => !site.commonLinks.has(fold(text)))
    .map(({ text }) => pageName(site, text, brand).replace(/[.:]$/, ''))
    .filter((text) => text !== '' && fold(text) !== fold(headline));
  return enumerate(site, headline, [...new Map(named.map((text) => [fold(text), text])).values()], {
    language: brief.language,
    score: 0.1,
  });
}

const questionShare = 0.6;
const questionsMin = 3;

/** The questions of an FAQ page: most of its headings are some. */
function questionPieces({ brief }: SuggestionPage): Candidate[] {
  const parts = brief.headings.filter(({ level, region }) => level >= 2 && region === 'main');
  const questions = parts
    .map(({ text }) => text)
    .filter((text) => text.endsWith('?') && /^[\p{L}¿]/u.test(text) && !isInjection(text));
  if (questions.length < Math.max(questionsMin, parts.length * questionShare)) return [];
  return [5, 4, 3, 2]
    .filter((count) => count <= questions.length)
    .map((count) => ({ text: questions.slice(0, count).join(' '), score: 0.35 }));
}

export interface DescriptionRequest {
  /** Other pages have the present one too. */
  readonly isShared: boolean;
  /** Another length than the recommended one. */
  readonly bounds?: LengthBounds;
  /** What else it must be like. */
  readonly isWanted?: (text: string) => boolean;
  /** The owner asks for one in a chat, and can refuse it: where nothing else is left, any sentence of the page will do. */
  readonly isAskedFor?: boolean;
}

/** Null when the page has too little text to fill a description. */
export function newDescription(
  site: SuggestionSite,
  pageContext: SuggestionPage,
  request: DescriptionRequest,
): string | null {
  const found = bestDescription(site, pageContext, request, false);
  return found === null && request.isAskedFor === true
    ? bestDescription(site, pageContext, request, true)
    : found;
}

function bestDescription(
  site: SuggestionSite,
  pageContext: SuggestionPage,
  { isShared, bounds: { min, max } = usualBounds, isWanted = () => true }: DescriptionRequest,
  reachesFurther: boolean,
): string | null {
  const present = isShared ? [] : presentPieces(pageContext);
  const about = aboutPage(site, pageContext);
  const current = withoutStop(pageContext.brief.description ?? '');
  const all = [
    ...present,
    ...extended(pageContext, present, about),
    ...runsOf(pageContext, reachesFurther ? pageContext.sentences : about),
    ...leadPieces(site, pageContext),
    ...pairsOf(site, pageContext, about),
    ...listPieces(site, pageContext),
    ...indexPieces(site, pageContext),
    ...questionPieces(pageContext),
  ]
    .filter(({ text }) => fits(text, min, max) && !isInjection(text) && isWanted(text))
    .filter(({ text }) => !site.descriptions.has(fold(text)) && withoutStop(text) !== current)
    .map(({ text, score }) => ({
      text,
      score: displayLength(text) >= recommendedMin ? score + preferredBonus : score,
    }))
    .toSorted((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  return all[0]?.text ?? null;
}

/** A full stop alone makes no other text. */
const withoutStop = (text: string): string => fold(tidy(text)).replace(/[.。]$/u, '');

/** An existing description of at least this length is left alone. */
const goodFrom = 105;

export const isGoodDescription = (description: string | null, uses: number): boolean =>
  description !== null && uses < 2 && fits(description, goodFrom, recommendedMax);
