/** Watches what a browser and its child processes use of the machine, where the system reports it (Linux). */
import { readGroup } from '../process-group.ts';

/** Of all processes of a group without shared memory; null where it is not reported. */
export async function memoryOfGroup(pid: number): Promise<number | null> {
  const members = await readGroup(pid);
  return members?.reduce((sum, { ownBytes }) => sum + ownBytes, 0) ?? null;
}

/** Processor time of all running processes of a group; null where it is not reported. */
export async function cpuOfGroup(pid: number): Promise<number | null> {
  const members = await readGroup(pid);
  return members?.reduce((sum, { cpuMs }) => sum + cpuMs, 0) ?? null;
}

/** Calls `onTooMuch` once when the group exceeds its limit; the returned function stops watching. */
export function watchMemory(
  pid: number,
  { mostBytes, everyMs, onTooMuch }: { mostBytes: number; everyMs: number; onTooMuch: () => void },
): () => void {
  let isBusy = false;
  const check = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    const bytes = await memoryOfGroup(pid);
    isBusy = false;
    if (bytes === null || bytes <= mostBytes) return;
    clearInterval(timer);
    onTooMuch();
  };
  const timer = setInterval(() => void check(), everyMs);
  return () => clearInterval(timer);
}
