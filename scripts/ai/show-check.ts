/** Checks a model and prints what works as it becomes known. */
import { limitsOf, type ModelSettings } from '../../server/adapters/llm/model-settings.ts';
import { baseUrlOf } from '../../server/adapters/llm/providers.ts';
import { checkModel, type TaskResult } from './check-model.ts';
import { describeScan, describeTask } from './describe-check.ts';

export interface ShownCheck {
  /** It writes text and data: enough for suggestions. */
  readonly isUsable: boolean;
  readonly acceptsImages: boolean;
}

export async function showCheck(settings: ModelSettings, say: (line: string) => void): Promise<ShownCheck> {
  say(`\n${settings.model} at ${baseUrlOf(settings)}\n`);
  const results: TaskResult[] = [];
  for await (const result of checkModel(settings, limitsOf(settings).slowQuestionMs)) {
    results.push(result);
    say(describeTask(result));
  }
  const scan = describeScan(settings, results);
  if (scan !== null) say(`\n${scan}`);
  const works = (name: TaskResult['name']): boolean =>
    results.some((each) => each.name === name && each.works);
  return { isUsable: works('text') && works('JSON'), acceptsImages: works('images') };
}
