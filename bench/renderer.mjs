/** `npm run bench -- --renderer`: the renderer compared with Lighthouse on the same pages: pages a minute, CPU a page, peak memory. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseConnectTo } from '../engine/fetch/connect-to.ts';
import { root, say } from '../scripts/prepare.mjs';
import { createChromiumRenderer } from '../server/adapters/chromium/chromium-renderer.ts';
import { serveDemo } from '../server/demo/serve-demo.ts';
import { meterBrowsers } from './browser-usage.mjs';
import { ensureLighthouse, openLighthouse } from './lighthouse-runner.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, 'no-peers': { type: 'boolean', default: false } },
});

const paths = ['/', '/teapots/', '/teapots/ember-teapot', '/cups/', '/about', '/faq', '/contact', '/blog/'];
const urls = paths.map((each) => `https://demo.example${each}`);

// Browsers of others on this machine do not count: ours are known by their folder.
const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-bench-'));
chmodSync(folder, 0o755);
process.env.TMPDIR = folder;

const ownSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Wall time, processor time and memory of the given work. */
async function measure(name, marker, work) {
  const meter = meterBrowsers(marker);
  const ownBefore = ownSeconds();
  const started = Date.now();
  const pages = await work();
  const seconds = (Date.now() - started) / 1000;
  const { cpuSeconds, peakMb } = meter.stop();
  const cpu = (cpuSeconds + ownSeconds() - ownBefore) / pages;
  return { name, pages, perMinute: (pages * 60) / seconds, cpu, peakMb, load: loadavg()[0] };
}

async function runRenderer(connectTo) {
  const renderer = createChromiumRenderer({
    configured: process.env.CHROME_PATH,
    own: path.join(root, '.cache', 'browser', 'chromium'),
    connectTo: parseConnectTo(connectTo),
    aboutUrl: 'https://pagewright.example/bot',
  });
  const session = renderer.openSession();
  const { signal } = new AbortController();
  const requested = Array.from({ length: Number(values.rounds) }, () => urls).flat();
  const row = await measure(
    'Pagewright: two screenshots, a thumbnail, axe, vitals, layout, rendered HTML',
    folder,
    async () => {
      const outcomes = await Promise.all(requested.map((url) => session.render({ url, robots: [] }, signal)));
      for (const outcome of outcomes) if (outcome.kind !== 'rendered') throw new Error(outcome.sentence);
      return outcomes.length;
    },
  );
  await session.close();
  await renderer.close();
  return row;
}

/** One page at a time, as Lighthouse requires; with the categories that the renderer covers. */
async function runLighthouse(connectTo) {
  const lighthouse = await openLighthouse(connectTo);
  const row = await measure('Lighthouse: performance, accessibility, SEO', lighthouse.marker, async () => {
    for (const url of urls)
      await lighthouse.audit(url, { onlyCategories: ['performance', 'accessibility', 'seo'] });
    return urls.length;
  });
  await lighthouse.close();
  return row;
}

if (!values['no-peers']) ensureLighthouse();
const demo = await serveDemo();
const connectTo = [demo.connectTo].flat().join(',');
const rows = [await runRenderer(connectTo)];
if (!values['no-peers']) {
  say('Lighthouse on the same pages ...');
  rows.push(await runLighthouse(connectTo));
}
await demo.close();
rmSync(folder, { recursive: true, force: true });
console.log(
  '| runner | pages | pages a minute | CPU s a page | peak MB in browsers | load |\n|---|---|---|---|---|---|',
);
for (const { name, pages, perMinute, cpu, peakMb, load } of rows)
  console.log(
    `| ${name} | ${pages} | ${perMinute.toFixed(0)} | ${cpu.toFixed(2)} | ${peakMb.toFixed(0)} | ${load.toFixed(1)} |`,
  );
const [ours, theirs] = rows;
if (theirs !== undefined)
  console.log(
    `\nLighthouse takes ${(theirs.cpu / ours.cpu).toFixed(1)} times the CPU of a page, and ${(ours.perMinute / theirs.perMinute).toFixed(1)} times as long.`,
  );
console.log(
  '\nCPU counts browsers and this process, which also serves the pages and meters; memory is proportional (PSS).',
);
