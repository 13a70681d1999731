/** Opens the model on this machine, where one is configured: its process is shared by chats and runs, and starts when it is first needed. */
import type { LocalCall } from '../adapters/llm/local/local-port.ts';
import type { LocalModelEvent, LocalModelHost } from '../adapters/llm/local/model-host.ts';
import { nameOf } from '../adapters/llm/model-settings.ts';
import type { ModelVariables } from '../adapters/llm/model-variables.ts';
import type { Log } from '../services/deps.ts';
import type { CallLocal } from '../workers/lazy-suggester.ts';
import { modelSettings } from './choose-model.ts';

const sentences: Readonly<Record<LocalModelEvent['event'], string>> = {
  'model.loaded': 'the model on this machine is loaded',
  'model.failed': 'the model on this machine could not be loaded: the built-in assistant writes instead',
  'model.died': 'the process of the model ended unexpectedly; it starts again when it is needed',
  'model.idle': 'the model on this machine had no work and gave its memory back',
};

/** Null where the model is elsewhere, or none. */
export async function openLocalModel(env: ModelVariables, log: Log): Promise<LocalModelHost | null> {
  const settings = modelSettings(env);
  if (settings?.local === undefined) return null;
  const { createLocalModelHost } = await import('../adapters/llm/local/model-host.ts');
  const model = nameOf(settings);
  return createLocalModelHost(settings.local, (about) => {
    const isGood = about.event === 'model.loaded' || about.event === 'model.idle';
    log[isGood ? 'info' : 'warn']({ ...about, model }, sentences[about.event]);
  });
}

/** As runs call it, which know nothing of its protocol. */
export const forRuns =
  (host: LocalModelHost) =>
  (userId: string): CallLocal =>
  (call, options) =>
    host.as(userId)(call as LocalCall, options);
