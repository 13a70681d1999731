/** A process that analyses the demo site as a run's thread does, with AI or without, and tells which modules that took. */
import { registerHooks } from 'node:module';

const loaded: string[] = [];
registerHooks({
  load: (url, context, next) => {
    loaded.push(url);
    return next(url, context);
  },
});

const { defaultSettings } = await import('@pagewright/contract/entities/settings');
const { analyzeSite } = await import('@pagewright/engine/analyze-site');
const { parseConnectTo } = await import('@pagewright/engine/crawl/connect-to');
const { createHttpClient } = await import('@pagewright/engine/crawl/http-client');
const { demoDomain } = await import('../demo/demo-hosts.ts');
const { serveDemo } = await import('../demo/serve-demo.ts');
const { createAnalystDesk } = await import('../runs/analyst-desk.ts');
const { createAnalystLine } = await import('../runs/analyst-line.ts');
const { createModelLine } = await import('../runs/model-line.ts');

const served = await serveDemo();
const desk = createAnalystDesk();
/** Where nobody listens: the built-in analyst fills in. */
const model = {
  name: 'test-model',
  hasEyes: false,
  module: import.meta.resolve('../adapters/llm-advisor/llm-advisor.ts'),
  settings: {
    provider: 'openai',
    model: 'test-model',
    apiKey: 'none',
    baseUrl: 'http://127.0.0.1:1/v1',
    hasEyes: false,
  },
};
const advisor = createModelLine(
  model,
  createAnalystLine(async () => desk.connect()),
  { read: async () => null, write: () => undefined },
);
const client = createHttpClient({ connectTo: parseConnectTo(served.connectTo.join(',')) });
await analyzeSite(
  {
    id: '5f3b1f4e-4c7d-4f0e-9d3c-1a2b3c4d5e6f',
    domain: demoDomain,
    host: demoDomain,
    path: '',
    useSitemap: true,
    settings: { ...defaultSettings, maxPages: 2, crawlDelay: 100, useAI: process.argv[2] === 'with-ai' },
    maxPages: 2,
    plan: 'paid',
    heldCredits: 9,
    startedAtMs: 0,
  },
  { client, advisor, onProgress: () => undefined, now: () => new Date() },
  new AbortController().signal,
);
console.log(JSON.stringify({ isAwake: desk.isAwake(), loaded }));
await desk.close();
await client.close();
await served.close();
