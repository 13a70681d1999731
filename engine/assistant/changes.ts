/** Changes on the copy of the page in this conversation: try the user's own text, apply, undo, and where they go. */

import type { FixStep } from '@pagewright/contract/entities/fix';
import { graphemeLength } from '@pagewright/contract/ratings';
import { fileName } from '../suggest/facts/image-files.ts';
import { type Chat, quoted } from './chat.ts';
import { allFixes } from './findings.ts';
import type { Element } from './language-data.ts';
import { code, plain } from './markdown.ts';
import type { ChatChange } from './port.ts';

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

function saySteps(chat: Chat, steps: readonly FixStep[]): void {
  for (const { action, selector, html } of steps.slice(0, stepsMax)) {
    chat.say(html === '' ? 'step-remove' : `step-${action}`, { place: code(selector) });
    if (html !== '') chat.block(chat.words('labelHtml'), html, 'html');
  }
}

function sayApplied(chat: Chat, fresh: readonly ChatChange[], head: 'applied' | 'allFixed'): void {
  const applied = joined(chat.memory?.applied ?? [], fresh);
  const count = applied.length;
  const verification = chat.count().say(head, { count }).measure(applied, chat.words('patchAll', { count }));
  if (verification === null) return;
  saySteps(chat, verification.steps);
  chat.say('real').remember({ applied, proposed: fresh }).next('first', 'undo');
}

export function apply(chat: Chat): void {
  const fresh = chat.memory?.proposed ?? [];
  if (fresh.length === 0) return void chat.say('nothingToApply').next('title', 'description', 'first');
  return sayApplied(chat, fresh, 'applied');
}

export async function applyAll(chat: Chat): Promise<void> {
  const changes = await allFixes(chat);
  if (changes.length === 0)
    return void chat.say(chat.sandbox.fetchedAt === null ? 'noCopy' : 'allNone').next('first', 'findings');
  return sayApplied(chat, changes, 'allFixed');
}

export const undo = (chat: Chat): void =>
  void chat.say('undone').remember({ applied: [] }).next('first', 'findings');

/** Where the last proposal goes in the source. */
export function sayWhere(chat: Chat): void {
  const proposed = chat.memory?.proposed ?? [];
  const verification = proposed.length === 0 ? null : chat.sandbox.verifyChanges(proposed);
  if (verification === null) return void chat.say('nothingToApply').next('title', 'first');
  chat.count().say('whereHead');
  saySteps(chat, verification.steps);
  return void chat.say('whereCms').remember({ proposed }).next('apply', 'first');
}

/** The user's own words for a title, a description, a heading or an alt text, measured on the copy. */
export function tryOwn(chat: Chat, element: Element, text: string, message: string): void {
  const { page, brief } = chat.sandbox;
  const image = page.images.find(({ src }) => message.includes(fileName(src)))?.src ?? brief.images[0]?.src;
  const level = Number(/\bh([1-6])\b/i.exec(message)?.[1] ?? 1);
  const replaces = page.headings.find((heading) => heading.level === level)?.text ?? null;
  const change: ChatChange | null =
    element === 'title' || element === 'description'
      ? { kind: element, text }
      : element === 'heading'
        ? { kind: 'heading', heading: { level, text, replaces } }
        : element === 'alt' && image !== undefined
          ? { kind: 'alt', src: image, text }
          : null;
  if (change === null) return void chat.say('noPlace').next('first');
  chat.count().say('own', { quote: quoted(text), length: graphemeLength(text) });
  chat.measure([change], plain(text));
  return void chat.remember({ proposed: [change] }).next('apply', element);
}

const markupIn = /<[a-z][^]*>/i;

interface SuggestionParts {
  readonly lines: readonly { readonly words: string; readonly html: string }[];
  /** The changes, where all that is pasted belongs into the head. */
  readonly head: readonly { readonly kind: 'head'; readonly html: string }[];
}

function takeApart(text: string): SuggestionParts {
  const lines = text.split('\n').map((line) => {
    const html = markupIn.exec(line)?.[0] ?? '';
    return { words: html === '' ? line : line.replace(html, '').trim(), html };
  });
  const pasted = lines.map(({ html }) => html).filter((html) => html !== '');
  const isHead = pasted.every((html) => /^<(?:meta|link|script)\b/i.test(html));
  return { lines, head: isHead ? pasted.map((html) => ({ kind: 'head', html })) : [] };
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
