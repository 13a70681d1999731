/** Watches how much memory a browser and its helpers hold, where the system tells (Linux). */
import { readGroup } from '../process-group.ts';

/** Of all processes of a group, what they share among each other left out; null where it cannot be told. */
export async function memoryOfGroup(pid: number): Promise<number | null> {
  const members = await readGroup(pid);
  return members?.reduce((sum, { ownBytes }) => sum + ownBytes, 0) ?? null;
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
