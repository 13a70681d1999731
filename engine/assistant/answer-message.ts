/** The chat without a model: a message is one of the actions, a finding or a question of the knowledge; anything else is said to be none. */
import { capitalise, fold } from '../text/fold.ts';
import { apply, applyAll, explainSuggestion, sayWhere, tryOwn, undo } from './changes.ts';
import { Chat, quoted } from './chat.ts';
import {
  explainLast,
  explainRule,
  listFindings,
  ranked,
  sayAspect,
  sayFirst,
  sayKnowledge,
  sayScore,
} from './findings.ts';
import { type ActionId, isAspect, isElement, listOf, type Platform, shared } from './language-data.ts';
import { bullets, code } from './markdown.ts';
import type { AssistantLanguages } from './message-language.ts';
import { sayAbout, sayKeywords, saySite } from './page-answers.ts';
import type { ChatAnswer, ChatQuestion, PageSandbox } from './port.ts';
import { answeredFrom, readMessage, type Wish } from './read-message.ts';
import type { Found, PhraseSearch, Target } from './search.ts';
import { offersFor } from './starters.ts';
import { offerTexts } from './suggested-texts.ts';

export interface AnswerParts {
  readonly sandbox: PageSandbox;
  readonly languages: AssistantLanguages;
  readonly onStep?: (words: string) => void;
}

/** What is nearest is listed from here on, and shown beside it from there. */
const [listedFrom, shownFrom] = [0.6, 0.45];
const [partsMax, listMax, suggestionLength] = [3, 3, 20];

const smallTalk = (chat: Chat, key: 'greeting' | 'thanks' | 'help' | 'complaint'): void =>
  void chat
    .carry()
    .say(key, { page: quoted(chat.sandbox.page.title ?? chat.sandbox.page.url) })
    .next(...offersFor(chat.sandbox.page).slice(0, listMax));

const actions: Readonly<Record<ActionId, (chat: Chat) => void | Promise<void>>> = {
  title: (chat) => offerTexts(chat, 'title'),
  description: (chat) => offerTexts(chat, 'description'),
  heading: (chat) => offerTexts(chat, 'heading'),
  alt: (chat) => offerTexts(chat, 'alt'),
  link: (chat) => offerTexts(chat, 'link'),
  schema: (chat) => offerTexts(chat, 'schema'),
  first: sayFirst,
  findings: listFindings,
  explain: explainLast,
  score: sayScore,
  keyword: sayKeywords,
  about: sayAbout,
  site: saySite,
  apply,
  'fix-all': applyAll,
  undo,
  where: sayWhere,
  greeting: (chat) => smallTalk(chat, 'greeting'),
  thanks: (chat) => smallTalk(chat, 'thanks'),
  help: (chat) => smallTalk(chat, 'help'),
  complaint: (chat) => smallTalk(chat, 'complaint'),
};

/** Where a part of the page is edited in a content management system. */
function sayPlatform(chat: Chat, id: string): void {
  const part = id.slice(id.lastIndexOf(' ') + 1);
  const platform = id.slice(0, id.lastIndexOf(' ')) as Platform;
  const { source, ...paths } = shared.platforms[platform];
  const own: Readonly<Record<string, string>> = paths;
  chat
    .count()
    .carry()
    .say('platform', { platform, path: code(own[part] ?? '') });
  if (platform !== 'HTML') chat.say('platformNote');
  chat.text(`*${chat.words('platformSource', { url: code(source) })}*`);
  chat.next(...(isElement(part) ? [part] : []), 'first');
}

async function answerTarget(chat: Chat, { kind, id }: Target): Promise<void> {
  if (kind === 'action') await actions[id as ActionId](chat);
  else if (kind === 'aspect' && isAspect(id)) await sayAspect(chat, id);
  else if (kind === 'finding') await explainRule(chat, id);
  else if (kind === 'knowledge') {
    sayKnowledge(chat.carry(), id);
    chat.next(...offersFor(chat.sandbox.page).slice(0, listMax));
  } else if (kind === 'platform') sayPlatform(chat, id);
}

/** Of the words for a part of the page. */
const firstWord = ({ data }: Chat, part: string): string => listOf(data.synonyms[part] ?? part)[0] ?? part;

/** Actions that make sense at any time. */
const offered: ReadonlySet<string> = new Set([
  ...Object.keys(shared.elements),
  'first',
  'findings',
  'score',
  'keyword',
  'about',
  'site',
]);

/** What a button for it says; null for what has none. */
function labelOf(chat: Chat, { kind, id }: Target): string | null {
  const { actions: own, knowledge } = chat.data;
  if (kind === 'action') return offered.has(id) ? own[id as ActionId].label : null;
  if (kind === 'knowledge') return knowledge[id]?.question ?? null;
  if (kind === 'aspect' && isAspect(id)) return knowledge[shared.aspectKnowledge[id]]?.question ?? null;
  if (kind === 'platform')
    return id.replace(/ (\S+)$/, (_, part: string) => `: ${capitalise(firstWord(chat, part))}`);
  const isFound = kind === 'finding' && chat.sandbox.page.issues.some(({ ruleId }) => ruleId === id);
  return isFound ? chat.ruleName(id) : null;
}

/** What was asked about in quotation marks: a finding or a suggestion of the report, or a text to try. */
async function answerQuoted(chat: Chat, search: PhraseSearch, message: string): Promise<boolean> {
  const [whole = '', text = ''] = /[“"„«]\s*([^“”"„«»]+?)\s*[”"“»]/.exec(message) ?? [];
  if (text === '') return false;
  const own = fold(text.replace(/\s*…$/, ''));
  const issue = ranked(chat).find(({ title, ruleId }) => fold(title) === own || ruleId === own);
  if (issue !== undefined) return explainRule(chat, issue.ruleId);
  const isSuggestion = (each: string): boolean =>
    own.length >= suggestionLength && fold(each).startsWith(own);
  const suggestion = chat.sandbox.page.suggestions.find(isSuggestion);
  if (suggestion !== undefined) await explainSuggestion(chat, suggestion);
  const near = search.find(message.replace(whole, ' ')).find(({ target }) => target.kind === 'try');
  const isTried = suggestion === undefined && near !== undefined && near.similarity >= answeredFrom;
  if (isTried && isElement(near.target.id)) tryOwn(chat, near.target.id, text, message);
  return isTried || suggestion !== undefined;
}

/** What can be done here, the nearest answers, and that no model is connected; not counted. */
function sayOther(chat: Chat, found: readonly Found[], hasModel: boolean): void {
  const near = found
    .filter(({ similarity }) => similarity >= shownFrom)
    .flatMap(({ target }) => labelOf(chat, target) ?? []);
  const offers = offersFor(chat.sandbox.page).map((action) => chat.label(action));
  const shown = [...new Set([...near, ...offers])].slice(0, listMax);
  chat
    .text(`${chat.words('other')} ${chat.words(hasModel ? 'modelDown' : 'noModel')}`)
    .say('nearest')
    .text(bullets(shown))
    .asks(...shown)
    .say('notCounted')
    .carry();
}

/** Several answers fit, or one not quite: which ones. Parts of the page that a message names are offered sooner. */
function sayMatches(chat: Chat, found: readonly Found[], named: readonly string[]): boolean {
  const isListed = ({ target: { kind, id }, similarity }: Found): boolean =>
    similarity >= (kind === 'action' && isElement(id) && named.includes(id) ? shownFrom : listedFrom);
  if (found[0]?.target.kind === 'other') return false;
  const fitting = found.filter(
    ({ target, similarity }) => similarity >= shownFrom && labelOf(chat, target) !== null,
  );
  const near = fitting.some(isListed) ? fitting.map(({ target }) => target) : [];
  // What is meant may be a finding that this page does not have.
  const parts = found.some(isListed) ? named.filter(isElement) : [];
  const targets = [...near, ...parts.map((id) => ({ kind: 'action', id }) as const)];
  const labels = [...new Set(targets.flatMap((target) => labelOf(chat, target) ?? []))];
  if (labels.length === 0) return false;
  const shown = labels.slice(0, listMax);
  chat
    .say('matches')
    .text(bullets(shown))
    .asks(...shown)
    .say('notCounted')
    .carry();
  return true;
}

/** Answers each part of the message that is meant for sure, and says which is not; the topic, or null for none. */
async function answerWishes(chat: Chat, wishes: readonly Wish[]): Promise<string | null> {
  const targets = wishes.flatMap(({ target }) => target ?? []).slice(0, partsMax);
  for (const target of targets) {
    const label = targets.length > 1 ? labelOf(chat, target) : null;
    if (label !== null) chat.section(label);
    await answerTarget(chat, target);
  }
  if (targets.length > 0)
    for (const { part, target } of wishes)
      if (target === null && part.includes(' ')) chat.say('notAnswered', { quote: quoted(part) });
  return targets[0]?.id ?? null;
}

export async function answerMessage(question: ChatQuestion, parts: AnswerParts): Promise<ChatAnswer> {
  const { sandbox, languages, onStep = () => undefined } = parts;
  const { text, earlier, hasModel = false } = question;
  const memory =
    earlier.findLast(({ role, memory: own }) => role === 'assistant' && own !== null)?.memory ?? null;
  const { code: spoken, isSpoken } = languages.languageOf(text, memory?.language ?? null);
  const language = isSpoken && spoken !== null ? spoken : 'en';
  const chat = new Chat({ sandbox, language, data: languages.dataOf(language), memory, onStep });
  const search = languages.searchOf(language);
  if (!isSpoken) {
    chat
      .carry()
      .say('otherLanguage')
      .next(...offersFor(sandbox.page).slice(0, listMax));
    return chat.build('language', text);
  }
  const named = sandbox.page.issues.find((issue) => fold(chat.told(issue).title) === fold(text.trim()));
  if (await explainRule(chat, named?.ruleId ?? null)) return chat.build('explain', text);
  if (await answerQuoted(chat, search, text)) return chat.build('explain', text);
  const issues = sandbox.page.issues.map((issue) => ({
    target: { kind: 'finding', id: issue.ruleId } as const,
    text: chat.told(issue).title,
  }));
  const { wishes, found } = readMessage(search, text, issues);
  const topic = await answerWishes(chat, wishes);
  if (topic !== null) return chat.build(topic, text);
  if (sayMatches(chat, found, search.termsOf(text))) return chat.build('matches', text);
  sayOther(chat, found, hasModel);
  return chat.build('other', text);
}
