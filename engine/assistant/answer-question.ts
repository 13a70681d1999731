/** The built-in chat: decides what a message asks for and has it answered; what is not understood is said so. */

import { graphemeLength } from '@pagewright/contract/ratings';
import type { Models } from '../suggest/built-in/models.ts';
import { hasCue, splitParts, withoutOpening } from '../text/cues.ts';
import { fold } from '../text/fold.ts';
import { languageName } from '../text/foreign-language.ts';
import { bullets, code, plain } from '../text/markdown.ts';
import type { Match } from '../text/match-phrasings.ts';
import { isQuestion, kindsOf } from '../text/question-kinds.ts';
import {
  apply,
  applyAll,
  explainSuggestion,
  hasProposal,
  listApplied,
  sayWhere,
  tryOwn,
  undo,
} from './changes.ts';
import { Chat, quoted } from './chat.ts';
import { assess, sayKeywordUse } from './describe.ts';
import {
  explainRule,
  findRule,
  listFindings,
  ranked,
  ruleInWords,
  sayAspect,
  sayFirst,
  sayKnowledge,
  sayOwnWork,
  sayPagesWith,
  sayPriorities,
  sayRating,
  sayReason,
  sayScore,
  saySeverities,
} from './findings.ts';
import { askedWith, isFollowUp, joinBefore, sayAgain } from './follow-ups.ts';
import type { AnswerKey, AskKey, Aspect, Element } from './language-data.ts';
import {
  dataOf,
  isAspect,
  isElement,
  isFact,
  isKnowledge,
  isPlatform,
  partOf,
  shared,
} from './language-data.ts';
import { languageOf, lexiconOf } from './lexicon.ts';
import { openMeaning } from './meaning.ts';
import { sayOtherPage } from './other-page.ts';
import * as page from './page-answers.ts';
import type { ChatAnswer, ChatQuestion, PageSandbox } from './port.ts';
import { propose } from './propose.ts';
import { readSlots, type Slots } from './slots.ts';
import { offersFor } from './starters.ts';
import { hasTerm, readWishes, type Wish } from './wishes.ts';

export interface AnswerParts {
  readonly sandbox: PageSandbox;
  /** For English; null to work without models. */
  readonly models: Models | null;
  /** The sentence encoder, to understand messages in English; null or one that fails to go by their words. */
  readonly encode?: Models['embed'] | null;
  readonly onStep?: (words: string) => void;
}

/** What is said about wishes that cannot be fulfilled, and what is nearest to them. */
const refusals = shared.refusals as unknown as Readonly<Record<string, readonly [AnswerKey, ...AskKey[]]>>;
/** A language model could do these. */
const modelWork = /^refuse(?:Prose|Ideas|Tone|Translate)$/;
/** An answer that is this likely is given with the offers, as one that may be meant. */
const [likelyFrom, likelyShare, toldMax, offersMax] = [0.25, 0.6, 2, 3];
/** Of knowledge, and of questions about this product. */
const [toldFrom, toolToldFrom] = [0.35, 0.5];
/** From here on it is said that the site does not say something. */
const surelyLookedUp = 0.7;
/** A message that is a phrasing of something else means that. */
const exactly = 0.95;
/** Surer than this, a question of knowledge is answered as that, whatever the site says. */
const surelyMeant = 0.93;
/** So much of a question must be on the site that something else could answer. */
const nearlyAll = 0.85;

const offers = ({ sandbox }: Chat): AskKey[] => offersFor(sandbox.page).slice(0, 3);

/** One friendly sentence, the nearest things that are possible, and that nothing was counted. */
function refuse(chat: Chat, wish: string, hasModel: boolean, language = ''): void {
  const [key, ...near] = refusals[wish] ?? ['refuseUnclear' as const];
  const keys = [...new Set([...near, ...offers(chat)])].slice(0, 3);
  const why = modelWork.test(key) ? ` ${chat.words(hasModel ? 'modelDown' : 'noModel')}` : '';
  const { ask } = dataOf(chat.language);
  chat.text(`${chat.words(key, { language })}${why}`).say('instead');
  chat.text(bullets(keys.map((each) => ask[each]))).next(...keys);
  chat.say('notCounted').carry().remember({ topic: wish });
}

/** Where a part of the page is edited in a content management system; false when that is not known. */
function sayPlatform(chat: Chat, { tokens, text }: Wish): boolean {
  const platform = tokens.map(({ term }) => term).findLast(isPlatform);
  const other = tokens.find(({ term }) => term === 'othercms');
  if (platform === undefined && other !== undefined) {
    chat.count().say('platformUnknown', { platform: plain(other.text) });
    return sayWhere(chat, true);
  }
  if (platform === undefined) return false;
  const { source, ...paths } = shared.platforms[platform];
  const isKnown = (term: string): term is keyof typeof paths => term in paths;
  const named = tokens.map(({ term }) => (term === 'image' ? 'alt' : term));
  const wanted = [...named, chat.memory?.element ?? ''].find(isKnown);
  const shown = wanted === undefined ? (['title', 'description', 'heading', 'alt'] as const) : [wanted];
  chat.count();
  // Shop systems write the data of products themselves.
  const isShop = tokens.some(({ term, text }) => /^(?:product|shop)$/.test(term) || /commerce/.test(text));
  if (wanted === 'schema' && isShop) chat.knowledge('shop-schema');
  // The home page may have a place of its own; what was written is for the page of the chat.
  const isHere =
    isElement(chat.memory?.element ?? '') && chat.site.home?.brief.url === chat.sandbox.brief.url;
  const isHome = isHere || hasCue(text, dataOf(chat.language).slots.home);
  const homePaths: Readonly<Record<string, string>> = isHome ? paths : {};
  for (const each of shown)
    chat.say('platform', { platform, path: code(homePaths[`home-${each}`] ?? paths[each]) });
  if (platform !== 'HTML') chat.say('platformNote');
  chat.text(`*${chat.words('platformSource', { url: code(source) })}*`);
  chat
    .remember({ element: chat.memory?.element ?? null })
    .next(...(isElement(wanted ?? '') ? [wanted as AskKey] : []), ...offers(chat));
  return true;
}

/** What the last answer listed at a place; it says so when it did not list so many. */
async function explainListed(chat: Chat, listed: readonly string[], place: number): Promise<boolean> {
  const id = listed.at(place > 0 ? place - 1 : -1);
  if (id === undefined) chat.carry().say('noSuchOne', { count: listed.length }).next('findings');
  else if (isKnowledge(id)) sayKnowledge(chat, id);
  else return explainRule(chat.remember({ listed, topic: 'explain' }), id);
  return true;
}

/** The finding that a message means: by number, by name, or the one that was spoken of; else why the last answer was as it was. */
async function explain(chat: Chat, { slots, text, tokens }: Wish): Promise<boolean> {
  const { topic = '', listed = [], target = null, element = null } = chat.memory ?? {};
  if (slots.ordinal !== null && listed.length > 0) return explainListed(chat, listed, slots.ordinal);
  const named = findRule(chat, slots.quoted[0] ?? text);
  const isOther = tokens.some(({ kind }) => kind === 'unknown');
  const isWhy = named === null && !isOther && tokens.some(({ term }) => term === 'q-why');
  const why = /^(?:near|unclear)$/.test(topic) ? 'whyUnclear' : 'whyRefused';
  if (isWhy && (why === 'whyUnclear' || topic in refusals)) {
    chat
      .carry()
      .say(why)
      .next(...offers(chat));
    return true;
  }
  const meant = named ?? (isOther ? null : (target ?? listed.find((id) => !isKnowledge(id)) ?? null));
  // "And the second?" goes on from the same list.
  if (listed.includes(meant ?? '')) chat.remember({ listed });
  if (topic === 'score' && named === null && tokens.some(({ term }) => /^(?:good|hurt)$/.test(term))) {
    sayRating(chat.count().carry().remember({ topic }), null);
    return true;
  }
  if (isWhy && meant === target && sayReason(chat, target)) return true;
  if (await explainRule(chat, meant)) return true;
  if (isOther) return false;
  if (isKnowledge(topic) && element === null) {
    const [, url = ''] = shared.sources[topic];
    chat
      .carry()
      .say(url === '' ? 'knowAll' : 'knowMore', { url: code(url) })
      .next(...offers(chat));
  } else if (element === null || !isElement(element)) return false;
  else if (tokens.some(({ term }) => term === 'fix')) await propose(chat, element, { slots, revision: null });
  else await assess(chat, element);
  return true;
}

const subjectOf = ({ slots, match }: Wish): string =>
  slots.quoted[0] ?? slots.mentions[0]?.words ?? match?.subject ?? '';
const factIn = ({ tokens }: Wish): string => tokens.map(({ term }) => term).find(isFact) ?? '';

function retrieve(chat: Chat, wish: Wish): boolean {
  const fact = factIn(wish);
  if (wish.element !== null && fact === '') return false;
  const words = subjectOf(wish);
  // "Without the prices" sets a condition for what was said before.
  if (words === '' && wish.slots.without.length > 0) return false;
  const isSure = (wish.match?.sureness ?? 0) >= surelyLookedUp;
  // "Find walnut on my site": the subject alone, unless the question asks for more than that.
  const sought = words === '' || kindsOf(wish.text).length > 0 ? wish.text : words;
  const outcome = page.sayContent(chat, { words: sought, fact, isAsked: isSure });
  if (outcome === 'denied') chat.count();
  return outcome !== null;
}

function keywordUse(chat: Chat, wish: Wish): boolean {
  const word = subjectOf(wish);
  if (word !== '') sayKeywordUse(chat, word);
  return word !== '';
}

/** "Do I have that?": about what the last answer was about. */
async function sayHave(chat: Chat): Promise<boolean> {
  const { topic = '', element = null, target = null } = chat.memory ?? {};
  const part = element ?? (isAspect(target ?? '') ? (target ?? '') : partOf(topic));
  if (isAspect(part)) await sayAspect(chat, part);
  else if (isElement(part)) await assess(chat, part);
  else return false;
  return true;
}

function sayVerbatim(chat: Chat, words: string): boolean {
  const outcome = page.sayContent(chat, { words, fact: '', isAsked: false, isVerbatim: true });
  if (outcome !== null) chat.remember({ topic: 'retrieve' });
  return outcome !== null;
}

/** "And enterprise?" after a price: the same question about something else; false when it is another one. */
function goOn(chat: Chat, wish: Wish, message: string): boolean {
  const { intent = '', likeness = 0 } = wish.match ?? {};
  const isWork = intent in handlers && !/^(?:fact|retrieve|have|aspect|assess|keyword-use)$/.test(intent);
  if (!chat.isAfterContent || (isWork && likeness >= exactly) || wish.slots.without.length > 0) return false;
  const before = chat.memory?.asked ?? [];
  const query = { words: wish.text, fact: factIn(wish) };
  const isOwn = wish.match === null || /^(?:fact|retrieve)$/.test(intent);
  // "Which license?" asks by itself; else it is said that the site does not say this.
  const outcome =
    page.sayContent(chat, { ...query, isAsked: false, before }) ??
    (isOwn
      ? page.sayContent(chat, { ...query, isAsked: true, ...(!isQuestion(message) && { before }) })
      : null);
  if (outcome === 'denied') chat.say('notCounted').carry();
  if (outcome === 'said') chat.remember({ asked: askedWith(chat, message) });
  if (outcome !== null) chat.remember({ topic: 'retrieve' });
  return outcome !== null;
}

async function aspect(chat: Chat, { match, tokens }: Wish): Promise<boolean> {
  const named = [match?.about ?? '', ...tokens.map(({ term }) => term)].find(isAspect);
  if (named !== undefined) await sayAspect(chat, named);
  return named !== undefined;
}

/** The finding after the one that was explained last. */
async function sayNext(chat: Chat): Promise<unknown> {
  const { listed = [], target = null } = chat.memory ?? {};
  const next = listed[listed.indexOf(target ?? '') + 1];
  if (next === undefined) return listed.length === 0 ? sayFirst(chat, null) : listFindings(chat);
  return explainRule(chat.remember({ listed }), next);
}

/** "Are you sure?": what the last answer goes by, once more. */
async function sayDoubt(chat: Chat): Promise<boolean> {
  const { topic = '', element = null, target = null } = chat.memory ?? {};
  if (isKnowledge(topic)) sayKnowledge(chat.say('doubt'), topic);
  else if (isElement(element ?? '')) await assess(chat.say('doubtPage'), element as Element);
  else if (isAspect(target ?? '')) await sayAspect(chat.say('doubtPage'), target as Aspect);
  else return explainRule(chat.say('doubtPage'), target);
  return true;
}

const smallTalk = (chat: Chat, key: 'greeting' | 'thanks' | 'help' | 'who' | 'complaint'): unknown =>
  chat
    .carry()
    .say(key, { page: quoted(chat.sandbox.page.title ?? chat.sandbox.page.url) })
    .next(...offers(chat));

type Handler = (chat: Chat, wish: Wish) => unknown;

/** What answers an intent of the data files; false says that it cannot after all. */
const handlers: Readonly<Record<string, Handler>> = {
  propose: async (chat, wish) => {
    if (wish.element === null) return false;
    await propose(chat, wish.element, wish);
    return sayPlatform(chat, wish) || true;
  },
  platform: sayPlatform,
  have: sayHave,
  assess: (chat, { element, slots }) => assess(chat, element ?? 'text', slots.count),
  findings: (chat, { slots }) => listFindings(chat, slots.count ?? undefined),
  first: (chat, { slots }) => sayFirst(chat, slots.count),
  priorities: sayPriorities,
  'own-work': sayOwnWork,
  severities: saySeverities,
  score: (chat, { slots }) => sayScore(chat, slots.points),
  explain,
  'finding-why': explain,
  'finding-pages': (chat, { text }) =>
    sayPagesWith(chat, ruleInWords(chat, text) ?? chat.memory?.target ?? null),
  next: sayNext,
  doubt: sayDoubt,
  'offered-length': (chat) => {
    const text = chat.memory?.offered.at(-1);
    if (text !== undefined) chat.count().say('own', { quote: quoted(text), length: graphemeLength(text) });
    return text !== undefined;
  },
  apply: (chat, wish) => {
    const { element = '', listed = [], topic = '' } = chat.memory ?? {};
    const { ordinal } = wish.slots;
    // "The second one" of a list of findings is explained.
    if (ordinal !== null && listed.length > 1 && topic !== 'propose')
      return explainListed(chat, listed, ordinal);
    return hasProposal(chat) || !isElement(element ?? '')
      ? apply(chat, wish.slots)
      : propose(chat, element as Element, wish);
  },
  'fix-all': applyAll,
  applied: listApplied,
  undo,
  where: (chat) => sayWhere(chat),
  try: (chat, { element, slots, text }) =>
    element !== null && slots.quoted.length > 0 && tryOwn(chat, element, slots, text),
  about: page.sayAbout,
  site: (chat, { element }) => page.saySite(chat, element),
  compare: (chat, wish) => page.sayComparison(chat, wish.slots.path, hasTerm(wish, 'competitor')),
  changed: (chat, wish) => {
    page.sayChanged(chat);
    if (hasTerm(wish, 'score') || hasTerm(wish, 'q-why')) chat.say('scoreMoves');
  },
  aspect,
  'keyword-use': keywordUse,
  fact: retrieve,
  retrieve,
  greeting: (chat) => smallTalk(chat, 'greeting'),
  thanks: (chat) => smallTalk(chat, 'thanks'),
  help: (chat) => smallTalk(chat, 'help'),
  who: (chat) => smallTalk(chat, 'who'),
  complaint: (chat) => smallTalk(chat, 'complaint'),
  bye: (chat) => chat.say('bye'),
};

/** A word that only the page has: a question with it is about the page. */
const isOnPage =
  (chat: Chat) =>
  ({ kind, text }: Wish['tokens'][number]): boolean =>
    kind === 'unknown' && chat.pageSays(text);

async function answerWish(chat: Chat, wish: Wish, hasModel: boolean): Promise<boolean> {
  const { intent: matched = '', about = null } = wish.match ?? {};
  // "Write the whole text" names the text, but asks for prose.
  const isText = about === null && wish.element === 'text';
  // "An outline for my next article" is not that of the page.
  const isOther = wish.element === 'outline' && (hasTerm(wish, 'prose') || wish.slots.mentions.length > 0);
  const isProse = matched === 'propose' && (isText || isOther);
  const intent = isProse ? 'refuse-prose' : matched;
  // What sounds like small talk may be asked about the page.
  if (intent === 'refuse-other' && (await answerFromText(chat, wish, wish.tokens.some(isOnPage(chat)))))
    return true;
  if (intent in refusals) refuse(chat, intent, hasModel);
  else if (isKnowledge(intent)) {
    sayKnowledge(chat, intent);
    chat.next(...offers(chat));
  } else return (await handlers[intent]?.(chat, wish)) !== false && intent in handlers;
  return true;
}

/** Whether it asks what the page says: not about search engines, the audit or work on the page. */
const isContent = ({ language }: Chat, { tokens }: Wish): boolean =>
  !tokens.some((token) => shared.notContent.includes(token.term) && lexiconOf(language).knows(token.text));

/** A finding or a passage of the site that has the words of the message. */
async function answerFromText(chat: Chat, wish: Wish, mayDeny: boolean): Promise<boolean> {
  const { text, match, near } = wish;
  const rule = match === null ? findRule(chat, text) : null;
  if (ranked(chat).some(({ ruleId }) => ruleId === rule)) return explainRule(chat, rule);
  if (wish.tokens.some(({ term }) => /^(?:competitor|should|write)$/.test(term))) return false;
  const isFactual = kindsOf(text).length > 0;
  // "Without the prices" changes what was said; its words are not looked for on the page.
  if (!isFactual && chat.memory !== null) return false;
  const isLikely = near.some(({ intent, sureness }) => isKnowledge(intent) && sureness >= likelyFrom);
  const isOther = match?.intent === 'refuse-other';
  const isAsked = mayDeny && (isFactual || isOther) && isContent(chat, wish) && !isLikely;
  const isOpen = mayDeny && isFactual;
  const query = { words: text, fact: factIn(wish), isAsked, ...(!isOpen && { least: nearlyAll }) };
  return (isAsked && answerParts(chat, query)) || answerOutcome(chat, page.sayContent(chat, query));
}

/** "Until when, and what do they wear?": where the whole is not found, each part by itself; which is not is said. */
function answerParts(chat: Chat, query: Parameters<typeof page.sayContent>[1]): boolean {
  const parts = splitParts(query.words, dataOf(chat.language).connectors);
  const isSaid = (words: string): boolean =>
    page.sayContent(chat, { ...query, words, isAsked: false }) !== null;
  if (parts.length < 2 || isSaid(query.words)) return parts.length > 1 && answerOutcome(chat, 'said');
  const open = parts.filter((part) => !isSaid(part));
  if (open.length === parts.length) return false;
  for (const part of open) chat.say('notAnswered', { quote: quoted(part) });
  return answerOutcome(chat, 'said');
}

function answerOutcome(chat: Chat, outcome: ReturnType<typeof page.sayContent>): boolean {
  if (outcome === 'denied') chat.say('notCounted').remember({ topic: 'unclear' });
  else if (outcome === 'said') chat.remember({ topic: 'retrieve' });
  return outcome !== null;
}

/** "Can it export to PDF? Look in the manual": what sounds like a question about this product, but names the site's text. */
const isOfText = ({ language }: Chat, text: string, wishes: readonly Wish[]): boolean =>
  hasCue(text, dataOf(language).slots.ofText) &&
  wishes.some(({ match }) => match?.intent.startsWith('tool-') === true) &&
  !wishes.some(({ tokens }) =>
    tokens.some(({ term }) => /^(?:report|scan|credits|recurring|account|finding|score)$/.test(term)),
  );

/** Questions that the report's own buttons ask: about a finding or a suggestion, by its words. */
async function answerQuoted(chat: Chat, { quoted: [words] }: Slots): Promise<boolean> {
  if (words === undefined) return false;
  const own = fold(words.replace(/\s*…$/, ''));
  const issue = ranked(chat).find(({ title, ruleId }) => fold(title) === own || ruleId === own);
  if (issue !== undefined) return explainRule(chat, issue.ruleId);
  const { suggestions } = chat.sandbox.page;
  const suggestion = own.length < 20 ? undefined : suggestions.find((each) => fold(each).startsWith(own));
  if (suggestion !== undefined) await explainSuggestion(chat, suggestion);
  return suggestion !== undefined;
}

/** What a match would answer, as a question that a person would ask; null when there is none. */
function questionOf(chat: Chat, { intent, about }: Match, element: string | null): string | null {
  const { ask, knowledge } = dataOf(chat.language);
  if (isKnowledge(intent)) return knowledge[intent].question;
  const key = [about ?? '', /^(?:propose|assess|site)$/.test(intent) ? (element ?? '') : '', intent].find(
    (each) => each in ask,
  );
  return key === undefined ? null : ask[key as AskKey];
}

/** Not sure what was meant: the nearest questions instead of a guess, the likeliest with their answers. */
function offerNearest(chat: Chat, { near, element }: Wish): boolean {
  const { ask, knowledge } = dataOf(chat.language);
  const [top] = near;
  const likely = near.filter(
    ({ sureness }) => sureness >= toldFrom && sureness >= (top?.sureness ?? 0) * likelyShare,
  );
  // A word of the page's own subject may sound like a question about this product.
  const told = (isKnowledge(top?.intent ?? '') ? likely : [])
    .filter(({ intent, sureness }) => !intent.startsWith('tool-') || sureness >= toolToldFrom)
    .map(({ intent }) => intent)
    .filter(isKnowledge)
    .slice(0, toldMax);
  const others = near.filter(({ intent }) => !told.some((id) => id === intent));
  const asks = others.flatMap((match) => questionOf(chat, match, element) ?? []);
  if (asks.length + told.length === 0) return false;
  const most = told.length === 0 ? offersMax : offersMax - 1;
  const nearest = [...new Set([...asks, ...offers(chat).map((key) => ask[key])])].slice(0, most);
  if (told.length > 0) chat.say('nearTold');
  for (const id of told) chat.text(`**${knowledge[id].question}**`).knowledge(id);
  chat.say(told.length > 0 ? 'nearElse' : 'near').text(bullets(nearest));
  chat
    .asks(...nearest)
    .say('notCounted')
    .carry()
    .remember({
      topic: 'near',
      ...(element !== null && { element }),
      ...(told.length > 0 && { listed: told }),
    });
  return true;
}

/** These are about what the audit found: a finding that is named is explained. */
const ofAudit =
  /^(?:explain|finding-why|findings|first|score|priorities|severities|have|doubt|changed|refuse-other|unclear|complaint)$/;
/** So are these when the message asks why, how to fix it, or what the report means, or says nothing else. */
const voice = /^(?:finding|say|q-why|explain|fix|wrong|missing|important)$/;
const asking = /^(?:howto|whatis|q-.*|should|allowed|good|need|hurt|help|write)$/;
const bareTokens = 4;

/** The rule whose finding is asked about; null when it is something else. */
function ruleMeant(chat: Chat, { match, text, tokens, slots }: Wish): string | null {
  const intent = match?.intent ?? '';
  const has = (pattern: RegExp): boolean => tokens.some(({ term }) => pattern.test(term));
  const isBare = tokens.length <= bareTokens && !has(asking);
  const isOfPage = /^(?:assess|aspect|retrieve|keyword-use)$/.test(intent);
  const isAsked = has(voice) || isBare || (isOfPage && has(/^whatis$/));
  const isExact = !isBare && (match?.likeness ?? 0) >= exactly;
  const isOpen = (isOfPage || isKnowledge(intent)) && isAsked && !isExact;
  const isFinding = match === null || ofAudit.test(intent) || isOpen;
  const isPlaced = slots.ordinal !== null && (chat.memory?.listed.length ?? 0) > 0;
  const isOrder =
    intent === 'propose' || [slots.maxLength, slots.minLength, slots.maxWords].some((slot) => slot !== null);
  // Where nothing explains several words, one that is known does not tell what is meant.
  const isStrange = match === null && tokens.filter(({ kind }) => kind === 'unknown').length > 1;
  return isFinding && !isPlaced && !isOrder && !isStrange ? ruleInWords(chat, text) : null;
}

const severalPages = /(?<!\p{L})(?:pages|seiten|p[aá]ginas|pagine|pagina['’]s)(?!\p{L})/iu;

/** From the surest to the vaguest way to understand a wish; false when there is none. */
async function answer(chat: Chat, wish: Wish, hasModel: boolean): Promise<boolean> {
  const { intent = '', sureness = 0 } = wish.match ?? {};
  const mayBeContent = sureness < surelyMeant && (isKnowledge(intent) || /^(?:|who|refuse-.*)$/.test(intent));
  const isOfPage =
    intent === '' || isKnowledge(intent) || /^(?:aspect|assess|refuse-.*|retrieve)$/.test(intent);
  // A question that the site itself asks and answers.
  if (isOfPage && isQuestion(wish.text) && sayVerbatim(chat, wish.text)) return true;
  if (mayBeContent && isContent(chat, wish) && (await answerFromText(chat, wish, false))) return true;
  if (sayOtherPage(chat, wish)) return true;
  const rule = ruleMeant(chat, wish);
  // "How many of my pages have no description?"
  const isOfPages = severalPages.test(wish.text) && (hasTerm(wish, 'q-howmany') || hasTerm(wish, 'q-which'));
  const mayCount = isKnowledge(intent) || /^(?:|assess|aspect|explain|findings)$/.test(intent);
  if (isOfPages && mayCount && sayPagesWith(chat, ruleInWords(chat, wish.text))) return true;
  if (await explainRule(chat, rule)) {
    chat.remember({ topic: 'explain' });
    return true;
  }
  const isRevision = wish.revision !== null && wish.element === null && wish.tokens.length <= 3;
  if (isRevision && chat.memory !== null && /^(?:|propose)$/.test(intent)) {
    chat.carry().say('nothingToRevise').next('title', 'description');
    return true;
  }
  if (wish.match !== null) return answerWish(chat, wish, hasModel);
  return answerFromText(chat, wish, true);
}

export async function answerQuestion(question: ChatQuestion, parts: AnswerParts): Promise<ChatAnswer> {
  const { sandbox, models, encode = null, onStep = () => undefined } = parts;
  const { text, earlier, hasModel = false } = question;
  const memories = earlier.flatMap(({ role, memory }) =>
    role === 'assistant' && memory !== null ? [memory] : [],
  );
  const { code: found, isSpoken } = languageOf(text, memories.at(-1)?.language ?? null);
  const language = isSpoken && found !== null ? found : 'en';
  const chat = new Chat({ sandbox, models, language, memories, onStep });
  if (!isSpoken) {
    refuse(chat, 'language', hasModel, languageName(found));
    return chat.build('language', text);
  }
  if (await answerQuoted(chat, readSlots(text, lexiconOf(language)).slots))
    return chat.build('explain', text);
  const isEncoded = encode !== null && language === 'en';
  const meaning = isEncoded
    ? await openMeaning(encode, withoutOpening(text, dataOf('en').openers)).catch(() => null)
    : null;
  const read = readWishes(chat, text, meaning);
  if (isOfText(chat, text, read)) {
    answerOutcome(chat, page.sayContent(chat, { words: text, fact: '', isAsked: true }));
    return chat.build('retrieve', text);
  }
  const [only] = read;
  const goesOn = read.length === 1 && only !== undefined && isFollowUp(chat, text, only);
  if (goesOn && goOn(chat, only, text)) return chat.build('retrieve', text);
  const joined = `${chat.memory?.asked?.[0] ?? ''} ${text}`;
  const both = goesOn && isEncoded ? await openMeaning(encode, joined).catch(() => null) : null;
  const wishes = goesOn ? [joinBefore(chat, only, joined, both)] : read;
  const unclear: Wish[] = [];
  for (const wish of wishes)
    if (wish.isLeftOver === true || !(await answer(chat, wish, hasModel))) unclear.push(wish);
  const [first] = unclear;
  if (first !== undefined && unclear.length === wishes.length) {
    if (goesOn && sayAgain(chat, only)) return chat.build('unclear', text);
    if (!offerNearest(chat, first)) refuse(chat, 'unclear', hasModel);
    return chat.build('unclear', text);
  }
  for (const { text: part } of unclear) chat.say('notAnswered', { quote: quoted(part) });
  return chat.build(wishes[0]?.match?.intent ?? 'unclear', text);
}
