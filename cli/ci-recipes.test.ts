/** The recipes of docs/ci.md, taken from the page as they are printed there and run in an empty folder. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tempFolder } from '@pagewright/contract/testing/temp-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { act, root } from './testing/run-action-step.ts';
import { runShell } from './testing/run-shell.ts';
import { pageOf, serveSmallSite } from './testing/small-site.ts';

const page = readFileSync(path.join(root, 'docs', 'ci.md'), 'utf8');

/** Several processes, each of which loads the whole engine. */
const slow = { timeout: 300_000 };

/** The code block of a language below a heading. */
function blockOf(heading: string, language: string): string {
  const part = page.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? '';
  const block = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(part)?.[1];
  if (block === undefined) throw new Error(`docs/ci.md has no ${language} block below "${heading}".`);
  return block;
}

/** Commands in back ticks of the numbered steps at the top. */
const steps = [...page.matchAll(/^\d\. .*?`((?:npm|npx) [^`]+)`/gm)].map(([, command = '']) => command);

function writeSite(folder: string, broken = false): void {
  const dist = path.join(folder, 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(
    path.join(dist, 'index.html'),
    pageOf('/', { title: 'Chair repairs in Hillfoot', links: ['/chairs'] }),
  );
  const title = broken ? {} : { title: 'Repairs of wooden chairs and stools' };
  writeFileSync(path.join(dist, 'chairs.html'), pageOf('/chairs', { ...title, links: ['/'] }));
}

/** As the page's first two steps leave it: taken once. */
let ready = '';
beforeAll(async () => {
  ready = mkdtempSync(path.join(tmpdir(), 'pagewright-cli-'));
  writeSite(ready);
  const [install = '', baseline = ''] = steps;
  const made = await runShell(ready, `${install}\n${baseline}`);
  expect([made.code, made.stderr]).toEqual([0, expect.stringMatching(/^Baseline written: \S+\n$/)]);
}, slow.timeout);
afterAll(() => rmSync(ready, { recursive: true, force: true }));

function readyFolder(): string {
  const folder = tempFolder();
  cpSync(ready, folder, { recursive: true });
  return folder;
}

it('has three steps, which set up a gate that passes, and fails on a planted regression', slow, async () => {
  expect(steps).toHaveLength(3);
  const folder = readyFolder();
  expect(existsSync(path.join(folder, 'pagewright.config.json'))).toBe(true);
  const pipeline = steps[2] ?? '';
  expect((await runShell(folder, pipeline)).code).toBe(0);
  writeSite(folder, true);
  const failed = await runShell(folder, pipeline);
  expect(failed.code).toBe(1);
  expect(failed.stdout).toContain('✗ New: CRITICAL Missing title tag [title-missing]');
});

describe('each pipeline', () => {
  const gitlab = (parse(blockOf('GitLab', 'yaml')) as { pagewright: { script: string[] } }).pagewright.script;
  const jenkins = [...blockOf('Jenkins', 'groovy').matchAll(/\bsh '([^']+)'/g)].map(([, line = '']) => line);

  it.for([
    ['GitLab', gitlab],
    ['Jenkins', jenkins],
  ] as const)('of %s passes, fails on a regression, and leaves its reports', slow, async ([, lines]) => {
    const folder = readyFolder();
    const passed = await runShell(folder, lines.join('\n'));
    expect([passed.code, passed.calls]).toEqual([0, ['npm ci', 'npm run build']]);
    writeSite(folder, true);
    expect((await runShell(folder, lines.join('\n'))).code).toBe(1);
    const junit = readFileSync(path.join(folder, 'pagewright.xml'), 'utf8');
    expect(junit).toContain('<failure');
    expect(readFileSync(path.join(folder, 'pagewright.html'), 'utf8')).toContain('<!doctype html>');
    // What the pipeline keeps is what was written.
    const recipe = blockOf(lines === gitlab ? 'GitLab' : 'Jenkins', lines === gitlab ? 'yaml' : 'groovy');
    expect(recipe).toMatch(/junit:? '?pagewright\.xml/);
    expect(recipe).toContain('pagewright.html');
  });
});

it('a plain shell tells its endings apart, against a closed site on loopback', slow, async () => {
  const isOpen = ({ headers }: { headers: { authorization?: string | undefined } }): boolean =>
    headers.authorization === `Basic ${Buffer.from('ci:secret').toString('base64')}`;
  const site = await serveSmallSite(isOpen);
  // The staging server of the page is this one, which is private.
  const script = blockOf('Any shell', 'sh').replaceAll(
    'https://staging.example.com',
    `${site.origin} --allow-private`,
  );
  const folder = tempFolder();
  const shell = (password: string, text = script) =>
    runShell(folder, text, { env: { STAGING_PASSWORD: password }, options: [] });
  const without = await shell('secret');
  expect([without.code, without.stderr]).toEqual([2, expect.stringContaining('pagewright.baseline.json')]);
  const update = script.replace('--format markdown', '--update-baseline --format markdown');
  expect((await shell('secret', update)).code).toBe(0);
  const fine = await shell('secret');
  expect([fine.code, fine.stdout.trim()]).toEqual([0, 'fine']);
  site.pages.set('/tables', pageOf('/tables', { links: ['/'] }));
  const failed = await shell('secret');
  expect([failed.code, failed.stdout]).toEqual([1, expect.stringContaining('new findings:')]);
  expect(failed.stdout).toContain('Missing title tag');
  const wrong = await shell('wrong');
  expect([wrong.code, wrong.stderr]).toEqual([3, expect.stringContaining('could not be audited')]);
  for (const { stdout, stderr } of [fine, failed, wrong]) expect(stdout + stderr).not.toContain('secret');
});

describe('GitHub', () => {
  interface Step {
    readonly id?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, string>>;
  }
  const { jobs } = parse(blockOf('GitHub', 'yaml')) as { jobs: { audit: { steps: Step[] } } };
  const steps = jobs.audit.steps;

  it('gates with the inputs of the page', slow, async () => {
    const folder = readyFolder();
    const inputs = steps.find(({ id }) => id === 'pagewright')?.with ?? {};
    expect((await act(folder, inputs)).code).toBe(0);
    writeSite(folder, true);
    const { code, outputs } = await act(folder, inputs);
    expect([code, outputs['passed']]).toEqual([1, 'false']);
  });

  it('writes one comment and replaces it', async () => {
    const script = steps.find(({ run = '' }) => run.includes('gh api'))?.run ?? '';
    const env = { GITHUB_REPOSITORY: 'acme/site', PR: '7', FILE: 'comment.md' };
    const folder = tempFolder();
    const first = await runShell(folder, script, { env: { ...env, COMMENT_ID: '' } });
    expect([first.code, first.calls.at(-1)]).toEqual([
      0,
      'gh api repos/acme/site/issues/7/comments -F body=@comment.md',
    ]);
    const second = await runShell(folder, script, { env: { ...env, COMMENT_ID: '42' } });
    expect(second.calls.at(-1)).toBe(
      'gh api -X PATCH repos/acme/site/issues/comments/42 -F body=@comment.md',
    );
  });
});
