/** Proposes titles, meta descriptions and an H1 from the page's own words, as somebody wants them, each measured on a copy. */

import { graphemeLength } from '@pagewright/contract/ratings';
import { type ResolvedConditions, resolveConditions } from '../suggest/built-in/resolve-conditions.ts';
import { markup } from '../suggest/built-in/suggestions/wording.ts';
import { boundsFrom, type Revision } from '../suggest/built-in/text-bounds.ts';
import {
  type Condition,
  hasConditions,
  signs,
  type TextConditions,
  unmetBy,
} from '../suggest/built-in/text-conditions.ts';
import { type WrittenTexts, writeTexts } from '../suggest/built-in/write-texts.ts';
import { hasCue } from '../text/cues.ts';
import { merged } from '../text/merge-conditions.ts';
import { sentencesOf } from '../text/sentences.ts';
import { type Chat, quoted } from './chat.ts';
import { present, sayFindings, sayText, usual, type Worded } from './describe.ts';
import { dataOf } from './language-data.ts';
import type { Slots } from './slots.ts';

/** A wish about a text: what was said, and how the last text is to change. */
export interface TextRequest {
  /** The message; missing where none was typed. */
  readonly text?: string;
  readonly slots: Slots;
  readonly revision: Revision | null;
  /** The conditions of the last text still hold. */
  readonly isKept?: boolean;
}

/** Every condition that the message sets; `last` is the text that "shorter" is measured by. */
export const resolve = async (
  chat: Chat,
  { slots, revision, text = '' }: TextRequest,
  last = '',
): Promise<ResolvedConditions> =>
  resolveConditions(await chat.pageContext(), slots, {
    message: text,
    revision,
    last,
    language: chat.language,
    isSaid: (words) => chat.pageSays(words),
  });

/** What is said of a condition: signs as they look, facts as they were called. */
export function conditionList(
  chat: Chat,
  unmet: readonly Condition[],
  { withoutFacts }: TextConditions,
): string {
  const said = ({ kind, value }: Condition): string => {
    const sign = signs[value]?.sign ?? value;
    const fact = withoutFacts.find((each) => each.fact === value)?.words ?? value;
    if (kind === 'withSymbol') return chat.words('cond-mention', { quote: quoted(sign) });
    if (kind === 'withoutSymbol') return chat.words('cond-without', { quote: quoted(sign) });
    if (kind === 'withoutFact') return chat.words('cond-without', { quote: quoted(fact) });
    return chat.words(`cond-${kind}`, { quote: quoted(value), count: value });
  };
  return unmet.map(said).join(', ');
}

/** The text that "shorter" is measured by. */
const lastText = (chat: Chat, element: Worded, { ordinal }: Slots): string =>
  (ordinal === null ? shownLast(chat, element) : undefined) ??
  chat.offeredBefore(element).at((ordinal ?? 0) > 0 ? (ordinal ?? 0) - 1 : -1) ??
  present(chat.sandbox.page, element);

/** The text that was proposed last, whether or not it meets every condition. */
function shownLast({ memory }: Chat, element: Worded): string | undefined {
  const shown = memory?.proposed.find(({ kind }) => kind === element);
  return shown?.kind === 'title' || shown?.kind === 'description' ? shown.text : undefined;
}

/** What the nearest text does not meet; where there is none, only words that the page lacks are known to be why. */
function unmetList(chat: Chat, nearest: string | null, conditions: TextConditions): string {
  const mentions = conditions.mentions.filter((word) => !chat.pageSays(word));
  const isKnown = ({ kind }: Condition): boolean => /^(?:mention|fact|tongue|verb|question)$/.test(kind);
  const absent = unmetBy('', { ...conditions, mentions }).filter(isKnown);
  return conditionList(chat, nearest === null ? absent : unmetBy(nearest, conditions), conditions);
}

/** None meets every condition: which ones the nearest does not meet, and that text as what it is. */
function sayUnmet(chat: Chat, element: Worded, nearest: string | null, conditions: TextConditions): void {
  const list = unmetList(chat, nearest, conditions);
  if (list === '') return void chat.say('noOffer');
  chat.say(nearest === null ? 'unmetNone' : 'unmet', { list });
  if (nearest !== null)
    chat
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
  const isOnlyLong =
    graphemeLength(nearest ?? '') <= (slots.maxLength ?? Infinity) &&
    unmetBy(nearest ?? '', conditions).every(({ kind }) => kind === 'max');
  const isShort = chat.offeredBefore(element).length === 0 && length > 0 && length < min;
  const now = present(chat.sandbox.page, element);
  const isMet = revision === null && now !== '' && unmetBy(now, conditions).length === 0;
  if (hasConditions(conditions) && isMet) chat.say('keep');
  else if (revision === 'shorter' && isPlain && isShort) chat.say('alreadyShort');
  else if (revision === 'shorter' && isPlain && nearest === null) chat.say('noShorter');
  else if (revision === 'shorter' && isOnlyLong) chat.say('noShorter');
  else if (hasConditions(conditions)) sayUnmet(chat, element, nearest, conditions);
  else chat.say(revision !== null ? 'noOther' : isFine ? 'keep' : 'noOffer');
  if (!isFine && revision === null && !hasConditions(conditions)) chat.knowledge(`${element}-length`);
  chat.remember({ offered: chat.offeredBefore(element) }).next('first', 'findings');
}

/** With the conditions of the last text, where they still hold. */
const withKept = ({ memory }: Chat, { isKept = false, slots, ...request }: TextRequest): TextRequest => {
  const wanted = isKept ? (memory?.wanted ?? null) : null;
  return {
    ...request,
    slots: wanted === null ? slots : merged(wanted, slots, request.revision === 'shorter'),
  };
};

/** "Put that in a description", after an answer that looked something up. */
export const refersBack = (chat: Chat, { text = '' }: TextRequest): boolean =>
  chat.isAfterContent && hasCue(text, dataOf(chat.language).slots.backTo);

/** As much of the passage that was quoted last as the conditions allow; null when its first sentence is too much. */
function quotedBefore({ memory, language }: Chat, max: number, conditions: TextConditions): string | null {
  const sentences = sentencesOf(memory?.target ?? '', language);
  const starts = sentences.map((_, at) => sentences.slice(0, sentences.length - at).join(' '));
  const fits = (text: string): boolean =>
    graphemeLength(text) <= max && unmetBy(text, conditions).length === 0;
  return starts.find(fits) ?? null;
}

export async function proposeText(chat: Chat, element: Worded, given: TextRequest): Promise<void> {
  const request = withKept(chat, given);
  const { slots, revision } = request;
  const before = chat.offeredBefore(element);
  const last = lastText(chat, element, slots);
  const { conditions, facts, isBranded } = await resolve(chat, request, last);
  if (given.isKept !== true && (revision === null || before.length === 0)) {
    sayText(chat, element);
    if (!hasConditions(conditions)) sayFindings(chat, element);
  }
  chat.remember({ wanted: slots });
  const bounds = boundsFrom(
    { maxLength: conditions.max, minLength: conditions.min, revision },
    last,
    usual[element],
  );
  const carried = refersBack(chat, request) ? quotedBefore(chat, bounds.max, conditions) : null;
  if (carried === null && refersBack(chat, request)) chat.say('backUnused');
  const written = await writeTexts(chat.site, await chat.pageContext(), {
    element,
    conditions,
    facts,
    bounds,
    usual: usual[element],
    revision,
    isBranded,
    count: slots.count,
    before,
    // What is to change is the last text, not another one.
    base: given.isKept === true && revision !== 'another' && before.length > 0 ? last : null,
    issues: chat.issuesOf(element),
    candidates: [chat.sandbox.stored.suggestedTexts?.[element] ?? null, (await chat.suggestions())[element]],
  });
  const { nearest } = written;
  const texts = carried === null ? written.texts : [carried];
  const [best, ...others] = texts;
  if (slots.unnamed !== null && !chat.pageSays(slots.unnamed))
    chat.say('nameIt', { quote: quoted(slots.unnamed) });
  // "Make it begin with Oak", and it does already.
  if (
    given.isKept === true &&
    revision === null &&
    before.length > 0 &&
    unmetBy(last, conditions).length === 0
  ) {
    chat.say('alreadyMet').block(chat.words(`${element}Label`, { length: graphemeLength(last) }), last);
    return void chat
      .remember({ proposed: [{ kind: element, text: last }], offered: before })
      .next('apply', 'shorter');
  }
  const [unknown] = conditions.missing;
  if (unknown !== undefined) chat.say('nameIt', { quote: quoted(unknown) });
  if (best === undefined) return sayNone(chat, element, request, { nearest, conditions });
  const block = (text: string): Chat =>
    chat.block(chat.words(`${element}Label`, { length: graphemeLength(text) }), text);
  const isOwn = conditions.mentions.every((word) => facts.has(word) || chat.pageSays(word));
  chat.say(revision === 'shorter' ? 'offerShorter' : isOwn ? 'offer' : 'offerYours');
  block(best);
  chat.measure([{ kind: element, text: best }], chat.words(`${element}Patch`, { text: best }));
  if (others.length > 0) chat.say('offerMore');
  for (const text of others) block(text);
  if ((slots.count ?? 0) > texts.length) chat.say('fewer');
  for (const word of conditions.mentions)
    if (!facts.has(word) && !chat.pageSays(word)) chat.say('notOnPage', { quote: quoted(word) });
  return void chat
    .remember({ proposed: [{ kind: element, text: best }], offered: [...before, ...texts] })
    .next('apply', 'shorter', 'another');
}

/** An H1 in the page's own words, as titles are written, but without the brand. */
export async function proposeH1(chat: Chat, given: TextRequest): Promise<void> {
  const request = withKept(chat, given);
  const { slots, revision } = request;
  const now = chat.headings().find(({ level }) => level === 1)?.text ?? null;
  const offered = chat.offeredBefore('heading');
  const before = [...offered, ...(now === null ? [] : [now])];
  const last = offered.at(-1) ?? now ?? '';
  const { conditions, facts } = await resolve(chat, request, last);
  chat.remember({ wanted: slots });
  const context = await chat.pageContext();
  const suggested = (await chat.suggestions()).headings.find(({ level }) => level === 1)?.text ?? null;
  const meetsAll = (text: string): boolean => unmetBy(text, conditions).length === 0;
  const count = slots.count ?? 1;
  const written: WrittenTexts = await writeTexts(chat.site, context, {
    element: 'title',
    conditions,
    facts,
    base: given.isKept === true && revision !== 'another' ? last : null,
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
    const list = unmetList(chat, written.nearest, conditions);
    const isFit = revision === null && now !== null && meetsAll(now);
    const none =
      list === ''
        ? revision === null
          ? 'noOffer'
          : 'noOther'
        : written.nearest === null
          ? 'unmetNone'
          : 'unmet';
    chat
      .remember({ offered })
      .next('heading', 'title')
      .say(isFit ? 'keep' : none, { list });
    if (!isFit && none === 'unmet')
      chat.block(chat.words('labelHeading'), `<h1>${markup(written.nearest ?? '')}</h1>`, 'html');
    return;
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
