/** The built-in chat as a writer: its answer is complete at once, and is streamed part by part. */
import { builtInName } from '../suggest/suggester.ts';
import type { ChatWriter } from './writer.ts';

/** Paragraphs, lists, tables and fenced blocks whole. */
export function partsOf(markdown: string): string[] {
  const parts: string[] = [];
  let fence: string | null = null;
  for (const block of markdown.split('\n\n')) {
    const isInside = fence !== null;
    for (const line of block.split('\n')) {
      const mark = /^`{3,}/.exec(line)?.[0];
      if (mark === undefined) continue;
      if (fence === null) fence = mark;
      else if (line === fence) fence = null;
    }
    if (isInside) parts[parts.length - 1] += `\n\n${block}`;
    else parts.push(block);
  }
  return parts.map((part, at) => (at === 0 ? part : `\n\n${part}`));
}

export const builtInWriter: ChatWriter = {
  name: builtInName,
  write: async (sandbox, question, { onStep, onPiece }, signal) => {
    const answer = await sandbox.answer(question, onStep);
    signal.throwIfAborted();
    for (const part of partsOf(answer.content)) onPiece(part);
    return answer;
  },
};
