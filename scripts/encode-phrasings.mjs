/** `npm run encode:phrasings`: encodes the English phrasings of the chat once, so that only messages are encoded when it runs. */
import { writeFileSync } from 'node:fs';
import { encodedFile, encodedTexts, fingerprint } from '../engine/assistant/meaning.ts';
import { loadEnglishModels } from '../engine/suggest/built-in/english-models.ts';
import { quantize } from '../engine/text/encoded-phrasings.ts';
import { say } from './say.mjs';

const texts = encodedTexts.map(({ text }) => text);
const { embed } = await loadEnglishModels();
const vectors = await embed(texts);
writeFileSync(
  encodedFile,
  Buffer.concat([fingerprint, ...vectors.map((vector) => Buffer.from(quantize(vector).buffer))]),
);
say(`${texts.length} phrasings encoded.`);
