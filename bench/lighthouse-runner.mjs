/** Runs Lighthouse in a browser of its own, behind the same proxy as the renderer, so that both get the same pages. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseConnectTo } from '../engine/fetch/connect-to.ts';
import { findBrowser } from '../scripts/find-browser.mjs';
import { root, run, say } from '../scripts/prepare.mjs';
import { makeProxyCertificate, openFilteringProxy } from '../server/adapters/chromium/filtering-proxy.ts';

/** Installed on demand, not a dependency: it weighs 185 MB. */
const wanted = {
  lighthouse: '13.5.0',
  'startbootstrap-agency': '7.0.12',
  'startbootstrap-clean-blog': '6.0.9',
  'startbootstrap-creative': '7.0.7',
  'startbootstrap-freelancer': '7.0.7',
  'startbootstrap-landing-page': '6.0.6',
  'startbootstrap-resume': '7.0.6',
};
const folder = path.join(root, '.cache', 'lighthouse');

/** Folders of ready-made websites, as their authors published them. */
export const templates = Object.keys(wanted)
  .filter((name) => name !== 'lighthouse')
  .map((name) => ({ name, folder: path.join(folder, 'node_modules', name, 'dist') }));

export function ensureLighthouse() {
  const file = path.join(folder, 'package.json');
  const text = JSON.stringify({ private: true, type: 'module', dependencies: wanted });
  const isThere = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (isThere && templates.every((each) => existsSync(each.folder))) return;
  say('Installing Lighthouse and some website templates (once; about 200 MB) ...');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  run('npm', [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
}

const load = (name) => import(path.join(folder, 'node_modules', name));

/** `audit(url, flags)` resolves to Lighthouse's result; one page at a time. */
export async function openLighthouse(connectTo) {
  const browser = findBrowser();
  if (browser === null)
    throw new Error('No browser was found: run `npm run browser:install`, or set CHROME_PATH.');
  const { default: lighthouse } = await load('lighthouse/core/index.js');
  const { launch } = await load('chrome-launcher/dist/index.js');
  const certificate = makeProxyCertificate();
  const proxy = await openFilteringProxy({
    policy: { connectTo: parseConnectTo(connectTo) },
    certificate,
    bytesMax: 1e9,
    requestsMax: 1e6,
    resolve: (host) => Promise.reject(new Error(`${host} is not served here.`)),
  });
  const userDataDir = mkdtempSync(path.join(tmpdir(), 'pagewright-lighthouse-'));
  const chrome = await launch({
    chromePath: browser.path,
    userDataDir,
    // Only our own pages are opened here.
    chromeFlags: [
      '--headless',
      '--no-sandbox',
      '--disable-dev-shm-usage',
      `--proxy-server=http://127.0.0.1:${proxy.port}`,
      '--proxy-bypass-list=<-loopback>',
      `--ignore-certificate-errors-spki-list=${certificate.spkiHash}`,
    ],
  });
  return {
    marker: userDataDir,
    audit: async (url, flags) => {
      const result = await lighthouse(url, {
        port: chrome.port,
        output: 'json',
        logLevel: 'silent',
        ...flags,
      });
      if (result === undefined) throw new Error(`Lighthouse could not audit ${url}.`);
      return result.lhr;
    },
    close: async () => {
      chrome.kill();
      await proxy.close();
      rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
