/** A bundled program runs the same whether V8 has met it before or not. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const runner = path.join(import.meta.dirname, 'run-bundled.mjs');
const program = `
exports.main = async () => {
  const [kind, ...words] = process.argv.slice(2);
  while (kind === 'long' && process.cpuUsage().user < 700_000);
  process.stdout.write(require('node:path').posix.join(...words));
  return kind === 'failing' ? 2 : 0;
};`;

let folder = '';
const file = () => path.join(folder, 'program.cjs');
const compiled = () => `${file()}.compiled`;
const run = (...words) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [runner, file(), ...words], {
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
};
const fine = { stdout: 'a/b', stderr: '', status: 0 };

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'run-bundled-'));
  writeFileSync(file(), program);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a bundled program', () => {
  it('gets its words, and its answer is the exit code', () => {
    expect(run('short', 'a', 'b')).toEqual(fine);
    expect(run('failing', 'a', 'b')).toEqual({ ...fine, status: 2 });
  });

  it('is kept compiled once a run was long enough, and runs the same from that', () => {
    run('short', 'a', 'b');
    expect(existsSync(compiled())).toBe(false);
    expect(run('long', 'a', 'b')).toEqual(fine);
    expect(existsSync(compiled())).toBe(true);
    expect(run('short', 'a', 'b')).toEqual(fine);
  });

  it('runs from its source when what was kept is of no use, and keeps it anew', () => {
    writeFileSync(compiled(), 'no code at all');
    expect(run('long', 'a', 'b')).toEqual(fine);
    expect(readFileSync(compiled(), 'latin1')).not.toBe('no code at all');
  });
});
