/** Finds the passages of a site that answer a question: they have its words, and show the kind of thing it asks for. */
import { weekdayOf } from '../../text/fact-concepts.ts';
import { foldAccents } from '../../text/fold.ts';
import {
  isQuestion,
  kindsOf,
  type QuestionKind,
  showsCondition,
  showsKind,
} from '../../text/question-kinds.ts';
import { likeness, soughtWords } from '../../text/sought-words.ts';
import { wordsIn } from '../../text/words.ts';
import { openingHoursIn } from './opening-hours.ts';
import type { Passage } from './site-passages.ts';
import {
  bestLikeness,
  isTelling,
  type PassagePart,
  type ReadPassage,
  type SiteText,
  type WeighedWord,
} from './site-text.ts';

export interface PassageQuery {
  readonly words: string;
  /** ISO 639-1 of the question and of the page it is asked on. */
  readonly languages: readonly [string, string];
  /** Words that a question is made of and no passage has to have. */
  readonly ignored: ReadonlySet<string>;
  /** Of the page it is asked on. */
  readonly url: string;
  /** How the kind of fact looks that the question names, such as a price; null when it names none. */
  readonly looks?: RegExp | null;
  /** What was asked before and may be meant, too, the latest first: a follow-up has its kind, and passages with its words come first. */
  readonly before?: readonly string[];
  /** Whether only an answer below the same question will do. */
  readonly isVerbatim?: boolean;
  /** Whether it surely asks what the site says. */
  readonly isSure?: boolean;
  /** The share of a question that a passage must have where it asks for nothing by its kind. */
  readonly least?: number;
}

export interface FoundPassage extends Passage {
  /** From 0 to 1: the share of the question that it has. */
  readonly coverage: number;
  /** What it shows of the things that the question asks for. */
  readonly shown: readonly QuestionKind[];
}

/** What a word counts where it is found. */
const partShares: Readonly<Record<PassagePart, number>> = {
  text: 1,
  label: 0.95,
  heading: 0.85,
  around: 0.7,
  above: 0.6,
  title: 0.55,
};
const partNames = Object.keys(partShares) as PassagePart[];
/** The passage and its heading must themselves have so much of what was found. */
const ownShare = 0.5;
/** From here on a passage answers the question; less is enough where it also shows the kind of thing that is asked for. */
const [answersFrom, showsFrom] = [0.7, 0.62];
/** A condition instead of a day, a place without a name: only where nearly all of the question is there. */
const looseFrom = 0.8;
const bonus = { samePage: 0.15, first: 0.04, shown: 0.05, named: 0.1, plain: 0.12, whole: 0.2 };
/** What the words of earlier questions add, and how much of them a passage must have that shows nothing by its kind. */
const [contextBonus, contextLeast] = [0.5, 0.25];
/** Passages with less of them than this share of the nearest are about something else. */
const contextShare = 0.9;
/** Of an earlier question that another one followed. */
const earlierShare = 0.4;
/** A message that asks for nothing by its kind must have so many telling words, unless it surely asks what the site says. */
const tellingMin = 2;
const foundMax = 40;
/** Of the words of a heading that asks the same; of the words of a question that are in it one after the other. */
const [headingShare, sameShare, askedWords] = [0.6, 0.85, 3];
const titleShare = 0.5;

/** These have looks of their own: the question need not be repeated in words. */
const byLooks = /^(?:hours|email|phone|contact)$/;
const namedByLooks = /^(?:open|close|phone|email|contact|address|price|deliver|return|free)$/;

/** Said by the kind of thing that is asked for: what has a price costs something, what has a time begins then. */
const impliedBy: Readonly<Partial<Record<QuestionKind, RegExp>>> = {
  price: /^price$/,
  when: /^(?:begin|event)$/,
  where: /^(?:venue|event)$/,
  phone: /^number$/,
};

/** "And the phone?" asks for a number as the whole question would. */
const byConcept: Readonly<Record<string, QuestionKind>> = {
  phone: 'phone',
  email: 'email',
  open: 'hours',
  price: 'price',
};

/** The kinds of a question; those of the one before where it only names something else. */
function kindsFor({ words, before, languages, ignored }: PassageQuery): QuestionKind[] {
  const own = kindsOf(words);
  if (own.length > 0 || before === undefined) return own.filter((kind) => kind !== 'page');
  const sought = soughtWords(words, languages, ignored);
  const named = sought.flatMap(({ concepts }) =>
    [...concepts].flatMap((concept) => byConcept[concept] ?? []),
  );
  if (named.length > 0) return named;
  const earlier = before.map(kindsOf).find((kinds) => kinds.length > 0) ?? [];
  return earlier.filter((kind) => kind !== 'page');
}

const daysIn = (text: string): number[] =>
  wordsIn(foldAccents(text)).flatMap((word) => weekdayOf(word) ?? []);

/** A line of opening hours with its day, which may stand before it. */
const hoursLine = ({ label, text }: Passage): string =>
  label === '' || daysIn(text).length > 0 ? text : `${label}: ${text}`;

/** "On Friday": hours from Monday to Saturday are meant, too. */
function coversDays(passage: Passage, days: readonly number[]): boolean {
  const line = hoursLine(passage);
  const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const open = new Set([...openingHoursIn([line]).map(({ day }) => week.indexOf(day)), ...daysIn(line)]);
  return days.length === 0 || days.some((day) => open.has(day));
}

interface Rated extends ReadPassage {
  readonly coverage: number;
  /** How much of what was found is in the passage itself, its label or its heading. */
  readonly ownPart: number;
  /** The share of its own words that the question has, too. */
  readonly plainness: number;
  /** How many telling words it has, and how many of them below its heading. */
  readonly telling: number;
  readonly inText: number;
  /** The words that neither it nor anything around it has. */
  readonly lacking: readonly WeighedWord[];
}

function rate(passage: ReadPassage, words: readonly WeighedWord[], url: string): Rated {
  const { parts, page } = passage;
  // The short lines around a short one are quoted with it.
  const shares = passage.isLine ? { ...partShares, around: 0.85 } : partShares;
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const lacking: WeighedWord[] = [];
  let [sum, own, telling, inText] = [0, 0, 0, 0];
  for (const word of words) {
    const found = partNames.map((part) => ({
      part,
      share: shares[part] * bestLikeness(word, parts[part], page.language),
    }));
    // "This guide" is the page itself.
    const implied = word.isGeneral && passage.url === url ? [{ part: 'text' as const, share: 0.8 }] : [];
    const best = [...found, ...implied].reduce((most, each) => (each.share > most.share ? each : most));
    const isOwn = /^(?:text|label|heading)$/.test(best.part) || (passage.isLine && best.part === 'around');
    sum += word.weight * best.share;
    if (isOwn || best.part === 'above') own += word.weight * best.share * (isOwn ? 1 : 0.5);
    if (isOwn && best.share > 0 && isTelling(word)) telling += 1;
    if (isOwn && best.share > 0 && best.part !== 'heading') inText += 1;
    if (best.share === 0) lacking.push(word);
  }
  const isAny = total === 0;
  const asked = parts.text.filter((read) => words.some((word) => likeness(word, read, page.language) > 0));
  return {
    ...passage,
    plainness: asked.length / (parts.text.length || 1),
    coverage: isAny ? 1 : sum / total,
    ownPart: isAny ? 1 : own / (sum || 1),
    telling,
    inText,
    lacking,
  };
}

/** The words of a question that passages must have, and those that name a kind of fact; days of opening hours are looked for as times. */
function wordsOf(
  site: SiteText,
  { words: question, languages, ignored, looks }: PassageQuery,
  kinds: readonly QuestionKind[],
): { readonly needed: WeighedWord[]; readonly naming: WeighedWord[] } {
  const asked = soughtWords(question, languages, ignored);
  // "When is this article from": of the page itself.
  const isOfPage = kinds.includes('when') && asked.length > 0 && asked.every(({ isGeneral }) => isGeneral);
  const sought = site.weigh(isOfPage ? soughtWords('published', ['en', 'en'], ignored) : asked);
  const isByLooks = looks != null || kinds.some((kind) => byLooks.test(kind));
  const isDay = ({ word }: WeighedWord): boolean => kinds.includes('hours') && weekdayOf(word) !== null;
  const isNaming = ({ concepts }: WeighedWord): boolean =>
    [...concepts].some(
      (concept) =>
        (isByLooks && namedByLooks.test(concept)) ||
        kinds.some((kind) => impliedBy[kind]?.test(concept) === true),
    );
  const words = sought.filter((word) => !isDay(word) && !isNaming(word));
  // One word that the site never uses may be a word of the question; two of them, or a name, are what it is about.
  const unused = words.filter(({ uses, isGeneral }) => uses === 0 && !isGeneral);
  const isElsewhere = unused.length > 1 || unused.some(({ isName }) => isName);
  return {
    needed: words.filter(({ uses }) => !isByLooks || isElsewhere || uses > 0),
    naming: sought.filter(isNaming),
  };
}

/** The words of earlier questions that this one does not repeat. */
const contextOf = (
  site: SiteText,
  { before = [], languages, ignored }: PassageQuery,
  words: readonly WeighedWord[],
): WeighedWord[] =>
  before.flatMap((question, at) =>
    site
      .weigh(soughtWords(question, languages, ignored))
      .filter(({ word, uses }) => uses > 0 && words.every((own) => own.word !== word))
      .map((each) => ({ ...each, weight: each.weight * earlierShare ** at })),
  );

/** The best first. */
export function findPassages(site: SiteText, query: PassageQuery): FoundPassage[] {
  const { url, looks = null } = query;
  const kinds = kindsFor(query);
  const { needed: words, naming } = wordsOf(site, query, kinds);
  const context = contextOf(site, query, words);
  const telling = words.filter(isTelling);
  const isPrice = kinds.includes('price') && telling.length === 0;
  const isByLooks = looks !== null || isPrice || kinds.some((kind) => byLooks.test(kind));
  const isVague = kinds.length === 0 && query.isSure !== true && telling.length < tellingMin;
  const isAnything = !isByLooks && (telling.length === 0 || (isVague && !isQuestion(query.words)));
  const days = kinds.includes('hours') ? daysIn(query.words) : [];
  const shows = (passage: Rated, kind: QuestionKind): boolean => {
    const isAmongLines = passage.isLine && /^(?:who|price|when)$/.test(kind);
    // "Malvina Cilla" above "CTO", "Wedding 6PM" above what happens then.
    const isNamedAbove = /^(?:who|when)$/.test(kind) && passage.isFirst;
    const above = isNamedAbove ? passage.heading : '';
    const own = `${above} ${passage.label} ${isAmongLines ? passage.quote : passage.text}`;
    if (kind === 'hours') return showsKind(hoursLine(passage), kind) && coversDays(passage, days);
    const isLoose = kind === 'where' || (kind === 'when' && showsCondition(passage.text));
    return showsKind(own, kind) || (isLoose && passage.coverage >= looseFrom);
  };
  // "Which license": a thing that people ask websites for.
  const isNamedThing = telling.every(({ concepts }) => concepts.size > 0);
  // A heading alone tells nothing; one that asks the same is answered below it.
  const isHeaded = ({ parts, page }: Rated): boolean => {
    const own = parts.heading.filter(({ word }) => !query.ignored.has(word) && word.length > 2);
    const asked = own.filter((read) => words.some((word) => bestLikeness(word, [read], page.language) > 0));
    return asked.length >= own.length * headingShare;
  };
  // Word for word, small words included: "How do I pronounce it?"
  const stemsIn = (text: string, language: string): string[] =>
    site.read(text, language).flatMap(({ word, stem }) => (word.length > 1 ? [stem] : []));
  const isAskedAbove = ({ heading, isFirst, isHeading, label, page: { language } }: ReadPassage): boolean => {
    const isLabelled = label.endsWith('?');
    const asked = stemsIn(query.words, language);
    const said = new Set(stemsIn(isLabelled ? label : heading, language));
    const same = asked.filter((word) => said.has(word)).length;
    const isSame = same >= askedWords && same >= asked.length * sameShare && same >= said.size * titleShare;
    return (isFirst || isLabelled) && !isHeading && isSame;
  };
  const isTold = (passage: Rated): boolean =>
    !passage.isHeading &&
    ((passage.inText > 0 && (!isVague || isNamedThing)) ||
      (passage.isFirst && isHeaded(passage)) ||
      isAskedAbove(passage));
  // A name, and what is counted: "how many visits".
  const isNeeded = (word: WeighedWord): boolean =>
    word.isName || (kinds.includes('number') && word === words[0] && !word.isGeneral);
  // Words of another language that the site never uses weigh little, but there must not be many.
  const isForeign = telling.some((word) => word.isForeign);
  const tellingLeast = Math.min(telling.length, isForeign ? Math.ceil(telling.length / 2) : 1);
  const rank = (passage: FoundPassage & Rated): number => {
    const { coverage, url: own, isFirst, shown, parts, page, plainness } = passage;
    const isNamed = naming.some((word) =>
      [parts.text, parts.label, parts.heading].some((each) => bestLikeness(word, each, page.language) > 0),
    );
    return (
      coverage +
      (own === url ? bonus.samePage : 0) +
      (isFirst ? bonus.first : 0) +
      (isNamed ? bonus.named : 0) +
      plainness * bonus.plain +
      shown.length * bonus.shown +
      (kinds.length > 1 && shown.length === kinds.length ? bonus.whole : 0)
    );
  };
  const found = site.passages
    .map((passage) => rate(passage, words, url))
    .map((passage) =>
      isAskedAbove(passage) ? { ...passage, coverage: 1, ownPart: 1, lacking: [] } : passage,
    )
    .filter((passage) => (!isAnything && query.isVerbatim !== true) || isAskedAbove(passage))
    .filter(
      (passage) =>
        passage.coverage >= (kinds.length > 0 ? showsFrom : (query.least ?? answersFrom)) &&
        !passage.isQuestion &&
        passage.ownPart >= ownShare &&
        (passage.telling >= tellingLeast || isAskedAbove(passage)) &&
        !passage.lacking.some(isNeeded) &&
        (kinds.length > 0 || isTold(passage)) &&
        (looks === null || looks.test(`${passage.label} ${passage.text}`)),
    )
    .map((passage) => ({ ...passage, shown: kinds.filter((kind) => shows(passage, kind)) }))
    .filter((passage) => kinds.length === 0 || passage.shown.length > 0 || isAskedAbove(passage))
    .map((passage) => ({
      ...passage,
      context: context.length === 0 ? 0 : rate(passage, context, url).coverage,
    }))
    .filter((passage) => query.before === undefined || kinds.length > 0 || passage.context >= contextLeast)
    .map((passage) => ({ ...passage, coverage: passage.coverage + passage.context * contextBonus }));
  const nearest = Math.max(...found.map((passage) => passage.context)) * contextShare;
  return found
    .filter((passage) => passage.context >= nearest)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, foundMax);
}

export interface ChosenPassages {
  /** On the page the question is asked on. */
  readonly here: readonly FoundPassage[];
  readonly there: readonly FoundPassage[];
}

const [fewMax, hoursMax] = [2, 8];
/** Passages that have nearly as much of the question as the best one are chosen, too. */
const alike = 0.04;
/** There is one of these. */
const single = /^(?:where|version|size|price|contact)$/;

const isHours = ({ shown }: FoundPassage): boolean => shown.includes('hours');

/** What to quote of a passage: of opening hours the day, of other short lines those around them. */
export const quoteOf = (passage: FoundPassage): string =>
  isHours(passage) ? hoursLine(passage) : passage.quote;

/** The passages to quote: the best, those that are as good, and one for what the best does not show. */
export function choosePassages(found: readonly FoundPassage[], url: string): ChosenPassages {
  const [best] = found;
  if (best === undefined) return { here: [], there: [] };
  const near = found.filter(({ coverage }) => coverage >= best.coverage - alike);
  const other = found.find(({ shown }) => shown.some((kind) => !best.shown.includes(kind)));
  const all = [best, ...(other === undefined ? [] : [other]), ...near];
  const fresh = all.filter(
    ({ text }, at) => all.findIndex((earlier) => quoteOf(earlier).includes(text)) === at,
  );
  const isSingle = best.shown.some((kind) => single.test(kind)) && other === undefined;
  const most = isHours(best) ? hoursMax : isSingle ? 1 : fewMax;
  const here = fresh.filter((each) => each.url === url).slice(0, most);
  const isElsewhere = here.length === 0 || (other !== undefined && other.url !== url);
  const there = fresh.filter((each) => each.url !== url).slice(0, here.length > 0 ? 1 : most);
  return { here, there: isElsewhere ? there : [] };
}
