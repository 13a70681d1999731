/** An analysis without AI loads nothing of it: neither the analyst, nor its models, nor the way to a model provider. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const program = path.join(import.meta.dirname, '..', 'testing', 'loaded-by-analysis.ts');

async function analyse(how: 'with-ai' | 'without-ai'): Promise<{ isAwake: boolean; loaded: string[] }> {
  const { stdout } = await run(process.execPath, [program, how], { maxBuffer: 10_000_000 });
  return JSON.parse(stdout);
}

const ofAi =
  /energetic-ai|wink-|minisearch|\/advise\/analyst\/|\/llm-advisor\/|node_modules\/(?:ai|@ai-sdk)\//;

describe('an analysis without AI', () => {
  it('loads nothing of it, and wakes no analyst', async () => {
    const { isAwake, loaded } = await analyse('without-ai');
    expect(loaded.length).toBeGreaterThan(100);
    expect(loaded.filter((url) => ofAi.test(url))).toEqual([]);
    expect(isAwake).toBe(false);
  }, 60_000);

  it('is told apart from one with AI, which does', async () => {
    const { isAwake, loaded } = await analyse('with-ai');
    expect(loaded.some((url) => ofAi.test(url))).toBe(true);
    expect(isAwake).toBe(true);
  }, 60_000);
});
