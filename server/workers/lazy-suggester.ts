/** Suggesters whose modules are loaded when a site first needs them: an analysis without AI loads none. */
import type { Models } from '@pagewright/engine/suggest/built-in/models';
import { builtInName, type Suggester } from '@pagewright/engine/suggest/suggester';
import type { ModelSetup } from './run-api.ts';

/** Earlier responses of models, by the hash of the request. */
export interface ResponseCache {
  readonly read: (key: string) => Promise<string | null>;
  readonly write: (key: string, response: string) => void;
}

/** What the module of a model must export. */
interface ModelModule {
  readonly createLlmSuggester: (parts: {
    readonly settings: object;
    readonly builtIn: Suggester;
    readonly cache: ResponseCache;
    readonly onBusy?: (isBusy: boolean) => void;
  }) => Suggester;
}

export function createBuiltInSuggester(loadModels: () => Promise<Models>): Suggester {
  let loading: Promise<Suggester> | null = null;
  const load = async (): Promise<Suggester> => {
    const module = await import('@pagewright/engine/suggest/built-in/suggestions/built-in-suggester');
    return module.createBuiltInSuggester({ loadModels });
  };
  return { name: builtInName, open: async (...site) => (await (loading ??= load())).open(...site) };
}

/** The built-in suggester writes what the model does not. `onBusy` is called when the model is waited for, and no longer. */
export function createModelSuggester(
  model: ModelSetup,
  builtIn: Suggester,
  { cache, onBusy }: { readonly cache: ResponseCache; readonly onBusy?: (isBusy: boolean) => void },
): Suggester {
  let loading: Promise<Suggester> | null = null;
  const load = async (): Promise<Suggester> => {
    const { createLlmSuggester }: ModelModule = await import(model.module);
    return createLlmSuggester({ settings: model.settings, builtIn, cache, ...(onBusy && { onBusy }) });
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
