/** Finds names of a fixed list in character codes, whatever the case of their letters, without making a string. */

const slotCount = 1024;
const upperA = 65;
const upperZ = 90;

const lower = (code: number): number => (code >= upperA && code <= upperZ ? code + 32 : code);
const next = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);
const slotOf = (hash: number): number => (hash ^ (hash >>> 12)) & (slotCount - 1);

export class KnownWords<Value> {
  private readonly slots = new Int16Array(slotCount);
  private readonly names: string[] = [];
  private readonly values: Value[] = [];

  /** Names in lower case. */
  constructor(entries: Iterable<readonly [string, Value]>) {
    for (const [name, value] of entries) {
      this.names.push(name);
      this.values.push(value);
      let hash = name.length;
      for (let at = 0; at < name.length; at += 1) hash = next(hash, name.charCodeAt(at));
      let slot = slotOf(hash);
      while (this.slots[slot] !== 0) slot = (slot + 1) & (slotCount - 1);
      this.slots[slot] = this.names.length;
    }
  }

  /** The value of the name that stands from `from` to `to`. */
  find(codes: Uint16Array, from: number, to: number): Value | undefined {
    let hash = to - from;
    for (let at = from; at < to; at += 1) hash = next(hash, lower(codes[at] ?? 0));
    for (let slot = slotOf(hash); ; slot = (slot + 1) & (slotCount - 1)) {
      const at = (this.slots[slot] ?? 0) - 1;
      if (at === -1) return undefined;
      if (isSame(this.names[at] ?? '', codes, from, to)) return this.values[at];
    }
  }
}

function isSame(name: string, codes: Uint16Array, from: number, to: number): boolean {
  if (name.length !== to - from) return false;
  for (let at = 0; at < name.length; at += 1)
    if (name.charCodeAt(at) !== lower(codes[from + at] ?? 0)) return false;
  return true;
}
