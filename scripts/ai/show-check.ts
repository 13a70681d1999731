/** Checks a model and prints what works as it becomes known. */
import { createLocalModelHost } from '../../server/adapters/llm/local/model-host.ts';
import { ModelError } from '../../server/adapters/llm/model-errors.ts';
import { limitsOf, type ModelSettings, nameOf } from '../../server/adapters/llm/model-settings.ts';
import { baseUrlOf } from '../../server/adapters/llm/providers.ts';
import { type CheckOptions, checkModel, type TaskResult } from './check-model.ts';
import { describeFacts, describeScan, describeTask } from './describe-check.ts';

export interface ShownCheck {
  /** It writes text and data: enough for suggestions. */
  readonly isUsable: boolean;
  /** It answers in the form it is held to, whatever it says. */
  readonly answers: boolean;
  readonly acceptsImages: boolean;
}

type Say = (line: string) => void;

async function showTasks(
  settings: ModelSettings,
  say: Say,
  { callLocal, signal }: Pick<CheckOptions, 'callLocal' | 'signal'>,
): Promise<readonly TaskResult[]> {
  const results: TaskResult[] = [];
  const timeoutMs = limitsOf(settings).slowQuestionMs;
  for await (const result of checkModel(settings, { timeoutMs, callLocal, signal })) {
    results.push(result);
    say(describeTask(result));
  }
  return results;
}

/** Loads it in a process of its own for as long as the check takes. */
async function showLocal(
  settings: ModelSettings,
  say: Say,
  signal: AbortSignal,
): Promise<readonly TaskResult[]> {
  if (settings.local === undefined) return [];
  const host = createLocalModelHost(settings.local);
  try {
    const callLocal = host.as('check');
    const known = await callLocal({ kind: 'measure', texts: [] }, { signal });
    if (known.kind !== 'measured') {
      const { message } = new ModelError(known.kind === 'failed' ? known.failure : 'down');
      say(`${nameOf(settings)} ${message}.`);
      return [];
    }
    const results = await showTasks(settings, say, { callLocal, signal });
    say(
      describeFacts(
        known.facts,
        results.find(({ name }) => name === 'text'),
      ),
    );
    return results;
  } finally {
    await host.close();
  }
}

export async function showCheck(settings: ModelSettings, say: Say, signal: AbortSignal): Promise<ShownCheck> {
  say(
    `\n${nameOf(settings)} ${settings.local === undefined ? `at ${baseUrlOf(settings)}` : 'on this machine'}\n`,
  );
  const results = await (settings.local === undefined
    ? showTasks(settings, say, { callLocal: null, signal })
    : showLocal(settings, say, signal));
  const scan = describeScan(settings, results);
  if (scan !== null) say(`\n${scan}`);
  const works = (name: TaskResult['name']): boolean =>
    results.some((each) => each.name === name && each.works);
  return { isUsable: works('text') && works('JSON'), answers: works('JSON'), acceptsImages: works('images') };
}
