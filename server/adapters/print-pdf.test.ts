/** Printing in a real browser, where the machine has one; and the message where it has none. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderHtmlReport } from '@pagewright/engine/report/html-report';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useOwnTemporaryFolder } from '../testing/own-temporary-folder.ts';
import { anAnalysis } from '../testing/stored-analysis.ts';
import { findBrowser } from './find-browser.ts';
import { createPrinter } from './print-pdf.ts';

const own = path.join(import.meta.dirname, '..', '..', '.cache', 'browser', 'chromium');
const browser = await findBrowser({ configured: process.env['CHROME_PATH'], own });
const printer = createPrinter({ configured: process.env['CHROME_PATH'], own });

/** Other tests may print at the same time. */
const temporary = useOwnTemporaryFolder();

const leftFolders = (): string[] =>
  readdirSync(temporary).filter((name) => name.startsWith('pagewright-print-'));
const leftProcesses = (): string[] =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(temporary) && !line.includes('ps -eo'));

describe.skipIf(browser === null)('a printer with a browser', () => {
  it('makes PDFs one after the other, and leaves no file and no process', async () => {
    const html = renderHtmlReport(anAnalysis());
    const printed = await Promise.all([printer.print(html), printer.print(html)]);
    for (const each of printed) {
      if (each.kind === 'unavailable') throw new Error(each.sentence);
      expect(each.pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(each.pdf.length).toBeGreaterThan(5000);
    }
    expect(leftFolders()).toEqual([]);
    expect(leftProcesses()).toEqual([]);
  });

  it('fetches nothing, whatever the page requests', async () => {
    const requested: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      requested.push(url);
      response.end();
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const at = `http://127.0.0.1:${port}`;
    const printed = await printer.print(
      `<!doctype html><link rel="stylesheet" href="${at}/css"><img src="${at}/img"><iframe src="${at}/frame"></iframe><script>fetch("${at}/script")</script><p>Still printed`,
    );
    expect(printed.kind).toBe('printed');
    expect(requested).toEqual([]);
  });
});

describe('a printer', () => {
  it('without a browser says how to install one', async () => {
    const none = createPrinter({ configured: '/nowhere/chrome', own });
    expect(await none.print('<p>')).toMatchObject({
      kind: 'unavailable',
      sentence: expect.stringContaining('npm run browser:install'),
    });
  });

  it('ends a hanging browser with its child processes', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'hanging-browser-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const program = path.join(folder, 'chrome');
    // Tests of another checkout may run on the same machine.
    const sleep = `sleep 601.${process.pid}`;
    writeFileSync(program, `#!/bin/sh\n[ "$1" = --version ] && exit 0\n${sleep} & ${sleep}\n`);
    chmodSync(folder, 0o755);
    chmodSync(program, 0o755);
    const hanging = createPrinter({ configured: program, own, limitMs: 300 });
    expect(await hanging.print('<p>')).toMatchObject({ kind: 'unavailable' });
    const sleeping = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
    expect(sleeping).not.toContain(sleep);
    expect(leftFolders()).toEqual([]);
  });
});
