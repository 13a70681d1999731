/** Lists the processes of a group, where the system reports them (Linux). */
import { readdir, readFile } from 'node:fs/promises';

export interface GroupMember {
  readonly pid: number;
  /** Resident memory without shared memory. */
  readonly ownBytes: number;
  /** Time on a processor since its start. */
  readonly cpuMs: number;
  /** Time that its main thread was ready to run, and no processor was free. */
  readonly waitedMs: number;
}

const pageBytes = 4096;
/** Linux reports processor time in hundredths of a second, whatever its own clock. */
const tickMs = 10;
const ended = new Set(['Z', 'X']);

/** How long the main thread of a process has waited for a processor; 0 where the system does not say. */
export async function readWaitedMs(pid: string): Promise<number> {
  const [, waitedNs = '0'] = (await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '')).split(' ');
  return Number(waitedNs) / 1e6;
}

/** Null when it belongs to another group, or no longer runs. */
async function readMember(pid: string, group: number): Promise<GroupMember | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The process name may contain anything; it ends with the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state = '', , of] = fields;
    if (Number(of) !== group || ended.has(state)) return null;
    const [, resident = '0', shared = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
    const cpuMs = (Number(fields[11]) + Number(fields[12])) * tickMs;
    const ownBytes = (Number(resident) - Number(shared)) * pageBytes;
    return { pid: Number(pid), ownBytes, cpuMs, waitedMs: await readWaitedMs(pid) };
  } catch {
    return null;
  }
}

/** Running processes; null where they are not reported. */
export async function readGroup(group: number): Promise<readonly GroupMember[] | null> {
  const pids = await readdir('/proc').catch(() => null);
  if (pids === null) return null;
  // Child processes have higher pids, except for a rare overflow of the counter.
  const own = pids.filter((each) => /^\d+$/.test(each) && Number(each) >= group);
  const members = await Promise.all(own.map((each) => readMember(each, group)));
  return members.filter((each) => each !== null);
}
