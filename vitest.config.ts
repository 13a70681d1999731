/** Unit, service and route tests of every workspace; the server's have a database, the web's a DOM. */
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { coverage } from './scripts/coverage-floors.ts';
import { useOwnTemporaryFolder } from './scripts/own-temporary-folder.ts';

// Each thread and process of a test would compile the same hundreds of sources, which takes seconds.
process.env['NODE_COMPILE_CACHE'] ??= path.join(import.meta.dirname, '.cache', 'compiled');

useOwnTemporaryFolder();

/** What is waited for may take long on a busy machine; that it never comes is what a test must notice. */
const poll = { timeout: 50_000, interval: 50 };

export default defineConfig({
  test: {
    // One more than there are cores on a small machine: tests of the server wait for processes, browsers and databases.
    maxWorkers: 3,
    coverage,
    projects: [
      {
        test: {
          name: 'engine',
          environment: 'node',
          include: ['{cli,contract,html-stream,engine,mcp}/**/*.test.ts', 'scripts/**/*.test.mjs'],
          // No module keeps state, so hundreds of them are loaded once a worker, not once a file.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll },
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          isolate: false,
          // Processes, databases and browsers are slow to start where the machine is busy.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll },
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['web/**/*.test.{ts,tsx}'],
          // A DOM and React take longer to load than most files to run: once a worker, cleaned after every test.
          isolate: false,
          setupFiles: ['web/testing/set-up.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll },
        },
      },
    ],
  },
});
