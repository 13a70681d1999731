/** Fits what is sent into the context of a model on this machine, measured in the tokens of that model. */
import type { CallLocalModel } from './local/local-port.ts';
import { smallestLevel } from './local/shorten-data.ts';
import { ModelError } from './model-errors.ts';

/** Of the context; the rest is for the answer. */
const promptShare = 0.7;
/** Turns, tools and the grammar of a conversation format. */
const formatTokens = 100;

export interface Fitted {
  /** How much was left out: none, or up to the smallest form. */
  readonly level: number;
  readonly answerTokens: number;
}

/** The largest form that fits. A processor reads slowly, so it gets a shorter one to begin with. */
export async function fitPrompt(
  callLocal: CallLocalModel,
  textOf: (level: number) => string,
  signal: AbortSignal,
): Promise<Fitted> {
  for (let level = 0; ; level += 1) {
    const measured = await callLocal({ kind: 'measure', texts: [textOf(level)] }, { signal });
    if (measured.kind !== 'measured')
      throw new ModelError(measured.kind === 'failed' ? measured.failure : 'down');
    const { facts, tokens } = measured;
    const isFast = facts.gpu !== null || level > 0;
    const used = (tokens[0] ?? 0) + formatTokens;
    if (isFast && used <= facts.context * promptShare)
      return { level, answerTokens: Math.floor(facts.context * (1 - promptShare)) };
    if (level === smallestLevel) throw new ModelError('long');
  }
}
