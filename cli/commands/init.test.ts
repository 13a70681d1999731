/** `pagewright init`: a configuration that the command accepts, for each kind of site, and never over another one. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '@pagewright/contract/testing/temp-folder';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { configJsonSchema } from '../config/config.ts';
import { pageOf, run } from '../testing/small-site.ts';

/** The file is written where the command is started. */
async function runIn(folder: string, ...args: readonly string[]): ReturnType<typeof run> {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return await run(args);
  } finally {
    process.chdir(before);
  }
}

/** As the command says what comes next; suggestions take their time. */
async function initAndAudit(folder: string, site: string): ReturnType<typeof run> {
  const runs = [
    await runIn(folder, 'init', site),
    await runIn(folder, 'audit', '--no-suggestions', '--update-baseline'),
    await runIn(folder, 'audit', '--no-suggestions'),
  ];
  return {
    code: Math.max(...runs.map(({ code }) => code)),
    stdout: runs.map(({ stdout }) => stdout).join(''),
    stderr: runs.map(({ stderr }) => stderr).join(''),
  };
}

const configOf = (folder: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(folder, 'pagewright.config.json'), 'utf8')) as Record<string, unknown>;

describe('pagewright init', () => {
  it('writes a configuration that fits its schema and says what comes next', async () => {
    const folder = tempFolder();
    const { code, stdout, stderr } = await runIn(folder, 'init', 'example.com');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Next: npx pagewright audit --update-baseline');
    const config = configOf(folder);
    expect(config).toMatchObject({
      site: 'example.com',
      baseline: 'pagewright.baseline.json',
      failOn: 'warning',
    });
    expect(config).not.toHaveProperty('allowPrivate');
    const validate = new Ajv({ strict: false }).compile(JSON.parse(configJsonSchema()) as object);
    expect([validate(config), validate.errors]).toEqual([true, null]);
  });

  it('allows the private address that it was given, and no other site', async () => {
    const folder = tempFolder();
    await runIn(folder, 'init', 'localhost:3000');
    expect(configOf(folder)).toMatchObject({ site: 'localhost:3000', allowPrivate: true });
  });

  it('makes an audit of a folder need nothing else', async () => {
    const folder = tempFolder();
    mkdirSync(path.join(folder, 'dist'));
    const html = pageOf('/', { title: 'Chair and table repairs in Hillfoot' });
    writeFileSync(path.join(folder, 'dist', 'index.html'), html);
    const { code, stderr } = await initAndAudit(folder, './dist');
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(/^Baseline written: .*pagewright\.baseline\.json\n$/),
    ]);
  });

  it('takes the folder that it is in, and accepts the state of today, critical findings too', async () => {
    const folder = tempFolder();
    writeFileSync(path.join(folder, 'index.html'), pageOf('/', {}));
    const { code, stdout } = await initAndAudit(folder, '.');
    expect([code, configOf(folder)['site']]).toEqual([0, '.']);
    expect(stdout).toContain('Missing title tag');
  });

  it('leaves a configuration alone that is there, and writes none for a folder that is not', async () => {
    const folder = tempFolder();
    const missing = await runIn(folder, 'init', './nothing');
    expect([missing.code, missing.stderr]).toEqual([
      2,
      expect.stringContaining('There is no folder ./nothing.'),
    ]);
    expect(existsSync(path.join(folder, 'pagewright.config.json'))).toBe(false);
    writeFileSync(path.join(folder, 'pagewright.config.json'), '{"site":"mine.example"}');
    const again = await runIn(folder, 'init', 'example.com');
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('already exists')]);
    expect(configOf(folder)).toEqual({ site: 'mine.example' });
  });
});
