/** The English models with every text encoded only once: most of the time of a test that asks much goes into the encoder. */
import { loadEnglishModels } from '../built-in/english-models.ts';
import type { Models } from '../built-in/models.ts';

export async function loadSharedModels(): Promise<Models> {
  const models = await loadEnglishModels();
  const vectors = new Map<string, Float32Array>();
  const embed: Models['embed'] = async (texts) => {
    const unknown = [...new Set(texts)].filter((text) => !vectors.has(text));
    const encoded = await models.embed(unknown);
    for (const [index, text] of unknown.entries()) vectors.set(text, encoded[index] ?? new Float32Array());
    return texts.map((text) => vectors.get(text) ?? new Float32Array());
  };
  return { ...models, embed };
}
