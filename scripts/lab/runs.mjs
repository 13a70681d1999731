/** `npm run lab -- runs`: measures the latency of an API call while two 100-page analyses run, and their duration. */
import { setTimeout as delay } from 'node:timers/promises';
import { hashPassword } from '../../server/services/accounts/passwords.ts';
import { percentile } from './support/callers.mjs';
import { openLab, readOptions, serveShop, startProductAtUrl } from './support/lab.mjs';

const pages = 100;
const crawlDelayMs = 100;
const password = 'a long phrase of my own making';
const restMs = 20;

const gauge = async (url, name) => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
};

/** Repeats a call until stopped; returns the milliseconds of each. */
async function hammer(url, headers, isOver) {
  const times = [];
  while (!(await isOver(times.length))) {
    const begun = performance.now();
    const response = await fetch(`${url}/api/user/usage`, { headers });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`The call responded with ${response.status}`);
    times.push(performance.now() - begun);
    await delay(restMs);
  }
  return times;
}

const hosts = ['shop-a.example', 'shop-b.example', 'shop-c.example'];
const shops = await Promise.all(hosts.map((host) => serveShop(pages, host)));
const lab = await openLab();
/** Measures crawl and audit; `--whole` adds the suggester and the browser. */
const { whole: isWhole } = readOptions({ whole: false });
const user = await lab.person(
  { crawlDelay: crawlDelayMs, maxPages: pages, useAI: isWhole },
  await hashPassword(password),
);
const product = await startProductAtUrl({
  ...lab.env,
  ...(isWhole ? {} : { CHROME_PATH: 'off' }),
  CONNECT_TO: shops.map(({ port }, at) => `${hosts[at]}=127.0.0.1:${port}`).join(','),
});
const signIn = await fetch(`${product.url}/api/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', origin: product.url },
  body: JSON.stringify({ email: user.email, password }),
});
const headers = { cookie: signIn.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
await delay(5000);

const unfinished = async () =>
  (await lab.runs()).filter(({ state }) => state === 'queued' || state === 'running').length;
const lagMs = async () => (await gauge(product.url, 'nodejs_eventloop_lag_max_seconds')) * 1000;

// Warm-up: code is slow the first time it runs.
await hammer(product.url, headers, async (count) => count >= 200);
await lagMs();
const alone = await hammer(product.url, headers, async (count) => count >= 200);
const lagAlone = await lagMs();

const secondsOf = ({ created_at: begun, ended_at: end }) => (end.getTime() - begun.getTime()) / 1000;
await lab.start(user, hosts[2]);
await lab.untilDone();
const [single] = await lab.runs();

await lagMs();
await lab.start(user, hosts[0]);
await lab.start(user, hosts[1]);
const beside = await hammer(
  product.url,
  headers,
  async (count) => count % 10 === 9 && (await unfinished()) === 0,
);
const lagBeside = await lagMs();
const both = (await lab.runs()).filter(({ id }) => id !== single.id);

const dictated = (pages * crawlDelayMs) / 1000;
const round = (value) => Math.round(value * 10) / 10;
console.log(
  JSON.stringify(
    {
      callAlone: {
        calls: alone.length,
        p50Ms: round(percentile(alone, 0.5)),
        p99Ms: round(percentile(alone, 0.99)),
      },
      callBesideTwoRuns: {
        calls: beside.length,
        p50Ms: round(percentile(beside, 0.5)),
        p99Ms: round(percentile(beside, 0.99)),
        maxMs: round(Math.max(...beside)),
      },
      worstEventLoopDelayMs: { alone: round(lagAlone), besideTwoRuns: round(lagBeside) },
      oneRun: {
        state: single.state,
        pages: single.progress.pagesAnalyzed,
        seconds: round(secondsOf(single)),
        delayAloneDictatesSeconds: dictated,
        ratio: Math.round((secondsOf(single) / dictated) * 100) / 100,
      },
      twoRuns: both.map((run) => ({
        state: run.state,
        pages: run.progress.pagesAnalyzed,
        seconds: round(secondsOf(run)),
      })),
    },
    null,
    2,
  ),
);
product.child.kill('SIGTERM');
await product.ended;
for (const shop of shops) shop.close();
await lab.close();
