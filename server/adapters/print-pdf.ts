/** Prints a report as PDF in a headless browser: no network, no root, nothing left behind. */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Printed, Printer } from '../services/deps.ts';
import { giveToBrowser, unprivileged } from './browser-process.ts';
import { type BrowserPlaces, findBrowser } from './find-browser.ts';

export interface PrinterOptions extends BrowserPlaces {
  readonly limitMs?: number;
}

const missing: Printed = {
  kind: 'unavailable',
  sentence:
    'A PDF needs a browser, and this server has none. Run "npm run browser:install" on it or set CHROME_PATH; until then, export the HTML report and print that.',
};
const failed: Printed = {
  kind: 'unavailable',
  sentence: 'The browser could not print the report. Export the HTML report and print that.',
};

/** The report is our own file without scripts; it has no network in any case. */
const confined = [
  '--headless',
  '--disable-gpu',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--no-pdf-header-footer',
  '--generate-pdf-document-outline',
];

interface Job {
  readonly browser: string;
  readonly folder: string;
  readonly limitMs: number;
}

/** Null where the browser could only run as root. */
function commandFor({ browser, folder }: Job, isSandboxed: boolean): [string, string[]] | null {
  const args = [
    ...confined,
    ...(isSandboxed ? [] : ['--no-sandbox']),
    `--user-data-dir=${path.join(folder, 'profile')}`,
    `--print-to-pdf=${path.join(folder, 'report.pdf')}`,
    pathToFileURL(path.join(folder, 'report.html')).href,
  ];
  return unprivileged(browser, args);
}

/** Resolves when the browser and its child processes are gone, whether it printed or not. */
function runBrowser(job: Job, isSandboxed: boolean): Promise<void> {
  const command = commandFor(job, isSandboxed);
  if (command === null) return Promise.resolve();
  const [program, args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      // Its own process group, so that child processes end with it.
      detached: true,
      stdio: 'ignore',
      cwd: job.folder,
      env: { PATH: process.env['PATH'] ?? '', HOME: job.folder, TMPDIR: job.folder, LANG: 'C.UTF-8' },
    });
    const endGroup = (): void => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // The group is gone already.
      }
    };
    const late = setTimeout(endGroup, job.limitMs);
    const end = (): void => {
      clearTimeout(late);
      endGroup();
      resolve();
    };
    child.on('error', end).on('exit', end);
  });
}

async function readPdf(folder: string): Promise<Buffer | null> {
  const pdf = await readFile(path.join(folder, 'report.pdf')).catch(() => null);
  return pdf !== null && pdf.subarray(0, 5).toString() === '%PDF-' ? pdf : null;
}

async function print(browser: string, html: string, limitMs: number): Promise<Printed> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pagewright-print-'));
  try {
    await mkdir(path.join(folder, 'profile'));
    await writeFile(path.join(folder, 'report.html'), html);
    giveToBrowser(...['', 'profile', 'report.html'].map((part) => path.join(folder, part)));
    const job = { browser, folder, limitMs };
    // Some containers have no sandbox; an unprivileged user, a policy without scripts and no network remain.
    for (const isSandboxed of [true, false]) {
      await runBrowser(job, isSandboxed);
      const pdf = await readPdf(folder);
      if (pdf !== null) return { kind: 'printed', pdf };
    }
    return failed;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

export function createPrinter({ limitMs = 60_000, ...places }: PrinterOptions): Printer {
  let browser: Promise<string | null> | null = null;
  const locate = async (): Promise<string | null> => {
    browser ??= findBrowser(places);
    const found = await browser;
    // One may be installed while the server runs.
    if (found === null) browser = null;
    return found;
  };
  return {
    async print(html) {
      const program = await locate();
      return program === null ? missing : print(program, html, limitMs);
    },
  };
}
