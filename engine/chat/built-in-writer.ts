/** The built-in assistant as a writer: its answer is complete at once, and is streamed paragraph by paragraph. */
import { builtInName } from '@pagewright/contract/entities/suggested-texts';
import type { ChatWriter } from './writer.ts';

export const builtInWriter: ChatWriter = {
  name: builtInName,
  isBuiltIn: true,
  write: async (sandbox, question, { onStep, onPiece }, signal) => {
    const answer = await sandbox.answer(question, onStep);
    signal.throwIfAborted();
    for (const part of answer.content.split(/(?<=\n\n)/)) onPiece(part);
    return answer;
  },
};
