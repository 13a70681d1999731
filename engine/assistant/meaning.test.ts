/** The English phrasings are encoded beforehand, and a message is compared with them sentence by sentence. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { encodedFile, encodedTexts, fingerprint, openMeaning } from './meaning.ts';

const size = 512;

it('has the vectors of the present phrasings; if not: npm run encode:phrasings', () => {
  const stored = readFileSync(encodedFile);
  expect(stored.subarray(0, fingerprint.length).equals(fingerprint)).toBe(true);
  expect(stored.length).toBe(fingerprint.length + encodedTexts.length * size);
});

it('has no placeholders in the texts that are encoded', () =>
  expect(encodedTexts.filter(({ text }) => /[{}]/.test(text))).toEqual([]));

it('compares each sentence by itself', async () => {
  const at = encodedTexts.findIndex(({ intent }) => intent === 'score');
  const stored = new Int8Array(readFileSync(encodedFile)).subarray(fingerprint.length);
  const own = Float32Array.from(stored.subarray(at * size, (at + 1) * size), (value) => value / 127);
  const asked = encodedTexts[at]?.text ?? '';
  const embed = async (texts: readonly string[]) =>
    texts.map((text) => (text === `${asked}?` ? own : new Float32Array(size)));
  const meaning = await openMeaning(embed, `I bought this shop in spring. ${asked}?`);
  expect(meaning(`I bought this shop in spring. ${asked}?`).get('score')).toBeGreaterThan(0.9);
  expect(meaning('I bought this shop in spring.').get('score') ?? 0).toBe(0);
});
