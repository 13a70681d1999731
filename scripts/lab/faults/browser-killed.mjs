/** The browser is killed with SIGKILL while it renders pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { findBrowser } from '../../find-browser.mjs';
import { areSound } from '../support/accounting.mjs';

const kills = 3;

/** Pid, parent and command line of every process; Linux only. */
function listProcesses() {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (state === 'Z') return [];
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return [{ pid: Number(name), parent: Number(parent), command }];
    } catch {
      return []; // it ended in the meantime
    }
  });
}

/** Browser processes below a process; those without a type are the browsers themselves. */
function browsersBelow(root) {
  const all = listProcesses();
  const below = new Set([root]);
  for (let size = 0; size !== below.size; ) {
    size = below.size;
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
  }
  return all.filter(({ pid, command }) => pid !== root && below.has(pid) && /chrom/i.test(command));
}

export async function browserKilled({ holds, figure, skip }, openSandbox) {
  if (process.platform !== 'linux' || findBrowser() === null) {
    skip('browser killed', 'there is no browser here, or no /proc to find it by');
    return;
  }
  const bench = await openSandbox({ hasRenderer: true, pages: 8, settings: { useAI: true } });
  const [run] = await bench.begin(1);
  let done = 0;
  const giveUpAt = performance.now() + 120_000;
  while (done < kills && performance.now() < giveUpAt) {
    const found = browsersBelow(bench.product.child.pid);
    const isRendering = found.some(({ command }) => command.includes('--type=renderer'));
    const browser = found.find(({ command }) => !command.includes('--type='));
    if (isRendering && browser !== undefined) {
      process.kill(browser.pid, 'SIGKILL');
      done += 1;
      await delay(700);
    } else await delay(20);
  }
  await bench.untilFinished(300_000);
  const accounting = await bench.accounting();
  holds(
    'the run completes although its browser was killed three times',
    done === kills && areSound(accounting) && accounting.completed === 1,
    accounting,
  );
  holds('the server did not end with its browser', bench.isAlive());
  const analysis = await bench.analysisOf(run);
  const seen = analysis?.designAnalysis ?? [];
  const missed = seen.filter(({ screenshotData }) => screenshotData.error);
  figure(
    'pages rendered, and pages with a reason why not',
    `${seen.length - missed.length}, ${missed.length}`,
  );
  figure(
    'what is said of them',
    [...new Set(missed.map(({ screenshotData }) => screenshotData.error))].join(' | '),
  );
  await delay(3000);
  const left = browsersBelow(bench.product.child.pid).length;
  const { code } = await bench.stopProduct();
  await delay(1000);
  holds('no browser process is left after the scan', left === 0 && code === 0, left);
  await bench.close();
}
