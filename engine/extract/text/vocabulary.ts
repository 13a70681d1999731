/** The distinct words of a text, numbered as they come and kept as places in it: strings are made when asked for. */
import { doubled } from '../doubled.ts';
import { detach } from '../text-log.ts';
import { stopLanguages } from './stop-words.ts';

/** Words that pages share, by their hash, a power of two of them; those whose hashes meet in one place take turns in it. */
const sharedMax = 4096;
const shared: string[] = Array.from({ length: sharedMax }, () => '');

export class Vocabulary {
  size = 0;
  /** Of each word: its hash, its uses, those in running text and, once all are read, the languages that have it as a stop word. */
  hashes = new Int32Array(2048);
  counts = new Int32Array(2048);
  proseCounts = new Int32Array(2048);
  stopBits = new Uint8Array(2048);
  /** The stop words of any language, in order: the first `stopCount` count. */
  stopIds = new Int32Array(2048);
  stopCount = 0;
  /** Groups of vowels, as `beatsOf` has them; set by who reads the words. */
  beats = new Int32Array(2048);
  starts = new Int32Array(2048);
  ends = new Int32Array(2048);
  /** Slots of an open hash table: number + 1, 0 when free. */
  private slots = new Int32Array(4096);
  private codes: Uint16Array = new Uint16Array(0);
  private text = '';

  /** Starts anew with the words of another text, given as it is and as codes; words are in lower case when they are noted. */
  reset(text: string, codes: Uint16Array): void {
    this.text = text;
    this.codes = codes;
    this.size = 0;
    this.slots.fill(0);
  }

  word(id: number): string {
    const start = this.starts[id] ?? 0;
    const word = this.text.slice(start, this.ends[id]);
    return this.isPlain(word, start) ? word : word.toLowerCase();
  }

  /** As `word`, and the very string again where another page had the word as well: maps know it at a glance. */
  sharedWord(id: number): string {
    const hash = this.hashes[id] ?? 0;
    const place = (hash ^ (hash >>> 15)) & (sharedMax - 1);
    const known = shared[place] ?? '';
    if (known.length === this.lengthOf(id) && this.isThere(known, this.starts[id] ?? 0)) return known;
    const word = detach(this.word(id));
    shared[place] = word;
    return word;
  }

  /** Most words stand in lower case, as the known one does. */
  private isThere(word: string, start: number): boolean {
    return this.text.startsWith(word, start) || this.isLowered(word, start);
  }

  /** Whether the text has the word there; beyond plain letters that is not told from the codes alone. */
  private isLowered(word: string, start: number): boolean {
    for (let at = 0; at < word.length; at += 1)
      if (this.text.charCodeAt(start + at) > 127 || word.charCodeAt(at) !== this.codes[start + at])
        return false;
    return true;
  }

  /** Plain letters in lower case, as most words are: a look at them costs less than to lower them. */
  private isPlain(word: string, start: number): boolean {
    for (let at = 0; at < word.length; at += 1) {
      const code = word.charCodeAt(at);
      if (code > 127 || code !== this.codes[start + at]) return false;
    }
    return true;
  }

  lengthOf(id: number): number {
    return (this.ends[id] ?? 0) - (this.starts[id] ?? 0);
  }

  /** Number of the word from `from` to `to`, whose hash is known; its use is counted. */
  note(from: number, to: number, hash: number): number {
    const { slots, hashes, counts } = this;
    const mask = slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (;;) {
      const id = (slots[slot] ?? 0) - 1;
      if (id === -1) break;
      if (hashes[id] === hash && this.isSame(id, from, to)) {
        counts[id] = (counts[id] ?? 0) + 1;
        return id;
      }
      slot = (slot + 1) & mask;
    }
    return this.add(slot, from, to, hash);
  }

  /** Told for all words at once, when they are read. */
  findStopWords(): void {
    const { hashes, starts, ends, stopBits, stopIds, codes } = this;
    let found = 0;
    for (let id = 0; id < this.size; id += 1) {
      const languages = stopLanguages(codes, starts[id] ?? 0, ends[id] ?? 0, hashes[id] ?? 0);
      stopBits[id] = languages;
      stopIds[found] = id;
      if (languages !== 0) found += 1;
    }
    this.stopCount = found;
  }

  private add(slot: number, from: number, to: number, hash: number): number {
    const id = this.size;
    if (id === this.hashes.length) this.grow();
    this.hashes[id] = hash;
    this.starts[id] = from;
    this.ends[id] = to;
    this.counts[id] = 1;
    this.proseCounts[id] = 0;
    this.slots[slot] = id + 1;
    this.size = id + 1;
    if (this.size * 2 > this.slots.length) this.rehash();
    return id;
  }

  private isSame(id: number, from: number, to: number): boolean {
    const { codes } = this;
    const start = this.starts[id] ?? 0;
    if ((this.ends[id] ?? 0) - start !== to - from) return false;
    for (let at = from; at < to; at += 1) if (codes[at] !== codes[start + at - from]) return false;
    return true;
  }

  private grow(): void {
    const stopBits = new Uint8Array(this.stopBits.length * 2);
    stopBits.set(this.stopBits);
    this.stopBits = stopBits;
    this.hashes = doubled(this.hashes);
    this.stopIds = doubled(this.stopIds);
    this.counts = doubled(this.counts);
    this.proseCounts = doubled(this.proseCounts);
    this.beats = doubled(this.beats);
    this.starts = doubled(this.starts);
    this.ends = doubled(this.ends);
  }

  private rehash(): void {
    this.slots = new Int32Array(this.slots.length * 2);
    const mask = this.slots.length - 1;
    for (let id = 0; id < this.size; id += 1) {
      const hash = this.hashes[id] ?? 0;
      let slot = (hash ^ (hash >>> 15)) & mask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
      this.slots[slot] = id + 1;
    }
  }
}
