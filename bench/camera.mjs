/** Measures the camera on the demo site: pages a minute, CPU seconds a page, peak memory. `npx node bench/camera.mjs [ROUNDS]`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseConnectTo } from '../engine/crawl/connect-to.ts';
import { createChromiumCamera } from '../server/adapters/chromium-camera/chromium-camera.ts';
import { serveDemo } from '../server/demo/serve-demo.ts';

const paths = ['/', '/teapots/', '/teapots/ember-teapot', '/cups/', '/about', '/faq', '/contact', '/terms'];
const rounds = Number(process.argv[2] ?? 2);
const ticksPerSecond = 100;

const demo = await serveDemo();
const camera = createChromiumCamera({
  configured: process.env.CHROME_PATH,
  own: path.join(import.meta.dirname, '..', '.cache', 'browser', 'chromium'),
  connectTo: parseConnectTo([demo.connectTo].flat().join(',')),
  aboutUrl: 'https://pagewright.example/bot',
});

/** CPU ticks of every browser process ever seen, and the most memory held at once, what is shared counted once for each. */
const ticks = new Map();
let peakBytes = 0;
const groups = new Set();
function sample() {
  let bytes = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // Helpers do not carry the folder's name, but stand in the browser's process group.
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('pagewright-look-')) groups.add(fields[2]);
      if (!groups.has(fields[2])) continue;
      ticks.set(pid, Number(fields[11]) + Number(fields[12]));
      bytes +=
        Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024;
    } catch {
      // It ended meanwhile.
    }
  }
  peakBytes = Math.max(peakBytes, bytes);
}

const sampling = setInterval(sample, 500);
const { signal } = new AbortController();
const started = Date.now();
const urls = Array.from({ length: rounds }, () => paths).flat();
const outcomes = await Promise.all(
  urls.map((each) => camera.visit({ url: `https://demo.example${each}`, robots: [] }, signal)),
);
const seconds = (Date.now() - started) / 1000;
clearInterval(sampling);
const { user, system } = process.cpuUsage();
const browsers = [...ticks.values()].reduce((sum, each) => sum + each, 0) / ticksPerSecond;
const own = (user + system) / 1e6;
const seen = outcomes.filter(({ kind }) => kind === 'visited').length;
console.log(
  `${urls.length} visits (${seen} seen) in ${seconds.toFixed(1)} s: ${((urls.length * 60) / seconds).toFixed(0)} pages a minute, ` +
    `${(browsers / urls.length).toFixed(2)} CPU s a page in browsers and ${(own / urls.length).toFixed(2)} here (demo site and sampling included), peak ${(peakBytes / 1e6).toFixed(0)} MB in browsers (PSS).`,
);
for (const outcome of outcomes) if (outcome.kind !== 'visited') console.log(outcome.sentence);
await camera.close();
await demo.close();
