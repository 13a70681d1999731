/** Audits a site with the answers of a set in the place of a model. */
import { createLlmSuggester } from '../../server/adapters/llm/llm-suggester.ts';
import { createBuiltInSuggester } from '../../server/workers/lazy-suggester.ts';
import { auditSite } from '../corpus/audit.mjs';
import { serveSet } from './replay-server.mjs';

export async function replaySite(site, set, maxPages) {
  const replay = await serveSet(set);
  const settings = {
    provider: 'openai-compatible',
    model: 'replay',
    apiKey: null,
    baseUrl: replay.baseUrl,
    acceptsImages: false,
    atOnce: 1,
  };
  const suggester = createLlmSuggester({ settings, builtIn: createBuiltInSuggester(), cache: null });
  try {
    const { analysis } = await auditSite(site, { maxPages, suggester, renders: false, out: '' });
    return { analysis, asked: replay.asked };
  } finally {
    await replay.close();
  }
}
