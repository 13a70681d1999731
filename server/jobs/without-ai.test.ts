/** Tests that an analysis without AI loads neither the suggester nor the client of a model provider. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const program = path.join(import.meta.dirname, '..', 'testing', 'loaded-by-analysis.ts');

async function modulesOf(mode: 'with-ai' | 'without-ai'): Promise<string[]> {
  const { stdout } = await run(process.execPath, [program, mode], { maxBuffer: 10_000_000 });
  const { loaded }: { loaded: string[] } = JSON.parse(stdout);
  return loaded;
}

const parts = [/minisearch/, /\/suggest\/choose\//, /\/adapters\/llm\//, /node_modules\/(?:ai|@ai-sdk)\//];

describe('an analysis without AI', () => {
  it('loads nothing of it', async () => {
    const loaded = await modulesOf('without-ai');
    expect(loaded.length).toBeGreaterThan(100);
    expect(loaded.filter((url) => parts.some((part) => part.test(url)))).toEqual([]);
  });

  it('differs from one with AI, which loads every part', async () => {
    const loaded = await modulesOf('with-ai');
    expect(parts.filter((part) => !loaded.some((url) => part.test(url)))).toEqual([]);
  });
});
