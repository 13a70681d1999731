/** Messages that go on from the last answer, such as "and enterprise?": what they leave out is taken from the question before. */
import { anyOf, hasCue } from '../text/cues.ts';
import type { Meaning } from '../text/encoded-phrasings.ts';
import { foldAccents } from '../text/fold.ts';
import { code } from '../text/markdown.ts';
import { matchPhrasings } from '../text/match-phrasings.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { Chat } from './chat.ts';
import { dataOf, isElement, isKnowledge, partOf } from './language-data.ts';
import { lexiconOf } from './lexicon.ts';
import type { Wish } from './wishes.ts';

const [openedTokens, shortTokens, bareTokens] = [10, 8, 2];
/** Surer than this, the message says by itself what it is about; together with the question before, this is enough. */
const [aloneFrom, joinedFrom] = [0.9, 0.7];
const exactly = 0.95;
/** Answers about a subject. */
const spoken = /^(?:near|unclear|platform|aspect)$/;
/** These go back to the last answer by themselves. */
const backward =
  /^(?:explain|doubt|next|have|apply|undo|thanks|bye|complaint|offered-length|where|who|help)$/;

/** Whether a message opens with "and", has a pronoun, or is a few words after a question. */
export function isFollowUp({ language, memory }: Chat, message: string, { tokens }: Wish): boolean {
  const { goOn, pronouns } = dataOf(language).slots;
  const opens = new RegExp(String.raw`^[\s¿¡]*(?:${anyOf(goOn)})(?![\p{L}\p{N}])`, 'iu').test(message);
  const telling = tokens.filter(({ kind }) => kind !== 'stop').length;
  return (
    (memory?.asked ?? []).length > 0 &&
    ((opens && tokens.length <= openedTokens) ||
      (hasCue(message, pronouns) && tokens.length <= shortTokens) ||
      telling <= bareTokens)
  );
}

/** The last questions, this one first, for what is asked after it. */
export const askedWith = ({ memory }: Chat, message: string): string[] =>
  [message, ...(memory?.asked ?? [])].slice(0, 3);

/** What a follow-up means together with the question before; without a match when that is not sure. */
export function joinBefore(chat: Chat, wish: Wish, joined: string, meaning: Meaning | null): Wish {
  const { memory, language } = chat;
  const topic = memory?.topic ?? '';
  const { intent = '', sureness = 0, likeness = 0 } = wish.match ?? {};
  const isOwn = backward.test(intent) || (sureness >= aloneFrom && likeness >= exactly && !isBarePart(wish));
  if ((!isKnowledge(topic) && !spoken.test(topic)) || isOwn) return wish;
  // "And the description?" asks the same about another part.
  const swapped = topic.replace(partOf(topic), wish.element ?? '');
  if (isBarePart(wish) && isKnowledge(swapped) && swapped !== topic && wish.match !== null)
    return { ...wish, match: { ...wish.match, intent: swapped } };
  const lexicon = lexiconOf(language);
  const before = lexicon.read(memory?.asked?.[0] ?? '').map((token) => ({ ...token, isBackground: true }));
  const tokens = [...before, ...wish.tokens];
  // "And the alt texts?": in the same system.
  const isOrder = wish.tokens.some(({ term }) => /^(?:write|q-why)$/.test(term));
  if (topic === 'platform' && wish.element !== null && wish.match !== null && !isOrder)
    return { ...wish, tokens: [...wish.tokens, ...before], match: { ...wish.match, intent: 'platform' } };
  const near = matchPhrasings(lexicon, tokens, () => false, meaning?.(joined) ?? null);
  const top = near.find((match) => match.intent !== topic);
  const isJoined = top !== undefined && isKnowledge(top.intent) && top.sureness >= joinedFrom;
  if (isJoined && top.sureness >= sureness * (isBarePart(wish) ? 0 : 1)) return { ...wish, match: top };
  if (topic === 'platform' && intent === 'platform') return { ...wish, tokens };
  // One word is enough for a question about this product only where it was spoken of.
  const isStray = intent.startsWith('tool-') && !topic.startsWith('tool-');
  const isOther = isBarePart(wish) && !wish.tokens.some(({ names }) => names.includes(partOf(topic)));
  return isStray || (isOther && isKnowledge(topic)) ? { ...wish, match: null, near: near.slice(0, 3) } : wish;
}

/** "And the title?": a part of the page and nothing else. */
const isBarePart = ({ match }: Wish): boolean => /^(?:aspect|assess)$/.test(match?.intent ?? '');

/** What the last answer says about a word of the message, once more; false when it says nothing. */
export function sayAgain(chat: Chat, { tokens }: Wish): boolean {
  const { topic = '', element = null, listed = [] } = chat.memory ?? {};
  if (!isKnowledge(topic)) return false;
  const words = tokens
    .filter(
      ({ kind, term }) =>
        kind !== 'stop' &&
        !/^(?:q-|(?:howto|whatis|important|help|need|good|hurt|use|has|should|google)$)/.test(term),
    )
    .map(({ text }) => foldAccents(text));
  const says = (sentence: string): boolean => words.some((word) => foldAccents(sentence).includes(word));
  const { answer } = dataOf(chat.language).knowledge[topic];
  const sentences = sentencesOf(answer, chat.language).filter(says);
  if (sentences.length === 0 || words.length === 0) return false;
  chat.count().text(sentences.join(' ').replaceAll(/<[^>]+>/g, code));
  chat.remember({ topic, listed, element: isElement(element ?? '') ? element : null });
  return true;
}
