/** Tests the runner of html5lib's tree-construction tests on files of our own. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

const program = path.join(import.meta.dirname, 'run-tests.ts');

/** Runs it on a folder with these files. */
function runOn(files: Readonly<Record<string, string>>, ...flags: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'html5lib-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, folder, ...flags], {
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n'), stderr };
}

const document = (body: string): string => `#document\n| <html>\n|   <head>\n|   <body>\n${body}\n`;

const passing = `#data
<p class=b id=a>one
two<!-- c -->
#errors
(1,3): expected-doctype-but-got-start-tag
${document('|     <p>\n|       class="b"\n|       id="a"\n|       "one\ntwo"\n|       <!--  c  -->')}
#data
<svg viewBox="0" xlink:href=x><foreignObject>
#errors
${document('|     <svg svg>\n|       viewBox="0"\n|       xlink href="x"\n|       <svg foreignObject>')}
#data
<td>x
#errors
#document-fragment
tr
#document
| <td>
|   "x"

#data
<noscript><p>x
#errors
#script-off
#document
| anything

#data
<template>x</template>
#errors
#document
| <html>
|   <head>
|     <template>
|       content
|         "x"
|   <body>
`;

const failing = `#data
<b>x
#errors
${document('|     <i>\n|       "x"')}`;

describe('the html5lib lab', () => {
  it('counts per file what passed and what is skipped', () => {
    expect(runOn({ 'one.dat': passing, 'notes.txt': failing })).toEqual({
      status: 0,
      lines: [
        'one.dat: 3 passed, 0 failed, 0 known failures, 2 skipped',
        'In all: 3 passed, 0 failed, 0 known failures, 2 skipped',
      ],
      stderr: '',
    });
  });

  it('fails on an unexpected tree and shows it on request', () => {
    const { status, lines } = runOn({ 'one.dat': passing, 'two.dat': failing }, '--verbose');
    expect(status).toBe(1);
    expect(lines).toContain('two.dat: 0 passed, 1 failed, 0 known failures, 0 skipped');
    expect(lines).toContain('In all: 3 passed, 1 failed, 0 known failures, 2 skipped');
    expect(lines.join('\n')).toContain('actual:\n| <html>\n|   <head>\n|   <body>\n|     <b>\n|       "x"');
  });

  it('does not fail on a known failure', () => {
    const known = `#data
<select><button><selectedcontent></button><option>X
#errors
${document('|     <select>')}`;
    const { status, lines } = runOn({ 'known.dat': known });
    expect(status).toBe(0);
    expect(lines[0]).toBe('known.dat: 0 passed, 0 failed, 1 known failures, 0 skipped');
  });

  it('fails on a folder without tests', () => {
    expect(runOn({})).toMatchObject({ status: 1, stderr: expect.stringContaining('has no .dat file') });
  });
});
