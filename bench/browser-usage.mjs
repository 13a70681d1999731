/** What browsers cost: processor time and memory of all processes in the groups that a mark in a command line names. */
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;
const everyMs = 100;

/** Counts from now on; `stop` gives CPU seconds and the most memory held at once, what is shared counted by parts. */
export function meterBrowsers(mark) {
  const ticks = new Map();
  const groups = new Set();
  let peakBytes = 0;
  let turn = 0;

  function readProcess(pid) {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const group = fields[2];
    // Helpers do not carry the mark, but stand in the browser's process group.
    if (!groups.has(group)) {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(mark)) return 0;
      groups.add(group);
    }
    ticks.set(pid, Number(fields[11]) + Number(fields[12]));
    // Dearer to ask than the rest.
    if (turn % 5 !== 0) return 0;
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024;
  }

  function sample() {
    let bytes = 0;
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        bytes += readProcess(pid);
      } catch {
        // It ended meanwhile.
      }
    }
    turn += 1;
    peakBytes = Math.max(peakBytes, bytes);
  }

  const timer = setInterval(sample, everyMs);
  return {
    stop: () => {
      sample();
      clearInterval(timer);
      const cpuSeconds = [...ticks.values()].reduce((sum, each) => sum + each, 0) / ticksPerSecond;
      return { cpuSeconds, peakMb: peakBytes / 1e6 };
    },
  };
}
