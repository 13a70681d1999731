/** The memory of a process over time, as the kernel counts it. */
import { readFileSync } from 'node:fs';

const everyMs = 2000;

function residentMb(pid) {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    return null; // it ended, or this is no Linux
  }
}

export function watchMemory(pid) {
  const samples = [];
  const timer = setInterval(() => {
    const mb = residentMb(pid);
    if (mb !== null) samples.push(mb);
  }, everyMs);
  return { samples, stop: () => clearInterval(timer) };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The first fifth is the start, which is left out. */
export function growthOf(samples) {
  const fifth = Math.floor(samples.length / 5);
  const early = median(samples.slice(fifth, 2 * fifth));
  const late = median(samples.slice(-fifth));
  return {
    early: Math.round(early),
    late: Math.round(late),
    most: Math.round(Math.max(0, ...samples)),
    percent: Math.round(((late - early) / early) * 1000) / 10,
  };
}
