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
    mutate: ['engine/suggest/built-in/title.ts'],
    tests: ['engine/suggest/built-in/title*.test.ts'],
  },
  chat: {
    mutate: ['engine/text/match-phrasings.ts', 'engine/assistant/wishes.ts'],
    tests: ['engine/assistant/*.test.ts'],
  },
};
