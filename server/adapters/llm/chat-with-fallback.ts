/** A chat that always answers: where the model fails, the built-in assistant writes, and the message says why. */
import { builtInWriter } from '@pagewright/engine/chat/built-in-writer';
import type { ChatWriter } from '@pagewright/engine/chat/writer';
import { ModelError } from './model-errors.ts';

export const withBuiltInFallback = (model: ChatWriter): ChatWriter => ({
  ...model,
  write: async (sandbox, question, events, signal) => {
    try {
      return await model.write(sandbox, question, events, signal);
    } catch (error) {
      signal.throwIfAborted();
      const why = `${model.name} ${error instanceof ModelError ? error.message : new ModelError('down').message}`;
      events.onStep(`${why}. The built-in assistant answers instead`);
      return {
        ...(await builtInWriter.write(sandbox, { ...question, hasModel: true }, events, signal)),
        fallback: { why },
      };
    }
  },
});
