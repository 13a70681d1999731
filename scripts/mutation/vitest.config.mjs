/** The tests of one area, for mutation testing. */
import { defineConfig } from 'vitest/config';
import { areas } from './areas.mjs';

const { tests } = areas[process.env.MUTATION_AREA ?? ''] ?? { tests: [] };

export default defineConfig({
  test: { environment: 'node', include: tests, isolate: false, testTimeout: 60_000 },
});
