/** Measures processor time and memory of all browser processes whose command line has a marker. */
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;
const everyMs = 100;

/** Starts measuring; `stop` returns CPU seconds and peak memory, with shared memory divided among processes. */
export function meterBrowsers(marker) {
  const ticks = new Map();
  const groups = new Set();
  let peakBytes = 0;
  let samples = 0;

  function readProcess(pid) {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const group = fields[2];
    // Helper processes lack the marker, but are in the browser's process group.
    if (!groups.has(group)) {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(marker)) return 0;
      groups.add(group);
    }
    ticks.set(pid, Number(fields[11]) + Number(fields[12]));
    // More expensive to read than the rest.
    if (samples % 5 !== 0) return 0;
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
    samples += 1;
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
