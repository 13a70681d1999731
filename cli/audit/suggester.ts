/** The built-in suggester with its offline models, which are loaded when a site has English pages. */
import type { Models } from '@pagewright/engine/suggest/built-in/models';
import { createBuiltInSuggester } from '@pagewright/engine/suggest/built-in/suggestions/built-in-suggester';
import type { Suggester } from '@pagewright/engine/suggest/suggester';

const loadModels = async (): Promise<Models> => {
  const { loadEnglishModels } = await import('@pagewright/engine/suggest/built-in/english-models');
  return loadEnglishModels();
};

export const createSuggester = (): Suggester => createBuiltInSuggester({ loadModels });
