/** The built-in suggester in the assistant worker: each site on a connection of its own. */
import { builtInName, type Suggester } from '@pagewright/engine/suggest/suggester';
import type { AssistantPool } from './assistant-pool.ts';

/** A page takes about a second; the first waits for the models and for other sites. */
const timeoutMs = 120_000;

export const createRemoteSuggester = (pool: AssistantPool): Suggester => ({
  name: builtInName,
  open: async (site, signal) => {
    const { rpc, release } = await pool.connect();
    try {
      await rpc.call('openSite', site, { signal, timeoutMs });
    } catch (error) {
      release();
      throw error;
    }
    return {
      suggestPage: (url, stop) => rpc.call('suggestPage', url, { signal: stop, timeoutMs }),
      suggestSite: (insights, stop) => rpc.call('suggestSite', insights, { signal: stop, timeoutMs }),
      close: async () => release(),
    };
  },
});
