/** Lists the processes of a group, where the system reports them (Linux). */
import { readdirSync, readFileSync } from 'node:fs';

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

/** Files of /proc are made in memory when they are read: waiting for another thread costs ten times the reading. */
function readProc(path: string): string | null {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return null;
  }
}

/** How long the main thread of a process has waited for a processor; 0 where the system does not say. */
export function readWaitedMs(pid: number | 'self'): number {
  const [, waitedNs = '0'] = readProc(`${pid}/schedstat`)?.split(' ') ?? [];
  return Number(waitedNs) / 1e6;
}

/** Null when it belongs to another group, or no longer runs. */
function readMember(pid: number, group: number): GroupMember | null {
  const stat = readProc(`${pid}/stat`);
  if (stat === null) return null;
  // The process name may contain anything; it ends with the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state = '', , of] = fields;
  if (Number(of) !== group || ended.has(state)) return null;
  const [, resident = '0', shared = '0'] = readProc(`${pid}/statm`)?.split(' ') ?? [];
  return {
    pid,
    ownBytes: (Number(resident) - Number(shared)) * pageBytes,
    cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs,
    waitedMs: readWaitedMs(pid),
  };
}

const readMembers = (pids: readonly number[], group: number): GroupMember[] =>
  pids.flatMap((pid) => readMember(pid, group) ?? []);

/** Running processes; null where they are not reported. */
export function readGroup(group: number): readonly GroupMember[] | null {
  try {
    const pids = readdirSync('/proc').filter((each) => /^\d+$/.test(each));
    // Child processes have higher pids, except for a rare overflow of the counter.
    return readMembers(
      pids.map(Number).filter((pid) => pid >= group),
      group,
    );
  } catch {
    return null;
  }
}

/** For repeated readings: all processes of the machine are gone through only now and then, else those that were known. */
export function createGroupReader(group: number, scanEvery: number): () => readonly GroupMember[] | null {
  let known: readonly number[] = [];
  let readings = 0;
  return () => {
    const isScan = readings % scanEvery === 0;
    readings += 1;
    const members = isScan ? readGroup(group) : readMembers(known, group);
    known = members?.map(({ pid }) => pid) ?? [];
    return members;
  };
}
