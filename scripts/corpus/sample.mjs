/** The lot that puts each site into a part of the corpus, and draws that are random, but the same for the same seed. */
import { createHash } from 'node:crypto';

/** By the hash of the name alone, so that neither a new site nor its result moves another one. */
export const halfOf = (name) =>
  createHash('sha256').update(name).digest().readUInt8(0) % 2 === 0 ? 'work' : 'measure';

/** `fresh`, `unseen`, `last` and `next` were fetched without being read, in this order; judges have read all but the last since. */
export const parts = ['work', 'measure', 'fresh', 'unseen', 'last', 'next'];

export const partOf = ({ name, part }) => part ?? halfOf(name);

/** Mulberry32: small, and good enough to draw lots. */
function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle(items, random) {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
  }
  return shuffled;
}

/** `count` of the items, in random order; a second one of a group only when every group has given one. */
export function drawSample(items, { count, seed, groupOf }) {
  const random = createRandom(seed);
  const groups = [...Map.groupBy(items, groupOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) => shuffle(group, random));
  const rounds = Math.max(0, ...groups.map(({ length }) => length));
  const drawn = [];
  for (let round = 0; round < rounds && drawn.length < count; round += 1)
    drawn.push(
      ...shuffle(
        groups.filter(({ length }) => length > round),
        random,
      ).map((group) => group[round]),
    );
  return drawn.slice(0, count);
}
