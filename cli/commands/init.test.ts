/** `pagewright init`: a configuration that the command accepts, for each kind of site, and never over another one. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { configJsonSchema } from '../config/config.ts';
import { runShell } from '../testing/run-shell.ts';
import { pageOf } from '../testing/small-site.ts';
import { tempFolder } from '../testing/temp-folder.ts';

/** Processes of their own, as the file is written where the command was started. */
const slow = { timeout: 120_000 };

const configOf = (folder: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(folder, 'pagewright.config.json'), 'utf8')) as Record<string, unknown>;

describe('pagewright init', () => {
  it('writes a configuration that fits its schema and says what comes next', slow, async () => {
    const folder = tempFolder();
    const { code, stdout, stderr } = await runShell(folder, 'npx pagewright init example.com');
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

  it('allows the private address that it was given, and no other site', slow, async () => {
    const folder = tempFolder();
    await runShell(folder, 'npx pagewright init localhost:3000');
    expect(configOf(folder)).toMatchObject({ site: 'localhost:3000', allowPrivate: true });
  });

  it('makes an audit of a folder need nothing else', slow, async () => {
    const folder = tempFolder();
    mkdirSync(path.join(folder, 'dist'));
    const html = pageOf('/', { title: 'Chair and table repairs in Hillfoot' });
    writeFileSync(path.join(folder, 'dist', 'index.html'), html);
    const { code, stderr } = await runShell(
      folder,
      'npx pagewright init ./dist\nnpx pagewright audit --update-baseline\nnpx pagewright audit',
    );
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(/^Baseline written: .*pagewright\.baseline\.json\n$/),
    ]);
  });

  it(
    'takes the folder that it is in, and accepts the state of today, critical findings too',
    slow,
    async () => {
      const folder = tempFolder();
      writeFileSync(path.join(folder, 'index.html'), pageOf('/', {}));
      const { code, stdout } = await runShell(
        folder,
        'npx pagewright init .\nnpx pagewright audit --update-baseline\nnpx pagewright audit',
      );
      expect([code, configOf(folder)['site']]).toEqual([0, '.']);
      expect(stdout).toContain('Missing title tag');
    },
  );

  it(
    'leaves a configuration alone that is there, and writes none for a folder that is not',
    slow,
    async () => {
      const folder = tempFolder();
      const missing = await runShell(folder, 'npx pagewright init ./nothing');
      expect([missing.code, missing.stderr]).toEqual([
        2,
        expect.stringContaining('There is no folder ./nothing.'),
      ]);
      expect(existsSync(path.join(folder, 'pagewright.config.json'))).toBe(false);
      writeFileSync(path.join(folder, 'pagewright.config.json'), '{"site":"mine.example"}');
      const again = await runShell(folder, 'npx pagewright init example.com');
      expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('already exists')]);
      expect(configOf(folder)).toEqual({ site: 'mine.example' });
    },
  );
});
