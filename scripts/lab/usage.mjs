/** CPU time and memory of a process tree, as the kernel counts them; Linux only. */
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;
const everyMs = 100;
/** Reading memory costs more than reading CPU time. */
const memoryEvery = 10;

function readStat(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
}

const memoryOf = (pid) =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;

/** Counts from now on; `read` returns CPU seconds since then, and the peak of proportional memory in megabytes. */
export function meterTree(root) {
  const family = new Set([root]);
  const before = new Map();
  const now = new Map();
  let mostMb = 0;
  let turn = 0;
  const sample = () => {
    let mb = 0;
    for (const name of readdirSync('/proc')) {
      const pid = Number(name);
      if (!Number.isInteger(pid)) continue;
      try {
        const { parent, ticks } = readStat(pid);
        if (!family.has(pid) && !family.has(parent)) continue;
        // CPU time before the start of the meter is not counted; later processes start at zero.
        if (!family.has(pid) || !now.has(pid)) before.set(pid, turn === 0 ? ticks : 0);
        family.add(pid);
        now.set(pid, ticks);
        if (turn % memoryEvery === 0) mb += memoryOf(pid);
      } catch {
        // it ended meanwhile
      }
    }
    turn += 1;
    mostMb = Math.max(mostMb, mb);
  };
  sample();
  const timer = setInterval(sample, everyMs);
  return {
    read: () => {
      sample();
      clearInterval(timer);
      const ticks = [...now].reduce((sum, [pid, count]) => sum + count - (before.get(pid) ?? 0), 0);
      return { cpuSeconds: ticks / ticksPerSecond, mostMb };
    },
  };
}
