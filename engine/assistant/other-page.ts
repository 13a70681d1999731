/** Answers about another page of the site than the one of the chat, as the report has it. */

import type { Page } from '@pagewright/contract/entities/page';
import { graphemeLength } from '@pagewright/contract/ratings';
import { findPage } from '../suggest/built-in/suggestions/find-page.ts';
import { pathOf } from '../suggest/built-in/suggestions/wording.ts';
import { bullets, code, plain } from '../text/markdown.ts';
import type { Chat } from './chat.ts';
import { isWorded, sayFindings, sayText } from './describe.ts';
import { dataOf, type Element, isElement } from './language-data.ts';
import type { Wish } from './wishes.ts';

const shownMax = 8;
/** Asked about another page, these are answered from its report; so is what is not understood, or looks a word up. */
const aboutPages = /^(?:propose|assess|findings|first|score|priorities)$/;
const vague = /^(?:|fact|retrieve|about|have|try|keyword-use)$/;
const [followUpTokens, bareTokens] = [6, 4];

function sayOfPage(chat: Chat, page: Page, element: Element | null): void {
  chat.count().say('otherPage', { page: code(pathOf(page.url, chat.sandbox.page.url)) });
  const isText = element !== null && isWorded(element);
  const text = isText ? (page.suggestedTexts?.[element] ?? null) : null;
  if (isText) sayText(chat, element, page);
  if (element !== null && !sayFindings(chat, element, page) && text === null) chat.say('fine');
  if (isText && text !== null)
    chat.say('offer').block(chat.words(`${element}Label`, { length: graphemeLength(text) }), text);
  if (element === null) {
    const names = page.issues.map((issue) => `**${plain(chat.told(issue).title)}**`);
    chat.say('findingsHead', { count: names.length, score: page.score?.value ?? '–' }).cite(...page.issues);
    chat.text(bullets(names.slice(0, shownMax)));
    if (names.length > shownMax) chat.say('listCut', { shown: shownMax, count: names.length });
  }
  chat.say('otherOpen').remember({ element, topic: 'other-page' }).next('first', 'findings');
}

/** The other page of the site that a message names; `unknown` when there is none at its path. */
export function pageIn(
  { sandbox: { page, pages }, language }: Chat,
  text: string,
  path: string | null = null,
): Page | 'unknown' | null {
  const { words, slots } = dataOf(language);
  const named = { pageWords: words.page, homeWords: slots.home, usualNames: slots.usualPages };
  return findPage(page, pages, { text, path, ...named });
}

/** Answers a wish about another page; false when it is about this one, or about something else. */
export function sayOtherPage(chat: Chat, { match, tokens, text, slots, element }: Wish): boolean {
  const { page, pages } = chat.sandbox;
  const intent = match?.intent ?? '';
  const isShort = tokens.length <= (vague.test(intent) ? followUpTokens : bareTokens);
  const isFollowUp = isShort && chat.memory !== null && !/^(?:compare|site)$/.test(intent);
  const isNamed = vague.test(intent) && element !== null;
  if (!isFollowUp && !isNamed && !aboutPages.test(intent)) return false;
  const meant = pageIn(chat, text, slots.path);
  const before = isFollowUp ? (chat.memory?.element ?? null) : null;
  const list = pages.slice(0, 5).map(({ url }) => code(pathOf(url, page.url)));
  if (meant === 'unknown') chat.carry().say('otherUnknown', { list: list.join(', ') });
  else if (meant !== null)
    sayOfPage(chat, meant, element ?? (before !== null && isElement(before) ? before : null));
  return meant !== null;
}
