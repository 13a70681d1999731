/** Describes a page without prose by its parts, by what it leads to, or by the questions that it answers. */
import { limits } from '@pagewright/contract/limits';
import { fold } from '../../text/fold.ts';
import { identifyLanguage } from '../../text/language.ts';
import { isUnspaced, mainScript, type Script } from '../../text/scripts.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { wordsIn } from '../../text/words.ts';
import type { PageBrief } from '../page-brief.ts';
import { joinInLanguage, wordsFor } from './any-language.ts';
import { isAnyPart, isNamedTurn } from './any-part.ts';
import type { LanguageWords } from './language-words.ts';
import { listEndingOf } from './list-endings.ts';
import { pageName, type SuggestionPage, scriptOf } from './suggestion-page.ts';
import type { SuggestionSite } from './suggestion-site.ts';
import { templateLabel } from './template-labels.ts';
import { displayLength, isBalanced, isInjection, overlap, wordCountOf } from './text.ts';

const { min: descriptionMin, recommendedMax } = limits.description;

export interface DescriptionCandidate {
  readonly text: string;
  readonly score: number;
}

const itemsMin = 3;
/** Fewer words under a heading are no part of a page. */
const partWords = 5;
/** A longer heading is a sentence. */
const itemLength = 60;
/** At least so many of the parts that say something are names. */
const nameShare = 0.6;

const isOfContent = ({ region }: { readonly region: string }): boolean =>
  region === 'main' || region === 'body';

/** Headings in capitals are those of a reference: "SEE ALSO". */
const isShouted = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

/** "Part II" counts, and names nothing. */
const counter = /^\p{L}+\.? (?:\d+(?:\.\d+)*|[IVXLC]+)$/u;

const isPartName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  !counter.test(text) &&
  !/\s(?:and|or|of|the|a|an|to|in|for|with|und|oder|et|ou|y|e|o|de|en|of)$/i.test(text) &&
  !/\.\p{Ll}\w{1,4}$|[_(){}<>=]|\w\.\p{L}|\d{4}-\d{2}|\d+\.\d+/u.test(text) &&
  // A name that contains a comma, such as "Find it, mend it", looks like two items of a list.
  !/[?!]$|[,;:，、；：]/u.test(text) &&
  displayLength(text) <= itemLength &&
  isBalanced(text) &&
  !isInjection(text) &&
  !isShouted(text) &&
  !/\p{Extended_Pictographic}/u.test(text) &&
  !templateLabel.test(text);

/** "KiCad 入门" is Chinese: a name in Latin letters may stand in any script. Japanese has two. */
function scriptOfName(text: string): Script {
  const script = mainScript(text.replaceAll(/\p{Script=Latin}/gu, ''));
  if (script === 'none') return 'latin';
  return script === 'kana' ? 'han' : script;
}

const isWide = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

const arabic = /\p{Script=Arabic}/u;

/** "A, B and C", or "A; B; C" where a name has a comma or an "and" of its own. */
function joinItems(items: readonly string[], language: string, isShortened: boolean): string {
  const { and } = wordsFor(language);
  const isSure = identifyLanguage(items.join('. '))?.code === language;
  const isDivided = items.some((text) => /[,&:]/.test(text) || wordsIn(text).includes(and));
  const comma = isWide(items.join('')) ? '、' : arabic.test(items.join('')) ? '، ' : ', ';
  if (isShortened || (!isSure && comma === '、'))
    return items.join(isDivided && comma !== '、' ? '; ' : comma);
  return isDivided || !isSure ? items.join('; ') : joinInLanguage(items, language);
}

function wordList(name: string, items: readonly string[], language: string, ending: string): string {
  const list = joinItems(items, language, ending !== '');
  const [colon, stop] = isWide(`${name}${list}`) ? ['：', '。'] : [language === 'fr' ? ' : ' : ': ', '.'];
  const whole = `${name.replace(/[\s.:!！–—-]+$/u, '')}${colon}${list}${ending}`;
  return whole.endsWith('.') ? whole : `${whole}${stop}`;
}

/** A page of names only is easily taken for one in another language than the site's. */
export function listLanguage(
  { mainLanguage }: SuggestionSite,
  { language }: PageBrief,
  items: readonly string[],
): string {
  return identifyLanguage(items.join('. '))?.code === language ? language : (mainLanguage ?? language);
}

/** The name and all items, or as many of the first as fit, with what the language ends such a list with. */
export function enumerate(name: string, items: readonly string[], language: string): string | null {
  if (items.length < itemsMin) return null;
  const whole = wordList(name, items, language, '');
  if (displayLength(whole) <= recommendedMax) return displayLength(whole) < descriptionMin ? null : whole;
  const ending = listEndingOf(language);
  if (ending === null) return null;
  const shortened = items
    .map((_, at) => items.slice(0, at + 1))
    .filter((some) => some.length >= itemsMin && some.length < items.length)
    .map((some) => wordList(name, some, language, ending))
    .findLast((text) => displayLength(text) <= recommendedMax);
  return shortened !== undefined && displayLength(shortened) >= descriptionMin ? shortened : null;
}

const bareNumber = /^\d+(?:\.\d+)*\s+(?=\p{Lu})/u;
const countedLeast = 2;
const nounShare = 0.7;
/** "How it works" and "Where to report" name a part as well as a thing does. */
const asks = /^(?:how|what|where|when|why|who|which)$/;
const articles =
  /^(?:the|an?|der|die|das|eine?|les?|la|une?|des|el|los|las|una?|il|lo|gli|os?|as?|umas?|de|het|een|all)$/;

/** It opens with what joins it to something else: "For your phone", "Made with care". */
function startsLoose(text: string, words: LanguageWords): boolean {
  const [first = ''] = wordsIn(text);
  if (/^(?:made|built|designed|written|powered)$/.test(first)) return true;
  return words.function.has(first) && !asks.test(first) && !articles.test(first);
}

/** "1 Obtaining it", "2 Installing it": a number without a sign counts where several follow each other. */
function withoutCounts(texts: readonly string[]): string[] {
  const numbers = texts.flatMap((text) => /^(\d+)(?:\.\d+)*\s+\p{Lu}/u.exec(text)?.[1] ?? []).map(Number);
  const isCounted =
    numbers.length >= countedLeast &&
    numbers.every((number, at) => at === 0 || number >= (numbers[at - 1] ?? 0));
  return isCounted ? texts.map((text) => text.replace(bareNumber, '')) : [...texts];
}

/** Those that name something of this page only; none where most are no names, or were left in another script. */
function namesAmong(
  site: SuggestionSite,
  { words }: SuggestionPage,
  headline: string,
  texts: readonly string[],
): string[] {
  // "Exposure[*]": the sign of a link that leads elsewhere.
  const plain = texts.map((text) => text.replaceAll(/\s*\[\*\]/g, ''));
  const own = withoutCounts(plain).filter(
    (text) =>
      fold(text) !== fold(headline) &&
      (site.headings.get(fold(text)) ?? 0) < 2 &&
      !isAnyPart(text) &&
      !words.generic.has(fold(text)),
  );
  // "This is the first tab" is a sentence.
  const isSaying = (text: string): boolean =>
    (words.leaning.has(wordsIn(text)[0] ?? '') && !asks.test(wordsIn(text)[0] ?? '')) ||
    /\b(?:is|are|ist|sind|est|sont)\b/u.test(text);
  const named = [
    ...new Map(
      own.filter((text) => isPartName(text) && !isSaying(text)).map((text) => [fold(text), text]),
    ).values(),
  ];
  // Names of one form: where most have a capital, a word without one is a term or a file.
  const isCapital = (text: string): boolean => !/^\p{Ll}/u.test(text);
  const isMostlyCapital = named.filter(isCapital).length > named.length / 2;
  const alike = isMostlyCapital ? named.filter(isCapital) : named;
  // "Made for hackers", "On your phone": where many say something, the list reads badly.
  const reads = alike.filter((text) => !startsLoose(text, words));
  const names = reads.length >= alike.length * nounShare ? alike : [];
  // A name in Latin letters may head a list in any script.
  const scripted = scriptOfName(headline) === 'latin' ? names : [headline, ...names];
  const scripts = new Set(scripted.filter((text) => wordCountOf(text) > 1).map(scriptOfName));
  // An index of terms lists words, and names nothing.
  const isTerms = names.filter((text) => /^\p{Ll}\S*$/u.test(text)).length > names.length / 2;
  const isList =
    names.length >= itemsMin && names.length >= own.length * nameShare && scripts.size <= 1 && !isTerms;
  return isList ? names : [];
}

/** What a list is headed with: the page's name, and with the site's where the text would be too short for a description. */
function listed(
  site: SuggestionSite,
  pageContext: SuggestionPage,
  name: string,
  items: readonly string[],
): string | null {
  const { brief, brand, words } = pageContext;
  const language = listLanguage(site, brief, items);
  const text = enumerate(name, items, language);
  if (text !== null || brand === null || /\d/.test(brand) || overlap(brand, name, words) > 0) return text;
  return enumerate(`${name} – ${brand}`, items, language);
}

/** "Introduction" alone could be that of any manual. */
const listName = ({ headline, isGeneric, brand }: SuggestionPage): string | null => {
  if (headline === null || /^\p{Ll}+$/u.test(headline)) return null;
  if (!isGeneric) return headline;
  return brand === null ? null : `${headline} – ${brand}`;
};

/** The site's name and the page's own. */
const firstsMax = 2;

/** The headings that divide the page: all of the highest level that several of them have. */
function partsOf({ headings }: PageBrief): PageBrief['headings'] {
  // Where many are of the first level, those below them divide one of them each.
  if (headings.filter((heading) => heading.level === 1 && isOfContent(heading)).length > firstsMax) return [];
  const below = headings.filter((heading) => heading.level >= 2 && isOfContent(heading));
  const levels = [...new Set(below.map(({ level }) => level))].toSorted((a, b) => a - b);
  const level = levels.find((each) => below.filter((heading) => heading.level === each).length >= itemsMin);
  return below.filter((heading) => heading.level === level);
}

/** Sections that any manual page has. */
const ofManual =
  /^(?:name|synopsis|syntax|description|see also|bugs|authors?|copyright|reporting bugs|notes?|history|standards|conforming to|git|diagnostics|return value)$/i;

/** "INTERACTIVE MODE" of a manual page is a part of it; short words may be initials. */
const unshouted = (text: string): string =>
  text
    .split(' ')
    .map((word, at) => (word.length <= 3 && at === 0 ? word : word.toLowerCase()))
    .join(' ')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** The names of a page's parts, as far as they are its own; none where most of them are no names. */
export function partNames(site: SuggestionSite, pageContext: SuggestionPage, isDefined = false): string[] {
  const { brief, brand, headline } = pageContext;
  // What heads no text names no part: an author on a title page, a button.
  const heads = new Set(
    brief.sections
      .filter(({ words }) => words >= (isUnspaced(scriptOf(brief)) ? 1 : partWords))
      .map(({ heading }) => heading),
  );
  const parts = partsOf(brief);
  const headed = parts.filter((heading) => heads.has(brief.headings.indexOf(heading)));
  if (headed.length < parts.length * nameShare) return [];
  const texts = headed.map(({ text }) => pageName(site, text, brand).replace(/[.:]$/, ''));
  // Only behind the line that says what it is a manual page of.
  if (!isDefined || !texts.every(isShouted)) return namesAmong(site, pageContext, headline ?? '', texts);
  const names = texts.filter((text) => !ofManual.test(text)).map(unshouted);
  return names.length >= itemsMin && names.every(isPartName) ? names : [];
}

/** What the page has: "Teapots: Ember, Moss and Harbour." */
export function partPieces(site: SuggestionSite, pageContext: SuggestionPage): DescriptionCandidate[] {
  const name = listName(pageContext);
  const items = name === null ? [] : partNames(site, pageContext);
  const text = name === null || items.length === 0 ? null : listed(site, pageContext, name, items);
  return text === null ? [] : [{ text, score: 0.2 }];
}

/** Most of the words of an index are links. */
const indexShare = 0.5;

/** What an index leads to: "Debian FAQ: Definitions, Installing and Software." Menus lead to the same from every page. */
export function indexPieces(site: SuggestionSite, pageContext: SuggestionPage): DescriptionCandidate[] {
  const { brief, brand } = pageContext;
  const name = listName(pageContext);
  const host = URL.parse(brief.url)?.host;
  // Tools mark a list of contents up as navigation; that of a menu is on other pages, too.
  const isOwn = ({ region, text }: PageBrief['links'][number]): boolean =>
    region === 'navigation' && !site.menuLinks.has(fold(text));
  const links = brief.links.filter(
    (link) =>
      (isOfContent(link) || isOwn(link)) &&
      link.isTurn !== true &&
      !isNamedTurn(link.text) &&
      link.target !== brief.url &&
      URL.parse(link.target)?.host === host,
  );
  const linked = links.reduce((sum, { text }) => sum + wordCountOf(text), 0);
  if (name === null || linked < brief.wordCount * indexShare) return [];
  // The parts of a chapter are on its page: the first link to it has its name.
  const firsts = links
    .filter(({ text }) => !site.commonLinks.has(fold(text)) && /\p{L}{2}|\p{Lo}/u.test(text))
    .filter(({ target }, at, all) => all.findIndex((other) => other.target === target) === at);
  const items = namesAmong(
    site,
    pageContext,
    name,
    firsts.map(({ text }) => pageName(site, text, brand).replace(/[.:]$/, '')),
  );
  const text = items.length === 0 ? null : listed(site, pageContext, name, items);
  return text === null ? [] : [{ text, score: 0.1 }];
}

const questionShare = 0.6;
const questionsMin = 3;
const isFaq =
  /^(?:faqs?|.* faqs?|frequently asked questions|häufige fragen|häufig gestellte fragen|foire aux questions|preguntas frecuentes|domande frequenti|perguntas frequentes|veelgestelde vragen|часто задаваемые вопросы|常见问题|よくある質問)$/u;

/** The questions of an FAQ page: most of its headings are some. */
export function questionPieces(
  site: SuggestionSite,
  { brief, brand, headline }: SuggestionPage,
): DescriptionCandidate[] {
  const parts = brief.headings.filter((heading) => heading.level >= 2 && isOfContent(heading));
  const isQuestion = (text: string): boolean =>
    /[?？؟]$/u.test(text) && /^[\p{L}¿]/u.test(text) && !/\.\.\.|…/.test(text) && !isInjection(text);
  const headed = parts.map(({ text }) => pageName(site, text, brand)).filter(isQuestion);
  // Old pages have the question in the same block as its answer, or in a block of its own.
  const opened = brief.paragraphs
    .map((text) => sentencesOf(text, brief.language)[0] ?? '')
    .filter(isQuestion);
  const isHeaded = headed.length >= Math.max(questionsMin, parts.length * questionShare);
  const isOpened = isFaq.test(fold(headline ?? '')) && opened.length >= questionsMin;
  if (!isHeaded && !isOpened) return [];
  const questions = isHeaded ? headed : opened;
  return [5, 4, 3, 2]
    .filter((count) => count <= questions.length)
    .map((count) => ({ text: questions.slice(0, count).join(' '), score: 0.35 }));
}
