/** Finds pages with nearly the same main text, by locality-sensitive hashing of MinHash signatures. */
import type { PageIndex, PageRecord } from '../../model/site-facts.ts';

const wordsMin = 100;
const similarityMin = 0.9;
/** Slots in a band: pairs with a similarity of 0.9 share a band in all but one of ten thousand cases. */
const bandSize = 8;
/** In a crowded bucket each page is compared with so many cluster leaders, not with every other page. */
const leadersMax = 8;
/** A slot's value that more pages share is boilerplate. */
const boilerplatePagesMin = 20;
const boilerplateShare = 0.5;
const slotsMin = 16;

type Signature = Uint32Array;
/** By slot, a value that does not distinguish pages. */
type Boilerplate = readonly (number | undefined)[];

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

function countBySlot(signatures: readonly Signature[], slot: number): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const signature of signatures) {
    const value = signature[slot] ?? 0;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Values that more than half of the pages share; none on small sites. */
function findBoilerplate(signatures: readonly Signature[]): Boilerplate {
  const limit = Math.max(boilerplatePagesMin, signatures.length * boilerplateShare);
  if (signatures.length <= limit) return [];
  return Array.from({ length: signatures[0]?.length ?? 0 }, (_, slot) => {
    const [shared] = [...countBySlot(signatures, slot)].find(([, count]) => count > limit) ?? [];
    return shared;
  });
}

/** The share of equal slots; boilerplate counts only where few other slots are left. */
export function similarity(one: Signature, other: Signature, boilerplate: Boilerplate = []): number {
  let [equal, compared, equalAll] = [0, 0, 0];
  for (let slot = 0; slot < one.length; slot += 1) {
    const value = one[slot] ?? 0;
    const isEqual = value === other[slot];
    if (isEqual) equalAll += 1;
    if (isEqual && boilerplate[slot] === value) continue;
    compared += 1;
    if (isEqual) equal += 1;
  }
  return compared >= slotsMin ? equal / compared : equalAll / one.length;
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

/** One page per text: exact duplicates have a rule of their own. */
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

/** The candidate joins the first similar leader of its bucket, or becomes a leader. */
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
