/** Has a model write a text to paste again, unseen, with what was wrong with it. */
import type { ReplyBlock } from '@pagewright/engine/chat/check-reply';
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export interface RewriteCall {
  readonly model: LanguageModel;
  /** Of the chat, up to the question. */
  readonly messages: { readonly system: string; readonly messages: readonly ModelMessage[] };
  readonly tokens: number;
  readonly signal: AbortSignal;
}

const fenced = /^\s*(`{3,}|~{3,})[^\n]*\n([\s\S]*?)\n?\s*\1\s*$/;

/** Null when nothing usable comes. */
export async function rewriteBlock(
  { model, messages: { system, messages }, tokens, signal }: RewriteCall,
  { text }: ReplyBlock,
  { faults, before }: { readonly faults: readonly string[]; readonly before: string },
): Promise<string | null> {
  const request = `The program that shows your answer to the owner cannot use this text of it: ${faults.join('; ')}.\n\n${text}\n\nWrite it again without that, of the same kind and in the same language. Answer with the text alone: no fence, no sentence before or after it.`;
  try {
    const { text: answer, finishReason } = await generateText({
      model,
      system,
      messages: [
        ...messages,
        ...(before.trim() === '' ? [] : [{ role: 'assistant' as const, content: before }]),
        { role: 'user', content: request },
      ],
      maxRetries: 0,
      maxOutputTokens: tokens,
      abortSignal: signal,
    });
    const words = (fenced.exec(answer)?.[2] ?? answer).trim();
    return finishReason === 'stop' && words !== '' ? words : null;
  } catch {
    return null;
  }
}
