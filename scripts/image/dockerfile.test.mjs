/** The Dockerfile only runs the scripts that `npm run test:image` runs, and ships nothing that is for tests. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { importsOf } from '../check-imports.mjs';
import { root } from '../prepare.mjs';
import { readCommands, readCopies, readRuntime, readStages } from './read-dockerfile.mjs';
import { shippedFiles } from './shipped-files.mjs';

describe('the Dockerfile', () => {
  const stages = readStages(readFileSync(path.join(root, 'Dockerfile'), 'utf8'));
  const [build, last] = stages;

  it('builds and ships with the scripts under test', () => {
    expect(stages.map(({ from }) => from)).toEqual(['node:24-bookworm-slim', 'node:24-bookworm-slim']);
    expect(readCopies(build)).toEqual([{ stage: null, from: '.', to: '.' }]);
    expect(readCommands(build)).toEqual(['node scripts/image/build.mjs /image']);
    expect(readCopies(last)).toEqual([
      { stage: null, from: 'scripts/image/install-system.sh', to: '/usr/local/sbin/install-system.sh' },
      { stage: 'build', from: '/image', to: './' },
    ]);
    expect(readCommands(last)).toEqual(['sh /usr/local/sbin/install-system.sh']);
  });

  it('runs without root, and its health check uses the configured port', () => {
    const { user, command, healthcheck, env } = readRuntime(last);
    expect(user).toBe('node');
    expect(command).toEqual(['node', 'server/main.ts']);
    expect(env.PORT).toBe('3000');
    expect(healthcheck.join(' ')).toContain('process.env.PORT');
    expect(healthcheck.join(' ')).not.toContain('3000');
  });
});

describe('the shipped files', () => {
  /** The project's sources with a website of one file. */
  function shipped() {
    const project = mkdtempSync(path.join(tmpdir(), 'shipped-'));
    onTestFinished(() => rmSync(project, { recursive: true }));
    for (const folder of ['contract', 'html-stream', 'engine', 'mcp', 'server', 'scripts'])
      symlinkSync(path.join(root, folder), path.join(project, folder));
    mkdirSync(path.join(project, 'web/dist/client'), { recursive: true });
    writeFileSync(path.join(project, 'web/dist/client/app.html'), '');
    return shippedFiles(project);
  }

  it('are the server, its commands and the built website, without tests', () => {
    const files = shipped();
    expect(files).toEqual(
      expect.arrayContaining([
        'package.json',
        'contract/limits.ts',
        'html-stream/parse-html.ts',
        'scripts/backup.mjs',
        'scripts/restore.mjs',
        'server/main.ts',
        'server/store/migrations/001-accounts.sql',
        'web/dist/client/app.html',
      ]),
    );
    const unwanted =
      /(^|\/)(testing|fixtures|bench|e2e|docs|node_modules)\/|\.test\.|\.md$|package-lock\.json$/;
    expect(files.filter((file) => unwanted.test(file))).toEqual([]);
  });

  it('import no file that is not shipped', () => {
    const files = new Set(shipped());
    const missing = [...files]
      .filter((file) => /\.(ts|mjs)$/.test(file))
      .flatMap((file) =>
        importsOf(readFileSync(path.join(root, file), 'utf8'))
          .filter((specifier) => /^\.|^@pagewright\//.test(specifier))
          .map((specifier) =>
            specifier.startsWith('.')
              ? path.posix.join(path.posix.dirname(file), specifier)
              : `${specifier.slice('@pagewright/'.length)}.ts`,
          )
          .filter((target) => !files.has(target))
          .map((target) => `${file} -> ${target}`),
      );
    expect(missing).toEqual([]);
  });
});
