/** Watches how much memory a browser and its helpers hold, where the system tells (Linux). */
import { readdir, readFile } from 'node:fs/promises';

const pageBytes = 4096;

/** Process group and own pages of one process; null when it is gone. */
async function readProcess(pid: string): Promise<{ group: number; bytes: number } | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name may hold anything but ends with the last bracket.
    const [, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [, resident = '0', shared = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
    return { group: Number(group), bytes: (Number(resident) - Number(shared)) * pageBytes };
  } catch {
    return null;
  }
}

/** Of all processes of a group, what they share among each other left out; null where it cannot be told. */
export async function memoryOfGroup(pid: number): Promise<number | null> {
  const pids = await readdir('/proc').catch(() => null);
  if (pids === null) return null;
  // Helpers have higher numbers than the browser, but for the rare turn of the counter.
  const own = pids.filter((each) => /^\d+$/.test(each) && Number(each) >= pid);
  const processes = await Promise.all(own.map(readProcess));
  return processes.reduce((sum, each) => sum + (each?.group === pid ? each.bytes : 0), 0);
}

/** Calls `onTooMuch` once when the group holds more than it may; the answer ends the watch. */
export function watchMemory(
  pid: number,
  { mostBytes, everyMs, onTooMuch }: { mostBytes: number; everyMs: number; onTooMuch: () => void },
): () => void {
  let isBusy = false;
  const look = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    const bytes = await memoryOfGroup(pid);
    isBusy = false;
    if (bytes === null || bytes <= mostBytes) return;
    clearInterval(timer);
    onTooMuch();
  };
  const timer = setInterval(() => void look(), everyMs);
  return () => clearInterval(timer);
}
