/** Finds pages whose main text is nearly the same, by MinHash signatures in bands: never all pairs. */
import type { PageIndex, PageRecord } from '../../facts/site-facts.ts';

const wordsMin = 100;
const similarityMin = 0.9;
/** Rows a band: with 0.9 alike slots a pair shares a band in all but one of ten thousand cases. */
const bandSize = 8;
/** In a crowded bucket each page is compared with the first page of so many clusters, not with every other. */
const leadersMax = 8;
/** A slot's value that so many pages share is boilerplate inside the main text. */
const boilerplatePagesMin = 20;
const boilerplateShare = 0.5;
const slotsMin = 16;

type Signature = Uint32Array;
type Boilerplate = readonly ReadonlySet<number>[] | null;

class Clusters {
  readonly #parent = new Map<number, number>();

  find(page: number): number {
    let root = page;
    for (let up = this.#parent.get(root); up !== undefined; up = this.#parent.get(root)) root = up;
    return root;
  }

  join(one: number, other: number): void {
    const [a, b] = [this.find(one), this.find(other)];
    if (a !== b) this.#parent.set(Math.max(a, b), Math.min(a, b));
  }
}

/** By slot, the value that stands in more than half of the pages, if any does: each vote for another takes one away. */
function findLeaders(signatures: readonly Signature[], size: number): Uint32Array {
  const leaders = new Uint32Array(size);
  const votes = new Int32Array(size);
  for (const signature of signatures) vote(signature, leaders, votes);
  return leaders;
}

function vote(signature: Signature, leaders: Uint32Array, votes: Int32Array): void {
  for (let slot = 0; slot < leaders.length; slot += 1) {
    const value = signature[slot] ?? 0;
    if (votes[slot] === 0) leaders[slot] = value;
    votes[slot] = (votes[slot] ?? 0) + (value === leaders[slot] ? 1 : -1);
  }
}

function countLeaders(signatures: readonly Signature[], leaders: Uint32Array): Int32Array {
  const counts = new Int32Array(leaders.length);
  for (const signature of signatures) countEqual(signature, leaders, counts);
  return counts;
}

function countEqual(signature: Signature, leaders: Uint32Array, counts: Int32Array): void {
  for (let slot = 0; slot < leaders.length; slot += 1)
    if (signature[slot] === leaders[slot]) counts[slot] = (counts[slot] ?? 0) + 1;
}

/** By slot, the value that too many pages share, of which there can be one; null when there are too few pages to tell. */
function findBoilerplate(signatures: readonly Signature[]): Boilerplate {
  const limit = Math.max(boilerplatePagesMin, signatures.length * boilerplateShare);
  if (signatures.length <= limit) return null;
  const leaders = findLeaders(signatures, signatures[0]?.length ?? 0);
  const counts = countLeaders(signatures, leaders);
  return Array.from(leaders, (leader, slot) => new Set((counts[slot] ?? 0) > limit ? [leader] : []));
}

/** The share of equal slots; boilerplate slots count only where little else is left. */
export function similarity(one: Signature, other: Signature, boilerplate: Boilerplate = null): number {
  let [equal, asked, equalAll] = [0, 0, 0];
  for (let slot = 0; slot < one.length; slot += 1) {
    const value = one[slot] ?? 0;
    const isEqual = value === other[slot];
    if (isEqual) equalAll += 1;
    if (isEqual && boilerplate?.[slot]?.has(value) === true) continue;
    asked += 1;
    if (isEqual) equal += 1;
  }
  return asked >= slotsMin ? equal / asked : equalAll / one.length;
}

function bandKey(signature: Signature, from: number): number {
  let hash = 0x811c9dc5;
  for (let slot = from; slot < from + bandSize; slot += 1)
    hash = Math.imul(hash ^ (signature[slot] ?? 0), 0x9e3779b1) ^ (hash >>> 15);
  return hash;
}

interface Candidate {
  readonly page: PageIndex;
  readonly signature: Signature;
}

/** One page a text: exact duplicates are another rule's matter. */
function candidatesOf(pages: readonly PageRecord[]): readonly Candidate[] {
  const seen = new Set<string>();
  const candidates: Candidate[] = [];
  for (const [page, { indexable, minHash, wordCount, textHash }] of pages.entries()) {
    if (!indexable || minHash === null || wordCount < wordsMin || seen.has(textHash)) continue;
    seen.add(textHash);
    candidates.push({ page, signature: minHash });
  }
  return candidates;
}

interface Band {
  readonly from: number;
  /** By the key of the band. */
  readonly leaders: Map<number, Candidate[]>;
  readonly clusters: Clusters;
  readonly boilerplate: Boilerplate;
}

/** The candidate joins the first leader of its bucket that is like it, or is one itself while there is room. */
function meetBand(candidate: Candidate, { from, leaders, clusters, boilerplate }: Band): void {
  const key = bandKey(candidate.signature, from);
  const bucket = leaders.get(key);
  if (bucket === undefined) {
    leaders.set(key, [candidate]);
    return;
  }
  for (const { page, signature } of bucket) {
    if (
      clusters.find(page) !== clusters.find(candidate.page) &&
      similarity(signature, candidate.signature, boilerplate) < similarityMin
    )
      continue;
    clusters.join(page, candidate.page);
    return;
  }
  if (bucket.length < leadersMax) bucket.push(candidate);
}

export function findNearDuplicates(pages: readonly PageRecord[]): readonly (readonly PageIndex[])[] {
  const candidates = candidatesOf(pages);
  const boilerplate = findBoilerplate(candidates.map(({ signature }) => signature));
  const clusters = new Clusters();
  const size = candidates[0]?.signature.length ?? 0;
  for (let from = 0; from + bandSize <= size; from += bandSize) {
    const band: Band = { from, leaders: new Map(), clusters, boilerplate };
    for (const candidate of candidates) meetBand(candidate, band);
  }
  const groups = Map.groupBy(candidates, ({ page }) => clusters.find(page));
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ page }) => page));
}
