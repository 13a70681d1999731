/** The distinct words of a text, numbered as they come and kept as places in it: strings are made when asked for. */
import { doubled } from '../doubled.ts';
import { idColumn, Lexicon, traitsColumn } from './lexicon.ts';

export class Vocabulary {
  size = 0;
  /** Of each word: its hash, what is known of it, its uses, and those in running text. */
  hashes = new Int32Array(2048);
  traits = new Int32Array(2048);
  counts = new Int32Array(2048);
  proseCounts = new Int32Array(2048);
  /** What is known of any of them. */
  allTraits = 0;
  /** Its first place, and its row in the lexicon. */
  private starts = new Int32Array(2048);
  private ends = new Int32Array(2048);
  private rows = new Int32Array(2048);
  private readonly lexicon = new Lexicon();
  private text = '';

  /** Starts anew with the words of another text, given as it is and as codes. */
  reset(text: string, codes: Uint16Array): void {
    this.text = text;
    this.size = 0;
    this.allTraits = 0;
    this.lexicon.readFrom(codes);
  }

  word(id: number): string {
    return this.text.slice(this.starts[id], this.ends[id]).toLowerCase();
  }

  /** Id of the word from `from` to `to`, which is in lower case and whose hash is known; its use is counted. */
  note(from: number, to: number, hash: number): number {
    const row = this.lexicon.rowOf(from, to, hash);
    // An id that an earlier text left there belongs to another row by now, or to none.
    const id = this.lexicon.rows[row + idColumn] ?? 0;
    if (id >= this.size || this.rows[id] !== row) return this.add(row, from, to, hash);
    this.counts[id] = (this.counts[id] ?? 0) + 1;
    return id;
  }

  private add(row: number, from: number, to: number, hash: number): number {
    const id = this.size;
    if (id === this.counts.length) this.grow();
    this.lexicon.rows[row + idColumn] = id;
    this.rows[id] = row;
    this.hashes[id] = hash;
    const traits = this.lexicon.rows[row + traitsColumn] ?? 0;
    this.traits[id] = traits;
    this.allTraits |= traits;
    this.starts[id] = from;
    this.ends[id] = to;
    this.counts[id] = 1;
    this.proseCounts[id] = 0;
    this.size = id + 1;
    return id;
  }

  private grow(): void {
    this.hashes = doubled(this.hashes);
    this.traits = doubled(this.traits);
    this.counts = doubled(this.counts);
    this.proseCounts = doubled(this.proseCounts);
    this.starts = doubled(this.starts);
    this.ends = doubled(this.ends);
    this.rows = doubled(this.rows);
  }
}
