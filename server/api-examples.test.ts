/** The examples of docs/api.md and /api/docs, extracted as a reader copies them, and run against a server. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { NewApiKey } from '@pagewright/contract/entities/api-key';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAnalysis, anIssue, aPage, storeAnalysis } from './testing/stored-analysis.ts';
import { createTestRuns, serveTestSite, type TestRuns, type TestSite } from './testing/test-runs.ts';

const run = promisify(execFile);
const hasPython = spawnSync('python3', ['--version']).status === 0;

type Language = 'sh' | 'js' | 'python';
interface Example {
  readonly title: string;
  readonly language: Language;
  readonly code: string;
}

/** Every block under the heading of an example. */
function examplesIn(markdown: string): Example[] {
  const part = /<!-- examples -->([\s\S]*)<!-- \/examples -->/.exec(markdown)?.[1] ?? '';
  return part
    .split(/^### /m)
    .slice(1)
    .flatMap((section) => {
      const title = section.split('\n', 1)[0] ?? '';
      return [...section.matchAll(/```(sh|js|python)\n([\s\S]*?)\n```/g)].map(([, language, code = '']) => ({
        title,
        language: language as Language,
        code,
      }));
    });
}

const examples = examplesIn(readFileSync(path.join(import.meta.dirname, '..', 'docs', 'api.md'), 'utf8'));

let site: TestSite;
let runs: TestRuns;
let folder: string;
let environment: Record<string, string>;
const analysis = anAnalysis({ pages: [aPage('https://shop.example/', { issues: [anIssue()] })] });
beforeAll(async () => {
  site = await serveTestSite({ pages: 2 });
  runs = await createTestRuns({ port: site.port, hosts: ['demo.example'] });
  await runs.work();
  const url = await runs.app.listen({ host: '127.0.0.1', port: 0 });
  const { cookie } = await runs.person(500, { useAI: false });
  await storeAnalysis(runs, cookie, analysis);
  const made = await runs.call('POST', '/api/keys', {
    cookie,
    body: { name: 'Examples', scopes: ['read', 'run'] },
  });
  folder = mkdtempSync(path.join(tmpdir(), 'pagewright-examples-'));
  environment = {
    PATH: process.env['PATH'] ?? '',
    PAGEWRIGHT_URL: url,
    PAGEWRIGHT_KEY: made.json<NewApiKey>().key,
    ANALYSIS_ID: analysis.id,
  };
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await runs.close();
  await site.close();
});

const programs: Readonly<Record<Language, { readonly file: string; readonly command: string }>> = {
  sh: { file: 'example.sh', command: 'sh' },
  js: { file: 'example.mjs', command: process.execPath },
  python: { file: 'example.py', command: 'python3' },
};

async function outputOf({ language, code }: Example): Promise<string> {
  const { file, command } = programs[language];
  writeFileSync(path.join(folder, file), code);
  const { stdout } = await run(command, [file], {
    cwd: folder,
    env: environment,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** What each example must show, whatever the language. */
const expectations: Readonly<Record<string, (output: string) => void>> = {
  'List your analyses': (output) =>
    expect(output).toMatch(new RegExp(`${analysis.id}[\\s\\S]*shop\\.example`)),
  'Analyze a site and wait for the result': (output) =>
    expect(output).toMatch(
      /Score \d+, analysis [\da-f-]{36}\n\d+ critical issues|"status":"completed"[^\n]*"score":/,
    ),
  'Save the findings as a spreadsheet': () =>
    expect(readFileSync(path.join(folder, 'findings.csv'), 'utf8').split('\r\n').length).toBeGreaterThan(2),
  'Handle an error': (output) => {
    expect(output).toContain('404');
    expect(output).toContain('analysis_not_found');
    expect(output).toContain('Analysis not found');
  },
};

it('are in three languages each', () => {
  const byTitle = Object.groupBy(examples, ({ title }) => title);
  expect(Object.keys(byTitle)).toEqual(Object.keys(expectations));
  for (const group of Object.values(byTitle))
    expect(group?.map(({ language }) => language)).toEqual(['sh', 'js', 'python']);
});

it('are on /api/docs too, letter by letter', async () => {
  const { body } = await runs.call('GET', '/api/docs');
  const shown = [...body.matchAll(/<pre class="copy"[^>]*>([\s\S]*?)<\/pre>/g)].map(([, text = '']) =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );
  expect(shown).toEqual(examples.map(({ code }) => code));
});

describe.each(Object.keys(expectations))('“%s” runs', (title) => {
  it.for(examples.filter((example) => example.title === title))(
    'in $language',
    { timeout: 60_000 },
    async (example, { skip }) => {
      if (example.language === 'python' && !hasPython) skip('there is no python3 on this machine');
      rmSync(path.join(folder, 'findings.csv'), { force: true });
      expectations[title]?.(await outputOf(example));
    },
  );
});
