/** Changes on the copy of the page in this conversation: try the user's own text, apply, list, undo, and where they go. */

import type { FixStep } from '@pagewright/contract/entities/fix';
import { graphemeLength } from '@pagewright/contract/ratings';
import { fileName } from '../suggest/built-in/image-file-names.ts';
import { takeApart } from '../suggest/built-in/suggestions/take-apart.ts';
import { code, plain } from '../text/markdown.ts';
import { type Chat, quoted } from './chat.ts';
import { allFixes } from './findings.ts';
import type { Element } from './language-data.ts';
import type { ChatChange, ChatMemory } from './port.ts';
import type { Slots } from './slots.ts';

const stepsMax = 12;
const same = (one: ChatChange, other: ChatChange): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A second title takes the place of the first. */
function joined(before: readonly ChatChange[], more: readonly ChatChange[]): ChatChange[] {
  const isReplaced = (old: ChatChange): boolean =>
    more.some(
      (fresh) =>
        same(old, fresh) ||
        (fresh.kind === old.kind && (fresh.kind === 'title' || fresh.kind === 'description')),
    );
  return [...before.filter((old) => !isReplaced(old)), ...more];
}

const lastProposal = ({ memories }: Chat): ChatMemory | null =>
  memories.findLast(({ proposed }) => proposed.length > 0) ?? null;

/** "The second one" is the second that was offered; null when there were not so many. */
function chosen(chat: Chat, { ordinal }: Slots): readonly ChatChange[] | null {
  const { proposed = [], offered = [] } = lastProposal(chat) ?? {};
  const [only] = proposed;
  if (ordinal === null || only === undefined) return proposed;
  const at = ordinal > 0 ? ordinal - 1 : -1;
  const text = offered.at(at);
  if (offered.length > 0 && only.kind === 'heading')
    return text === undefined ? null : [{ ...only, heading: { ...only.heading, text } }];
  if (offered.length > 0 && (only.kind === 'title' || only.kind === 'description'))
    return text === undefined ? null : [{ ...only, text }];
  const change = proposed.at(at);
  return change === undefined ? null : [change];
}

function saySteps(chat: Chat, steps: readonly FixStep[]): void {
  for (const { action, selector, html } of steps.slice(0, stepsMax)) {
    chat.say(html === '' ? 'step-remove' : `step-${action}`, { place: code(selector) });
    if (html !== '') chat.block(chat.words('labelHtml'), html, 'html');
  }
}

function sayApplied(
  chat: Chat,
  applied: readonly ChatChange[],
  head: 'applied' | 'appliedList' | 'allFixed',
): void {
  const count = applied.length;
  const verification = chat.count().say(head, { count }).measure(applied, chat.words('patchAll', { count }));
  if (verification === null) return;
  saySteps(chat, verification.steps);
  chat.say('real').remember({ applied }).next('first', 'description', 'undo');
}

export function apply(chat: Chat, slots: Slots): void {
  const fresh = chosen(chat, slots);
  const { offered = [], proposed = [] } = lastProposal(chat) ?? {};
  if (fresh === null)
    return void chat
      .carry()
      .say('noSuchOne', { count: offered.length || proposed.length })
      .next('apply');
  if (fresh.length === 0) return void chat.say('nothingToApply').next('title', 'description', 'first');
  chat.remember({ proposed: fresh });
  return sayApplied(chat, joined(chat.memory?.applied ?? [], fresh), 'applied');
}

export async function applyAll(chat: Chat): Promise<void> {
  const changes = await allFixes(chat);
  if (changes.length === 0)
    return void chat.say(chat.sandbox.fetchedAt === null ? 'noCopy' : 'allNone').next('first', 'findings');
  chat.remember({ proposed: changes });
  return sayApplied(chat, joined(chat.memory?.applied ?? [], changes), 'allFixed');
}

export function listApplied(chat: Chat): void {
  const applied = chat.memory?.applied ?? [];
  if (applied.length === 0) return void chat.say('appliedNone').next('first', 'title');
  return sayApplied(chat, applied, 'appliedList');
}

export const undo = (chat: Chat): void =>
  void chat.say('undone').remember({ applied: [] }).next('first', 'findings');

export const hasProposal = (chat: Chat): boolean => lastProposal(chat) !== null;

/** Where the last proposal goes in the source. */
export function sayWhere(chat: Chat, isOptional = false): true {
  const proposed = lastProposal(chat)?.proposed ?? [];
  const verification = proposed.length === 0 ? null : chat.sandbox.verifyChanges(proposed);
  if (verification !== null) {
    chat.count().say('whereHead');
    saySteps(chat, verification.steps);
    chat.remember({ proposed, element: chat.memory?.element ?? null }).next('apply', 'first');
  } else if (!isOptional) chat.say('nothingToApply').next('title', 'first');
  if (!isOptional && verification !== null) chat.say('whereCms');
  return true;
}

/** The user's own words for a title, a description, a heading or an alt text, measured on the copy. */
export function tryOwn(chat: Chat, element: Element, { quoted: texts, level }: Slots, message: string): void {
  const text = texts.at(-1) ?? '';
  const { page, brief } = chat.sandbox;
  chat.count().remember({ element, offered: [text] });
  const image = page.images.find(({ src }) => message.includes(fileName(src)))?.src ?? brief.images[0]?.src;
  const wanted = level ?? 1;
  const replaces = page.headings.find((heading) => heading.level === wanted)?.text ?? null;
  const change: ChatChange | null =
    element === 'title' || element === 'description'
      ? { kind: element, text }
      : element === 'heading'
        ? { kind: 'heading', heading: { level: wanted, text, replaces } }
        : element === 'alt' && image !== undefined
          ? { kind: 'alt', src: image, text }
          : null;
  if (change === null) return void chat.say('noPlace');
  chat.say('own', { quote: quoted(text), length: graphemeLength(text) });
  chat.measure([change], plain(text));
  return void chat.remember({ proposed: [change] }).next('apply', element);
}

/** A suggestion of the report without a finding, taken apart into what to do and what to paste. */
export async function explainSuggestion(chat: Chat, text: string): Promise<void> {
  const { suggestions } = await chat.suggestions();
  const { lines, head } = takeApart(text);
  const title = plain(lines[0]?.words ?? '');
  chat.count();
  for (const [at, { words, html }] of lines.entries()) {
    if (at === 0) chat.say('suggestionHead', { text: title });
    else chat.text(plain(words));
    if (html !== '') chat.block(chat.words('labelHtml'), html, 'html');
  }
  chat.say('suggestionNote');
  const changes = suggestions.find((each) => each?.text === text)?.changes ?? head;
  if (changes.length === 0) return void chat.say('nothingTried').next('first', 'findings');
  chat.measure(changes, title);
  return void chat.remember({ proposed: changes }).next('apply', 'first');
}
