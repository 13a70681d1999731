/** The meaning of English messages: the sentence encoder compares them with all English phrasings, which are encoded beforehand. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Models } from '../suggest/built-in/models.ts';
import { type EncodedPhrasings, nearestIntents } from '../text/encoded-phrasings.ts';
import { dataOf, isAspect, isElement, isFact, listOf } from './language-data.ts';
import { splitWishes } from './slots.ts';

/** How near a text comes to each intent, from 0 to 1. */
export type Meaning = (text: string) => ReadonlyMap<string, number>;

export const encodedFile = new URL('data/phrasings-en.bin', import.meta.url);

const english = dataOf('en');
const firstWord = (term: string): string =>
  listOf((english.words as Readonly<Record<string, string>>)[term] ?? term)[0] ?? term;
const terms = Object.keys(english.words);
const fillings: Readonly<Record<string, readonly string[]>> = {
  element: terms.filter(isElement).map(firstWord),
  aspect: terms.filter(isAspect).map(firstWord),
  fact: terms.filter(isFact).map(firstWord),
  n: ['5'],
  ordinal: ['second'],
  x: ['this'],
};

/** A phrasing with words in the places of its placeholders. */
function fill(phrasing: string): string[] {
  const placeholder = /\{([\w-]+)\}/.exec(phrasing);
  if (placeholder === null) return [phrasing];
  const [whole, name = ''] = placeholder;
  return (fillings[name] ?? [firstWord(name)]).flatMap((word) => fill(phrasing.replace(whole, word)));
}

/** The texts that are encoded, each with its intent. */
export const encodedTexts: readonly { readonly intent: string; readonly text: string }[] = [
  ...Object.entries(english.intents).map(([intent, list]) => [intent, listOf(list)] as const),
  ...Object.entries(english.knowledge).map(
    ([id, { ask, question }]) => [id, [question, ...listOf(ask)]] as const,
  ),
].flatMap(([intent, phrasings]) =>
  phrasings.flatMap((phrasing) => fill(phrasing.split('=>')[0] ?? '').map((text) => ({ intent, text }))),
);

/** What the stored vectors begin with: it tells which texts they are of. */
export const fingerprint: Buffer = createHash('sha256').update(JSON.stringify(encodedTexts)).digest();

async function loadEncoded(): Promise<EncodedPhrasings> {
  const stored = await readFile(encodedFile);
  const { length } = fingerprint;
  if (!stored.subarray(0, length).equals(fingerprint))
    throw new Error('The encoded phrasings are out of date: npm run encode:phrasings');
  const vectors = new Int8Array(stored.buffer, stored.byteOffset + length, stored.length - length);
  return { intents: encodedTexts.map(({ intent }) => intent), vectors };
}

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence));

/** Each sentence is compared by itself, so that a story before a question does no harm. */
export async function openMeaning(embed: Models['embed'], message: string): Promise<Meaning> {
  const parts = [message, ...splitWishes(message, 'en')].flatMap(sentencesOf);
  const sentences = [...new Set(parts)];
  const [encoded, vectors] = await Promise.all([loadEncoded(), embed(sentences)]);
  const near = sentences.map((sentence, at) => {
    const vector = vectors[at];
    return [sentence, nearestIntents(encoded, vector === undefined ? [] : [vector])] as const;
  });
  return (text) => {
    const own = sentencesOf(text);
    const nearest = new Map<string, number>();
    for (const [sentence, intents] of near)
      if (own.includes(sentence))
        for (const [intent, likeness] of intents)
          nearest.set(intent, Math.max(likeness, nearest.get(intent) ?? 0));
    return nearest;
  };
}
