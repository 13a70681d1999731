/** Answers about another page of the site than the one of the chat, as the report has it. */

import type { Page } from '@pagewright/contract/entities/page';
import { graphemeLength } from '@pagewright/contract/ratings';
import { findPage } from '../suggest/built-in/find-page.ts';
import { pathOf } from '../suggest/built-in/suggestions/wording.ts';
import { bullets, code, plain } from '../text/markdown.ts';
import type { Chat } from './chat.ts';
import { isWorded, present, sayFindings, sayText } from './describe.ts';
import { dataOf, type Element, isElement } from './language-data.ts';
import type { Wish } from './wishes.ts';

const shownMax = 8;
/** Asked about another page, these are answered from its report; so is what is not understood, or looks a word up. */
const aboutPages = /^(?:propose|assess|findings|first|score|priorities)$/;
const vague = /^(?:|fact|retrieve|about|have|try|keyword-use)$/;
const followUpTokens = 6;

function sayOfPage(chat: Chat, page: Page, element: Element | null): void {
  chat.count().say('otherPage', { page: code(pathOf(page.url, chat.sandbox.page.url)) });
  if (element !== null && isWorded(element)) {
    sayText(chat, element, page);
    const hasFindings = sayFindings(chat, element, page);
    const text = page.suggestedTexts?.[element] ?? null;
    if (text !== null)
      chat.say('offer').block(chat.words(`${element}Label`, { length: graphemeLength(text) }), text);
    else if (!hasFindings && present(page, element) !== '') chat.say('fine');
  } else if (element !== null) {
    if (!sayFindings(chat, element, page)) chat.say('fine');
  } else {
    const names = page.issues.map((issue) => `**${plain(chat.told(issue).title)}**`);
    const counts = { count: names.length, score: page.score?.value ?? '–' };
    chat.say(names.length === 0 ? 'findingsNone' : 'findingsHead', counts).cite(...page.issues);
    chat.text(bullets(names.slice(0, shownMax)));
    if (names.length > shownMax) chat.say('listCut', { shown: shownMax, count: names.length });
  }
  chat.say('otherOpen').remember({ element, topic: 'other-page' }).next('first', 'findings');
}

/** Answers a wish about another page; false when it is about this one, or about something else. */
export function sayOtherPage(chat: Chat, { match, tokens, text, slots, element }: Wish): boolean {
  const { page, pages } = chat.sandbox;
  const { words, slots: cues } = dataOf(chat.language);
  const intent = match?.intent ?? '';
  const isFollowUp = vague.test(intent) && chat.memory !== null && tokens.length <= followUpTokens;
  const isNamed = vague.test(intent) && element !== null;
  if (!isFollowUp && !isNamed && !aboutPages.test(intent)) return false;
  const named = { text, path: slots.path, pageWords: words.page, homeWords: cues.home };
  const meant = findPage(page, pages, named);
  const before = isFollowUp ? (chat.memory?.element ?? null) : null;
  const list = pages.slice(0, 5).map(({ url }) => code(pathOf(url, page.url)));
  if (meant === 'unknown')
    chat
      .carry()
      .say('otherUnknown', { list: list.join(', ') })
      .next('first');
  else if (meant !== null)
    sayOfPage(chat, meant, element ?? (before !== null && isElement(before) ? before : null));
  return meant !== null;
}
