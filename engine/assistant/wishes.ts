/** What a message asks for: one or more wishes, each with the intent that its words are most like. */
import { afterCue, hasCue, splitParts, withoutOpening } from '../text/cues.ts';
import type { Meaning } from '../text/encoded-phrasings.ts';
import { foldAccents } from '../text/fold.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { type Match, matchPhrasings, type Token } from '../text/match-phrasings.ts';
import { isQuestion, readMessage, sentenceEnd } from '../text/read-message.ts';
import { stem } from '../text/stem.ts';
import { targetSections } from '../text/target-sections.ts';
import { wordsIn } from '../text/words.ts';
import type { Chat } from './chat.ts';
import {
  dataOf,
  type Element,
  isAspect,
  isElement,
  isFact,
  isKnowledge,
  isPlatform,
  shared,
} from './language-data.ts';
import { lexiconOf } from './lexicon.ts';
import type { TextRequest } from './propose-texts.ts';
import { asksHow, isLimited, readSlots, type Slots } from './slots.ts';

export interface Wish {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly slots: Slots;
  /** Null when nothing is sure. */
  readonly match: Match | null;
  /** What it may have been, the likeliest first. */
  readonly near: readonly Match[];
  readonly element: Element | null;
  readonly revision: TextRequest['revision'];
  /** The conditions of the text that was offered last still hold. */
  readonly isKept?: boolean;
  /** A part of a message that is answered without it. */
  readonly isLeftOver?: boolean;
}

const [wishesMax, tooTokens, measuredMax] = [3, 4, 160];
/** What is this much like something else is no wish about the text that was offered last. */
const otherFrom = 0.75;
/** Less sure than this, nothing is answered. */
const sureFrom = 0.7;
/** Enough when nothing else comes near. */
const [aloneFrom, aloneLead] = [0.6, 0.2];
const oddFrom = 0.85;
/** A wish to write a part of the page that is named. */
const writtenFrom = 0.1;
const rivalFrom = 0.75;
const toldFrom = 0.4;
const aboutTexts = /^(?:propose|assess|try|keyword-use|retrieve|.+-length)$/;
const [nearFrom, nearMax] = [0.15, 5];
const aboutOffers =
  /^(?:propose|assess|apply|try|refuse-prose|refuse-tone|keyword-use|site|changed|explain|title-brand)$/;
const revising =
  /^(?:shorter|longer|toolong|length|write|new|apply|good|use|say|need|should|brand|wordsn|setup|getmore|has|missing|q-.*)$/;
const changing = /^(?:write|use|change|getmore|shorter|longer|delete)$/;
const smallTalk = /^(?:greeting|thanks|help|bye|complaint)$/;
/** Said after something else, these are about that. */
const trailing = /^(?:where|apply|explain|have)$/;

export const hasTerm = ({ tokens }: Pick<Wish, 'tokens'>, term: string): boolean =>
  tokens.some((token) => token.term === term);

function elementsIn(wish: Pick<Wish, 'tokens'>): Element[] {
  const all = wish.tokens.map(({ term }) => term).filter(isElement);
  // "FAQ schema" is structured data.
  const named = all.includes('schema') ? all.filter((element) => element !== 'faq') : all;
  return named.length === 0 && hasTerm(wish, 'image') ? ['alt'] : [...new Set(named)];
}

/** "Shorter", "the second one, but with Windows": about the text that was offered last. */
function revisionOf(chat: Chat, message: string, wish: Omit<Wish, 'match'>): Wish | null {
  const { tokens, slots, revision } = wish;
  const element = chat.memory?.element ?? '';
  const isAnother = tokens.length <= 6 && hasTerm(wish, 'write');
  const others = tokens.filter(
    ({ kind, term }) => kind === 'unknown' || (kind === 'term' && !revising.test(term)),
  );
  const isLong = tokens.filter(({ kind }) => kind === 'stem').length > 3;
  const { tongue, ...conditions } = slots;
  // "Now in German" asks for a translation.
  if (tongue !== null && isElement(element) && !isLimited({ ...conditions, tongue: null }))
    return { ...wish, match: certain('refuse-translate') };
  // "Is 320 the new limit?" asks, and changes nothing.
  if (revision === null && isQuestion(message) && !tokens.some(({ term }) => changing.test(term)))
    return null;
  const isOther = wish.element !== null && wish.element !== element;
  if (isOther || !isElement(element) || others.length > (isLimited(slots) ? 1 : 0) || isLong) return null;
  if (wish.element !== null && (hasTerm(wish, 'write') || !isLimited(slots))) return null;
  if (revision === null && !isLimited(slots) && !isAnother) return null;
  const match = certain('propose');
  const changed = revision ?? (isLimited(slots) ? null : 'another');
  return { ...wish, element, revision: changed, match, isKept: true };
}

const certain = (intent: string): Match => ({
  intent,
  likeness: 1,
  sureness: 1,
  about: null,
  subject: '',
  explained: 1,
});
const sureness = ({ match }: Wish): number => match?.sureness ?? 0;

/** Words that go with a question for the place of a setting. */
const beside =
  /^(?:q-.*|howto|allowed|setup|use|search|change|write|show|seo|page|site|need|has|new|old|product|image|content|getmore|length|delete|submit|shop|plugin|\{.*)$/;

/** Whether it asks where a setting of the page is, and for nothing else. */
function namesPlace(tokens: readonly Token[], isOffered: boolean): boolean {
  const isPlace = (term: string): boolean => term === 'image' || term in shared.platforms.HTML;
  const others = tokens.filter(({ kind, term }) => kind !== 'stop' && !isPlace(term) && !beside.test(term));
  const isNamed = tokens.some(({ term }) => isPlace(term)) || (isOffered && tokens.length <= 10);
  return isNamed && others.length <= 1;
}

const elsewhere = /^(?:legal|account|competitor|translate|tongue|copied|q-why|prose|ideas)$/;
/** The part of the page that is to be written; null when the message is about something else as well. */
const wishOf = (text: string, tokens: readonly Token[], slots: Slots): Element | null => {
  const has = (pattern: RegExp): boolean => tokens.some(({ term }) => pattern.test(term));
  const isOther = tokens.some(({ term }) => isAspect(term) || elsewhere.test(term));
  const head = tokens.find(({ kind, term }) => kind === 'term' && term !== 'write');
  // "A title that mentions oak", but not "is oak in the title".
  const isNoun = slots.mentions.length + slots.unread.length > 0 && isElement(head?.term ?? '');
  const isSet = isNoun || slots.unnamed !== null || isLimited({ ...slots, mentions: [], unread: [] });
  const named = elementsIn({ tokens }).find((element) => element !== 'text' && element !== 'keyword');
  // "LocalBusiness schema": a type and nothing else.
  const telling = tokens.filter(({ kind }) => kind !== 'stop');
  const isTyped = named === 'schema' && telling.length <= 3 && /\p{Ll}\p{Lu}/u.test(text);
  return (has(/^(?:write|new|shorter)$/) || isSet || isTyped) && !isOther ? (named ?? null) : null;
};
/** These go back to what was said, or take any subject: a word that nothing explains speaks against them. */
const contextual =
  /^(?:apply|undo|fix-all|explain|where|thanks|bye|complaint|have|next|doubt|offered-length)$/;

/** The first if it is sure, or far ahead of the others; null when it cannot be told. */
function decide(
  candidates: readonly Match[],
  first: Match | null,
  written: Element | null,
  isOrder: boolean,
  isAfterOffer: boolean,
): Match | null {
  const propose = candidates.find(({ intent }) => intent === 'propose');
  const isTyped = (written === 'schema' || (isOrder && isAfterOffer)) && isKnowledge(first?.intent ?? '');
  const isRival = (first?.sureness ?? 0) >= rivalFrom && !aboutTexts.test(first?.intent ?? '') && !isTyped;
  const isWritten = isOrder || (propose?.sureness ?? 0) >= writtenFrom;
  if (written !== null && !isRival && isWritten) return propose ?? certain('propose');
  if (first === null || first.sureness >= sureFrom) return first;
  const next = candidates.find(({ intent }) => intent !== first.intent)?.sureness ?? 0;
  return first.sureness >= aloneFrom && first.sureness >= next + aloneLead ? first : null;
}

/** "And the description?", "my title", "speed?": a part of the page and nothing else is judged, or written as the last one was. */
function bareWish({ memory }: Chat, tokens: readonly Token[], candidates: readonly Match[]): Match | null {
  const telling = tokens.filter(({ kind }) => kind !== 'stop');
  const parts = telling.filter(({ term }) => isElement(term) || isAspect(term) || term === 'image');
  const isBare = telling.every(
    (token) => parts.includes(token) || /^(?:q-mine|page|good|has|whatis)$/.test(token.term),
  );
  // "What are structured data?" asks for an explanation.
  const isAsked = tokens.some(({ term }) => term === 'whatis');
  const isOther = candidates.some(
    ({ intent, likeness }) =>
      likeness > 0.99 && (/^(?:who|propose)$/.test(intent) || (isAsked && isKnowledge(intent))),
  );
  if (parts.length !== 1 || !isBare || isOther) return null;
  const isText = parts.some(({ term }) => isElement(term) || term === 'image');
  return certain(!isText ? 'aspect' : memory?.topic === 'propose' ? 'propose' : 'assess');
}

/** "Write a title and a description" is two wishes, each with its own conditions. */
function eachElement(wish: Wish, lexicon: Lexicon): Wish[] {
  if (wish.match?.intent !== 'propose' || elementsIn(wish).includes('keyword')) return [wish];
  const { slots: cues, connectors } = dataOf(lexicon.language);
  const isTarget = (term: string): boolean => isElement(term) && term !== 'keyword' && term !== 'text';
  const sections = targetSections(wish.text, wish.slots, lexicon, { isTarget, cues, connectors });
  if (sections.length < 2) return [wish];
  return sections.flatMap(({ element, text }) =>
    isElement(element)
      ? [
          {
            ...wish,
            element,
            text,
            slots: readSlots(text, lexicon).slots,
            revision: hasTerm({ tokens: lexicon.read(text) }, 'shorter') ? wish.revision : null,
          },
        ]
      : [],
  );
}

/** More than a few are not answered at once, but named. */
const capped = (wishes: readonly Wish[]): Wish[] =>
  wishes.map((wish, at) => (at < wishesMax ? wish : { ...wish, isLeftOver: true }));

/** "Thanks, you are a star": praise after thanks asks for nothing. */
function isThanked({ language }: Chat, opening: string, { text, tokens }: Wish): boolean {
  const asks = ({ term }: Token): boolean => isElement(term) || isAspect(term) || revising.test(term);
  const isBare = tokens.every(({ kind }) => kind === 'term');
  const isThanks = hasCue(opening, dataOf(language).thanks) && tokens.length <= 5;
  return isThanks && !isBare && !/[?？]/.test(text) && !tokens.some(asks);
}

/** "Top 3": so many of the findings, unless it says of what. */
const besideTop = /^(?:finding|page|site|q-.*|fix|change|first|bigprob|write|important|all|wrong|show|seo)$/;

/** Reads a message in the language of the chat; words of the website count as its subject. */
export function readWishes(chat: Chat, text: string, meaning: Meaning | null): Wish[] {
  const lexicon = lexiconOf(chat.language);
  const texts = chat.sandbox.site.pages.flatMap(({ brief }) => [
    brief.title ?? '',
    ...brief.headings.map((heading) => heading.text),
    ...brief.paragraphs,
  ]);
  const siteWords = new Set([...new Set(texts.flatMap((each) => wordsIn(foldAccents(each))))].map(stem));
  const isOfSite = (word: string): boolean => siteWords.has(stem(word));
  const readAs = (part: string, rest: string, slots: Slots, isWhole: boolean): Wish => {
    const tokens = readMessage(lexicon, rest, isOfSite);
    const [named = null] = elementsIn({ tokens });
    const isHow = asksHow(part, lexicon.language);
    const platform = tokens.find(
      ({ term }) => term === 'othercms' || (isPlatform(term) && (term !== 'HTML' || isHow)),
    );
    // "… in WordPress" is asked like everything else, and answered with its menu.
    const plainTokens = platform === undefined ? tokens : tokens.filter((token) => token !== platform);
    const candidates = matchPhrasings(lexicon, plainTokens, isOfSite, meaning?.(part) ?? null).filter(
      ({ intent }) => intent !== 'try' || slots.quoted.some((text) => text.includes(' ')),
    );
    // What takes any subject must be surer of one that the website never names.
    const isOdd = ({ intent, subject, sureness: sure }: Match): boolean =>
      /^(?:keyword-use|retrieve|try)$/.test(intent) &&
      subject !== '' &&
      sure < oddFrom &&
      !subject.split(' ').some(isOfSite);
    const hasUnknown = plainTokens.some(
      ({ kind, isBackground }) => kind === 'unknown' && isBackground !== true,
    );
    const isAsked =
      /[?？]/.test(part) || tokens.some(({ term }) => /^(?:howto|q-why|where)$/.test(term)) || isHow;
    const has = (name: string): boolean => tokens.some(({ term }) => term === name);
    const isAgainst = ({ intent }: Match): boolean =>
      (hasUnknown && contextual.test(intent)) ||
      (isAsked && /^(?:bye|thanks)$/.test(intent)) ||
      (has('write') && intent === 'keyword-use') ||
      (has('legal') && intent === 'fact');
    const possible = candidates.filter((match) => !isAgainst(match) && !isOdd(match));
    // "How do I write a title?" asks for advice, not for a title.
    const told = possible.find(({ intent, sureness: sure }) => isKnowledge(intent) && sure >= toldFrom);
    const top =
      (isWhole && !isLimited(slots) ? bareWish(chat, plainTokens, possible) : null) ?? possible[0] ?? null;
    const first = isHow && top?.intent === 'propose' ? (told ?? top) : top;
    const isPlaced = platform !== undefined && namesPlace(plainTokens, isElement(chat.memory?.element ?? ''));
    const match =
      isPlaced && (isHow || first?.intent !== 'propose')
        ? certain('platform')
        : decide(
            possible,
            first,
            isHow ? null : wishOf(part, plainTokens, slots),
            isLimited(slots),
            chat.memory?.topic === 'propose',
          );
    const near = candidates.slice(0, nearMax).filter(({ sureness }) => sureness >= nearFrom);
    const about = match?.about ?? '';
    const element = named ?? (isElement(about) ? about : null);
    const longer = has('longer') ? ('longer' as const) : null;
    // "A short title, at most 40" is not shorter than the present one.
    const isMeasured = named !== null && slots.maxLength !== null && slots.maxLength <= measuredMax;
    const revision = has('shorter') && !isMeasured ? ('shorter' as const) : longer;
    const wish = { text: part, tokens, slots, element, revision, near };
    const isTop = slots.isTop && tokens.every(({ kind, term }) => kind === 'stop' || besideTop.test(term));
    if (isTop) return { ...wish, match: certain('first') };
    // "The second one" of what was listed or offered.
    const isPlace = tokens.every(({ kind }) => kind === 'stop' || kind === 'placeholder');
    if (isPlace && chat.memory !== null && hasTerm(wish, '{ordinal}'))
      return { ...wish, match: certain('apply') };
    // "What does the page say about robots.txt": what follows is looked up, whatever else it may be.
    const isPart = tokens.some(({ term }) => isFact(term) || isElement(term));
    const sought = isPart ? null : afterCue(part, dataOf(lexicon.language).slots.pageSays);
    if (sought !== null)
      return { ...wish, element: null, revision: null, match: { ...certain('retrieve'), subject: sought } };
    const isOther =
      match !== null &&
      match.sureness >= (revision === null ? otherFrom : 0.95) &&
      !aboutOffers.test(match.intent);
    return (isOther ? null : revisionOf(chat, text, wish)) ?? { ...wish, match };
  };
  const read = (part: string, isWhole: boolean): Wish => {
    const { slots, rest, counted } = readSlots(part, lexicon);
    const wish = readAs(part, counted, slots, isWhole);
    const plain = rest === counted ? wish : readAs(part, rest, { ...slots, ordinal: null }, isWhole);
    // "First" is a place in a list, or part of "what should I do first".
    return sureness(plain) > sureness(wish) ? plain : wish;
  };
  const { openers, thanks, connectors } = dataOf(chat.language);
  const asked = withoutOpening(text, `${openers}|${thanks}`);
  const opening = text.trim().slice(0, -asked.length);
  const whole = read(asked, true);
  if (isThanked(chat, opening, whole)) return [{ ...whole, match: certain('thanks') }];
  const cut = splitParts(asked, connectors).map((part) => read(part, false));
  const each = (wish: Wish): Wish[] => eachElement(wish, lexicon);
  // "The difference between noindex and disallow" is one question.
  if (cut.length < 2 || hasTerm(whole, 'q-difference')) return each(whole);
  // "A title, and a description too" asks for both.
  const isToo = ({ element, text: part, tokens }: Wish): boolean =>
    element !== null && !isQuestion(part) && tokens.length <= tooTokens;
  const isWrite = cut[0]?.match?.intent === 'propose';
  const parts = cut.map((wish) => (isWrite && isToo(wish) ? { ...wish, match: certain('propose') } : wish));
  const keyOf = ({ match, element }: Wish): string => `${match?.intent} ${element}`;
  const sentences = asked.split(sentenceEnd);
  const serious = parts
    .filter(({ match }) => match !== null && !smallTalk.test(match.intent))
    // "Can ChatGPT and Perplexity …": one word is the beginning of a question.
    .filter(({ text: part, tokens, element, match }, at) => {
      const isBegun = isKnowledge(match?.intent ?? '') && !sentences.includes(part);
      const least = at > 0 || isBegun ? 1 : 0;
      return element !== null || tokens.filter(({ kind }) => kind !== 'stop').length > least;
    })
    .filter((wish, at, all) => all.findIndex((other) => keyOf(other) === keyOf(wish)) === at)
    .filter(({ match }, _, all) => match?.intent !== 'refuse-other' || all.length === 1)
    .filter(({ match }, at) => at === 0 || !trailing.test(match?.intent ?? ''));
  // "…, and it has to mention 1987" says more about the text that is to be written.
  const isLimit = ({ slots, element, match }: Wish): boolean =>
    isLimited(slots) && element === null && !isKnowledge(match?.intent ?? '');
  const writes = serious.filter(({ match, element }) => match?.intent === 'propose' && element !== null);
  const [written = whole.match?.intent === 'propose' ? whole : undefined] = writes;
  const asks = ({ text: part }: Wish): boolean => isQuestion(part) || asksHow(part, chat.language);
  if (written !== undefined && isLimited(whole.slots)) {
    const isOther = (wish: Wish): boolean =>
      !writes.includes(wish) &&
      wish !== written &&
      !/^(?:assess|keyword-use|retrieve|try)$/.test(wish.match?.intent ?? '') &&
      (asks(wish) || !(isLimit(wish) || isKnowledge(wish.match?.intent ?? '')));
    const others = serious.filter(isOther);
    const order = others.reduce((rest, { text: part }) => rest.replace(part, ' '), asked);
    const slots = others.length === 0 ? whole.slots : readSlots(order, lexicon).slots;
    return capped([...each({ ...written, text: order, slots }), ...others]);
  }
  const [only] = serious;
  // A story before the question, or beside it.
  const isStory = (wish: Wish): boolean =>
    only !== undefined &&
    sentences.includes(wish.text) &&
    !asks(wish) &&
    (asks(only) || parts.indexOf(wish) < parts.indexOf(only));
  const unclear = parts.filter((wish) => wish.match === null && wish.tokens.length > 3 && !isStory(wish));
  // Two things that are both sure, or one beside small talk: else the message is taken as a whole.
  const isSplit =
    serious.length > 1 || (whole.match === null && serious.length === 1 && unclear.length === 0);
  const isPart =
    !/^(?:null|refuse-.*)/.test(whole.match?.intent ?? 'null') && parts.map(keyOf).includes(keyOf(whole));
  const isOwn = (wish: Wish): boolean =>
    wish.match === null &&
    (asks(wish) || (!/[?？]/.test(text) && !sentences.includes(wish.text))) &&
    wish.tokens.length > 2 &&
    !wish.tokens.some(({ term }) => /^(?:finding|hurt|important)$/.test(term));
  const leftOver = isPart ? parts.filter(isOwn).map((wish) => ({ ...wish, isLeftOver: true })) : [];
  if (!isSplit) return capped([...each(whole), ...leftOver]);
  // "Do we have share tags? Then give me the code": the code of these.
  const isOfOther = (wish: Wish): boolean =>
    wish.element === 'schema' && !hasTerm(wish, 'schema') && hasTerm(whole, 'social');
  const own = serious.filter((wish) => !isOfOther(wish));
  return capped([...own.flatMap(each), ...unclear]);
}
