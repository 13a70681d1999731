/** The processes of a group, where the system tells (Linux). */
import { readdir, readFile } from 'node:fs/promises';

export interface GroupMember {
  readonly pid: number;
  /** Resident memory that it does not share. */
  readonly ownBytes: number;
}

const pageBytes = 4096;
const ended = new Set(['Z', 'X']);

/** Null when it is of another group, or no longer runs. */
async function readMember(pid: string, group: number): Promise<GroupMember | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name may hold anything but ends with the last bracket.
    const [state = '', , of] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(of) !== group || ended.has(state)) return null;
    const [, resident = '0', shared = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
    return { pid: Number(pid), ownBytes: (Number(resident) - Number(shared)) * pageBytes };
  } catch {
    return null;
  }
}

/** Those that run; null where it cannot be told. */
export async function readGroup(group: number): Promise<readonly GroupMember[] | null> {
  const pids = await readdir('/proc').catch(() => null);
  if (pids === null) return null;
  // Helpers have higher numbers than the one they help, but for the rare turn of the counter.
  const own = pids.filter((each) => /^\d+$/.test(each) && Number(each) >= group);
  const members = await Promise.all(own.map((each) => readMember(each, group)));
  return members.filter((each) => each !== null);
}
