/** CPU time and memory of processes, as the kernel counts them, and how memory grows over time; Linux only. */
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;
const cpuEveryMs = 100;
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
  const timer = setInterval(sample, cpuEveryMs);
  return {
    read: () => {
      sample();
      clearInterval(timer);
      const ticks = [...now].reduce((sum, [pid, count]) => sum + count - (before.get(pid) ?? 0), 0);
      return { cpuSeconds: ticks / ticksPerSecond, mostMb };
    },
  };
}

const memoryEveryMs = 2000;
const megabyte = 1024 * 1024;

function residentMb(pid) {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    return null; // it ended, or this is no Linux
  }
}

async function heapMb(url) {
  try {
    const text = await (await fetch(`${url}/metrics`)).text();
    const gauge = (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
    return (gauge('nodejs_heap_size_used_bytes') + gauge('nodejs_external_memory_bytes')) / megabyte;
  } catch {
    return null; // it is busy or gone
  }
}

/** Resident memory of a server, and the heap of its main thread after garbage collection. */
export function watchMemory(pid, url) {
  const resident = [];
  const heap = [];
  const poll = async () => {
    const mb = residentMb(pid);
    if (mb !== null) resident.push(mb);
    const held = await heapMb(url);
    if (held !== null) heap.push(held);
  };
  const timer = setInterval(() => void poll(), memoryEveryMs);
  return { resident, heap, stop: () => clearInterval(timer) };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const least = (values) => Math.min(...values);

/** Growth from the second fifth to the last, in per cent; the first fifth is the start-up. */
function growth(samples, summarise) {
  const fifth = Math.floor(samples.length / 5);
  const parts = [1, 2, 3, 4].map((at) => Math.round(summarise(samples.slice(at * fifth, (at + 1) * fifth))));
  const [early = 0] = parts;
  const late = parts.at(-1) ?? 0;
  return { parts, percent: Math.round(((late - early) / early) * 1000) / 10 };
}

export const growthOfResident = (samples) => growth(samples, median);
/** The minimum of an interval is the heap right after a collection. */
export const growthOfHeap = (samples) => growth(samples, least);
