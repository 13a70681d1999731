/** The compile cache for child processes of tests, so that they do not compile the same sources each time. */
import path from 'node:path';

export const compileCacheEnv = {
  NODE_COMPILE_CACHE:
    process.env['NODE_COMPILE_CACHE'] ?? path.join(import.meta.dirname, '..', '..', '.cache', 'compiled'),
} as const;
