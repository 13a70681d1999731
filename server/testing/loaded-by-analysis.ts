/** A process that analyses the demo site as a run's thread does, with AI or without, and prints the loaded modules. */
import { registerHooks } from 'node:module';

const loaded: string[] = [];
registerHooks({
  load: (url, context, next) => {
    loaded.push(url);
    return next(url, context);
  },
});

const { analyzeSite } = await import('@pagewright/engine/pipeline/analyze-site');
const { AuditOptions } = await import('@pagewright/contract/entities/audit-options');
const { parseConnectTo } = await import('@pagewright/engine/fetch/connect-to');
const { createHttpClient } = await import('@pagewright/engine/fetch/http-client');
const { demoDomain } = await import('../demo/site-model/demo-hosts.ts');
const { serveDemo } = await import('../demo/serve-demo.ts');
const { createBuiltInSuggester, createModelSuggester } = await import('../workers/lazy-suggester.ts');

const served = await serveDemo();
/** Where nothing listens there: the built-in suggester fills in. */
const model = {
  name: 'test-model',
  acceptsImages: false,
  module: import.meta.resolve('../adapters/llm/llm-suggester.ts'),
  settings: {
    provider: 'openai',
    model: 'test-model',
    apiKey: 'none',
    baseUrl: 'http://127.0.0.1:1/v1',
    acceptsImages: false,
  },
};
const suggester = createModelSuggester(model, createBuiltInSuggester(), {
  cache: { read: async () => null, write: () => undefined },
});
const client = createHttpClient({ connectTo: parseConnectTo(served.connectTo.join(',')) });
await analyzeSite(
  AuditOptions.parse({
    id: 'local',
    domain: demoDomain,
    host: demoDomain,
    startedAtMs: 0,
    maxPages: 2,
    crawlDelayMs: 100,
  }),
  {
    client,
    ...(process.argv[2] === 'with-ai' && { suggester }),
    onProgress: () => undefined,
    now: () => new Date(),
  },
  new AbortController().signal,
);
console.log(JSON.stringify({ loaded }));
await client.close();
await served.close();
