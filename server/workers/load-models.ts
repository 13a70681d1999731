/** Loads the English models when they are first needed, once for a worker. */
import type { Models } from '@pagewright/engine/suggest/built-in/models';

/** A load that failed is tried again by the next caller. */
export function createModelLoader(): () => Promise<Models> {
  let loading: Promise<Models> | null = null;
  const load = async (): Promise<Models> => {
    try {
      const { loadEnglishModels } = await import('@pagewright/engine/suggest/built-in/english-models');
      return await loadEnglishModels();
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return () => (loading ??= load());
}
