/** `npm run lab -- logs`: reads 5 million lines of a server log, about 1 GB; `--lines N` for another number, `--format caddy` for JSON. */

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { analyzeLogs } from '../../engine/logs/analyze-logs.ts';
import { openChecks } from './support/checks.mjs';

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '5000000' },
    format: { type: 'string', default: 'combined' },
    read: { type: 'string' },
  },
});
/** In a process of its own, which has not made the log. */
if (values.read !== undefined) {
  const bytes = createReadStream(values.read, { highWaterMark: 256 * 1024 });
  const { summary } = await analyzeLogs([{ name: values.read, bytes }]);
  const { user, system } = process.cpuUsage();
  const { requests, unread, pages, cut } = summary;
  const memoryMb = process.resourceUsage().maxRSS / 1024;
  const measured = { seconds: process.uptime(), cpuSeconds: (user + system) / 1e6, memoryMb };
  console.log(JSON.stringify({ requests, unread, pages: pages.length, cut, ...measured }));
  process.exit();
}

const lines = Number(values.lines);
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const agents = [
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
];
const referrer = 'https://shop.example/kategorie/gartenmoebel/';
const start = Date.UTC(2026, 9, 20);

/** A third of the requests are crawlers', on 200,000 URLs. */
function requestAt(at) {
  const random = Math.imul(at + 1, 2654435761) >>> 0;
  return {
    address: `${random % 223}.${(random >>> 8) % 256}.${(random >>> 16) % 256}.${random % 251}`,
    time: new Date(start + at * 500),
    path: `/products/garden/item-${random % 200_000}${random % 10 === 0 ? `?color=${random % 40}` : ''}`,
    status: [200, 200, 200, 200, 301, 404, 200, 304][random % 8],
    agent: random % 3 === 0 ? agents[random % 4] : `${chrome} ${random % 500}`,
  };
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
function commonTime(time) {
  const text = time.toISOString();
  return `${text.slice(8, 10)}/${months[time.getUTCMonth()]}/${text.slice(0, 4)}:${text.slice(11, 19)} +0000`;
}

function writeLine(at) {
  const { address, time, path: target, status, agent } = requestAt(at);
  if (values.format === 'caddy')
    return `{"level":"info","ts":${time.getTime() / 1000},"logger":"http.log.access.log0","msg":"handled request","request":{"remote_ip":"${address}","method":"GET","host":"shop.example","uri":"${target}","headers":{"User-Agent":["${agent}"]}},"status":${status}}\n`;
  return `${address} - - [${commonTime(time)}] "GET ${target} HTTP/1.1" ${status} 5120 "${referrer}" "${agent}"\n`;
}

const { say, figure, holds, close } = openChecks(`Server logs: ${lines} lines, ${values.format}`);
const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-logs-'));
const file = path.join(folder, 'access.log');
try {
  const out = createWriteStream(file);
  for (let at = 0; at < lines; at += 5000) {
    const piece = Array.from({ length: Math.min(5000, lines - at) }, (_, each) => writeLine(at + each)).join(
      '',
    );
    if (!out.write(piece)) await once(out, 'drain');
  }
  await once(out.end(), 'close');
  figure('megabytes', statSync(file).size / 1e6);
  const measured = spawnSync(process.execPath, [fileURLToPath(import.meta.url), '--read', file], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { requests, unread, pages, cut, seconds, cpuSeconds, memoryMb } = JSON.parse(measured.stdout);
  figure('wallSeconds', seconds);
  say(`${requests} requests, ${pages} pages, cut: ${JSON.stringify(cut)}`);
  holds('every line was read', requests === lines && unread === 0);
  holds('below 60 s of CPU', cpuSeconds < 60, cpuSeconds);
  holds('below 300 MB', memoryMb < 300, memoryMb);
} finally {
  rmSync(folder, { recursive: true });
}
process.exitCode = close();
