/** The step of action.yml as a runner starts it, with the command of this repository. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export const root = path.join(import.meta.dirname, '..', '..');
/** The command from its sources. */
export const command: readonly string[] = [
  path.join(root, 'node_modules', '.bin', 'node'),
  path.join(root, 'cli', 'run.ts'),
];

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

export async function act(folder: string, inputs: Readonly<Record<string, string>>) {
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
