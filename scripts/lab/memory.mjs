/** Measures the memory of a server over time: resident memory, and the heap of its main thread after garbage collection. */
import { readFileSync } from 'node:fs';

const everyMs = 2000;
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

export function watchMemory(pid, url) {
  const resident = [];
  const heap = [];
  const poll = async () => {
    const mb = residentMb(pid);
    if (mb !== null) resident.push(mb);
    const held = await heapMb(url);
    if (held !== null) heap.push(held);
  };
  const timer = setInterval(() => void poll(), everyMs);
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
