/** Finds names of a fixed list in character codes, whatever the case of their letters, without making a string. */

const slotCount = 1024;
const upperA = 65;
const upperZ = 90;

const lower = (code: number): number => (code >= upperA && code <= upperZ ? code + 32 : code);
const slotOf = (hash: number): number => (hash ^ (hash >>> 12)) & (slotCount - 1);

/** Of no name yet. */
export const nameHashStart = 0;
/** Of a name and one more letter, the same in either case. */
export const nameHash = (hash: number, code: number): number => Math.imul(hash ^ (code | 32), 0x01000193);

export class KnownWords<Value> {
  /** Place of the name from 1 on; 0 is free. */
  private readonly slots = new Int16Array(slotCount);
  /** All names in a row, and where each starts. */
  private readonly letters: Uint16Array;
  private readonly starts: number[] = [0];
  private readonly values: Value[] = [];

  /** Names in lower case. */
  constructor(entries: Iterable<readonly [string, Value]>) {
    let all = '';
    for (const [name, value] of entries) {
      all += name;
      this.starts.push(all.length);
      this.values.push(value);
      let hash = nameHashStart;
      for (let at = 0; at < name.length; at += 1) hash = nameHash(hash, name.charCodeAt(at));
      let slot = slotOf(hash);
      while (this.slots[slot] !== 0) slot = (slot + 1) & (slotCount - 1);
      this.slots[slot] = this.values.length;
    }
    this.letters = Uint16Array.from(all, (letter) => letter.charCodeAt(0));
  }

  /** The value of the name that stands from `from` to `to` and has that `nameHash`. */
  find(codes: Uint16Array, from: number, to: number, hash: number): Value | undefined {
    for (let slot = slotOf(hash); ; slot = (slot + 1) & (slotCount - 1)) {
      const at = (this.slots[slot] ?? 0) - 1;
      if (at === -1) return undefined;
      if (this.isSame(at, codes, from, to)) return this.values[at];
    }
  }

  private isSame(name: number, codes: Uint16Array, from: number, to: number): boolean {
    const start = this.starts[name] ?? 0;
    if ((this.starts[name + 1] ?? 0) - start !== to - from) return false;
    const { letters } = this;
    for (let at = from; at < to; at += 1)
      if (letters[start + at - from] !== lower(codes[at] ?? 0)) return false;
    return true;
  }
}
