/** The meaning of English messages: the sentence encoder compares them with all English phrasings, which are encoded beforehand. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Models } from '../suggest/built-in/models.ts';
import { splitParts } from '../text/cues.ts';
import {
  compareSentences,
  type EncodedPhrasings,
  fillPhrasing,
  type Meaning,
} from '../text/encoded-phrasings.ts';
import { dataOf, isAspect, isElement, isFact, listOf } from './language-data.ts';

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

/** The texts that are encoded, each with its intent. */
export const encodedTexts: readonly { readonly intent: string; readonly text: string }[] = [
  ...Object.entries(english.intents).map(([intent, list]) => [intent, listOf(list)] as const),
  ...Object.entries(english.knowledge).map(
    ([id, { ask, question }]) => [id, [question, ...listOf(ask)]] as const,
  ),
].flatMap(([intent, phrasings]) =>
  phrasings.flatMap((phrasing) =>
    fillPhrasing(phrasing.split('=>')[0] ?? '', (name) => fillings[name] ?? [firstWord(name)]).map(
      (text) => ({ intent, text }),
    ),
  ),
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

/** Each sentence is compared by itself, so that a story before a question does no harm. */
export const openMeaning = async (embed: Models['embed'], message: string): Promise<Meaning> =>
  compareSentences(await loadEncoded(), embed, [message, ...splitParts(message, english.connectors)]);
