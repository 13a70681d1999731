/** What mutation testing changes, and the tests that must notice. */

/** @type {Record<string, { mutate: string[], tests: string[] }>} */
export const areas = {
  score: {
    mutate: ['engine/audit/score.ts'],
    tests: ['engine/audit/*.test.ts', 'engine/audit/insights/*.test.ts'],
  },
  ranking: {
    mutate: ['engine/audit/site/link-graph.ts'],
    tests: ['engine/audit/site/*.test.ts'],
  },
  crawl: {
    mutate: ['engine/crawl/drain-frontier.ts', 'engine/crawl/traps.ts', 'engine/fetch/plan-retry.ts'],
    tests: ['engine/crawl/*.test.ts', 'engine/fetch/*.test.ts'],
  },
  titles: {
    mutate: ['engine/suggest/write/title.ts'],
    tests: ['engine/suggest/write/title*.test.ts'],
  },
  chat: {
    mutate: ['engine/assistant/search.ts', 'engine/assistant/read-message.ts'],
    tests: ['engine/assistant/*.test.ts'],
  },
};
