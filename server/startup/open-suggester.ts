/** Opens the suggester for a page that is analysed again: the built-in one in its worker, or a model in front of it. */
import type { Suggester } from '@pagewright/engine/suggest/suggester';
import type { LocalModelHost } from '../adapters/llm/local/model-host.ts';
import type { Database } from '../store/database.ts';
import { readModelAnswer, saveModelAnswer } from '../store/model-answers.ts';
import type { AssistantPool } from '../workers/assistant-pool.ts';
import { createRemoteSuggester } from '../workers/assistant-pool.ts';
import { createModelSuggester } from '../workers/lazy-suggester.ts';
import { chooseModel } from './choose-model.ts';
import { forRuns } from './open-local-model.ts';

export interface SuggesterSetup {
  readonly env: Parameters<typeof chooseModel>[0];
  readonly assistants: AssistantPool;
  readonly db: Database;
  readonly localModel: LocalModelHost | null;
}

/** Both are loaded on first use. */
export function openSuggester({ env, assistants, db, localModel }: SuggesterSetup): Suggester {
  const floor = createRemoteSuggester(assistants);
  const { model } = chooseModel(env);
  if (model === undefined) return floor;
  const cache = {
    read: (key: string) => readModelAnswer(db, key),
    write: (key: string, answer: string) => void saveModelAnswer(db, key, answer).catch(() => undefined),
  };
  if (localModel === null) return createModelSuggester(model, floor, { cache });
  const callLocal = forRuns(localModel);
  return createModelSuggester(model, floor, { cache, callLocal: (userId) => callLocal(userId ?? '') });
}
