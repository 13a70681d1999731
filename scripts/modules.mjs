/** Which module may import which, as data. A file belongs to the first module of the list that matches its path. */

/**
 * @typedef {object} Module
 * @property {string} module a folder
 * @property {string[]} may modules it may import besides itself
 * @property {string[] | null} packages npm packages and `node:` it may import; null for any
 * @property {string} why what it must keep away from, and why
 */

/** What every layer of the suggestions may import: the port, the briefs, and the stages before it. */
const belowSuggest = [
  'engine/suggest/suggester.ts',
  'engine/suggest/page-brief.ts',
  'engine/suggest/brief-parts.ts',
  'engine/suggest/page-sandbox.ts',
  'engine/audit',
  'engine/text',
  'engine/model',
  'contract',
];

/** @type {Module[]} */
const suggestLayers = [
  {
    module: 'engine/suggest/facts',
    may: belowSuggest,
    packages: ['minisearch'],
    why: 'what the pages say: it writes nothing',
  },
  {
    module: 'engine/suggest/write',
    may: ['engine/suggest/facts', ...belowSuggest],
    packages: [],
    why: 'texts from facts: which of them are shown is not its concern',
  },
  {
    module: 'engine/suggest/choose',
    may: ['engine/suggest/write', 'engine/suggest/facts', ...belowSuggest],
    packages: [],
    why: 'the suggestions of a page and a site: nothing below knows it',
  },
  {
    module: 'engine/suggest/accept',
    may: belowSuggest,
    packages: [],
    why: 'compares what a model writes with the page: it reads and writes nothing of the built-in suggestions',
  },
  {
    module: 'engine/suggest',
    may: ['engine/audit', 'engine/text', 'engine/model', 'contract'],
    packages: [],
    why: 'the port and the briefs: no model, no vendor SDK',
  },
];

/** @type {Module[]} */
export const modules = [
  {
    module: 'contract',
    may: [],
    packages: ['zod', 'intl-messageformat'],
    why: 'both sides read it: no I/O, no other module, no dates made here',
  },
  {
    module: 'html-stream',
    may: [],
    packages: ['entities'],
    why: 'a parser on its own: it knows nothing of audits, sites or the network',
  },
  {
    module: 'engine/model',
    may: ['contract'],
    packages: [],
    why: 'plain data that the stages share: no stage',
  },
  {
    module: 'engine/text',
    may: ['engine/model', 'contract'],
    packages: ['@orama/stemmers', 'eld', 'stopwords-iso', 'node:module', 'node:url'],
    why: 'works on strings: no page, no site',
  },
  {
    module: 'engine/fetch',
    may: ['engine/model', 'contract'],
    packages: ['ipaddr.js', 'undici', 'node:*'],
    why: 'one request at a time: it knows nothing of robots.txt or sites',
  },
  {
    module: 'engine/crawl',
    may: ['engine/fetch', 'engine/text', 'engine/model', 'contract'],
    packages: ['node:*'],
    why: 'gathers pages and has no opinion on them: not extract, not audit',
  },
  {
    module: 'engine/extract',
    may: ['engine/text', 'engine/model', 'html-stream', 'contract'],
    packages: [],
    why: 'no network: it must run on a string in a test',
  },
  {
    module: 'engine/fields',
    may: ['engine/model', 'html-stream', 'contract'],
    packages: ['css-select', 're2js', 'xpath'],
    why: "reads a site's own fields from a page: no network, and what a pattern may cost is limited",
  },
  {
    module: 'engine/render',
    may: ['engine/audit', 'engine/extract', 'engine/model', 'contract'],
    packages: [],
    why: 'chooses, renders and audits pages through the port: the browser itself is an adapter of the server',
  },
  {
    module: 'engine/audit',
    may: ['engine/text', 'engine/model', 'contract'],
    packages: [],
    why: 'no network, no clock, no randomness',
  },
  {
    module: 'engine/explore',
    may: ['engine/audit', 'engine/model', 'contract'],
    packages: [],
    why: 'an audited site or a stored analysis in, rows out: no network, no clock',
  },
  {
    module: 'engine/changes',
    may: ['engine/audit', 'engine/model', 'contract'],
    packages: [],
    why: 'two stored analyses in: no network, no clock',
  },
  {
    module: 'engine/acceptances',
    may: ['engine/audit', 'engine/model', 'contract'],
    packages: [],
    why: 'a stored analysis in, the same without what was accepted out: no network, no clock',
  },
  {
    module: 'engine/verify',
    may: ['engine/audit', 'engine/extract', 'engine/text', 'engine/model', 'contract'],
    packages: [],
    why: 'a fix is measured with the same rules, not with others',
  },
  ...suggestLayers,
  {
    module: 'engine/assistant',
    may: ['engine/suggest', 'engine/verify', 'engine/audit', 'engine/text', 'engine/model', 'contract'],
    packages: ['minisearch'],
    why: 'answers from a page, its audit and data files: no network',
  },
  {
    module: 'engine/chat',
    may: ['engine/assistant', 'engine/suggest', 'engine/model', 'contract'],
    packages: [],
    why: 'who writes in a chat, what a model gets to know and what of its replies may be shown: no network',
  },
  {
    module: 'engine/compare',
    may: ['engine/suggest', 'engine/audit', 'engine/text', 'contract'],
    packages: [],
    why: 'starts from the finished Analysis, so that it works on old ones',
  },
  {
    module: 'engine/logs',
    may: ['engine/model', 'contract'],
    packages: ['node:net', 'node:stream', 'node:zlib'],
    why: 'streams in, counts out: no files, no network, no clock',
  },
  {
    module: 'engine/search',
    may: ['engine/text', 'contract'],
    packages: ['node:zlib'],
    why: 'an export and a finished Analysis in, figures and opportunities out: no network, no clock',
  },
  {
    module: 'engine/gate',
    may: ['engine/changes', 'engine/acceptances', 'engine/audit', 'contract'],
    packages: [],
    why: 'two analyses and budgets in, a verdict out: no network, no clock',
  },
  {
    module: 'engine/report',
    may: ['engine/gate', 'engine/audit', 'contract'],
    packages: ['csv-stringify'],
    why: 'starts from the finished Analysis, so that it works on old ones',
  },
  {
    module: 'engine/pipeline',
    may: ['engine', 'contract'],
    packages: ['node:*'],
    why: 'the use cases: puts the stages together, not store, not http',
  },
  { module: 'engine', may: ['contract'], packages: null, why: 'no file lies outside the stages' },
  {
    module: 'server/http',
    may: ['server/errors', 'contract'],
    packages: null,
    why: 'how things travel, not what they mean: not services, not store',
  },
  {
    module: 'server/routes',
    may: ['server/http', 'server/services', 'server/errors', 'contract'],
    packages: [],
    why: 'routes hold no business rules: not store, not engine',
  },
  {
    module: 'server/services',
    may: ['server/store', 'server/jobs', 'server/workers', 'server/errors', 'mcp', 'engine', 'contract'],
    packages: ['@node-rs/argon2', '@zxcvbn-ts/core', '@zxcvbn-ts/language-common', 'node:*'],
    why: 'business rules: not fastify, not SQL, not env, not adapters',
  },
  {
    module: 'server/jobs',
    may: ['server/workers', 'server/store', 'engine', 'contract'],
    packages: null,
    why: 'queue and execution of runs: not http',
  },
  {
    module: 'server/workers',
    may: ['server/store', 'mcp', 'engine', 'contract'],
    packages: null,
    why: 'threads and how they are spoken to: not http, not the queue',
  },
  {
    module: 'server/store',
    may: ['contract'],
    packages: ['kysely', 'pg', 'node:*'],
    why: 'returns parsed entities, never rows: not services',
  },
  {
    module: 'server/adapters',
    may: [
      'server/services/deps.ts',
      'server/services/google-search.ts',
      'server/jobs/fair-slots.ts',
      'server/workers/rpc.ts',
      'engine',
      'contract',
    ],
    packages: null,
    why: 'fits the outside to a port: not routes, not store',
  },
  {
    module: 'server/demo',
    may: [],
    packages: ['node:*'],
    why: 'two websites like any other: they know nothing of who audits them',
  },
  {
    module: 'server/errors',
    may: ['contract'],
    packages: [],
    why: 'what every layer may throw: it imports no layer',
  },
  {
    module: 'server/startup',
    may: [
      'server/http',
      'server/services',
      'server/jobs',
      'server/workers',
      'server/store',
      'server/adapters',
      'engine',
      'contract',
    ],
    packages: null,
    why: 'reads the environment and opens what main needs: not routes',
  },
  { module: 'server/testing', may: ['server'], packages: null, why: 'only tests use it' },
  {
    module: 'server',
    may: ['mcp', 'engine', 'contract'],
    packages: null,
    why: 'puts the layers together; nothing imports main',
  },
  {
    module: 'web/ui',
    may: ['contract/messages'],
    packages: ['react', 'react-dom', 'radix-ui', 'markdown-it'],
    why: 'the visual language knows nothing of SEO, but the language of its reader: a gauge gets its tone as a property',
  },
  {
    module: 'web/api',
    may: ['contract'],
    packages: ['@tanstack/react-query', 'react', 'zod'],
    why: 'transport shows no toast: not ui',
  },
  {
    module: 'web/features',
    may: ['web/ui', 'web/api', 'web/styles', 'contract'],
    packages: null,
    why: 'a feature never imports another feature: pages join them',
  },
  {
    module: 'web/pages',
    may: ['web/features', 'web/ui', 'web/styles', 'contract'],
    packages: ['react', 'react-router'],
    why: 'composes features and holds no logic: not api',
  },
  {
    module: 'web/gallery',
    may: ['web/ui', 'web/styles'],
    packages: ['react'],
    why: 'shows the visual language, nothing else',
  },
  {
    module: 'web/public-pages',
    may: ['web/ui', 'web/styles', 'contract'],
    packages: [
      'react',
      'react-dom',
      '@fontsource-variable/bricolage-grotesque',
      '@fontsource-variable/instrument-sans',
    ],
    why: 'rendered once, at build time: not api, not the application',
  },
  {
    module: 'web/build',
    may: ['web/public-pages', 'web/ui'],
    packages: null,
    why: 'builds; nothing of it is shipped',
  },
  { module: 'web/testing', may: ['web', 'contract'], packages: null, why: 'only tests use it' },
  {
    module: 'web',
    may: ['contract'],
    packages: null,
    why: 'puts the application together; never a type of the server',
  },
  {
    module: 'mcp',
    may: ['engine', 'contract'],
    packages: ['@modelcontextprotocol/sdk', 'zod'],
    why: 'tools over a port to where analyses live: no network, no files, no transport of its own',
  },
  {
    module: 'cli',
    may: ['mcp', 'server/adapters', 'server/demo', 'engine', 'contract'],
    packages: null,
    why: 'runs without server, account or database: of the server only the browser and the demo sites',
  },
  {
    module: 'e2e',
    may: [],
    packages: ['@playwright/test', '@axe-core/playwright', 'node:*'],
    why: 'it knows only the product’s URL',
  },
];

/** Modules whose subfolders may not import each other. */
export const isolatedFolders = ['web/features'];
