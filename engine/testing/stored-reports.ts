/** Reports as they are stored: of fixture sites, and of the corpus where it was audited. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Analysis } from '@pagewright/contract/entities/analysis';
import { parseConnectTo } from '../fetch/connect-to.ts';
import { createHttpClient } from '../fetch/http-client.ts';
import { idleMachine } from '../fetch/testing/idle-machine.ts';
import { clockWithoutPauses } from '../fetch/testing/no-pauses.ts';
import { analyzeSite } from '../pipeline/analyze-site.ts';
import { createBuiltInSuggester } from '../suggest/choose/built-in-suggester.ts';
import { fixturesRoot } from './audit-fixture.ts';
import { optionsFor } from './options-for.ts';
import { serveSite } from './serve-site.ts';

export async function analyzeFixture(name: string, maxPages: number): Promise<Analysis> {
  const served = await serveSite(path.join(fixturesRoot, name));
  const client = createHttpClient({
    connectTo: parseConnectTo(served.connectTo),
    resolve: () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })),
    clock: clockWithoutPauses,
    load: idleMachine,
  });
  try {
    const outcome = await analyzeSite(
      optionsFor(served.host, { maxPages, crawlDelayMs: 100 }),
      {
        client,
        suggester: createBuiltInSuggester(),
        onProgress: () => undefined,
        now: () => new Date('2026-11-15T10:00:00Z'),
      },
      new AbortController().signal,
    );
    if (outcome.kind === 'unreadable') throw new Error(outcome.sentence);
    return outcome.analysis;
  } finally {
    await client.close();
    await served.close();
  }
}

export type StoredReport = readonly [name: string, load: () => Promise<Analysis>];

/** Reports that `npm run corpus -- audit --out .cache/corpus-reports` wrote; none where it did not run. */
const corpusFolder = path.join(import.meta.dirname, '..', '..', '.cache', 'corpus-reports');
const corpusFiles = existsSync(corpusFolder)
  ? readdirSync(corpusFolder).filter((name) => name.endsWith('.json'))
  : [];

const fixtures = ['shop', 'blog', 'docs', 'broken-everything', 'head-faults', 'faultless', 'multilingual'];

export const storedReports: readonly StoredReport[] = [
  ...fixtures.map((name): StoredReport => [name, () => analyzeFixture(name, 100)]),
  ['docs, cut off by a limit', () => analyzeFixture('docs', 3)],
  ['closed', () => analyzeFixture('closed', 20)],
  ...corpusFiles.map(
    (name): StoredReport => [
      name,
      async () => Analysis.parse(JSON.parse(await readFile(path.join(corpusFolder, name), 'utf8'))),
    ],
  ),
];
