/** Connects a model step by step: which provider, key and model; tries it; and returns the lines for .env. */
import { statSync } from 'node:fs';
import {
  findLocalServers,
  type LocalServer,
  readModelList,
} from '../../server/adapters/llm/find-local-servers.ts';
import { isHubUri, parseHubUri } from '../../server/adapters/llm/local/model-file.ts';
import type { ModelSettings } from '../../server/adapters/llm/model-settings.ts';
import { requestModels } from '../../server/adapters/llm/probe-provider.ts';
import { type ProviderName, providerNames, providers } from '../../server/adapters/llm/providers.ts';
import { localChoices, modelTyped, setUpLocal } from './setup-local.ts';
import { showCheck } from './show-check.ts';
import type { Terminal } from './terminal.ts';

interface Choice {
  readonly label: string;
  readonly provider: ProviderName;
  readonly baseUrl: string | null;
  readonly models: readonly string[];
}

const listMs = 8000;
const shownModels = 30;

const fromServer = ({ label, provider, baseUrl, models }: LocalServer): Choice => ({
  label: `${label}, running on this machine (${models.slice(0, 3).join(', ')}${models.length > 3 ? ', …' : ''})`,
  provider,
  baseUrl: provider === 'ollama' ? null : baseUrl,
  models,
});

const fromProvider = (provider: ProviderName): Choice => ({
  label: providers[provider].label,
  provider,
  baseUrl: null,
  models: [],
});

/** By number; anything else is asked again. */
async function choose<T>(
  { say, ask }: Terminal,
  title: string,
  options: readonly { label: string; value: T }[],
) {
  say(`\n${title}\n`);
  options.forEach(({ label }, at) => say(`  ${String(at + 1).padStart(2)}  ${label}`));
  for (;;) {
    const option = options[Number(await ask('\nNumber: ')) - 1];
    if (option !== undefined) return option.value;
    say(`Type a number from 1 to ${options.length}.`);
  }
}

async function askUntil(
  { say, ask }: Terminal,
  question: string,
  { isGood, hint, isSecret = false }: { isGood: (text: string) => boolean; hint: string; isSecret?: boolean },
): Promise<string> {
  for (;;) {
    const answer = await ask(question, isSecret);
    if (isGood(answer)) return answer;
    say(hint);
  }
}

const isFile = (text: string): boolean =>
  statSync(modelTyped(text), { throwIfNoEntry: false })?.isFile() === true;

async function listModels(connection: Omit<ModelSettings, 'model' | 'acceptsImages'>) {
  try {
    const { status, body } = await requestModels(connection, AbortSignal.timeout(listMs));
    return status === 200 ? (readModelList(body) ?? []) : [];
  } catch {
    return [];
  }
}

async function chooseModelName(
  terminal: Terminal,
  provider: ProviderName,
  models: readonly string[],
): Promise<string> {
  const { exampleModel } = providers[provider];
  if (models.length === 0 || models.length > shownModels)
    return askUntil(terminal, `Model, such as ${exampleModel}: `, {
      isGood: (text) => text !== '',
      hint: 'Type the name of a model.',
    });
  return choose(
    terminal,
    'Which model?',
    models.map((label) => ({ label, value: label })),
  );
}

/** What to write into .env; null when the person does not want it. */
export async function setUpModel(
  terminal: Terminal,
  findServers: () => Promise<readonly LocalServer[]> = findLocalServers,
): Promise<Readonly<Record<string, string>> | null> {
  const { say, ask, signal } = terminal;
  const choices = [...(await findServers()).map(fromServer), ...providerNames.map(fromProvider)];
  const choice = await choose(
    terminal,
    'Which model writes the suggestions?',
    choices.map((each) => ({ label: each.label, value: each })),
  );
  const { provider } = choice;
  if (provider === 'local') {
    const { title, options } = localChoices();
    const known = await choose(terminal, title, options);
    const hint =
      'Type hf:OWNER/NAME:Q4_K_M, hf:OWNER/NAME/FILE.gguf or the path of a .gguf file that is here.';
    const isGood = (text: string): boolean => (isHubUri(text) ? parseHubUri(text) !== null : isFile(text));
    const model = known === '' ? await askUntil(terminal, 'Model: ', { isGood, hint }) : known;
    return setUpLocal(model, terminal, { asksFirst: true });
  }
  const facts = providers[provider];
  const isUrl = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');
  const baseUrl =
    choice.baseUrl ??
    (facts.baseUrl !== null
      ? null
      : await askUntil(terminal, 'URL of the server, such as http://localhost:8080/v1: ', {
          isGood: isUrl,
          hint: 'Type a URL that begins with http:// or https://.',
        }));
  const key = facts.needsKey
    ? await askUntil(terminal, `API key of ${facts.label}: `, {
        isGood: (text) => text !== '',
        hint: 'A key is needed.',
        isSecret: true,
      })
    : '';
  const apiKey = key === '' ? null : key;
  const models = choice.models.length > 0 ? choice.models : await listModels({ provider, apiKey, baseUrl });
  const model = await chooseModelName(terminal, provider, models);
  const settings: ModelSettings = { provider, model, apiKey, baseUrl, acceptsImages: true };
  const { isUsable, acceptsImages } = await showCheck(settings, say, signal);
  if (!isUsable) say('\nThis model cannot write suggestions as it is.');
  const wanted = await ask(
    isUsable ? '\nWrite this to .env? (Y/n) ' : '\nWrite this to .env all the same? (y/N) ',
  );
  if (isUsable ? /^n/i.test(wanted) : !/^y/i.test(wanted)) return null;
  return {
    AI_PROVIDER: provider,
    AI_MODEL: model,
    AI_API_KEY: apiKey ?? '',
    AI_BASE_URL: baseUrl ?? '',
    AI_EYES: acceptsImages ? 'on' : 'off',
  };
}
