/** The GitHub Action as a runner starts it: annotations, the job summary, outputs, the comment, and the exit code. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { pageOf } from '../testing/small-site.ts';
import { tempFolder } from '../testing/temp-folder.ts';

const root = path.join(import.meta.dirname, '..', '..');
const command = [path.join(root, 'node_modules', '.bin', 'node'), path.join(root, 'cli', 'run.ts')];

/** The step of action.yml, with its inputs as a runner would fill them in. */
function stepOf(inputs: Readonly<Record<string, string>>) {
  const action = parse(readFileSync(path.join(root, 'action.yml'), 'utf8')) as {
    inputs: Record<string, { default: string }>;
    runs: { steps: { run: string; env: Record<string, string> }[] };
  };
  const [step] = action.runs.steps;
  const env = Object.entries(step?.env ?? {}).map(([name, template]) => {
    const input = /inputs\.([\w-]+)/.exec(template)?.[1] ?? '';
    return [name, inputs[input] ?? action.inputs[input]?.default ?? ''];
  });
  return { run: step?.run ?? '', env: Object.fromEntries(env) as Record<string, string> };
}

async function act(folder: string, inputs: Readonly<Record<string, string>>) {
  const step = stepOf(inputs);
  const temp = path.join(folder, 'temp');
  mkdirSync(temp, { recursive: true });
  const [summary, outputs] = [path.join(temp, 'summary'), path.join(temp, 'output')];
  writeFileSync(summary, '');
  writeFileSync(outputs, '');
  const child = spawn('bash', ['-e', '-c', step.run], {
    cwd: folder,
    env: {
      ...process.env,
      ...step.env,
      GITHUB_ACTION_PATH: root,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_OUTPUT: outputs,
      RUNNER_TEMP: temp,
      PAGEWRIGHT_COMMAND: JSON.stringify(command),
    },
  });
  let stdout = '';
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  const values = Object.fromEntries(
    readFileSync(outputs, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  ) as Record<string, string>;
  return { code, stdout, summary: readFileSync(summary, 'utf8'), outputs: values };
}

it('fails on a planted regression, with an annotation at its line, a summary and a comment', {
  // Three processes, each of which loads the whole engine.
  timeout: 180_000,
}, async () => {
  const folder = tempFolder();
  mkdirSync(path.join(folder, 'dist'));
  const write = (name: string, html: string): void => writeFileSync(path.join(folder, 'dist', name), html);
  write('index.html', pageOf('/', { title: 'Chair repairs in Hillfoot', links: ['/chairs'] }));
  write('chairs.html', pageOf('/chairs', { title: 'Repairs of wooden chairs and stools', links: ['/'] }));
  const inputs = { target: './dist', baseline: 'baseline.json', 'fail-on': 'warning' };
  const made = await act(folder, { ...inputs, args: '--update-baseline\n--no-suggestions' });
  expect(made.code).toBe(0);
  const unchanged = await act(folder, { ...inputs, args: '--no-suggestions' });
  expect([unchanged.code, unchanged.outputs['passed']]).toEqual([0, 'true']);
  expect(unchanged.stdout).not.toContain('::error');
  write(
    'chairs.html',
    pageOf('/chairs', {
      title: 'Repairs of wooden chairs and stools',
      links: ['/'],
      body: '\n<img src="/leg,1.png" width="10" height="10">',
    }),
  );
  const broken = await act(folder, { ...inputs, args: '--no-suggestions' });
  expect([broken.code, broken.outputs['passed']]).toEqual([1, 'false']);
  expect(broken.stdout).toContain('::warning file=dist/chairs.html,line=2,title=Image without alt text::');
  expect(broken.summary).toContain('**Gate failed.**');
  expect(readFileSync(broken.outputs['comment'] ?? '', 'utf8').split('\n')[0]).toBe('<!-- pagewright -->');
  expect(JSON.parse(readFileSync(broken.outputs['sarif'] ?? '', 'utf8'))).toHaveProperty('version', '2.1.0');
  expect(Number(broken.outputs['score'])).toBeGreaterThan(0);
});

it('ends with the exit code of the command when there is nothing to report', async () => {
  const { code, outputs } = await act(tempFolder(), { target: './nothing-here' });
  expect([code, outputs['passed'], outputs['score']]).toEqual([2, 'false', undefined]);
});
