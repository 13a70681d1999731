/** Suggesters whose modules are loaded when a site first needs them: an analysis without AI loads none. */
import { builtInName } from '@pagewright/contract/entities/suggested-texts';
import type { Suggester } from '@pagewright/engine/suggest/suggester';
import type { ModelSetup } from './run-api.ts';

/** Earlier responses of models, by the hash of the request. */
export interface ResponseCache {
  readonly read: (key: string) => Promise<string | null>;
  readonly write: (key: string, response: string) => void;
}

/** Calls a model on this machine, which the server holds; what is said is the module's own affair. */
export type CallLocal = (
  call: object,
  options: { readonly signal: AbortSignal; readonly onText?: (text: string) => void },
) => Promise<unknown>;

export interface ModelPorts {
  readonly cache: ResponseCache;
  /** Called when the model is waited for, and no longer. */
  readonly onBusy?: (isBusy: boolean) => void;
  /** Missing where the model is elsewhere. */
  readonly callLocal?: (userId: string | null) => CallLocal;
}

/** What the module of a model must export. */
interface ModelModule {
  readonly createLlmSuggester: (
    parts: { readonly settings: object; readonly builtIn: Suggester } & ModelPorts,
  ) => Suggester;
}

export function createBuiltInSuggester(): Suggester {
  let loading: Promise<Suggester> | null = null;
  const load = async (): Promise<Suggester> => {
    const module = await import('@pagewright/engine/suggest/choose/built-in-suggester');
    return module.createBuiltInSuggester();
  };
  return { name: builtInName, open: async (...site) => (await (loading ??= load())).open(...site) };
}

/** The built-in suggester writes what the model does not. */
export function createModelSuggester(model: ModelSetup, builtIn: Suggester, ports: ModelPorts): Suggester {
  let loading: Promise<Suggester> | null = null;
  const load = async (): Promise<Suggester> => {
    const { createLlmSuggester }: ModelModule = await import(model.module);
    return createLlmSuggester({ settings: model.settings, builtIn, ...ports });
  };
  return {
    name: model.name,
    acceptsImages: model.acceptsImages,
    open: async (site, signal, help) => (await (loading ??= load())).open(site, signal, help),
    compare: async (sites, signal) => {
      const { compare } = await (loading ??= load());
      if (compare === undefined) throw new Error('cannot compare sites');
      return compare(sites, signal);
    },
  };
}
