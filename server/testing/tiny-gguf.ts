/** Writes a GGUF of a few megabytes that real llama.cpp loads: random weights, bytes as vocabulary, and a few words that follow each other. Nothing about quality can be learned from it. */
import { writeFileSync } from 'node:fs';

const width = 256;
const heads = 4;
const feedForward = 512;
const trainedContext = 32_768;

/** As Qwen and many others write a conversation; the last line is what tells that it can call tools. */
const chatTemplate = (hasTools: boolean): string =>
  [
    hasTools
      ? "{%- if tools %}{{- '<|im_start|>system\\n# Tools\\n' }}{%- for tool in tools %}{{- tool | tojson }}{%- endfor %}{{- '<|im_end|>\\n' }}{%- endif %}"
      : '',
    "{%- for message in messages %}{{- '<|im_start|>' + message.role + '\\n' }}{%- if message.content is string %}{{- message.content }}{%- endif %}",
    hasTools
      ? "{%- if message.tool_calls %}{%- for call in message.tool_calls %}{{- '\\n<tool_call>\\n' + '{\"name\": \"' + call.function.name + '\", \"arguments\": ' + (call.function.arguments | tojson) + '}\\n</tool_call>' }}{%- endfor %}{%- endif %}"
      : '',
    "{{- '<|im_end|>\\n' }}{%- endfor %}{%- if add_generation_prompt %}{{- '<|im_start|>assistant\\n' }}{%- endif %}",
  ].join('');

/** How byte-level vocabularies write bytes: printable ones as they are, the others further up. */
const byteLetters: readonly string[] = (() => {
  const isPlain = (byte: number): boolean =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255);
  let next = 256;
  return Array.from({ length: 256 }, (_, byte) => String.fromCodePoint(isPlain(byte) ? byte : next++));
})();
const lettersOf = (text: string): string =>
  [...Buffer.from(text, 'utf8')].map((byte) => byteLetters[byte] ?? '').join('');

/** The same numbers each time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

const types = { uint32: 4, int32: 5, float32: 6, string: 8, array: 9 } as const;

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const u64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};
const f32 = (value: number): Buffer => Buffer.from(Float32Array.of(value).buffer);
const text = (value: string): Buffer => {
  const bytes = Buffer.from(value, 'utf8');
  return Buffer.concat([u64(bytes.length), bytes]);
};
const array = (type: number, items: readonly Buffer[]): Buffer =>
  Buffer.concat([u32(types.array), u32(type), u64(items.length), ...items]);

export interface TinyModel {
  /** `llama` is one that llama.cpp knows. */
  readonly architecture?: string;
  readonly layers?: number;
  /** Whether its conversation format has tool calls. */
  readonly hasTools?: boolean;
  /** What it says: each text is followed by the next; a text that is there twice is one and the same. */
  readonly says?: readonly (readonly string[])[];
}

/** A word follows the one before it whatever else was said: attention adds noise only. */
export function tinyGguf({
  architecture = 'llama',
  layers = 2,
  hasTools = true,
  says = [],
}: TinyModel = {}): Buffer {
  const controls = ['<|endoftext|>', '<|im_start|>', '<|im_end|>'];
  const bytes = byteLetters.map((_, byte) => String.fromCharCode(byte));
  const known = new Set([...bytes, ...controls]);
  const words = [...new Set(says.flat())].filter((each) => !known.has(each));
  const tokens = [...byteLetters, ...words.map(lettersOf), ...controls];
  const idOf = (said: string): number => {
    const control = controls.indexOf(said);
    if (control !== -1) return 256 + words.length + control;
    return said.length === 1 ? said.charCodeAt(0) : 256 + words.indexOf(said);
  };
  const random = createRandom(7);
  const weights = (count: number, size: number): Float32Array =>
    Float32Array.from({ length: count }, () => random() * size);
  const embeddings = weights(tokens.length * width, 1);
  const output = weights(tokens.length * width, 0.001);
  for (const chain of says)
    chain.slice(1).forEach((said, at) => {
      const [from, to] = [idOf(chain[at] ?? '') * width, idOf(said) * width];
      for (let i = 0; i < width; i += 1)
        output[to + i] = (output[to + i] ?? 0) + (embeddings[from + i] ?? 0) * 0.3;
    });
  const tensors: [name: string, shape: number[], data: Float32Array][] = [
    ['token_embd.weight', [width, tokens.length], embeddings],
    ['output_norm.weight', [width], new Float32Array(width).fill(1)],
    ['output.weight', [width, tokens.length], output],
  ];
  for (let layer = 0; layer < layers; layer += 1) {
    const add = (name: string, ...shape: number[]): void => {
      const count = shape.reduce((a, b) => a * b, 1);
      const isNorm = shape.length === 1;
      tensors.push([
        `blk.${layer}.${name}.weight`,
        shape,
        isNorm ? new Float32Array(count).fill(1) : weights(count, 0.01),
      ]);
    };
    for (const name of ['attn_q', 'attn_k', 'attn_v', 'attn_output']) add(name, width, width);
    for (const name of ['attn_norm', 'ffn_norm']) add(name, width);
    for (const name of ['ffn_gate', 'ffn_up']) add(name, width, feedForward);
    add('ffn_down', feedForward, width);
  }
  const value = (key: string, type: number, data: Buffer): Buffer =>
    Buffer.concat([text(key), u32(type), data]);
  const count = (key: string, of: number): Buffer => value(`${architecture}.${key}`, types.uint32, u32(of));
  const string = (key: string, of: string): Buffer => value(key, types.string, text(of));
  const list = (key: string, type: number, items: readonly Buffer[]): Buffer =>
    Buffer.concat([text(key), array(type, items)]);
  const isControl = (id: number): boolean => id >= 256 + words.length;
  const values = [
    string('general.architecture', architecture),
    string('general.name', 'tiny'),
    count('context_length', trainedContext),
    count('embedding_length', width),
    count('block_count', layers),
    count('feed_forward_length', feedForward),
    count('attention.head_count', heads),
    count('attention.head_count_kv', heads),
    value(`${architecture}.attention.layer_norm_rms_epsilon`, types.float32, f32(1e-5)),
    string('tokenizer.ggml.model', 'gpt2'),
    string('tokenizer.ggml.pre', 'qwen2'),
    list('tokenizer.ggml.tokens', types.string, tokens.map(text)),
    list(
      'tokenizer.ggml.token_type',
      types.int32,
      tokens.map((_, id) => u32(isControl(id) ? 3 : 1)),
    ),
    list('tokenizer.ggml.merges', types.string, []),
    value('tokenizer.ggml.eos_token_id', types.uint32, u32(idOf('<|im_end|>'))),
    value('tokenizer.ggml.bos_token_id', types.uint32, u32(idOf('<|endoftext|>'))),
    string('tokenizer.chat_template', chatTemplate(hasTools)),
  ];
  let offset = 0;
  const infos = tensors.map(([name, shape, data]) => {
    const info = [text(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset)];
    offset += data.byteLength;
    return Buffer.concat(info);
  });
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    u32(3),
    u64(tensors.length),
    u64(values.length),
    ...values,
    ...infos,
  ]);
  const padding = Buffer.alloc((32 - (head.length % 32)) % 32);
  return Buffer.concat([head, padding, ...tensors.map(([, , data]) => Buffer.from(data.buffer))]);
}

/** A sentence as its words, each with the space before it. */
const wordsOf = (sentence: string): string[] => sentence.match(/\s?\S+/g) ?? [];

/** For a site of stoneware: says a sentence in a chat, no word twice, and writes a title and a description where it is held to them; all else stays empty. */
export const potter: TinyModel['says'] = [
  ['\n', ...wordsOf('Say what the page offers in its title.'), '<|im_end|>'],
  [
    '{',
    '"title": "',
    'Stoneware Mugs,',
    ' Bowls & Plates by Hand',
    ' | Brindle Kiln',
    '", "description": "',
    ...wordsOf(
      'Handmade stoneware for every day, thrown with care. Browse teapots, mugs, bowls and more from our kiln.',
    ),
    '"',
  ],
  ['"', '"'],
  ['[', ']'],
];

const [, program, file] = process.argv;
if (program === import.meta.filename && file !== undefined) writeFileSync(file, tinyGguf({ says: potter }));
