/** `npm run lab -- suggester`: cost of the built-in suggester on the demo site: processor, memory, event loop delay. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { AuditOptions } from '../contract/entities/audit-options.ts';
import { realClock } from '../engine/fetch/clock.ts';
import { parseConnectTo } from '../engine/fetch/connect-to.ts';
import { createHttpClient } from '../engine/fetch/http-client.ts';
import { analyzeSite } from '../engine/pipeline/analyze-site.ts';
import { serveDemo } from '../server/demo/serve-demo.ts';
import { demoDomain } from '../server/demo/site-model/demo-hosts.ts';
import { createAssistantPool, createRemoteSuggester } from '../server/workers/assistant-pool.ts';

const toMb = (bytes) => Math.round(bytes / 1e6);
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const spent = (since) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

/** Measured while pages get suggestions; what the audit does on this thread before and after does not count. */
const loop = monitorEventLoopDelay({ resolution: 5 });

/** Processor time of this thread between two ticks: unlike the delay, it does not include other programs. */
const own = { worstMs: 0, before: process.threadCpuUsage(), timer: undefined };
const tick = () => {
  const { user, system } = process.threadCpuUsage(own.before);
  own.worstMs = Math.max(own.worstMs, (user + system) / 1000);
  own.before = process.threadCpuUsage();
};

/** A suggester with measurements. */
function metered(suggester, figures) {
  const open = async (site, signal) => {
    figures.rssBefore = process.memoryUsage().rss;
    const begun = performance.now();
    const session = await suggester.open(site, signal);
    figures.openMs = performance.now() - begun;
    loop.enable();
    own.before = process.threadCpuUsage();
    own.timer = setInterval(tick, 1);
    const suggestPage = async (url, stop) => {
      const since = process.cpuUsage();
      const page = await session.suggestPage(url, stop);
      figures.pageCpuMs.push(spent(since));
      figures.loopWorstMs = loop.max / 1e6;
      figures.ownWorstMs = own.worstMs;
      figures.rssPeak = Math.max(figures.rssPeak, process.memoryUsage().rss);
      return page;
    };
    return { ...session, suggestPage };
  };
  return { ...suggester, open };
}

const figures = { openMs: 0, pageCpuMs: [], rssBefore: 0, rssPeak: 0, loopWorstMs: 0, ownWorstMs: 0 };
const served = await serveDemo();
const client = createHttpClient({
  connectTo: parseConnectTo(served.connectTo.join(',')),
  clock: { ...realClock, sleep: (_ms, signal) => realClock.sleep(0, signal) },
});
const assistants = createAssistantPool();
const options = AuditOptions.parse({
  id: '5f3b1f4e-4c7d-4f0e-9d3c-1a2b3c4d5e6f',
  domain: demoDomain,
  host: demoDomain,
  maxPages: 30,
  crawlDelayMs: 100,
  startedAtMs: Date.now(),
});
const suggester = metered(createRemoteSuggester(assistants), figures);
const ports = { client, suggester, onProgress: () => undefined, now: () => new Date() };
await analyzeSite(options, ports, new AbortController().signal);
loop.disable();
clearInterval(own.timer);
await assistants.close();
await client.close();
await served.close();

const { pageCpuMs } = figures;
console.log(`pages                        ${pageCpuMs.length}`);
console.log(`start, models included       ${Math.round(figures.openMs)} ms`);
console.log(`processor a page, median     ${Math.round(median(pageCpuMs))} ms (at most 1000)`);
console.log(`processor a page, worst      ${Math.round(Math.max(...pageCpuMs))} ms`);
console.log(`memory added                 ${toMb(figures.rssPeak - figures.rssBefore)} MB (at most 700)`);
console.log(`event loop beside it, worst  ${Math.round(figures.loopWorstMs)} ms (at most 50)`);
console.log(
  `of that its own work         ${Math.round(figures.ownWorstMs)} ms (the rest is what else the machine does)`,
);
if (median(pageCpuMs) > 1000 || figures.rssPeak - figures.rssBefore > 700e6 || figures.ownWorstMs > 50)
  process.exitCode = 1;
