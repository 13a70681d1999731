/** What a message asks for: one or more wishes, each with the intent that its words are most like. */
import { foldAccents } from '../text/fold.ts';
import { stem } from '../text/stem.ts';
import { wordsIn } from '../text/words.ts';
import type { Chat } from './chat.ts';
import { type Element, isElement, isKnowledge, isPlatform } from './language-data.ts';
import { lexiconOf, type Token } from './lexicon.ts';
import { type Match, matchIntents, understoodFrom } from './match-intent.ts';
import type { TextRequest } from './propose.ts';
import { asksHow, readSlots, type Slots, splitWishes, withoutOpeners } from './slots.ts';

export interface Wish {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly slots: Slots;
  /** Null when nothing is alike enough. */
  readonly match: Match | null;
  readonly element: Element | null;
  readonly revision: TextRequest['revision'];
}

const wishesMax = 3;
/** A longer message that names a content system is about something else, unless it asks how. */
const platformTokens = 6;
/** With its part of the page named, a message may be a little less alike; still less when it is to be written. */
const namedFrom = 0.52;
const writtenFrom = 0.45;
/** A wish to write is preferred to a question about writing that is not much more like it. */
const writtenLead = 0.12;
/** What is this much like something else is no wish about the text that was offered last. */
const otherFrom = 0.75;
const aboutOffers =
  /^(?:propose|assess|apply|try|refuse-prose|refuse-tone|keyword-use|site|changed|explain)$/;
const revising: ReadonlySet<string> = new Set(['shorter', 'longer', 'write', 'apply']);
/** Intents that a part of the page is enough for. */
const aboutParts = /^(?:propose|assess|refuse-)/;
const smallTalk = /^(?:greeting|thanks|help|bye|complaint)$/;
/** Said after something else, these are about that. */
const trailing = /^(?:where|apply|explain|have)$/;

export const hasTerm = ({ tokens }: Pick<Wish, 'tokens'>, term: string): boolean =>
  tokens.some((token) => token.term === term);

function elementsIn(wish: Pick<Wish, 'tokens'>): Element[] {
  const named = wish.tokens.map(({ term }) => term).filter(isElement);
  return named.length === 0 && hasTerm(wish, 'image') ? ['alt'] : [...new Set(named)];
}

/** "Shorter", "the second one, but with Windows": about the text that was offered last. */
function revisionOf(chat: Chat, wish: Omit<Wish, 'match'>): Wish | null {
  const { tokens, slots, revision } = wish;
  const element = chat.memory?.element ?? '';
  const { maxLength, minLength, mention, without, isBranded } = slots;
  const hasLimit = [maxLength, minLength, mention, without, isBranded].some((slot) => slot !== null);
  const isAnother = tokens.length <= 6 && hasTerm(wish, 'write');
  const others = tokens.filter(
    ({ kind, term }) => kind === 'unknown' || (kind === 'term' && !revising.has(term)),
  );
  const isLong = tokens.filter(({ kind }) => kind === 'stem').length > 3;
  if (wish.element !== null || !isElement(element) || others.length > 0 || isLong) return null;
  if (revision === null && !hasLimit && !isAnother) return null;
  const match = { intent: 'propose', likeness: 1, about: null, subject: '' };
  return { ...wish, element, revision: revision ?? (hasLimit ? null : 'another'), match };
}

/** "Write a title and a description" is two wishes. */
function eachElement(wish: Wish): Wish[] {
  const elements = elementsIn(wish);
  if (wish.match?.intent !== 'propose' || elements.length < 2 || elements.includes('keyword')) return [wish];
  return elements.slice(0, wishesMax).map((element) => ({ ...wish, element }));
}

/** Reads a message in the language of the chat; words of the website count as its subject. */
export function readWishes(chat: Chat, text: string): Wish[] {
  const lexicon = lexiconOf(chat.language);
  const texts = chat.sandbox.site.pages.flatMap(({ brief }) => [
    brief.title ?? '',
    ...brief.headings.map((heading) => heading.text),
    ...brief.paragraphs,
  ]);
  const siteWords = new Set(texts.flatMap((each) => wordsIn(foldAccents(each)).map(stem)));
  const isOfSite = (word: string): boolean => siteWords.has(stem(word));
  const readAs = (part: string, rest: string, slots: Slots): Wish => {
    const tokens = lexicon.read(rest, isOfSite);
    const [named = null] = elementsIn({ tokens });
    const isWish = named !== null && hasTerm({ tokens }, 'write');
    const least = (intent: string): number => {
      if (named === null || !aboutParts.test(intent)) return understoodFrom;
      return isWish && intent === 'propose' ? writtenFrom : namedFrom;
    };
    const isNear = ({ intent, likeness }: Match): boolean =>
      likeness >= least(intent) && (intent !== 'try' || slots.quoted.length > 0);
    const isHow = asksHow(part, lexicon.language);
    const isOnPlatform =
      (isHow || tokens.length <= platformTokens) &&
      tokens.some(({ term }) => term === 'othercms' || (isPlatform(term) && (term !== 'HTML' || isHow)));
    const [first = null, ...others] = matchIntents(lexicon, tokens, isOfSite).filter(isNear);
    const written = others.find(({ intent }) => intent === 'propose');
    const isAbout =
      first !== null && (isKnowledge(first.intent) || first.intent === 'assess') && isWish && !isHow;
    const near =
      isAbout && written !== undefined && written.likeness >= first.likeness - writtenLead ? written : first;
    const onPlatform = { intent: 'platform', likeness: 0.9, about: null, subject: '' };
    const isWritten = near?.intent === 'propose' && !isHow;
    const match = isOnPlatform && !isWritten ? onPlatform : near;
    const about = match?.about ?? '';
    const element = isElement(about) ? about : named;
    const longer = tokens.some(({ term }) => term === 'longer') ? ('longer' as const) : null;
    const revision = tokens.some(({ term }) => term === 'shorter') ? ('shorter' as const) : longer;
    const wish = { text: part, tokens, slots, element, revision };
    const isOther = match !== null && match.likeness >= otherFrom && !aboutOffers.test(match.intent);
    return (isOther ? null : revisionOf(chat, wish)) ?? { ...wish, match };
  };
  const read = (part: string): Wish => {
    const { slots, rest, counted } = readSlots(part, lexicon);
    const wish = readAs(part, counted, slots);
    const plain = rest === counted ? wish : readAs(part, rest, { ...slots, ordinal: null });
    // "First" is a place in a list, or part of "what should I do first".
    return (plain.match?.likeness ?? 0) > (wish.match?.likeness ?? 0) ? plain : wish;
  };
  const asked = withoutOpeners(text, chat.language);
  const whole = read(asked);
  const parts = splitWishes(asked, chat.language).map(read);
  if (parts.length < 2 || whole.match?.likeness === 1) return eachElement(whole);
  const keyOf = ({ match, element }: Wish): string => `${match?.intent} ${element}`;
  const surely = parts.length > 3 ? 0.8 : 0;
  const serious = parts
    .filter(({ match }) => match !== null && match.likeness >= surely && !smallTalk.test(match.intent))
    .filter(({ tokens, element }) => tokens.length > 1 || element !== null)
    .filter((wish, at, all) => all.findIndex((other) => keyOf(other) === keyOf(wish)) === at)
    .filter(({ match }, at) => at === 0 || !trailing.test(match?.intent ?? ''));
  const unclear = parts.filter(({ match, tokens }) => match === null && tokens.length > 3);
  const weakest = Math.min(...serious.map(({ match }) => match?.likeness ?? 0));
  const isSplit =
    serious.length > 1 ? weakest >= Math.min(0.75, whole.match?.likeness ?? 0) : unclear.length === 0;
  if (serious.length === 0 || (whole.match !== null && !isSplit)) return eachElement(whole);
  return [
    ...serious.flatMap(eachElement),
    ...(serious.length > 1 || whole.match === null ? unclear : []),
  ].slice(0, wishesMax);
}
