/** Proposes titles, meta descriptions and an H1 from the page's own words, as somebody wants them, each measured on a copy. */

import { graphemeLength } from '@pagewright/contract/ratings';
import { markup } from '../suggest/built-in/suggestions/wording.ts';
import { boundsFrom, type Revision } from '../suggest/built-in/text-bounds.ts';
import {
  type Condition,
  hasConditions,
  type TextConditions,
  unmetBy,
} from '../suggest/built-in/text-conditions.ts';
import { type WrittenTexts, writeTexts } from '../suggest/built-in/write-texts.ts';
import { type Chat, quoted } from './chat.ts';
import { present, sayFindings, sayText, usual, type Worded } from './describe.ts';
import type { Slots } from './slots.ts';

/** A wish about a text: what was said, and how the last text is to change. */
export interface TextRequest {
  /** The message; missing where none was typed. */
  readonly text?: string;
  readonly slots: Slots;
  readonly revision: Revision | null;
}

/** Every condition that the message sets; `last` is the text that "shorter" is measured by. */
export function conditionsOf({ slots, revision }: TextRequest, last = ''): TextConditions {
  const { mentions, names, start, maxLength, minLength, maxWords, without, isVerbFirst } = slots;
  const length = graphemeLength(last);
  const most = Math.min(maxLength ?? Infinity, revision === 'shorter' && length > 0 ? length - 1 : Infinity);
  const least = Math.max(minLength ?? 0, revision === 'longer' ? length + 1 : 0);
  return {
    mentions: [...mentions, ...names].filter((each) => each !== start),
    without,
    start,
    isVerbFirst,
    maxWords,
    max: most === Infinity ? null : most,
    min: least === 0 ? null : least,
  };
}

export const conditionList = (chat: Chat, conditions: readonly Condition[]): string =>
  conditions
    .map(({ kind, value }) => chat.words(`cond-${kind}`, { quote: quoted(value), count: value }))
    .join(', ');

/** The text that "shorter" is measured by. */
const lastText = (chat: Chat, element: Worded, { ordinal }: Slots): string =>
  chat.offeredBefore(element).at((ordinal ?? 0) > 0 ? (ordinal ?? 0) - 1 : -1) ??
  shownNearest(chat, element) ??
  present(chat.sandbox.page, element);

/** A text that was shown although it does not meet every condition. */
function shownNearest({ memory }: Chat, element: Worded): string | null {
  const shown = memory?.proposed.find(({ kind }) => kind === element);
  return shown?.kind === 'title' || shown?.kind === 'description' ? shown.text : null;
}

/** None meets every condition: which ones the nearest does not meet, and that text as what it is. */
function sayUnmet(chat: Chat, element: Worded, nearest: string | null, conditions: TextConditions): void {
  // Where there is no text at all, only words that the page lacks or its present text has are known to be why.
  const mentions = conditions.mentions.filter((word) => !chat.pageSays(word));
  const absent = unmetBy('', { ...conditions, mentions, without: [], min: null });
  const now = unmetBy(present(chat.sandbox.page, element), conditions).filter(
    ({ kind }) => kind === 'without',
  );
  const unmet = nearest === null ? [...absent, ...now] : unmetBy(nearest, conditions);
  const list = conditionList(chat, unmet);
  if (list === '') return void chat.say('noOffer');
  chat.say(nearest === null ? 'unmetNone' : 'unmet', { list });
  if (nearest !== null)
    chat
      .say('nearest')
      .block(chat.words(`${element}Label`, { length: graphemeLength(nearest) }), nearest)
      .remember({ proposed: [{ kind: element, text: nearest }] });
}

/** No text: because the present one is fine or short enough, there is no other, or a condition is not met. */
function sayNone(
  chat: Chat,
  element: Worded,
  { slots, revision }: TextRequest,
  { nearest, conditions }: { readonly nearest: string | null; readonly conditions: TextConditions },
): void {
  const length = graphemeLength(present(chat.sandbox.page, element));
  const { min, max } = usual[element];
  const isFine = length >= min && length <= max && chat.issuesOf(element).length === 0;
  const isPlain = slots.maxLength === null && conditions.mentions.length === 0;
  const isShort = chat.offeredBefore(element).length === 0 && length > 0 && length < min;
  if (revision === 'shorter' && isPlain && isShort) chat.say('alreadyShort');
  else if (revision === 'shorter' && isPlain && nearest === null) chat.say('noShorter');
  else if (hasConditions(conditions)) sayUnmet(chat, element, nearest, conditions);
  else chat.say(revision !== null ? 'noOther' : isFine ? 'keep' : 'noOffer');
  if (!isFine && revision === null) chat.knowledge(`${element}-length`);
  chat.remember({ offered: chat.offeredBefore(element) }).next('first', 'findings');
}

export async function proposeText(chat: Chat, element: Worded, request: TextRequest): Promise<void> {
  const { slots, revision } = request;
  const before = chat.offeredBefore(element);
  if (revision === null || before.length === 0) {
    sayText(chat, element);
    sayFindings(chat, element);
  }
  const last = lastText(chat, element, slots);
  const conditions = conditionsOf(request, last);
  const { texts, nearest } = await writeTexts(chat.site, await chat.pageContext(), {
    element,
    conditions,
    bounds: boundsFrom({ ...slots, revision }, last, usual[element]),
    usual: usual[element],
    revision,
    isBranded: slots.isBranded,
    count: slots.count,
    before,
    issues: chat.issuesOf(element),
    candidates: [chat.sandbox.stored.suggestedTexts?.[element] ?? null, (await chat.suggestions())[element]],
  });
  const [best, ...others] = texts;
  if (slots.unnamed !== null) chat.say('nameIt', { quote: quoted(slots.unnamed) });
  if (best === undefined) return sayNone(chat, element, request, { nearest, conditions });
  const block = (text: string): Chat =>
    chat.block(chat.words(`${element}Label`, { length: graphemeLength(text) }), text);
  chat.say(revision === 'shorter' ? 'offerShorter' : 'offer');
  block(best);
  chat.measure([{ kind: element, text: best }], chat.words(`${element}Patch`, { text: best }));
  if (others.length > 0) chat.say('offerMore');
  for (const text of others) block(text);
  if ((slots.count ?? 0) > texts.length) chat.say('fewer');
  for (const word of conditions.mentions)
    if (!chat.pageSays(word)) chat.say('notOnPage', { quote: quoted(word) });
  return void chat
    .remember({ proposed: [{ kind: element, text: best }], offered: [...before, ...texts] })
    .next('apply', 'shorter', 'another');
}

/** An H1 in the page's own words, as titles are written, but without the brand. */
export async function proposeH1(chat: Chat, request: TextRequest): Promise<void> {
  const { slots, revision } = request;
  const now = chat.headings().find(({ level }) => level === 1)?.text ?? null;
  const offered = chat.offeredBefore('heading');
  const before = [...offered, ...(now === null ? [] : [now])];
  const conditions = conditionsOf(request, offered.at(-1) ?? now ?? '');
  const context = await chat.pageContext();
  const suggested = (await chat.suggestions()).headings.find(({ level }) => level === 1)?.text ?? null;
  const meetsAll = (text: string): boolean => unmetBy(text, conditions).length === 0;
  const count = slots.count ?? 1;
  const written: WrittenTexts = await writeTexts(chat.site, context, {
    element: 'title',
    conditions,
    bounds: { min: 4, max: conditions.max ?? usual.title.max },
    usual: usual.title,
    revision,
    isBranded: false,
    count,
    before,
    issues: chat.issuesOf('heading'),
    candidates: [suggested, context.headline],
  });
  const own = suggested !== null && meetsAll(suggested) && !before.includes(suggested) ? [suggested] : [];
  const texts = [...new Set([...own, ...written.texts])].slice(0, count);
  chat.say(now === null ? 'h1None' : 'aboutH1', { text: quoted(now ?? '') });
  const [best] = texts;
  if (best === undefined) {
    const list = conditionList(chat, unmetBy(written.nearest ?? '', conditions));
    const none = list !== '' ? 'unmetNone' : revision === null ? 'noOffer' : 'noOther';
    chat.remember({ offered }).next('heading', 'title');
    return void chat.say(revision === null && now !== null && meetsAll(now) ? 'keep' : none, { list });
  }
  chat.say('offer');
  for (const text of texts) chat.block(chat.words('labelHeading'), `<h1>${markup(text)}</h1>`, 'html');
  if (count > texts.length) chat.say('fewer');
  chat.offerChanges(
    [{ kind: 'heading', heading: { level: 1, text: best, replaces: now } }],
    chat.words('patchHeading', { text: best }),
  );
  return void chat.remember({ offered: [...offered, ...texts] }).next('outline', 'title');
}
