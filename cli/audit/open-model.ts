/** Opens the language model of `--ai`: the one that the configuration or the AI_* variables name, on this machine or elsewhere. */
import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { describeTokens, estimateScanTokens, formatDollars } from '@pagewright/contract/pricing/scan-tokens';
import type { Suggester } from '@pagewright/engine/suggest/suggester';
import { type ModelSettings, nameOf } from '@pagewright/server/adapters/llm/model-settings';
import {
  missingModelVariables,
  modelSettings,
  modelVariables,
} from '@pagewright/server/adapters/llm/model-variables';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import { UsageError } from '../errors/usage-error.ts';
import { words } from '../words/words.ts';

/** Tokens that a model writes about a page. */
const writtenPerPage = 900;
const noCache = null;

export interface AuditModel {
  /** In front of the built-in suggester, which writes what the model does not. */
  readonly wrap: (builtIn: Suggester) => Suggester;
  readonly close: () => Promise<void>;
}

export interface ModelWishes {
  readonly config: Config;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly maxPages: number;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

/** Where a model on this machine and its runtime are kept. */
const folderOf = (env: ModelWishes['env']): string =>
  path.join(env['XDG_CACHE_HOME'] ?? path.join(homedir(), '.cache'), 'pagewright', 'local-model');

/** The configuration wins over the environment; an empty variable is none. */
function settingsOf({ config: { ai }, env }: ModelWishes): ModelSettings {
  const set = (values: Readonly<Record<string, string | undefined>>) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));
  const named = ai && {
    AI_PROVIDER: ai.provider,
    AI_MODEL: ai.model,
    AI_API_KEY: ai.apiKey ?? env['AI_API_KEY'],
    AI_BASE_URL: ai.baseUrl,
  };
  const given = Object.fromEntries(Object.keys(modelVariables).map((name) => [name, env[name]]));
  const read = z.object(modelVariables).safeParse({ ...set(given), ...(named && set(named)) });
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new UsageError(
      words.model.mustBe({
        name: issue?.path.join('.') ?? '',
        expected: issue?.message ?? words.model.anotherValue,
      }),
    );
  }
  const [missing] = missingModelVariables(read.data);
  if (missing !== undefined)
    throw new UsageError(words.model.mustBe({ name: missing[0], expected: missing[1] }));
  const settings = modelSettings(read.data, folderOf(env));
  if (settings === null) throw new UsageError(words.model.none);
  return settings;
}

/** Brings what is missing of a model on this machine; says what it downloads. */
async function openLocal(local: NonNullable<ModelSettings['local']>, { env, say, signal }: ModelWishes) {
  const [{ bringModel, findLacking }, { sizeWords }, { SetupError }, { createLocalModelHost }] =
    await Promise.all([
      import('@pagewright/server/adapters/llm/local/bring-model'),
      import('@pagewright/server/adapters/llm/local/model-file'),
      import('@pagewright/server/adapters/llm/local/setup-error'),
      import('@pagewright/server/adapters/llm/local/model-host'),
    ]);
  const { model, folder } = local;
  try {
    const lacking = await findLacking(model, folder, { env, signal });
    if (lacking.runtime) say(words.model.installing({ folder }));
    let saidAt = 0;
    await bringModel(lacking, folder, {
      env,
      signal,
      onProgress: (done, all) => {
        const percent = Math.floor((done / all) * 10) * 10;
        if (percent > saidAt)
          say(words.model.downloading({ size: sizeWords(all), file: lacking.path, percent }));
        saidAt = percent;
      },
    });
  } catch (error) {
    if (error instanceof SetupError) throw new UsageError(error.message);
    throw error;
  }
  return createLocalModelHost(local);
}

async function estimate(settings: ModelSettings, { maxPages }: ModelWishes): Promise<string> {
  const name = nameOf(settings);
  if (settings.local === undefined) {
    const tokens = estimateScanTokens(settings, maxPages);
    return words.model.estimate({ name, tokens: describeTokens(tokens, settings.price), pages: maxPages });
  }
  const [{ modelPath }, { likelySpeed, thisMachine }, { hasGraphics }] = await Promise.all([
    import('@pagewright/server/adapters/llm/local/model-file'),
    import('@pagewright/server/adapters/llm/local/known-models'),
    import('@pagewright/server/adapters/llm/local/runtime'),
  ]);
  const bytes = statSync(modelPath(settings.local.model, settings.local.folder)).size;
  const seconds = Math.ceil(writtenPerPage / likelySpeed({ bytes }, thisMachine(hasGraphics())));
  return words.model.estimateHere({ name, seconds });
}

export async function openModel(wishes: ModelWishes): Promise<AuditModel> {
  const settings = settingsOf(wishes);
  const host = settings.local === undefined ? null : await openLocal(settings.local, wishes);
  wishes.say(await estimate(settings, wishes));
  const { createLlmSuggester } = await import('@pagewright/server/adapters/llm/llm-suggester');
  return {
    wrap: (builtIn) =>
      createLlmSuggester({
        settings,
        builtIn,
        cache: noCache,
        ...(host && { callLocal: (userId) => host.as(userId ?? 'command') }),
      }),
    close: async () => host?.close(),
  };
}

/** What it took, after the audit. */
export function summarize({ pages, processingStats: { aiTokens, aiCallsMade } }: Analysis): string {
  const used = (aiTokens?.input ?? 0) + (aiTokens?.output ?? 0);
  const data = { tokens: used, calls: aiCallsMade, pages: pages.length };
  const cost = aiTokens?.cost;
  const said =
    cost === undefined ? words.model.used(data) : words.model.usedFor({ ...data, cost: formatDollars(cost) });
  const why = pages.find(({ suggestedTexts }) => suggestedTexts?.fallback !== undefined)?.suggestedTexts
    ?.fallback?.why;
  return why === undefined ? said : `${said} ${words.model.filledIn({ why })}`;
}
